import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { Print } from '#components/farm/print.tsx'
import { Words } from '#components/farm/words.tsx'
import { ReviewsSection } from '#components/reviews/reviews-section.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { HillBand } from '../hill-band.tsx'

/** The guests' reviews if they can be fetched, and always a link to all of them on Google. */
export function TestimonialsPage() {
  const t = useTranslations('testimonials')
  const { testimonials } = useMessages()
  const contact = { phone: farm().phone, email: farm().email }
  return (
    <>
      <PageHead lead={t('lead')} title={t('title')}>
        <p className="mt-6">
          <a className="text-link" href={farm().googleListing} rel="noopener">
            {t('link')}
          </a>
        </p>
      </PageHead>
      {/* The picture keeps the space that the reviews will take, so that nothing moves when they load. */}
      <div
        className={`wrap grid gap-x-16 gap-y-10 pb-26 max-md:pb-16 ${hasPicture('chai') ? 'lg:grid-cols-[5fr_7fr]' : ''}`}
      >
        <Print
          className="aspect-[16/10] lg:aspect-[4/5] lg:self-start"
          name="chai"
          preload
          sizes="(min-width: 1024px) 800px, 100vw"
        />
        <div className="min-h-[70svh] min-w-0 has-data-instead:min-h-[24svh] lg:has-data-instead:min-h-0 lg:grid lg:min-h-0 lg:content-center">
          <NextIntlClientProvider messages={{ testimonials }}>
            <ReviewsSection
              failed={<Instead text={t('hiddenNote', contact)} />}
              head={
                <p className="mb-6 max-w-measure text-ink-2 text-sm">
                  <Words>{t('noGoogle', contact)}</Words>
                </p>
              }
              none={<Instead text={t('none')} />}
            />
          </NextIntlClientProvider>
        </div>
      </div>
      <HillBand text={t('cta.text')} title={t('cta.title')}>
        <a className={buttonClass({ size: 'large' })} href={farm().googleListing} rel="noopener">
          {t('cta.button')}
        </a>
      </HillBand>
    </>
  )
}

function Instead({ text }: { text: string }) {
  const t = useTranslations('testimonials')
  return (
    <div data-instead="">
      <p className="heading max-w-[18em] text-balance text-2xl">
        <Words>{text}</Words>
      </p>
      <p className="mt-8">
        <a className={buttonClass()} href={farm().googleListing} rel="noopener">
          {t('link')}
        </a>
      </p>
    </div>
  )
}
