// What the server reads as it is; its own check goes by content, this one only spares a guest the way there.
const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/**
 * A picture that the server can read: the file itself, or a JPEG made of it where this browser knows the
 * format (Safari and HEIC). Null for what is no picture here.
 */
export async function readablePicture(file: File): Promise<File | null> {
  if (readable.includes(file.type)) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
  return jpeg && new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type })
}
