import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Custom<Attributes = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Attributes

declare module 'react' {
  namespace JSX {
    /** The custom elements that `components/site/script/elements.ts` defines, and `rooms-as-sent`, which only marks a place. */
    interface IntrinsicElements {
      'event-enquiry': Custom
      'gallery-tabs': Custom
      'guest-reviews': Custom
      'hero-film': Custom<Record<'sources' | 'pause' | 'play' | 'look' | 'button-look', string>>
      'hero-watch': Custom
      'menu-drawer': Custom
      'nights-watch': Custom
      'room-price': Custom<{ room?: string }>
      'rooms-as-sent': Custom
      'stay-dates': Custom
      'translated-text': Custom<{ source: string }>
    }
  }
}
