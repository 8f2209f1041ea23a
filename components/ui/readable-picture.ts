// The formats that the server reads. It checks the content itself; this check only saves a guest the upload.
const readableTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

// The brands of HEIC images and sequences in ISO 23008-12, and Apple's older ones.
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The reason why a file cannot be sent: not an image, too large, or a HEIC image that could not be converted. */
export type PictureProblem = 'type' | 'size' | 'heic'

/** Returns an image of `maxBytes` at most that the server can read: the file itself, or a JPEG made from it. */
export async function readablePicture(
  file: File,
  maxBytes: number,
): Promise<File | PictureProblem> {
  const picture = await readable(file)
  return picture instanceof File && picture.size > maxBytes ? 'size' : picture
}

async function readable(file: File): Promise<File | 'type' | 'heic'> {
  if (readableTypes.includes(file.type)) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  // Safari decodes HEIC itself.
  if (bitmap) return asJpeg(file, await drawn(bitmap), 'type')
  return (await isHeic(file)) ? asJpeg(file, await converted(file), 'heic') : 'type'
}

function asJpeg<Problem>(file: File, jpeg: Blob | null, problem: Problem): File | Problem {
  if (!jpeg) return problem
  return new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

function drawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
}

async function isHeic(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return start.startsWith('ftyp') && heicBrands.includes(start.slice(4))
}

// The decoder is as large as a page, so it is loaded only with a file that needs it. It works in a worker, without
// eval or WebAssembly, which our Content-Security-Policy forbids.
async function converted(file: File): Promise<Blob | null> {
  try {
    const { heicTo } = await import('heic-to/csp')
    return await heicTo({ blob: file, type: 'image/jpeg', quality: 0.92 })
  } catch (error) {
    console.warn('The HEIC picture could not be converted.', error)
    return null
  }
}
