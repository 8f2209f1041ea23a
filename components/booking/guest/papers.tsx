import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addressOf } from '#calls/client.ts'
import { DownloadIcon } from '#components/payments/icons.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import { titleOf } from '#lib/documents/rules/titles.ts'
import type { GuestPapers } from '#lib/documents/schema.ts'
import { registrationOf } from '#lib/gst/rules/registration.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { listed } from '#lib/i18n/listed.ts'
import { formatStayDay } from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { BillForm } from './bill-form.tsx'
import { PaperIcon, PaperToComeIcon } from './icons.tsx'

// The same in every language.
const pdf = 'PDF'

type Props = GuestPapers & { booking: Booking; secret: string }

/** The papers of a stay to download, when its invoice comes, and the form for the firm that the invoice is made out to. */
export function Papers({ booking, secret, papers, bill, isInvoiced }: Props) {
  const t = useTranslations('documents')
  const locale = useLocale() as Locale
  const awaits = takesPlace(booking.status) && !isInvoiced
  if (papers.length === 0 && !awaits) return null
  return (
    <section className="rounded-card border border-line bg-card px-5 py-6 md:px-6.5">
      <h2 className="font-semibold font-text text-ink-2 text-sm tracking-normal">
        {t('page.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {papers.map((paper) => (
          <Issued key={paper.id} paper={paper} secret={secret} />
        ))}
        {awaits && (
          <Row
            icon={<PaperToComeIcon className="text-ink-2" />}
            text={t('page.later', { day: formatStayDay(booking.checkOut, locale) })}
            title={t(`title.${titleOf('tax_invoice', registrationOf())}`)}
          />
        )}
      </ul>
      {awaits && (
        <div className="border-line border-t pt-1">
          {bill.bill_to && (
            <p className="pt-3 text-sm">
              {t('page.bill.to', { firm: isolateIn(locale)(bill.bill_to) })}
              {bill.gstin && (
                <span className="block text-ink-2">
                  <Ltr>{bill.gstin}</Ltr>
                </span>
              )}
            </p>
          )}
          <BillForm bill={bill} secret={secret} />
        </div>
      )}
    </section>
  )
}

function Issued({ paper, secret }: { paper: GuestPapers['papers'][number]; secret: string }) {
  const t = useTranslations('documents')
  const common = useTranslations('common')
  const locale = useLocale() as Locale
  const title = t(`title.${paper.title}`)
  const own = isolateIn(locale)
  const sum = formatRupees(paper.paise, locale)
  return (
    <Row icon={<PaperIcon />} text={listed([own(paper.number), own(sum)], locale)} title={title}>
      {paper.isVoid && <span className="basis-full text-red text-sm">{t('void')}</span>}
      <a
        aria-label={common('fact', { label: pdf, value: `${title} ${paper.number}` })}
        className={`shrink-0 ${buttonClass({ kind: 'outline' })}`}
        download
        href={addressOf('GET stays/[secret]/documents/[id]', {
          params: { secret, id: paper.id },
        })}
      >
        <DownloadIcon size={18} />
        {pdf}
      </a>
    </Row>
  )
}

type RowProps = { icon: ReactNode; title: string; text: ReactNode; children?: ReactNode }

function Row({ icon, title, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="self-start pt-0.5 text-lake">{icon}</span>
      <span className="flex-1 basis-[150px] text-ink-2 text-sm leading-snug">
        <b className="block font-semibold text-ink text-md">{title}</b>
        {text}
      </span>
      {children}
    </li>
  )
}
