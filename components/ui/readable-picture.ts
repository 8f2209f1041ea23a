// What the server reads as it is; its own check goes by content, this one only spares a guest the way there.
const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

// What ISO 23008-12 calls the brands of HEIC pictures and sequences, and Apple's older ones.
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/**
 * A picture that the server can read: the file itself, or a JPEG made of it. `type` for what is no picture
 * here, `heic` for one in the phones' own format that could not be converted.
 */
export async function readablePicture(file: File): Promise<File | 'type' | 'heic'> {
  if (readable.includes(file.type)) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  // Safari knows HEIC by itself.
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

// The decoder weighs as much as a page: it comes only with a file that needs it. It works in a worker,
// without eval or WebAssembly, which our Content-Security-Policy forbids.
async function converted(file: File): Promise<Blob | null> {
  try {
    const { heicTo } = await import('heic-to/csp')
    return await heicTo({ blob: file, type: 'image/jpeg', quality: 0.92 })
  } catch (error) {
    console.warn('The HEIC picture could not be converted.', error)
    return null
  }
}
