'use client'

import { Share2 } from 'lucide-react'
import Link from 'next/link'
import { QrCode } from '#components/payments/qr-code.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { CopyButton } from '../kit/copy-button.tsx'

const t = staffWords('setup')

/** The farm is open: its address to copy and share, and as a QR code for the gate, which is all that's printed. */
export function OpenScreen({ site }: { site: string }) {
  const { brand, name } = farm()
  const share = `https://wa.me/?text=${encodeURIComponent(t('open.message', { name, site }))}`
  return (
    <div className="mx-auto grid w-full max-w-[560px] justify-items-center gap-4 px-4 py-8 text-center">
      <h2 className="heading text-3xl">{t('open.title', { brand })}</h2>
      <p className="no-print text-ink-2">{t('open.text')}</p>
      <p className="flex w-full items-center justify-between gap-3 rounded-control border border-edge bg-card px-4 py-1.5">
        <b className="wrap-anywhere">{site.replace(/^https?:\/\//, '')}</b>
        <span className="no-print">
          <CopyButton text={site} what={t('open.address')} />
        </span>
      </p>
      <a
        className={`no-print ${buttonClass({ kind: 'secondary', wide: true })}`}
        href={share}
        rel="noreferrer"
        target="_blank"
      >
        <Share2 aria-hidden="true" size={20} />
        {t('open.share')}
      </a>
      <QrCode
        className="w-52 rounded-staff border border-edge p-3 print:w-[12cm] print:border-0"
        label={t('open.qr', { site })}
        text={site}
      />
      <Button className="no-print" kind="outline" onClick={() => window.print()}>
        {t('open.print')}
      </Button>
      <Link className="no-print staff-link inline-flex min-h-11 items-center" href="/app/dashboard">
        {t('open.dashboard')}
      </Link>
      <p className="no-print text-ink-2 text-sm">{t('open.close')}</p>
    </div>
  )
}
