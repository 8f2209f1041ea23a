import { globSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ListRows } from '#components/staff/list-frame.tsx'
import { StaleLine } from '#components/staff/stale-line.tsx'
import { attributeOf, type Tag, tagsOf } from '../../support/jsx.ts'

const isLive = (tag: Tag) =>
  attributeOf(tag, 'role') === 'status' || attributeOf(tag, 'aria-live') !== undefined

/** True for a tag that comes and goes by itself, not inside another that does. */
function isConditional(tag: Tag): boolean {
  const own = ts.isJsxOpeningElement(tag) ? tag.parent : tag
  for (let node = own.parent; node && !ts.isSourceFile(node); node = node.parent) {
    if (ts.isConditionalExpression(node)) return true
    if (ts.isBinaryExpression(node)) return true
    if (!ts.isParenthesizedExpression(node)) return false
  }
  return false
}

const conditional = (file: string, text?: string) =>
  tagsOf(file, text).flatMap(({ tag, line }) => (isLive(tag) && isConditional(tag) ? [line] : []))

test('what is to be spoken is in a part of the page that is there before it', () => {
  const files = globSync('components/staff/**/*.tsx')
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => conditional(file))).toEqual([])
})

test('a part that comes with its words is found', () => {
  const page = (body: string) => `export const Part = () => <main>${body}</main>`
  const found = (body: string) => conditional('part.tsx', page(body)).length
  expect(found('{saved && (<p role="status">Saved.</p>)}')).toBe(1)
  expect(found('{saved ? <p aria-live="polite">Saved.</p> : null}')).toBe(1)
  expect(found('<p role="status">{saved && "Saved."}</p>')).toBe(0)
  expect(found('{open && <div><p role="status">{saved && "Saved."}</p></div>}')).toBe(0)
})

test('the place for the words of a line and of a list is there before them', () => {
  const place = '<div class="empty:sr-only " role="status">'
  const line = (since: string | null) => renderToStaticMarkup(<StaleLine since={since} />)
  expect(line(null)).toBe(`${place}</div>`)
  expect(line('9:42 am')).toMatch(new RegExp(`^${place}<p .*Not up to date since 9:42 am`))
  const list = { loading: false, failed: false, refresh: async () => undefined }
  const rows = (total: number) =>
    renderToStaticMarkup(
      <ListRows empty="No rooms found" list={list} name="Rooms" total={total}>
        <i />
      </ListRows>,
    )
  expect(rows(1)).toBe(`${place}</div><div aria-busy="false" class=""><i></i></div>`)
  expect(rows(0)).toBe(`${place}No rooms found</div>`)
})
