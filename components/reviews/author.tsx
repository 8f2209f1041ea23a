'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { reviewDate } from '#lib/reviews/rules.ts'
import type { WireReview } from '#lib/reviews/schema.ts'

/** The author and date of a review, as far as staff show them; a drawn figure if there is no photograph or it fails. */
export function Author({ review }: { review: WireReview }) {
  const { author_name: name, author_url: page, profile_photo_url: photo, time } = review
  if (name === undefined && photo === undefined && time === undefined) return null
  return (
    <div className="flex min-h-12 items-center gap-3">
      {photo !== undefined && <Photo name={name ?? ''} photo={photo} />}
      <p className="min-w-0 leading-snug">
        {name && (
          <span className="block font-semibold">
            {page ? (
              <a className="text-link" href={page} rel="noopener nofollow">
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
        )}
        {time !== undefined && (
          <span className="text-ink-2 text-xs" dir="ltr" lang="en">
            {reviewDate(time)}
          </span>
        )}
      </p>
    </div>
  )
}

function Photo({ name, photo }: { name: string; photo: string }) {
  const t = useTranslations('testimonials')
  const [failed, setFailed] = useState(false)
  if (!photo || failed) return <Avatar />
  return (
    // biome-ignore lint/performance/noImgElement: the image is already as small as it is shown
    <img
      alt={name ? t('photoAlt', { name }) : ''}
      className="size-12 shrink-0 rounded-full bg-rice object-cover"
      height={48}
      loading="lazy"
      onError={() => setFailed(true)}
      referrerPolicy="no-referrer"
      src={photo}
      width={48}
    />
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
