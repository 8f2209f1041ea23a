import { DrawingMark, heroCorner } from '#components/farm/drawing-mark.tsx'
import type { PlateName } from '#components/farm/plates.ts'
import { Told } from '#components/farm/told.tsx'
import { useDescription } from '#components/farm/use-description.ts'
import { Picture } from '#components/ui/picture.tsx'
import { ownPicture, shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import { type PictureId, picture } from '#lib/pictures/rules.ts'
import { PlainHero } from './plain-hero.tsx'

type PageHeroProps = {
  name: PlateName
  /** The part of it that phones show: the whole would be three times as wide as their window. */
  tall: PictureId
  title: string
  lead: string
}

/**
 * A tall picture under a transparent bar, with a tiled edge below. The text is at the start, on the slope that
 * the drawing has on its right: the drawing is mirrored to bring the slope there.
 */
export function PageHero({ name, tall, title, lead }: PageHeroProps) {
  const entry = shownPicture(name)
  const description = useDescription(name)
  if (!entry) return <PlainHero lead={lead} slot={name} title={title} />
  return (
    <div
      className="on-hill relative flex h-[min(88svh,820px)] min-h-[560px] flex-col justify-end overflow-clip bg-hill text-cream"
      data-hero=""
    >
      <hero-watch />
      <Picture
        {...description}
        className="absolute inset-0 size-full object-cover max-md:data-art:object-[74%_50%]! ltr:data-art:-scale-x-100 ltr:data-art:md:[scale:-1.06_1.06] ltr:data-art:md:translate-x-[3%]"
        entry={entry}
        preload
        sizes="(min-aspect-ratio: 16/10) 100vw, 160vh"
        {...(!ownPicture(name) && {
          tall: {
            entry: picture(tall),
            media: '(max-width: 479px)',
            sizes: '(min-aspect-ratio: 16/25) 100vw, 64vh',
          },
        })}
      />
      {entry.kind === 'drawing' && <DrawingMark corner={heroCorner} picture={entry} />}
      <div className="absolute inset-x-0 top-0 h-48 bg-linear-to-b from-hill/65 to-transparent" />
      <div className="absolute inset-0 bg-linear-to-t from-hill via-42% via-hill/70 to-84% to-transparent lg:from-10% lg:via-36% lg:via-hill/68 lg:to-68% lg:ltr:bg-linear-to-tr lg:rtl:bg-linear-to-tl" />
      <div className="wrap relative pb-20 max-md:pb-14">
        <Told as="h1" className="max-w-[12em] text-hero leading-none">
          {title}
        </Told>
        <Told className="mt-5 max-w-[34em] text-base text-cream/92">{lead}</Told>
      </div>
      <div className="eave eave-end" />
    </div>
  )
}
