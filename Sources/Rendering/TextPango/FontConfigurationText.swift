import Foundation

/// The text of a private font configuration: one folder of fonts, a cache of its own, and nothing of the system's.
func fontConfigurationText(fontFolder: String, cacheFolder: String) -> String {
  """
  <?xml version="1.0"?>
  <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
  <fontconfig>
    <dir>\(xmlEscaped(fontFolder))</dir>
    <cachedir>\(xmlEscaped(cacheFolder))</cachedir>
    <match target="pattern">
      <test name="family"><string>emoji</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
    </match>
    <match target="font">
      <test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign">
        <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
      </edit>
      <edit name="scalable" mode="assign"><bool>true</bool></edit>
    </match>
    <config><rescan><int>0</int></rescan></config>
  </fontconfig>
  """
}

private func xmlEscaped(_ text: String) -> String {
  text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
}
