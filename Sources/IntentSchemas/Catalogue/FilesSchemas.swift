extension SchemaCatalogue {
  static let files = """
    domain files primary
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent createFolder CreateFolderIntent
      sdk 26.5,27.0 source 27-beta
      fileName: String?
      target: FileEntity = files.file
      returns: FileEntity = files.file
    intent renameFile RenameFileIntent
      sdk 26.5,27.0 source 27-beta
      target: FileEntity = files.file
      newName: String
      before 27
        target: ExampleFileEntity = files.file
        newName: String?
    intent openFile OpenFileIntent
      sdk 26.5,27.0 source 27
      conforms OpenIntent
      target: FileEntity = files.file
    intent moveFiles MoveFilesIntent
      sdk 26.5,27.0 source 27
      entities: [FileEntity] = files.file
      destinationFolder: FileEntity = files.file
    intent deleteFiles DeleteFilesIntent
      sdk 26.5,27.0 source 27
      conforms DeleteIntent
      entities: [FileEntity] = files.file
    entity file FileEntity
      sdk 26.5,27.0 source 18.4
      conforms FileEntity
      creationDate: Date?
      fileModificationDate: Date?
    """
}
