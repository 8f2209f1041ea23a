import { globSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ListRows } from '#components/staff/kit/list/list-frame.tsx'
import { OfflineNote } from '#components/staff/kit/live/offline-note.tsx'
import { attributeOf, nameOf, type Tag, tagsOf } from '../../support/jsx.ts'

const isLive = (tag: Tag) =>
  attributeOf(tag, 'role') === 'status' || attributeOf(tag, 'aria-live') !== undefined

const elementOf = (tag: Tag) => (ts.isJsxOpeningElement(tag) ? tag.parent : tag)

/** True for a tag that comes and goes by itself, not inside another that does. */
function isConditional(tag: Tag): boolean {
  for (
    let node: ts.Node = elementOf(tag).parent;
    node && !ts.isSourceFile(node);
    node = node.parent
  ) {
    if (ts.isConditionalExpression(node)) return true
    if (ts.isBinaryExpression(node)) return true
    if (!ts.isParenthesizedExpression(node)) return false
  }
  return false
}

/** The nodes around a tag in the component that draws it, the nearest first. */
function around(tag: Tag): ts.Node[] {
  const nodes: ts.Node[] = []
  let node: ts.Node = elementOf(tag).parent
  for (; !ts.isFunctionLike(node) && !ts.isSourceFile(node); node = node.parent) nodes.push(node)
  return nodes
}

const isSpokenPart = (node: ts.Node) =>
  ts.isJsxElement(node) &&
  (isLive(node.openingElement) || nameOf(node.openingElement) === 'LiveWords')

const isChoice = (node: ts.Node) => ts.isConditionalExpression(node) || ts.isBinaryExpression(node)

const isEmptyOfList = (node: ts.Node) => ts.isJsxAttribute(node) && node.name.getText() === 'empty'

/** Alerts that stand in a part whose words are spoken anyway. */
const twice = (file: string, text?: string) =>
  tagsOf(file, text).flatMap(({ tag, line }) =>
    attributeOf(tag, 'role')?.includes('alert') && around(tag).some(isSpokenPart) ? [line] : [],
  )

/** Empty lists that come in a place that nobody hears. */
const silent = (file: string, text?: string) =>
  tagsOf(file, text).flatMap(({ tag, line }) => {
    if (nameOf(tag) !== 'NothingFound') return []
    const nodes = around(tag)
    const isHeard = nodes.some((node) => isSpokenPart(node) || isEmptyOfList(node))
    return nodes.some(isChoice) && !isHeard ? [line] : []
  })

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

test('no alert stands in a part that is spoken anyway, and no list becomes empty in silence', () => {
  const files = globSync('components/**/*.tsx')
  expect(files.flatMap((file) => twice(file))).toEqual([])
  expect(files.flatMap((file) => silent(file))).toEqual([])
})

test('what is heard twice, or not at all, is found', () => {
  const page = (body: string) => `export const Part = () => <main>${body}</main>`
  const alerts = (body: string) => twice('part.tsx', page(body)).length
  expect(alerts('<LiveWords>{bad && <p role="alert">Bad.</p>}</LiveWords>')).toBe(1)
  expect(alerts('<div role="status"><p role={bad ? \'alert\' : undefined}>Bad.</p></div>')).toBe(1)
  expect(alerts('{bad && <p role="alert">Bad.</p>}<LiveWords>{good}</LiveWords>')).toBe(0)
  const empty = (body: string) => silent('part.tsx', page(body)).length
  expect(empty('{total === 0 && <NothingFound />}')).toBe(1)
  expect(empty('{total === 0 ? <NothingFound /> : <Rows />}')).toBe(1)
  expect(empty('<LiveWords>{total === 0 && <NothingFound />}</LiveWords>')).toBe(0)
  expect(empty('{wide && <ListRows empty={<NothingFound />} />}')).toBe(0)
})

test('the place for the words of a line and of a list is there before them', () => {
  const place = '<div class="empty:sr-only " role="status">'
  const line = (since: string | null) => renderToStaticMarkup(<OfflineNote since={since} />)
  expect(line(null)).toBe(`${place}</div>`)
  expect(line('9:42 am')).toMatch(new RegExp(`^${place}<p .*Not up to date since 9:42 am`))
  const list = { loading: false, failed: false, refresh: async () => undefined }
  const rows = (total: number) =>
    renderToStaticMarkup(
      <ListRows empty="No rooms found" list={list} total={total}>
        <i />
      </ListRows>,
    )
  expect(rows(1)).toBe(`${place}</div><div aria-busy="false" class=""><i></i></div>`)
  expect(rows(0)).toBe(`${place}No rooms found</div>`)
})
