import { useLocale, useTranslations } from 'next-intl'
import { Mark } from '#components/farm/mark.tsx'
import { drawQr } from '#components/payments/qr-path.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { upiLink } from '#lib/payments/rules/upi-link.ts'

/** The farm's QR code as an image to save, and the same code drawn on the page; neither has an amount. */
export function Codes() {
  const t = useTranslations('payment.qr')
  const facts = farmFacts(useLocale())
  const { viewBox, path } = drawQr(upiLink({ id: farm().upi.id, name: farm().upi.payee }))
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <figure className="on-hill rounded-card bg-hill p-6 text-cream">
        <figcaption className="mb-5 flex items-center gap-3">
          <Mark size={36} />
          <span className="heading text-lg">{t('static.title')}</span>
        </figcaption>
        {/* biome-ignore lint/performance/noImgElement: a code must stay as sharp as it was made */}
        <img
          alt={t('static.alt', facts)}
          className="mx-auto w-full max-w-[320px] rounded-plate bg-white"
          height={600}
          src="/upi-code.png"
          width={600}
        />
        <p className="mt-4 text-center text-sm">
          <bdi dir="ltr">{farm().upi.id}</bdi>
        </p>
      </figure>
      <figure className="rounded-card border border-line bg-card p-6">
        <figcaption className="mb-5">
          <span className="heading block text-lg">{t('open.title')}</span>
          <span className="text-ink-2 text-sm">{t('open.text')}</span>
        </figcaption>
        <svg
          aria-label={t('open.alt', facts)}
          className="mx-auto aspect-square w-full max-w-[320px] rounded-plate bg-white"
          role="img"
          shapeRendering="crispEdges"
          viewBox={viewBox}
        >
          <path d={path} fill="#12201e" />
        </svg>
      </figure>
    </div>
  )
}
