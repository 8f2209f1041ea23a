import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * A call of a translator: the pattern of its keys, whole with their part, the names of its values, and whether it's made while its
 * file is loaded.
 */
export type MessageCall = {
  place: string
  keys: RegExp
  values: string[]
  spreads: boolean
  isLoading: boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the calls of the translators that a file makes with `staffWords`, by its syntax. */
export function messageCallsIn(file: string, code = readFileSync(file, 'utf8')): MessageCall[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const parts = new Map<string, string>()
  const found: MessageCall[] = []
  visit(source)
  return found

  function visit(node: ts.Node) {
    if (ts.isVariableDeclaration(node)) remember(node)
    if (ts.isCallExpression(node)) read(node)
    ts.forEachChild(node, visit)
  }

  function remember({ name, initializer }: ts.VariableDeclaration) {
    if (!initializer || !ts.isCallExpression(initializer)) return
    const [part] = initializer.arguments
    if (initializer.expression.getText() !== 'staffWords' || !part || !ts.isStringLiteral(part))
      return
    parts.set(name.getText(), part.text)
  }

  function read(call: ts.CallExpression) {
    const part = parts.get(call.expression.getText().replace(/\.(rich|markup)$/, ''))
    const [key, values] = call.arguments
    if (part === undefined || !key) return
    const { line } = source.getLineAndCharacterOfPosition(call.getStart())
    const named = values && ts.isObjectLiteralExpression(values) ? values.properties : []
    found.push({
      place: `${file}:${line + 1}`,
      keys: new RegExp(`^${escaped(part)}\\.(?:${patternOf(key)})$`),
      values: named.flatMap(({ name }) => (name ? [name.getText()] : [])),
      isLoading: !ts.findAncestor(call, ts.isFunctionLike),
      spreads: values !== undefined && named.some(ts.isSpreadAssignment),
    })
  }
}

/** A key that's chosen while the page runs may be any of those that fit. */
function patternOf(key: ts.Expression): string {
  if (ts.isStringLiteralLike(key)) return escaped(key.text)
  if (ts.isParenthesizedExpression(key) || ts.isAsExpression(key)) return patternOf(key.expression)
  if (ts.isConditionalExpression(key))
    return `${patternOf(key.whenTrue)}|${patternOf(key.whenFalse)}`
  if (!ts.isTemplateExpression(key)) return '.*'
  const spans = key.templateSpans.map((span) => `[^.]*${escaped(span.literal.text)}`)
  return escaped(key.head.text) + spans.join('')
}
