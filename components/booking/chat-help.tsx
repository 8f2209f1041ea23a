'use client'

import { useTranslations } from 'next-intl'
import { chatButtonId } from '#components/chat/chat-button-id.ts'
import { Words } from '#components/farm/words.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import { property } from '#lib/property.ts'

/** Phone and chat, for pages without the floating chat button. */
export function ChatHelp() {
  const t = useTranslations('booking')
  return (
    <p className="mt-11 flex gap-2.5 border-line border-t pt-5 text-md text-ink-2">
      <PhoneIcon className="mt-0.5 text-lake" />
      <span>
        <Words>{t('help', { phone: property.phone })}</Words>
        <ChatLink />
      </span>
    </p>
  )
}

// Opens the chat through its floating button, which such pages hide.
function ChatLink() {
  const t = useTranslations('chat')
  return (
    <button className="text-link block min-h-11 no-script:hidden" onClick={openChat} type="button">
      {t('button')}
    </button>
  )
}

const openChat = () => document.getElementById(chatButtonId)?.click()
