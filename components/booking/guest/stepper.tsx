'use client'

import { useTranslations } from 'next-intl'
import { MinusIcon, PlusIcon } from './icons.tsx'

type Props = {
  label: string
  /** The words beside it, by default its label. */
  text?: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A small number between two buttons. A button at its end stays focusable. */
export function Stepper({ label, text = label, value, most, onChange }: Props) {
  const t = useTranslations('guest.before')
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <span className="text-md">{text}</span>
      <span className="flex shrink-0 items-center rounded-control border-[1.5px] border-line-control bg-card">
        <Step
          Icon={MinusIcon}
          label={t('fewer', { what: label })}
          off={value === 0}
          onPress={() => onChange(value - 1)}
        />
        <output aria-label={label} className="num w-8 text-center font-semibold text-base">
          {value}
        </output>
        <Step
          Icon={PlusIcon}
          label={t('more', { what: label })}
          off={value >= most}
          onPress={() => onChange(value + 1)}
        />
      </span>
    </div>
  )
}

type StepProps = { Icon: typeof PlusIcon; label: string; off: boolean; onPress: () => void }

function Step({ Icon, label, off, onPress }: StepProps) {
  return (
    <button
      aria-disabled={off || undefined}
      aria-label={label}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-ink hover:bg-rice aria-disabled:cursor-not-allowed aria-disabled:text-ink-3"
      onClick={off ? undefined : onPress}
      type="button"
    >
      <Icon size={18} />
    </button>
  )
}
