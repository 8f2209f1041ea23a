import { expect, test } from 'vitest'
import { compileWhileLoading } from '../../../scripts/late-scripts.ts'
import { lateScriptOf, startScriptsLate } from '../../../server/late-scripts.ts'

const page = `<!DOCTYPE html><html><head><link rel="preload" href="/text.woff2" as="font"/>\
<link rel="preload" as="script" fetchPriority="low" href="/one.js"/>\
<script src="/two.js" async=""></script><script>inline()</script>\
<script src="/old.js" noModule=""></script></head><body><p>Text</p>\
<script id="_R_">boot()</script><script src="/one.js" async=""></script><script>data()</script></body></html>`

const small = '(() => {})()'

test('loads what was asked for in the HTML from a script, and leaves the rest of the page as it is', () => {
  const late = startScriptsLate(page, small)
  expect(late).not.toContain('async=""')
  expect(late).not.toContain('as="script"')
  expect(late).toContain('data-late="/two.js /one.js"')
  const [start = ''] = /<script data-late="[^"]*">.*?<\/script>/s.exec(late) ?? []
  expect(start).toContain(small)
  expect(late.replace(start, '')).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" href="/text.woff2" as="font"/>' +
      '<script>inline()</script><script src="/old.js" noModule=""></script></head><body><p>Text</p>' +
      '<script id="_R_">boot()</script><script>data()</script></body></html>',
  )
})

test('changes a page that it has changed before no further', () => {
  const late = startScriptsLate(page, small)
  expect(startScriptsLate(late, small)).toBe(late)
})

test('finds the small script in a page that it has changed', () => {
  expect(lateScriptOf(startScriptsLate(page, small))).toBe(small)
  expect(() => lateScriptOf(page)).toThrow('small script')
})

test('refuses a page whose scripts it does not find', () => {
  expect(() => startScriptsLate('<html><head></head><body></body></html>', small)).toThrow(
    'scripts',
  )
})

test('puts the wish to be compiled early before all else of a script, once', () => {
  const early = compileWhileLoading('push(1)')
  expect(early).toBe('//# allFunctionsCalledOnLoad\npush(1)')
  expect(compileWhileLoading(early)).toBe(early)
})
