import { type ReactNode, useId } from 'react'

/** A part of the settings under its own heading. */
export function Card({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`grid content-start gap-4 rounded-staff border border-edge bg-card p-4 sm:p-6 ${className}`}
    >
      <h2 className="font-semibold text-[18px]" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
