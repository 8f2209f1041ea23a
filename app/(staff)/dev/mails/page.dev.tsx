import type { Metadata } from 'next'
import { Mails } from '#dev/mails.tsx'

export const metadata: Metadata = { title: 'Mails' }

/** Every mail, in development only. */
export default function MailsPage() {
  return <Mails />
}
