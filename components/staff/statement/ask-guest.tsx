import { MessageCircle } from 'lucide-react'
import { buttonClass } from '#components/ui/button.tsx'
import { questionUrl } from '#lib/ledger/client/payments.ts'

/** The way to ask a guest for the UTR of a payment that nobody finds: WhatsApp opens with the question in their language. */
export function AskGuest({ paymentId, name }: { paymentId: string; name: string }) {
  return (
    <a
      className={buttonClass({ kind: 'outline', size: 'small' })}
      href={questionUrl(paymentId)}
      rel="noreferrer"
      target="_blank"
    >
      <MessageCircle aria-hidden="true" className="shrink-0" size={18} />
      Ask {name.split(' ')[0]}
      <span className="sr-only"> on WhatsApp, in a new tab</span>
    </a>
  )
}
