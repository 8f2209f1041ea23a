import type { ReactNode } from 'react'
import { Told } from '#components/farm/told.tsx'
import { isEdited } from '#lib/farm/rules/edited-pictures.ts'

type PlainHeroProps = {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
  tall?: boolean
  /** The slot of the picture that it could have: staff can add one in the editor. */
  slot?: string
}

/** A hero without a picture: the hills of the farm's mark, large and pale on their own ground. It's as tall as its words. */
export function PlainHero({ title, lead, children, tall = false, slot }: PlainHeroProps) {
  return (
    <section
      className="on-hill relative overflow-clip bg-hill text-cream"
      data-hero=""
      data-of={isEdited() ? slot : undefined}
    >
      <hero-watch />
      <Hills />
      <div
        className={`wrap relative pt-[calc(var(--bar)+4.5rem)] md:pt-[calc(var(--bar)+6rem)] ${tall ? 'pb-20 md:pb-40' : 'pb-16 md:pb-22'}`}
      >
        <Told
          as="h1"
          className="max-w-[14em] whitespace-pre-line text-balance font-[540] text-hero leading-none"
        >
          {title}
        </Told>
        {lead && (
          <Told className="mt-4 max-w-[34em] text-[#f3ead3] text-md leading-normal md:mt-5 md:text-base">
            {lead}
          </Told>
        )}
        {children && <div className="mt-6 flex flex-wrap gap-3 md:mt-8">{children}</div>}
      </div>
      <div className="eave eave-end z-[2]" />
    </section>
  )
}

function Hills() {
  return (
    <svg
      aria-hidden="true"
      className="absolute end-0 bottom-0 h-full max-h-[560px] w-full max-md:opacity-60 md:w-3/4 rtl:-scale-x-100"
      preserveAspectRatio="xMaxYMax slice"
      viewBox="0 0 900 480"
    >
      <circle cx="806" cy="168" fill="#e5a13a" opacity=".82" r="56" />
      <path d="M180 400 470 190l110 86 150-128 240 252z" fill="#1d4a4a" />
      <path d="M0 480c120-96 260-150 400-126s220 40 320 6 140-40 240-26v146z" fill="#173d3d" />
      <path
        d="M440 434c50-26 90 26 140 0s90-26 140 0 90 26 140 0 90-26 140 0M300 462c50-26 90 26 140 0s90-26 140 0 90 26 140 0 90-26 140 0 90 26 140 0"
        fill="none"
        opacity=".24"
        stroke="#faf4e6"
        strokeLinecap="round"
        strokeWidth="4"
      />
    </svg>
  )
}
