import { readFileSync } from 'node:fs'
import ts from 'typescript'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
}
const known = new Map<string, string>()

/** Every text that a file can print: its string literals and the words between its tags, one a line; comments are none. */
export function printedTexts(file: string): string {
  const before = known.get(file)
  if (before !== undefined) return before
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kindOf(file))
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== null) texts.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const printed = texts.join('\n')
  known.set(file, printed)
  return printed
}

const kindOf = (file: string): ts.ScriptKind => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return tidy(node.text)
  if (ts.isStringLiteralLike(node)) return tidy(node.text)
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return tidy(node.text)
  return null
}

const tidy = (text: string): string =>
  text
    .replaceAll(/&[a-z]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
