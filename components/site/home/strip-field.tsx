import type { ReactNode } from 'react'

/** A control that looks like a line of text in its cell. */
export const stripControl =
  'w-full appearance-none text-ellipsis bg-transparent font-semibold text-base leading-[1.4] outline-none'

/** One cell of the strip: a small label over its control; the cell shows the focus. */
export function StripField({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
    <label className="relative block border-line border-e px-[22px] py-[15px] focus-within:bg-rice/60 has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-[-3px] max-lg:border-b">
      <span className="mb-[3px] block font-medium text-xs text-ink-2 leading-normal">{label}</span>
      {children}
    </label>
  )
}
