import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type BadSmtp = {
  /** The value for SMTP_URL. */
  url: string
  /** The Message-IDs that were taken, without their host, and how often each. */
  taken: Map<string, number>
  /** How often each mood was met. */
  moods: Map<Mood, number>
  /** From now on every mail is taken. */
  recover(): void
  close(): Promise<void>
}

/**
 * What the server does with a mail: takes it, refuses it for now or for good, says nothing any more, or breaks the
 * line off before it has taken the mail or right after, so that the sender cannot know.
 */
type Mood = 'take' | 'later' | 'never' | 'hang' | 'cut' | 'cut after'

// In a hundred mails; the rest is taken.
const odds: [Mood, number][] = [
  ['later', 10],
  ['never', 3],
  ['hang', 3],
  ['cut', 8],
  ['cut after', 8],
]

/** A mail server that misbehaves, on a free port. */
export async function startBadSmtp(): Promise<BadSmtp> {
  const taken = new Map<string, number>()
  const moods = new Map<Mood, number>()
  const sockets = new Map<number, Socket>()
  let isWell = false
  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      // A sender that is killed in the middle leaves no mail.
      const text = await textOf(stream).catch(() => null)
      if (text === null) return
      const id = messageIdOf(text)
      const mood = isWell ? 'take' : someMood()
      moods.set(mood, (moods.get(mood) ?? 0) + 1)
      if (mood === 'take' || mood === 'cut after') taken.set(id, (taken.get(id) ?? 0) + 1)
      if (mood === 'take') done()
      else if (mood === 'later') done(refusal('not now', 451))
      else if (mood === 'never') done(refusal('no such mailbox', 550))
      else if (mood !== 'hang') cut(session)
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    taken,
    moods,
    recover: () => {
      isWell = true
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function someMood(): Mood {
  let left = Math.random() * 100
  for (const [mood, share] of odds) {
    left -= share
    if (left < 0) return mood
  }
  return 'take'
}

const refusal = (words: string, responseCode: number) =>
  Object.assign(new Error(words), { responseCode })

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const messageIdOf = (mail: string) => /^Message-ID:\s*<([^@>]*)@/im.exec(mail)?.[1] ?? 'none'
