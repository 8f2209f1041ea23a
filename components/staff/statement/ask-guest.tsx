import { MessageCircle } from 'lucide-react'
import { addressOf } from '#calls/client.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('statement')

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
      {t.rich('ask', {
        name: name.split(' ')[0] ?? name,
        more: (words) => <span className="sr-only">{words}</span>,
      })}
    </a>
  )
}
