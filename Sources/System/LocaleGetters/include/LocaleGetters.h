// Nothing to call: the target is symbols only.
