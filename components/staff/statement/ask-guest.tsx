import { MessageCircle } from 'lucide-react'
import { addressOf } from '#calls/client.ts'
import { buttonClass } from '#components/ui/button.tsx'

/** The way to ask a guest for the UTR of a payment that can't be found: WhatsApp opens with the question in their language. */
export function AskGuest({ paymentId, name }: { paymentId: string; name: string }) {
  return (
    <a
      className={buttonClass({ kind: 'outline', size: 'small' })}
      href={addressOf('GET payments/[id]/ask', { params: { id: paymentId } })}
      rel="noreferrer"
      target="_blank"
    >
      <MessageCircle aria-hidden="true" className="shrink-0" size={18} />
      Ask {name.split(' ')[0]}
      <span className="sr-only"> on WhatsApp, in a new tab</span>
    </a>
  )
}
