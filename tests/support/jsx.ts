import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A tag that opens, or that opens and closes at once. */
export type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement

const isTag = (node: ts.Node): node is Tag =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)

const nodesOf = (node: ts.Node): ts.Node[] => [node, ...node.getChildren().flatMap(nodesOf)]

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const parsed = new Map<string, ts.SourceFile>()

function read(file: string): ts.SourceFile {
  const source = parsed.get(file) ?? parse(file, readFileSync(file, 'utf8'))
  parsed.set(file, source)
  return source
}

/** All tags of a file, or of `text` in its place, each with its line as `file:line`. */
export function tagsOf(file: string, text?: string) {
  const source = text === undefined ? read(file) : parse(file, text)
  return nodesOf(source)
    .filter(isTag)
    .map((tag) => {
      const { line } = source.getLineAndCharacterOfPosition(tag.getStart())
      return { tag, line: `${file}:${line + 1}` }
    })
}

/** The name of a tag: `form`, `SiteLink`. */
export const nameOf = (tag: Tag) => tag.tagName.getText()

/** An attribute as it is written, without quotes and braces; `undefined` if the tag does not have it. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const found = attributes.properties.find((one) => one.name?.getText() === name)
  if (!found || !ts.isJsxAttribute(found)) return undefined
  return (found.initializer?.getText() ?? '').replace(/^\{?["'`]?|["'`]?\}?$/g, '')
}

/** Whether nothing but space follows a tag inside the element that it stands in. */
export function isLast(tag: Tag): boolean {
  const element = ts.isJsxOpeningElement(tag) ? tag.parent : tag
  const around = element.parent
  if (!ts.isJsxElement(around) && !ts.isJsxFragment(around)) return false
  const children = around.children.filter(
    (child) => !ts.isJsxText(child) || child.getText().trim() !== '',
  )
  return children.at(-1) === element
}

/**
 * These files and those of `app/` and `components/` that they import, and so on. `lazy`: also what they
 * import only when it is needed. Does not go on through the files of `except`.
 */
export function importedBy(
  entries: string[],
  { lazy = false, except = [] as string[] } = {},
): string[] {
  const found = new Set(entries)
  for (const file of found) {
    for (const next of importsOf(file, lazy)) {
      if (/^(app|components)\/.*\.tsx?$/.test(next) && !except.includes(next)) found.add(next)
    }
  }
  return [...found].sort()
}

function importsOf(file: string, lazy: boolean): string[] {
  return nodesOf(read(file)).flatMap((node) => {
    const isLazy =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && lazy
    const isStatic = ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly
    const from = isLazy ? node.arguments[0] : isStatic ? node.moduleSpecifier : undefined
    if (!from || !ts.isStringLiteral(from)) return []
    return from.text.startsWith('.') ? [join(file, '..', from.text)] : [from.text.replace('#', '')]
  })
}
