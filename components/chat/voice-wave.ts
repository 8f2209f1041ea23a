/** The length of a voice and its loudness in equal parts, each 0 to 1. */
export type Wave = { seconds: number; bars: number[] }

const parts = 28

/** Decodes a whole recording: a recorder's WebM does not state its length. Null if the browser cannot decode it. */
export async function readWave(voice: Blob): Promise<Wave | null> {
  try {
    const context = new OfflineAudioContext(1, 1, 16_000)
    const audio = await context.decodeAudioData(await voice.arrayBuffer())
    return { seconds: audio.duration, bars: barsOf(audio.getChannelData(0)) }
  } catch {
    return null
  }
}

function barsOf(samples: Float32Array): number[] {
  const width = Math.max(1, Math.floor(samples.length / parts))
  const loud = Array.from({ length: parts }, (_, part) => {
    let most = 0
    for (let at = part * width; at < (part + 1) * width; at += 8) {
      most = Math.max(most, Math.abs(samples[at] ?? 0))
    }
    return most
  })
  const loudest = Math.max(...loud, 0.01)
  return loud.map((bar) => bar / loudest)
}
