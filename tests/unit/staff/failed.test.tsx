import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Failed, NothingDone } from '#components/staff/kit/form/failed.tsx'
import { whyOf } from '#components/ui/say-why.ts'
import { Refusal } from '#lib/shared/refusal.ts'

const title = 'Nothing is changed'
const words = { done_unseen: 'It may be done: look at the list.' }

test('what was done without an answer is not called undone, whatever the words for it', () => {
  const why = whyOf(new Refusal('done_unseen'), words)
  expect(renderToStaticMarkup(<Failed title={title} why={why} />)).not.toContain(title)
  const longer = { ...why, text: `Saved only for Wada. ${why.text}` }
  expect(renderToStaticMarkup(<Failed title={title} why={longer} />)).not.toContain(title)
  expect(renderToStaticMarkup(<NothingDone why={why}>{title}</NothingDone>)).toBe('')
})

test('what the server refused, or never heard of, is called undone', () => {
  for (const error of [new Refusal('not_done'), new TypeError('Failed to fetch')]) {
    const said = renderToStaticMarkup(<Failed title={title} why={whyOf(error)} />)
    expect(said).toContain(title)
  }
})
