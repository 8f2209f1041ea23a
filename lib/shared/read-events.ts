/**
 * Reads an answer of type text/event-stream and calls `hear` with the data of each event, parsed, until the
 * answer ends. Events without data, comments and what is no JSON are passed over.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  hear: (data: unknown) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const events = (text + value).split(/\r?\n\r?\n/)
    text = events.pop() ?? ''
    for (const event of events) {
      const data = dataOf(event)
      if (data !== undefined) hear(data)
    }
  }
}

function dataOf(event: string): unknown {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  try {
    return JSON.parse(lines.map((line) => line.slice(5).trimStart()).join('\n'))
  } catch {
    return undefined
  }
}
