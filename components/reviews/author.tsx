'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { reviewDate } from '#lib/reviews/rules.ts'
import type { WireReview } from '#lib/reviews/schema.ts'

/** Who wrote it and when; a drawn figure where there is no photograph or it does not load. */
export function Author({ review }: { review: WireReview }) {
  const { author_name: name, profile_photo_url: photo, time } = review
  const t = useTranslations('testimonials')
  const [failed, setFailed] = useState(false)
  return (
    <div className="flex items-center gap-3">
      {photo && !failed ? (
        // biome-ignore lint/performance/noImgElement: Google's own picture, 48 pixels wide
        <img
          alt={t('photoAlt', { name })}
          className="size-12 rounded-full bg-rice object-cover"
          height={48}
          loading="lazy"
          onError={() => setFailed(true)}
          referrerPolicy="no-referrer"
          src={photo}
          width={48}
        />
      ) : (
        <Avatar />
      )}
      <p className="min-w-0 leading-snug">
        <bdi className="block font-semibold">{name}</bdi>
        <span className="text-ink-2 text-xs" dir="ltr" lang="en">
          {reviewDate(time)}
        </span>
      </p>
    </div>
  )
}

function Avatar() {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0 rounded-full bg-rice text-ink-3"
      data-avatar
      fill="currentColor"
      height="48"
      viewBox="0 0 48 48"
      width="48"
    >
      <circle cx="24" cy="18.500" r="8" />
      <path d="M8 46c0-10 7-16 16-16s16 6 16 16z" />
    </svg>
  )
}
