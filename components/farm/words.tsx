import { property } from '#lib/property.ts'
import { referencePattern } from '#lib/shared/text.ts'
import { dial } from './addresses.ts'

const addresses: Record<string, string | null> = {
  [property.phone]: dial,
  [property.email]: `mailto:${property.email}`,
  [property.upi.id]: null,
  [property.upi.number]: null,
}
const literal = Object.keys(addresses)
  .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|')
const splitter = new RegExp(`(${literal}|${referencePattern.source})`)

/**
 * A sentence in which the farm's phone and e-mail are links; they, the UPI id and a booking's reference keep their
 * left-to-right order in Arabic and stand in one line. Use `links={false}` inside a link or button: without the links.
 */
export function Words({ children, links = true }: { children: string; links?: boolean }) {
  const parts = children.split(splitter)
  const words = parts.map((part, at) => {
    // The list never changes order, and the same number may occur twice in a sentence.
    const key = `${at}-${part}`
    if (at % 2 === 0) return part
    const href = links ? addresses[part] : null
    return (
      <bdi className="whitespace-nowrap" dir="ltr" key={key}>
        {href ? (
          <a className="underline underline-offset-4" href={href}>
            {part}
          </a>
        ) : (
          part
        )}
      </bdi>
    )
  })
  // One flex item in a button, whose own children have gaps between them.
  return links ? words : <span>{words}</span>
}
