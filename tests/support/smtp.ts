import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = Email & { recipients: string[] }

export type TestSmtp = {
  /** The value for SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  /** While true every mail is refused for the moment, as a full or broken server does (451). */
  refuse: boolean
  /** Recipients that the server takes no mail for, now or later (550). */
  unknown: Set<string>
  /** What the server waits for before it takes a mail, by its subject; at once by default. */
  before(subject: string): Promise<void> | undefined
  /** The first mail that fits, once it has arrived; fails after `ms`. */
  waitFor(fits: (mail: ReceivedMail) => boolean, ms?: number): Promise<ReceivedMail>
  /** As it was at the beginning. */
  reset(): void
  close(): Promise<void>
}

/** A real SMTP server on a free port that keeps what it receives, parsed. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (!smtp.unknown.has(address)) return done()
      done(Object.assign(new Error('no such user here'), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      receive(stream)
        .then(async (mail) => {
          await smtp.before(mail.subject ?? '')
          if (smtp.refuse) return done(Object.assign(new Error('not now'), { responseCode: 451 }))
          smtp.mails.push({
            ...mail,
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          })
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    mails: [],
    refuse: false,
    unknown: new Set(),
    before: () => undefined,
    reset: () =>
      Object.assign(smtp, {
        mails: [],
        refuse: false,
        unknown: new Set(),
        before: () => undefined,
      }),
    waitFor: async (fits, ms = 30_000) => {
      for (const deadline = performance.now() + ms; performance.now() < deadline; await wait(50)) {
        const mail = smtp.mails.find(fits)
        if (mail) return mail
      }
      const seen = smtp.mails.map(({ subject }) => subject).join(' | ')
      throw new Error(`No such mail within ${ms} ms. Arrived: ${seen || 'nothing'}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return smtp
}

async function receive(stream: AsyncIterable<Buffer>): Promise<Email> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return PostalMime.parse(new Uint8Array(Buffer.concat(chunks)))
}
