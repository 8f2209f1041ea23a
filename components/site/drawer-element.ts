import { coverScreen, leaveEntryToLink } from '#components/ui/history-layer.ts'
import { keepFocusInside } from '#components/ui/keep-focus-inside.ts'

/** Milliseconds between closing the drawer and loading the page of a pressed link, from the specification. */
const closingMs = 100

/** Lets the menu of small screens close at a press beside it, on a link, and on Back, which stays on the page; see `Drawer`. */
export function connectDrawer(element: HTMLElement, gone: AbortSignal): void {
  const dialog = element.querySelector('dialog')
  if (!dialog) return
  const until = { signal: gone }
  dialog.addEventListener('keydown', keepFocusInside, until)
  element.addEventListener('click', (event) => answer(event, dialog), until)
  let uncover: (() => void) | undefined
  const follow = () => {
    uncover?.()
    uncover = dialog.open ? coverScreen(() => dialog.close()) : undefined
  }
  dialog.addEventListener('toggle', follow, until)
}

function answer(event: MouseEvent, dialog: HTMLDialogElement): void {
  const target = event.target as Element
  const command = target.closest('button')?.getAttribute('command')
  const link = target.closest('a')
  if (command) obey(command, dialog)
  else if (target === dialog) dialog.close()
  else if (link && !link.hreflang) leave(event, link, dialog)
}

/** Does what a button's `command` says, in browsers that do not know the attribute. */
function obey(command: string, dialog: HTMLDialogElement): void {
  if ('command' in HTMLButtonElement.prototype) return
  if (command === 'show-modal') dialog.showModal()
  else dialog.close()
}

function leave(event: MouseEvent, link: HTMLAnchorElement, dialog: HTMLDialogElement): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  leaveEntryToLink()
  dialog.close()
  setTimeout(() => location.replace(link.href), closingMs)
}
