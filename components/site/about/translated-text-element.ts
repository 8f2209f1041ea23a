/** Fetches the plain text file `source` and shows it as it is, or nothing if it cannot be fetched. */
export function connectTranslatedText(element: HTMLElement, gone: AbortSignal): void {
  const shown = element.querySelector('p')
  const source = element.getAttribute('source')
  if (!shown || !source) return
  fetch(source, { signal: gone })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((text) => {
      shown.textContent = text.trim()
    })
    // The specification asks for an empty text after a failed load.
    .catch(() => {})
}
