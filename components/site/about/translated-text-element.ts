/**
 * Fetches the plain text file `source` and shows its words as they are, or nothing if it cannot be fetched: the first
 * line as a heading, and what stands before a colon at the beginning of a line as the word that the line explains.
 */
export function connectTranslatedText(element: HTMLElement, gone: AbortSignal): void {
  const shown = element.querySelector('p')
  const source = element.getAttribute('source')
  if (!shown || !source) return
  fetch(source, { signal: gone })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((text) => {
      shown.replaceChildren(...linesOf(text).flatMap(typeset))
    })
    // The specification asks for an empty text after a failed load.
    .catch(() => {})
}

function linesOf(text: string): string[] {
  return text.trim() === '' ? [] : text.trim().split('\n')
}

function typeset(line: string, at: number): (Node | string)[] {
  if (at === 0) return [marked('heading text-xl', line)]
  const word = /^[^:：]+?(?=\s?[:：]|\s—\s)/u.exec(line)?.[0] ?? ''
  return [
    '\n',
    ...(word ? [marked('inline-block pt-2 font-semibold', word)] : []),
    line.slice(word.length),
  ]
}

function marked(className: string, text: string): HTMLElement {
  const element = document.createElement('b')
  element.className = className
  element.textContent = text
  return element
}
