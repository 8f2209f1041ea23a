const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-languages][open]')

/** Closes the list of languages when the visitor presses or focuses something else, or presses Escape. */
export function closeLanguageMenu(): void {
  const leave = ({ target }: Event) => {
    const menu = openMenu()
    if (menu && !menu.contains(target as Node)) menu.open = false
  }
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
  document.addEventListener('keydown', ({ key }) => {
    const menu = openMenu()
    if (!menu || key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
