'use client'

import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { dial, whatsapp } from '#components/farm/addresses.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'

type FarmContactProps = {
  small?: boolean
  /** True for a quieter look, beside a more important button. */
  quiet?: boolean
}

/** Telephone, WhatsApp and e-mail, which reach the farm while nobody is at the desk. */
export function FarmContact({ small = false, quiet = false }: FarmContactProps) {
  const t = useTranslations('chat.offline')
  const size = small ? 'small' : 'medium'
  return (
    <div className="grid gap-2.5">
      <a
        className={buttonClass({ kind: quiet ? 'outline' : 'secondary', size, wide: true })}
        href={whatsapp()}
        rel="noopener"
        target="_blank"
      >
        <MessageCircle size={20} />
        {t('whatsapp')}
      </a>
      <a className={buttonClass({ kind: 'outline', size, wide: true })} href={dial()}>
        <PhoneIcon size={19} />
        {t('call', { phone: `\u2066${farm().phone}\u2069` })}
      </a>
      <a
        className="text-link justify-self-center break-all text-sm"
        href={`mailto:${farm().email}`}
      >
        <bdi dir="ltr">{farm().email}</bdi>
      </a>
    </div>
  )
}
