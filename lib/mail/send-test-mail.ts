import { publicUrl } from '../env.ts'
import { farm } from '../farm/rules/farm.ts'
import { randomSecret } from '../shared/random.ts'
import { messageId, send } from './transport.ts'

/**
 * Sends a test e-mail at once, and returns what the mail server answered: that it has taken it, with its own words, or why not.
 * Without a mail server, the e-mail is a file in the outbox.
 */
export async function sendTestMail(to: string): Promise<{ sent: boolean; answer: string | null }> {
  const { brand } = farm()
  try {
    const answer = await send({
      to: [to],
      messageId: messageId('test', randomSecret()),
      language: 'en',
      direction: 'ltr',
      subject: `A test from ${brand}`,
      paragraphs: [
        'This is a test. If you can read it, guests will get their e-mails, too.',
        'If it was in your spam folder, guests’ e-mails will be as well. Please ask the person who set up your e-mail to fix that.',
      ],
      link: { label: 'Back to the steps', url: `${publicUrl()}/app/dashboard/setup/mail` },
    })
    return { sent: true, answer }
  } catch (error) {
    return { sent: false, answer: error instanceof Error ? error.message : String(error) }
  }
}
