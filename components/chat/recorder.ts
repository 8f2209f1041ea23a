/** A voice that is being recorded. */
export type Recording = {
  /** Ends it and answers the file; null when there is nothing to hear. */
  stop(): Promise<File | null>
  /** Ends it and forgets what was said. */
  discard(): void
}

// WebM with Opus where the browser writes it, which is nearly everywhere; Safari before 18.4 writes MP4.
const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
// A second of speech is about 4 KB: five minutes stay far below the 5 MB that the server takes.
const bitsPerSecond = 32_000
const shortestMs = 400

/** Longer voices are sent when they have reached this. */
export const longestVoiceMs = 5 * 60_000

/** Starts to record. Rejects as getUserMedia does: with a NotAllowedError when the microphone is blocked. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType && { mimeType }),
  })
  const pieces: Blob[] = []
  const began = performance.now()
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      resolve()
    }
  })
  recorder.start()
  const end = async () => {
    if (recorder.state !== 'inactive') recorder.stop()
    await ended
  }
  return {
    async stop() {
      const lasted = performance.now() - began
      await end()
      if (lasted < shortestMs || pieces.length === 0) return null
      const type = recorder.mimeType.split(';')[0] || 'audio/webm'
      return new File(pieces, `voice.${type.endsWith('mp4') ? 'm4a' : 'webm'}`, { type })
    },
    discard: () => void end(),
  }
}
