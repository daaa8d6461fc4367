/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
