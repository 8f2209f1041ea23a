/** A running recording of a voice. */
export type Recording = {
  /** Stops and returns the file; null if it is empty. */
  stop(): Promise<File | null>
  /** Stops and drops the recording. */
  discard(): void
}

// WebM with Opus in nearly all browsers; Safari before 18.4 writes MP4.
const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
// One second of speech is about 4 KB: five minutes stay far below the server's limit of 5 MB.
const bitsPerSecond = 32_000
const shortestMs = 400

/** The longest voice: a recording that reaches it is sent. */
export const longestVoiceMs = 5 * 60_000

/** Starts a recording. Rejects as getUserMedia does: with a NotAllowedError if the microphone is blocked. */
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
