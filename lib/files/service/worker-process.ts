import sharp from 'sharp'

/** What a file is refused as. */
export type NotDecoded = { refused: 'not_an_image' | 'too_large' }

/**
 * Makes this process one that works on pictures, a job at a time, and answers each: it ends with the process that started it,
 * whatever it is at, and not before. Of pictures it only reads four kinds.
 */
export function answerJobs<Job, Made>(work: (job: Job) => Promise<Made | NotDecoded>): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
  sharp.cache(false)
  sharp.concurrency(1)
  // The readers of all other kinds stay shut, whatever a file says that it is.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  })
  process.on('message', (job: Job) => {
    void work(job)
      .catch(whyNot)
      .then((answer) => process.send?.(answer))
  })
}

// What sharp throws is plain text of libvips about the file; which of the two it is can be read only there.
function whyNot(error: unknown): NotDecoded {
  const message = error instanceof Error ? error.message : ''
  return { refused: /pixel limit|dimensions/i.test(message) ? 'too_large' : 'not_an_image' }
}
