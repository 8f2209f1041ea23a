import {
  Circle,
  Document,
  type DocumentProps,
  Page,
  Path,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Fact, Paper, PaperTable } from './paper.ts'
import { look, mark } from './paper-look.ts'
import type { Said } from './words.ts'

export type PaperFonts = { text: string[]; headings: string }

/**
 * A document on A4. It calls `createElement` because Node runs the thread's files directly: type stripping doesn't transform
 * JSX.
 */
export function pdfOf(paper: Paper, fonts: PaperFonts): ReactElement<DocumentProps> {
  const { number, farm, made, title } = paper
  return h(
    Document,
    {
      title: `${title.en} ${number}`,
      author: farm.name,
      language: 'en-IN',
      creationDate: made,
      modificationDate: made,
    },
    h(
      Page,
      { size: 'A4', style: { ...look.page, fontFamily: fonts.text } },
      top(paper, fonts),
      people(paper),
      paper.box && box(paper.box),
      paper.table && table(paper.table),
      below(paper),
      sign(paper),
      foot(paper),
      paper.void && h(Text, { style: look.void, fixed: true }, across),
    ),
  )
}

// The same in every language, as a stamp.
const across = 'VOID'

function top({ farm, title, head, void: voided }: Paper, { headings }: PaperFonts): ReactElement {
  return h(
    View,
    { style: look.top },
    h(
      View,
      { style: look.farm },
      farmMark(),
      h(
        View,
        { style: look.farmText },
        h(Text, { style: [look.farmName, { fontFamily: headings, fontWeight: 600 }] }, farm.name),
        ...farm.lines.map((text, at) => h(Text, { key: at, style: look.quiet }, text)),
      ),
    ),
    h(
      View,
      { style: { width: 205 } },
      h(Text, { style: [look.title, { fontFamily: headings, fontWeight: 600 }] }, title.en),
      h(Text, { style: look.ownTitle }, title.own ?? ''),
      ...facts(head, 'bold'),
      ...(voided ? [voided.en, voided.own] : []).map(
        (text, at) =>
          text &&
          h(Text, { key: `void ${at}`, style: [look.voidWords, wayOf(text)] }, byMarks(text)),
      ),
    ),
  )
}

function farmMark(): ReactElement {
  return h(
    Svg,
    { width: 35, height: 35, viewBox: '0 0 44 44' },
    h(Circle, { cx: 22, cy: 15.5, r: 7, fill: mark.turmeric }),
    h(Path, { d: mark.roof, fill: mark.hill }),
    h(Path, { d: mark.water, fill: 'none', stroke: mark.hill, strokeWidth: 2.6 }),
  )
}

function people({ recipient, stay }: Paper): ReactElement {
  return h(
    View,
    { style: look.people },
    ...[recipient, stay].map(({ name, lines }, at) =>
      h(
        View,
        { key: at, style: look.half },
        h(Text, { style: look.name }, both(name)),
        ...lines.map((text, line) =>
          h(Text, { key: line, style: [line === 0 ? look.who : look.quiet, wayOf(text)] }, text),
        ),
      ),
    ),
  )
}

function box({ name, sum, facts: told }: NonNullable<Paper['box']>): ReactElement {
  return h(
    View,
    { style: look.box },
    h(
      View,
      { style: look.half },
      h(Text, { style: look.quiet }, both(name)),
      h(Text, { style: look.sum }, sum),
    ),
    h(View, { style: look.half }, ...facts(told, 'bold')),
  )
}

function table({ heads, rows, ends, widths }: PaperTable): ReactElement {
  const cells = (contents: ReactNode[]) =>
    contents.map((content, at) =>
      h(
        View,
        { key: at, style: [look.cell, { width: widths[at] ?? 'auto' }] },
        h(Text, { style: ends.includes(at) ? look.end : {} }, content),
      ),
    )
  return h(
    View,
    {},
    h(View, { style: look.head, wrap: false }, ...cells(heads.map(stacked))),
    ...rows.map((row, at) => h(View, { key: at, style: look.line, wrap: false }, ...cells(row))),
  )
}

function below({ paid, note, sums }: Paper): ReactElement {
  return h(
    View,
    { style: look.below, wrap: false },
    h(
      View,
      { style: look.left },
      note && h(Text, { style: look.quiet }, note.en),
      note?.own &&
        h(Text, { style: [look.own, { marginTop: 4 }, wayOf(note.own)] }, byMarks(note.own)),
      paid && h(Text, { style: look.name }, both(paid.name)),
      ...(paid?.rows ?? []).map((row, at) =>
        h(
          View,
          { key: at, style: look.line },
          ...row.map((text, column) =>
            h(Text, { key: column, style: paidColumns[column] ?? paidColumns[0] }, text),
          ),
        ),
      ),
    ),
    h(View, { style: look.sums }, ...facts(sums, 'plain')),
  )
}

const paidColumns = [{ width: 85 }, { width: 130 }, { width: 75, textAlign: 'right' }] as const

function facts(list: Fact[], weight: 'bold' | 'plain'): ReactElement[] {
  return list.map(({ name, value: text, strong }, at) =>
    h(
      View,
      { key: at, style: [look.fact, strong ? look.strong : {}] },
      h(Text, { style: look.factName }, both(name)),
      h(Text, { style: [look.factValue, weight === 'bold' ? look.bold : {}] }, text),
    ),
  )
}

function sign({ words, signatory }: Paper): ReactElement {
  return h(
    View,
    { style: look.sign, wrap: false },
    h(
      View,
      { style: look.left },
      h(Text, { style: look.own }, both(words.name)),
      h(Text, { style: { fontWeight: 600 } }, words.text),
    ),
    h(
      View,
      { style: look.sums },
      h(View, { style: look.signLine }),
      h(Text, { style: look.own }, signatory.en),
      signatory.own && h(Text, { style: [look.own, wayOf(signatory.own)] }, signatory.own),
    ),
  )
}

function foot({ foot: lines }: Paper): ReactElement {
  return h(
    View,
    { style: look.foot, fixed: true },
    ...lines.flatMap(({ en, own }, at) => [
      h(Text, { key: `${at}`, style: look.footText }, en),
      own && h(Text, { key: `${at} own`, style: [look.footText, wayOf(own)] }, own),
    ]),
    h(Text, {
      style: look.pageNumber,
      render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`,
    }),
  )
}

// On one line: "Number  رقم".
function both({ en, own }: Said): ReactNode {
  return own && own !== en ? [en, h(Text, { key: 'own', style: look.own }, `  ${own}`)] : en
}

// One below the other, in the head of a column.
function stacked({ en, own }: Said): ReactNode {
  return own && own !== en ? [en, h(Text, { key: 'own', style: look.own }, `\n${own}`)] : en
}

// Arabic runs from the right, but begins where everything else on the paper does.
function wayOf(text: string): { direction?: 'rtl'; textAlign?: 'left' } {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? { direction: 'rtl', textAlign: 'left' } : {}
}

// A line of Chinese that is too long would be broken with a hyphen, so its sentences have lines of their own.
function byMarks(text: string): string {
  return text.replace(/。(?=.)/g, '。\n')
}
