'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ArrowIcon } from '#components/ui/icons.tsx'
import { cutText, smallListCount, turned } from '#lib/reviews/rules.ts'
import type { ReviewsAnswer, WireReview } from '#lib/reviews/schema.ts'
import { numberLocale } from '#lib/shared/money.ts'
import { Author } from './author.tsx'
import { Stars } from './stars.tsx'

/** One review at a time where there is room; the first six, cut short, where there is not. */
export function ReviewsView({ answer }: { answer: ReviewsAnswer }) {
  const t = useTranslations('testimonials')
  return (
    <section aria-label={t('title')} data-reviews>
      <Average answer={answer} />
      <div className="hidden md:block">
        <Pager reviews={answer.reviews} />
      </div>
      <ul className="md:hidden">
        {answer.reviews.slice(0, smallListCount).map((review) => (
          <li className="border-line border-t py-6" key={keyOf(review)}>
            <Stars rating={review.rating} />
            <p className="mt-3 mb-4" dir="auto">
              {cutText(review.text)}
            </p>
            <Author review={review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Average({ answer }: { answer: ReviewsAnswer }) {
  const t = useTranslations('testimonials')
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const format = new Intl.NumberFormat(numberLocale(useLocale()), one)
  return (
    <p className="mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="heading text-4xl">{format.format(answer.average_rating)}</span>
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
      <figure aria-live="polite" className="min-h-[260px]">
        <Stars rating={review.rating} />
        <blockquote>
          <p className="heading mt-4 mb-6 text-2xl leading-[1.3]" dir="auto">
            {review.text}
          </p>
        </blockquote>
        <figcaption>
          <Author key={keyOf(review)} review={review} />
        </figcaption>
      </figure>
      <div className="mt-8 flex items-center gap-4">
        <button aria-label={t('previous')} className={turnLook} onClick={turn(-1)} type="button">
          <ArrowIcon className="-scale-x-100 rtl:scale-x-100" />
        </button>
        <span className="num text-sm">{t('counter', { n: index + 1, total: reviews.length })}</span>
        <button aria-label={t('next')} className={turnLook} onClick={turn(1)} type="button">
          <ArrowIcon />
        </button>
      </div>
    </>
  )
}

const turnLook =
  'grid size-12 place-items-center rounded-full border-[1.5px] border-line-control transition-colors hover:bg-rice'

function keyOf(review: WireReview): string {
  return `${review.author_name} ${review.time}`
}
