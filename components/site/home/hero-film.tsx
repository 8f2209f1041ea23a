type HeroFilmProps = {
  sources: readonly { src: string; type: string }[]
  words: { pause: string; play: string }
  className: string
}

/** The place of the film over the hero's picture; `hero-film-element.ts` shows it where it may. */
export function HeroFilm({ sources, words, className }: HeroFilmProps) {
  return (
    <hero-film
      button-look="absolute end-8 bottom-[110px] z-[3] md:max-[1440px]:end-[104px] md:max-[1440px]:bottom-[80px] grid size-11 place-items-center rounded-full border-[1.5px] border-cream/75 bg-hill/50"
      look={`${className} transition-opacity duration-200`}
      pause={words.pause}
      play={words.play}
      sources={JSON.stringify(sources)}
      suppressHydrationWarning
    >
      {''}
    </hero-film>
  )
}
