import { useTranslations } from 'next-intl'
import { dial } from '#components/farm/addresses.ts'
import { PageHead } from '#components/farm/page-head.tsx'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'

/** The page for a link that opens no booking: most often half of the link was left behind in a mail. */
export function NoBooking() {
  const t = useTranslations('guest.notFound')
  const { phone } = farm()
  return (
    <PageHead lead={<Words>{t('text', { phone })}</Words>} title={t('title')}>
      <title>{t('title')}</title>
      <a className={`mt-8 ${buttonClass({ kind: 'outline' })}`} href={dial()}>
        <PhoneIcon />
        <bdi dir="ltr">{phone}</bdi>
      </a>
    </PageHead>
  )
}
