print("layoutpreview")
