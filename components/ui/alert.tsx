import type { ReactNode, Ref } from 'react'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from './icons.tsx'

const tones = {
  error: { look: 'border-red bg-red-tint text-red', Icon: CircleAlertIcon },
  warning: { look: 'border-turmeric bg-turmeric-tint text-turmeric-ink', Icon: TriangleAlertIcon },
  success: { look: 'border-leaf bg-leaf-tint text-leaf', Icon: CircleCheckIcon },
  info: { look: 'border-indigo bg-indigo-tint text-indigo', Icon: InfoIcon },
} as const

type AlertProps = {
  tone: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  /** The live region: `alert` interrupts, `status` waits. Omit it for text that is there from the start. */
  role?: 'alert' | 'status'
  /** Allows the page to move the focus here. */
  ref?: Ref<HTMLDivElement>
  className?: string
  id?: string
}

/** A message in a box: icon, word and colour, never colour alone. */
export function Alert({ tone, title, children, role, ref, className = '', id }: AlertProps) {
  const { look, Icon } = tones[tone]
  return (
    <div
      className={`flex gap-3 rounded-control border-[1.5px] px-4 py-3 text-sm ${look} ${className}`}
      id={id}
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
