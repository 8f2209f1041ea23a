import { ring } from '#components/chat/use-bell.ts'
import { pause } from '#lib/shared/pause.ts'
import { isSilent } from './use-bell.ts'

export type Notice = { title: string; body: string; href: string }

// Timers of a hidden tab may be late by a second: it must still find that another tab has been first.
const hiddenWaitsMs = 300
const heldMs = 2_500

/**
 * Announces news of a guest: by the bell, and on the desktop if no page of staff is seen. Of all tabs that hear the
 * same `event` one does it, one that is seen before any other. `follow` is called when the notice is pressed.
 */
export async function announce(
  event: string,
  makeNotice: () => Promise<Notice>,
  follow: (href: string) => void,
): Promise<void> {
  const tell = async () => {
    if (!isSilent()) ring()
    if (document.visibilityState === 'visible' || !mayShow()) return
    const notice = await makeNotice().catch(() => null)
    if (notice) show(event, notice, follow)
  }
  // Without https there is no Web Locks API: then every tab tells.
  if (!navigator.locks) return tell()
  if (document.visibilityState !== 'visible') await pause(hiddenWaitsMs)
  await navigator.locks.request(`staff news ${event}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await Promise.all([tell(), pause(heldMs)])
  })
}

function mayShow(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted'
}

function show(tag: string, { title, body, href }: Notice, follow: (href: string) => void): void {
  try {
    // One notice for each conversation or booking: the next replaces it.
    const notice = new Notification(title, { body, tag })
    notice.onclick = () => {
      window.focus()
      follow(href)
      notice.close()
    }
  } catch {
    // Chrome on Android allows notices only from a service worker: there only the bell tells.
  }
}
