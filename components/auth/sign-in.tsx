'use client'

import { useState } from 'react'
import { type Asked, CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

type SignInProps = {
  /** The address opened afterwards. */
  next: string
  /** The content of a link that `npm run staff -- code` printed: it leads to the second step at once. */
  link: { email: string; key: string } | null
}

/** Sign-in in two steps: the e-mail address, then the code from the mail. */
export function SignIn({ next, link }: SignInProps) {
  const [email, setEmail] = useState(link?.email ?? '')
  // What was asked for: by mail with the server's reply, or in the terminal; null in the first step.
  const [asked, setAsked] = useState<Asked | null>(link && { key: link.key })
  if (!asked) {
    return (
      <EmailStep email={email} onEmail={setEmail} onSent={(message) => setAsked({ message })} />
    )
  }
  return <CodeStep asked={asked} email={email} next={next} onBack={() => setAsked(null)} />
}
