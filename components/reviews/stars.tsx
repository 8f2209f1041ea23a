import { useTranslations } from 'next-intl'
import { roundedStars } from '#lib/reviews/rules.ts'

const places = [1, 2, 3, 4, 5]

/** The rating as rounded stars, and in words. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('testimonials')
  const full = roundedStars(rating)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-xs">
      <svg
        aria-hidden="true"
        className="text-laterite"
        height="20"
        viewBox="0 0 110 20"
        width="110"
      >
        {places.map((place) => (
          <path
            d="m10 1.500 2.600 5.300 5.900.9-4.200 4.100 1 5.800-5.300-2.700-5.200 2.700 1-5.800-4.300-4.100 5.900-.9z"
            fill={place <= full ? 'currentColor' : 'none'}
            key={place}
            stroke="currentColor"
            strokeWidth="1.2"
            transform={`translate(${(place - 1) * 22} 0)`}
          />
        ))}
      </svg>
      {t('stars', { rating: full })}
    </p>
  )
}
