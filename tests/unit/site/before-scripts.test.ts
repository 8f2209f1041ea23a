import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { attributeOf, importedBy, isLast, nameOf, type Tag, tagsOf } from '../../support/jsx.ts'

// Guests touch a page before its scripts are there. components/site/script/start.ts presses again what they pressed,
// components/ui/typed-before.ts reads what they typed; both need what these rules ask of every page for guests.

const layout = 'app/(site)/[locale]/layout.tsx'
const pages = globSync('app/(site)/**/*.tsx')
const everything = importedBy(pages, { lazy: true })

// What is in the HTML of a finished page: not the steps that come after the first.
const later = ['captcha-field', 'proof-step', 'sum-choice'].map(
  (name) => `components/booking/${name}.tsx`,
)
const finished = pages.filter(
  (page) => !readFileSync(page, 'utf8').includes("dynamic = 'force-dynamic'"),
)
const firstSeen = importedBy(finished, { except: later })

type Rule = (tag: Tag) => string | false

const has = (tag: Tag, name: string) => attributeOf(tag, name) !== undefined

const form: Rule = (tag) =>
  nameOf(tag) === 'form' &&
  !has(tag, 'action') &&
  attributeOf(tag, 'method') !== 'dialog' &&
  'A form that is sent before the page works would put what was typed into the address. ' +
    'Give it method="dialog", with which it does nothing, or an action that needs no scripts.'

// A link within the page, or to another language, leads where its script would lead.
const opener: Rule = (tag) =>
  ['a', 'Link', 'SiteLink', 'NavLink'].includes(nameOf(tag)) &&
  has(tag, 'onClick') &&
  !has(tag, 'aria-haspopup') &&
  !has(tag, 'hrefLang') &&
  !attributeOf(tag, 'href')?.startsWith('#') &&
  'A link that opens something by script would lead away when it is pressed before the page works. ' +
    'Give it aria-haspopup="dialog": then it is pressed again once the page works.'

const field: Rule = (tag) =>
  ['input', 'select', 'textarea'].includes(nameOf(tag)) &&
  (has(tag, 'value') || has(tag, 'checked')) &&
  !(has(tag, 'data-early') && has(tag, 'name')) &&
  'What is typed into a field with a value would be lost when the page begins to work. ' +
    'Give it a defaultValue instead; or data-early and a name, and take over what typedBefore reads.'

const awake: Rule = (tag) =>
  nameOf(tag) === 'Awake' &&
  !isLast(tag) &&
  'Awake says that everything before it works. Let it stand last in the layout.'

const rules = { form, opener, field, awake }

const broken = (rule: Rule, file: string, text?: string) =>
  tagsOf(file, text).flatMap(({ tag, line }) => {
    const problem = rule(tag)
    return problem ? [`${line}: ${problem}`] : []
  })

describe('on a page for guests, before its scripts are there,', () => {
  test('a form does nothing, or leads somewhere', () => {
    expect(everything.flatMap((file) => broken(rules.form, file))).toEqual([])
  })

  test('a link that opens something waits for it', () => {
    expect(everything.flatMap((file) => broken(rules.opener, file))).toEqual([])
  })

  test('a field keeps what is typed', () => {
    expect(firstSeen.flatMap((file) => broken(rules.field, file))).toEqual([])
  })

  test('nothing says too early that all works', () => {
    expect(broken(rules.awake, layout)).toEqual([])
    const places = everything.flatMap((file) =>
      tagsOf(file).flatMap(({ tag }) => (nameOf(tag) === 'Awake' ? [file] : [])),
    )
    expect(places, 'Awake stands in the layout, once').toEqual([layout])
  })
})

describe('the rules', () => {
  test('look at every form, opener and field that guests meet', () => {
    const formsIn = (files: string[]) =>
      files.filter((file) => tagsOf(file).some(({ tag }) => nameOf(tag) === 'form'))
    expect(formsIn(everything)).toContain('components/chat/info-step.tsx')
    expect(formsIn(firstSeen)).toContain('components/booking/details-step.tsx')
    expect(formsIn(firstSeen)).not.toContain('components/chat/info-step.tsx')
    expect(everything).toEqual(expect.arrayContaining(later))
    expect(everything.filter((file) => file.includes('staff'))).toEqual([])
  })

  test.each<[keyof typeof rules, string]>([
    ['form', '<form onSubmit={send}></form>'],
    ['form', '<form method="get" onSubmit={send}></form>'],
    ['opener', '<a href="/picture.avif" onClick={show}>Picture</a>'],
    ['opener', '<SiteLink href={pages.booking} onClick={open} />'],
    ['field', '<input name="email" onChange={change} value={email} />'],
    ['field', '<input data-early onChange={change} value={email} />'],
    ['field', '<select name="guests" onChange={change} value={guests}></select>'],
    ['field', '<input checked={yes} name="terms" onChange={change} type="checkbox" />'],
    ['awake', '<><Awake /><Footer /></>'],
    ['awake', '<><main><Awake /> text</main><Footer /></>'],
  ])('for a %s refuse %s', (rule, text) => {
    expect(broken(rules[rule], 'page.tsx', text)).toEqual([
      expect.stringMatching(/^page\.tsx:1: \w/),
    ])
  })

  test.each<[keyof typeof rules, string]>([
    ['form', '<form method="dialog" onSubmit={send}></form>'],
    ['form', '<form action={path} method="get"></form>'],
    ['opener', '<a aria-haspopup="dialog" href={href} onClick={show} />'],
    ['opener', '<a href="#rooms" onClick={select}>Rooms</a>'],
    ['opener', '<a href="/fr" hrefLang={locale} onClick={choose}>Français</a>'],
    ['field', '<input defaultValue="2" name="guests" />'],
    ['field', '<input data-early name="email" onChange={change} value={email} />'],
    ['awake', '<><Footer /><Awake />\n</>'],
  ])('for a %s let pass %s', (rule, text) => {
    expect(broken(rules[rule], 'page.tsx', text)).toEqual([])
  })
})
