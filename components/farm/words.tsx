import { property } from '#lib/property.ts'
import { dial } from './addresses.ts'

const addresses: Record<string, string | null> = {
  [property.phone]: dial,
  [property.email]: `mailto:${property.email}`,
  [property.upi.id]: null,
  [property.upi.number]: null,
}
const known = Object.keys(addresses)
const literal = known.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
const splitter = new RegExp(`(${literal})`)

/**
 * A sentence in which the farm's phone and e-mail are links, and they and the UPI id keep their left-to-right
 * order in Arabic. Use `links={false}` inside a link or button: only the order is kept.
 */
export function Words({ children, links = true }: { children: string; links?: boolean }) {
  const parts = children.split(splitter)
  const words = parts.map((part, at) => {
    // The list never changes order, and the same number may occur twice in a sentence.
    const key = `${at}-${part}`
    if (!known.includes(part)) return part
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
