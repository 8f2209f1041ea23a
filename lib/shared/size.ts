/** Returns bytes as megabytes of 1,048,576 bytes, in which limits are told. */
export function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}
