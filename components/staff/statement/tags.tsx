import { Check, TriangleAlert } from 'lucide-react'
import type { Because } from '#lib/statements/rules/hit.ts'
import { type Tag, tagsOf } from './match-words.ts'

/** The reasons of a match, each in a word or two. */
export function Tags({ because, isSure }: { because: Because[]; isSure: boolean }) {
  return (
    <ul
      aria-label="Because"
      className="flex flex-wrap gap-1.5 max-md:col-start-2 max-md:col-end-5 max-md:row-start-3 md:max-xl:col-start-2 md:max-xl:row-start-2"
    >
      {tagsOf(because).map((tag) => (
        <li
          className={`inline-flex items-center gap-1.5 rounded-[6px] px-2.5 py-0.5 font-semibold text-xs ${lookOf(tag, isSure)}`}
          key={tag.text}
        >
          {tag.isDoubt && <TriangleAlert aria-hidden="true" className="shrink-0" size={14} />}
          {!tag.isDoubt && isSure && <Check aria-hidden="true" className="shrink-0" size={14} />}
          {tag.text}
        </li>
      ))}
    </ul>
  )
}

function lookOf({ isDoubt }: Tag, isSure: boolean): string {
  if (isDoubt) return 'bg-turmeric-tint text-turmeric-ink'
  return isSure ? 'bg-leaf-tint text-leaf' : 'bg-rice text-ink'
}
