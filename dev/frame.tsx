import type { ReactNode } from 'react'

const pages = [
  ['/dev/mails', 'Mails'],
  ['/dev/parts', 'Parts'],
  ['/dev/parts/site', 'Parts on the guests’ site'],
] as const

/** The frame of a development page: its title, and links to the others. */
export function DevPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid gap-10 p-4 lg:p-8">
      <header className="flex flex-wrap items-center gap-4">
        <h1 className="heading me-auto text-xl">{title}</h1>
        {pages.map(([path, name]) => (
          // Loads the whole page: the site has another stylesheet.
          <a className="text-lake underline" href={path} key={path}>
            {name}
          </a>
        ))}
      </header>
      {children}
    </main>
  )
}

/** A part or a mail in all its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid min-w-0 gap-4">
      <h2 className="heading text-lg">{name}</h2>
      <div className="flex flex-wrap items-start gap-6">{children}</div>
    </section>
  )
}

type StateProps = {
  name: string
  /** True for a state as wide as the page, for lists and tables. */
  wide?: boolean
  /** True for the dark background of the parts made for it. */
  hill?: boolean
  children: ReactNode
}

/** One state of a part, with its name above. */
export function State({ name, wide = false, hill = false, children }: StateProps) {
  return (
    <div className="w-full min-w-0" style={{ maxWidth: wide ? undefined : 520 }}>
      <p className="mb-1.5 text-ink-2 text-xs">{name}</p>
      <div className={hill ? 'on-hill bg-hill p-4' : ''}>{children}</div>
    </div>
  )
}
