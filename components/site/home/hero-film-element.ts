const remembered = 'hero_film'
const icons = { pause: 'M3 2h3.5v12H3zM9.5 2H13v12H9.500z', play: 'M4 1.500v13L14 8z' }

/**
 * Shows the hero's picture as a film. It is fetched after the page has loaded, and only if the screen is wide and
 * neither the connection nor the visitor asks to save data or motion. A visitor's choice to stop it is kept.
 */
export function connectHeroFilm(element: HTMLElement, gone: AbortSignal): void {
  if (!mayMove()) return
  const start = () => showFilm(element)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { signal: gone })
  gone.addEventListener('abort', () => element.replaceChildren())
}

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)').matches &&
    !connection?.saveData
  )
}

function showFilm(element: HTMLElement): void {
  const isWanted = localStorage.getItem(remembered) !== 'paused'
  const video = makeVideo(element, isWanted)
  const button = document.createElement('button')
  Object.assign(button, { className: told(element, 'button-look'), type: 'button' })
  button.dataset.plain = ''
  const play = (wanted: boolean) => {
    const next = wanted ? 'pause' : 'play'
    button.ariaLabel = told(element, next)
    button.innerHTML = `<svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 16 16" width="16"><path d="${icons[next]}"/></svg>`
    button.onclick = () => {
      localStorage.setItem(remembered, wanted ? 'paused' : 'playing')
      play(!wanted)
    }
    if (!wanted) return video.pause()
    // A browser that refuses to play without a click shows the poster, which is the same picture.
    video.play().catch(() => play(false))
  }
  play(isWanted)
  element.replaceChildren(video, button)
}

function makeVideo(element: HTMLElement, isWanted: boolean): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, {
    ariaHidden: 'true',
    className: `${told(element, 'look')} opacity-0`,
    loop: true,
    muted: true,
    onplaying: () => video.classList.remove('opacity-0'),
    playsInline: true,
    preload: isWanted ? 'auto' : 'none',
    tabIndex: -1,
  })
  for (const { src, type } of JSON.parse(told(element, 'sources'))) {
    video.append(Object.assign(document.createElement('source'), { src, type }))
  }
  return video
}

/** Returns an attribute of the element: its words, looks and addresses. */
function told(element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? ''
}
