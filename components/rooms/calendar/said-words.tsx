import { CheckIcon, CloseIcon, TriangleAlertIcon } from '#components/ui/icons.tsx'
import type { Said } from './use-said.ts'

const tones = {
  plain: { look: 'bg-rice text-ink-2', Icon: null },
  good: { look: 'bg-leaf-tint text-leaf', Icon: CheckIcon },
  taken: { look: 'bg-red-tint text-red', Icon: CloseIcon },
  trouble: { look: 'bg-turmeric-tint text-turmeric-ink', Icon: TriangleAlertIcon },
} as const

/** Returns the classes of the ground on which a calendar says something. */
export function saidLook({ tone }: Said): string {
  return tones[tone].look
}

/** What a calendar says below its days. */
export function SaidWords({ said: { tone, text, more } }: { said: Said }) {
  const { Icon } = tones[tone]
  return (
    <div className="flex items-start gap-2.5 leading-snug" role="status">
      {Icon && <Icon className="mt-px" size={22} />}
      <p>
        <span className={tone === 'plain' ? '' : 'font-semibold'}>{text}</span>
        {more && <span className="block text-sm">{more}</span>}
      </p>
    </div>
  )
}
