'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { ArrowIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { cutText, smallListCount, turned } from '#lib/reviews/rules.ts'
import type { ReviewsAnswer, WireReview } from '#lib/reviews/schema.ts'
import { numberFormat } from '#lib/shared/intl-formats.ts'
import { Author } from './author.tsx'
import { Stars } from './stars.tsx'

/** One review at a time on wide screens; on small ones the first six, shortened. */
export function ReviewsView({ answer }: { answer: ReviewsAnswer }) {
  const t = useTranslations('testimonials')
  return (
    <section aria-label={t('title')} className="wrap-anywhere min-w-0" data-reviews>
      <Average answer={answer} />
      <div className="hidden md:block">
        <Pager reviews={answer.reviews} />
      </div>
      <ul className="md:hidden">
        {answer.reviews.slice(0, smallListCount).map((review) => (
          <li className="flex flex-col gap-3 border-line border-t py-6" key={keyOf(review)}>
            {review.rating !== undefined && <Stars rating={review.rating} />}
            {review.text && <p dir="auto">{cutText(review.text)}</p>}
            <Author review={review} />
          </li>
        ))}
      </ul>
      <Attribution url={answer.google_maps_url ?? farm().googleListing} />
    </section>
  )
}

function Average({ answer }: { answer: ReviewsAnswer }) {
  const t = useTranslations('testimonials')
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const format = numberFormat(useLocale(), one)
  return (
    <p className="mb-7 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="heading text-page">{format.format(answer.average_rating)}</span>
      <span className="text-ink-2 text-sm">{t('total', { count: answer.total_reviews })}</span>
      {answer.source === 'google_api' && (
        <span className="rounded-full border border-line px-3 py-0.5 font-semibold text-xs">
          {t('badge')}
        </span>
      )}
    </p>
  )
}

function Pager({ reviews }: { reviews: WireReview[] }) {
  const t = useTranslations('testimonials')
  const [index, setIndex] = useState(0)
  const review = reviews[index]
  const turn = (step: number) => () => setIndex(turned(index, step, reviews.length))
  if (!review) return null
  return (
    <>
      {/* The height is the same for all reviews, so that the arrows stay under the finger. */}
      <figure aria-live="polite" className="flex min-h-[368px] flex-col">
        {review.rating !== undefined && <Stars rating={review.rating} />}
        {review.text && <Quotation key={keyOf(review)} text={review.text} />}
        <figcaption>
          <Author key={keyOf(review)} review={review} />
        </figcaption>
      </figure>
      {reviews.length > 1 && (
        <div className="mt-6 flex items-center gap-4">
          <IconButton label={t('previous')} className={turnLook} onClick={turn(-1)}>
            <ArrowIcon className="-scale-x-100 rtl:scale-x-100" />
          </IconButton>
          <span className="num min-w-[4.5em] text-center text-sm">
            {t('counter', { n: index + 1, total: reviews.length })}
          </span>
          <IconButton label={t('next')} className={turnLook} onClick={turn(1)}>
            <ArrowIcon />
          </IconButton>
        </div>
      )}
    </>
  )
}

/** The lengths in characters up to which a review is set large, and up to which it fits without scrolling. */
const large = 200
const fitting = 300

function Quotation({ text }: { text: string }) {
  const { length } = Array.from(text)
  const size = length > large ? 'text-lg' : 'heading text-2xl leading-[1.3]'
  return (
    <blockquote
      className="my-5 max-h-[255px] overflow-y-auto"
      // Keyboard users can scroll a long review; half a line at the edge shows that there is more.
      {...(length > fitting && { tabIndex: 0 })}
    >
      <p className={size} dir="auto">
        {text}
      </p>
    </blockquote>
  )
}

/** The attribution that Google's policies for the Places API require: the full name, untranslated, with a link. */
function Attribution({ url }: { url: string }) {
  const t = useTranslations('testimonials')
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-3 text-ink-2 text-sm max-md:border-line max-md:border-t max-md:pt-6">
      <a className="text-link" href={url} lang="en" rel="noopener" translate="no">
        {googleMaps}
      </a>
      <span>{t('selection')}</span>
    </p>
  )
}

const googleMaps = 'Google Maps'

const turnLook =
  'size-12 rounded-full border-[1.5px] border-line-control transition-colors hover:bg-rice'

function keyOf({ author_name, time, text }: WireReview): string {
  return `${author_name} ${time} ${text}`
}
