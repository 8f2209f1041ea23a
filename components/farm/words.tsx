import { farm } from '#lib/farm/rules/farm.ts'
import { referencePattern } from '#lib/shared/text.ts'
import { dial } from './addresses.ts'

// What a sentence may name, and where it leads.
function addresses(): Record<string, string | null> {
  const { phone, email, upi } = farm()
  return { [phone]: dial(), [email]: `mailto:${email}`, [upi.id]: null, [upi.number]: null }
}

function splitter(texts: string[]): RegExp {
  const literal = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(${literal}|${referencePattern.source})`)
}

/**
 * A sentence in which the farm's phone and e-mail are links; they, the UPI id and a booking's reference keep their
 * left-to-right order in Arabic and stand in one line. Use `links={false}` inside a link or button: without the links.
 */
export function Words({ children, links = true }: { children: string; links?: boolean }) {
  const known = addresses()
  const parts = children.split(splitter(Object.keys(known)))
  const words = parts.map((part, at) => {
    // The list never changes order, and the same number may occur twice in a sentence.
    const key = `${at}-${part}`
    if (at % 2 === 0) return part
    const href = links ? known[part] : null
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
