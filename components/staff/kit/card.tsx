import { type ReactNode, useId } from 'react'

type CardProps = {
  title: ReactNode
  /** The content at the end of the title's row. */
  aside?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

export function Card({ title, aside, id, className = '', children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={`min-w-0 overflow-clip rounded-staff border border-edge bg-card ${className}`}
      id={id}
    >
      <header className="flex min-h-[58px] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 lg:px-[22px]">
        <h2 className="font-semibold text-base" id={titleId}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
