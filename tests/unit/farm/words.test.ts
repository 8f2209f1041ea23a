import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Words } from '#components/farm/words.tsx'

test('a reference stands in one line, wherever a sentence names it', () => {
  const children = 'Cancellation asked for: PTQ-GVK'
  expect(renderToStaticMarkup(createElement(Words, { links: false, children }))).toBe(
    '<span>Cancellation asked for: <bdi class="whitespace-nowrap" dir="ltr">PTQ-GVK</bdi></span>',
  )
})
