import { useTranslations } from 'next-intl'
import { Words } from '#components/farm/words.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { ChatLink } from './chat-link.tsx'

/** Phone and chat, for pages without the floating chat button. */
export function ChatHelp() {
  const t = useTranslations('booking')
  const chat = useTranslations('chat')
  return (
    <p className="mt-11 flex gap-2.5 border-line border-t pt-5 text-md text-ink-2">
      <PhoneIcon className="mt-0.5 text-lake" />
      <span>
        <Words>{t('help', { phone: farm().phone })}</Words>
        <ChatLink>{chat('button')}</ChatLink>
      </span>
    </p>
  )
}
