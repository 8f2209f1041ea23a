/** Returns bytes as megabytes of 1,048,576 bytes, in which limits are told. */
export function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}

/** Returns "18.4 KB", "1.2 MB"; never "0.0 KB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? `${Math.max(0.1, kilobytes).toFixed(1)} KB`
    : `${megabytes(bytes).toFixed(1)} MB`
}
