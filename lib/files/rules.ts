/** A stored file's address on this origin. Who may read it is decided there, not by knowing it. */
export function filePath(id: string): string {
  return `/api/files/${id}`
}
