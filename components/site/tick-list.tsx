import { HouseWords } from '#components/farm/house-words.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'

/** Short facts, each with a tick. */
export function TickList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`flex flex-col gap-2.5 ${className}`}>
      {items.map((item) => (
        <li className="flex gap-2.5" key={item}>
          <CheckIcon className="mt-[0.2em] text-lake" />
          <HouseWords>{item}</HouseWords>
        </li>
      ))}
    </ul>
  )
}
