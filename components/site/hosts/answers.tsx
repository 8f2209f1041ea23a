import { useLocale, useTranslations } from 'next-intl'
import { dial, whatsapp } from '#components/farm/addresses.ts'
import { Told } from '#components/farm/told.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { ChatIcon, MailIcon, PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { plain } from '#lib/i18n/told.ts'
import { type Host, Portrait } from './portrait.tsx'

/** Returns the host who answers the phone: the first of the list, if there is one. */
export function answering(): Host | undefined {
  return shown('hosts')[0]
}

/** Who answers the phone, and when. */
export function WhoAnswers() {
  const t = useTranslations()
  const facts = farmFacts(useLocale())
  const host = answering()
  return (
    <p className="text-ink-2 text-md">
      {host && (
        <b className="block font-semibold text-ink">
          {t('hosts.answers', { name: plain(t(`hosts.${host}.name`)) })}
        </b>
      )}
      <span className="block">{t('contact.hours', facts)}</span>
      {host && (
        <Told as="span" className="block">
          {t(`hosts.${host}.note`)}
        </Told>
      )}
    </p>
  )
}

/** The phone number with who answers it, then the other ways to write to the farm. */
export function Answers() {
  const t = useTranslations('contact')
  const host = answering()
  const columns = host
    ? 'grid-cols-[minmax(4rem,6.5rem)_minmax(min-content,1fr)] sm:grid-cols-[148px_minmax(0,1fr)]'
    : 'grid-cols-1'
  return (
    <div
      className={`grid items-center gap-x-4 gap-y-4.5 border-line border-y py-5 sm:gap-x-6.5 sm:py-6 ${columns}`}
    >
      {host && <Portrait at={0} className="sm:row-span-2" host={host} />}
      <div className="min-w-0 sm:self-end">
        <WhoAnswers />
        <a
          className="heading mt-1 flex min-h-11 items-center gap-3 text-xl no-underline hover:underline hover:underline-offset-4 sm:text-2xl"
          href={dial()}
        >
          <PhoneIcon className="text-laterite max-sm:hidden" size={26} />
          <bdi className="num whitespace-nowrap" dir="ltr">
            {farm().phone}
          </bdi>
        </a>
      </div>
      <div className="col-span-full flex flex-wrap gap-3 *:flex-auto sm:col-span-1 sm:col-end-[-1] sm:self-start sm:*:flex-none">
        <a className={buttonClass({ kind: 'secondary' })} href={whatsapp()}>
          <ChatIcon size={18} />
          {t('whatsapp.button')}
        </a>
        <a className={buttonClass({ kind: 'outline' })} href={`mailto:${farm().email}`}>
          <MailIcon size={18} />
          <bdi className="min-w-0 break-all" dir="ltr">
            {farm().email}
          </bdi>
        </a>
      </div>
    </div>
  )
}
