import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A text that a source file writes, with its place as `file:line`. A template's values are written `{…}`. */
export type WrittenText = { text: string; line: string }

/** Attributes whose texts are for machines. */
const machineAttributes =
  /^(className|style|\w+Class|look|aria-keyshortcuts|sizes|media|viewBox|d|data-.*)$/

/** Returns what people may read in a file: its JSX texts, string literals and templates, not its keys and names. */
export function writtenIn(file: string, code = readFileSync(file, 'utf8')): WrittenText[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const found: WrittenText[] = []
  visit(source)
  return found

  function visit(node: ts.Node) {
    if (node !== source && isForMachines(node)) return
    const text = textOf(node)
    if (text && (ts.isJsxText(node) ? /\p{L}/u.test(text) : isSaid(text))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ text, line: `${file}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return oneLine(node.text)
  if (!ts.isTemplateExpression(node)) return undefined
  return oneLine(
    node.head.text + node.templateSpans.map((span) => `{…}${span.literal.text}`).join(''),
  )
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Names of calls, media queries, places of a menu, scripts, drawings, colours and lengths. */
const machineText =
  /^(GET|POST|DELETE) |^HEAD$|^<svg |^(rgb|calc)\(|^\(100d?v|^\(\(\) => |^(screen and )?\((max|min|prefers)-|^(top|bottom) (start|end)$/

/** A name, a path or a list of classes is no text that is said. */
function isSaid(text: string): boolean {
  if (machineText.test(text)) return false
  const words = text.split(' ')
  const isName = words.length === 1 && !/^[({…}]*\p{Lu}/u.test(text)
  const classes = words.filter((word) => /^[a-z!\d[][^\s’]*[-:[][^\s]+$/.test(word))
  return (
    /\p{L}/u.test(text) && !isName && classes.length * 2 < words.length && text !== 'use client'
  )
}

function isForMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true
  // Only programmers read it.
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Error'
  if (ts.isJsxAttribute(node)) return machineAttributes.test(node.name.getText())
  if (ts.isVariableDeclaration(node)) return /class|style|^look$/i.test(node.name.getText())
  if (ts.isStringLiteral(node) && (isCompared(node) || isSelector(node))) return true
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node
}

/** What's compared is a value, such as the name of a key. */
function isCompared({ parent }: ts.StringLiteral): boolean {
  const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken } = ts.SyntaxKind
  const signs: ts.SyntaxKind[] = [EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken]
  return ts.isBinaryExpression(parent) && signs.includes(parent.operatorToken.kind)
}

function isSelector({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isCallExpression(parent) &&
    /(closest|matches|querySelector(All)?)$/.test(parent.expression.getText())
  )
}
