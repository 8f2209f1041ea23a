'use client'

import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

/** Sign-in in two steps: the e-mail address, then the code from the mail. `next` is the address opened afterwards. */
export function SignIn({ next }: { next: string }) {
  const [email, setEmail] = useState('')
  // The server's reply to the request for a code; null in the first step.
  const [sent, setSent] = useState<{ message: string } | null>(null)
  if (!sent) {
    return <EmailStep email={email} onEmail={setEmail} onSent={(message) => setSent({ message })} />
  }
  return <CodeStep email={email} message={sent.message} next={next} onBack={() => setSent(null)} />
}
