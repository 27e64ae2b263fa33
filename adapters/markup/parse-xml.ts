import { Parser } from 'htmlparser2'
import type { Bounds, Fault } from '#adapters/markup/bounds.ts'
import { memberText } from '#adapters/markup/month-pattern.ts'
import type { DataNode } from '#adapters/markup/port.ts'

interface Draft {
  readonly name: string
  text: string | null
  readonly children: Draft[]
}

const CHUNK = 65_536
const withoutPrefix = (name: string): string => name.slice(name.lastIndexOf(':') + 1)
const isNamespace = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:')

function attributesOf(attributes: Readonly<Record<string, string>>): Draft[] {
  return Object.entries(attributes)
    .filter(([name]) => !isNamespace(name))
    .map(([prefixed, value]) => {
      const name = withoutPrefix(prefixed)
      return { name, text: memberText(name, value), children: [] }
    })
}

/** The tree as it grows, and what stops it. */
function growTree(text: string, bounds: Bounds) {
  const open: Draft[] = []
  let root: Draft | null = null
  let fault: Fault | null = null
  let nodes = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Draft = { name: withoutPrefix(name), text: null, children: attributesOf(attributes) }
        nodes += 1 + element.children.length
        const isTooLong = element.children.some((child) => (child.text?.length ?? 0) > bounds.valueCharacters)
        if (isTooLong || nodes > bounds.nodes || open.length >= bounds.dataDepth) fault ??= 'too_much_text'
        const parent = open.at(-1)
        if (parent === undefined && root !== null) fault ??= 'damaged'
        if (fault !== null) return
        if (parent === undefined) root = element
        else parent.children.push(element)
        open.push(element)
      },
      ontext(data) {
        const element = open.at(-1)
        if (element === undefined) {
          if (data.trim() !== '') fault ??= 'damaged'
          return
        }
        element.text = (element.text ?? '') + data
        if (element.text.length > bounds.valueCharacters) fault ??= 'too_much_text'
      },
      onclosetag(name, isImplied) {
        // The parser calls the end of `<a/>` implied too; any other is a tag that was never closed.
        if (isImplied && text[parser.endIndex - 1] !== '/') fault ??= 'damaged'
        const element = open.pop()
        if (element === undefined || element.name !== withoutPrefix(name)) fault ??= 'damaged'
        else element.text = element.text?.trim() || null
      },
      onprocessinginstruction(name, data) {
        // Names for text are how a small file becomes a large one. No report needs its own.
        if (/^!entity/i.test(name) || (/^!doctype/i.test(name) && data.includes('['))) fault ??= 'damaged'
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return { parser, fault: () => fault, tree: () => (open.length === 0 ? root : null) }
}

/** Parses XML: elements and attributes are nodes, names have lost their namespace. What is not well formed is damaged. */
export function parseXml(text: string, bounds: Bounds): DataNode | Fault {
  const growing = growTree(text, bounds)
  for (let at = 0; at < text.length && growing.fault() === null; at += CHUNK) growing.parser.write(text.slice(at, at + CHUNK))
  const fault = growing.fault()
  const tree = growing.tree()
  const inner = tree && /^Envelope$/i.test(tree.name) ? textOfLetter(tree) : null
  if (fault === null && inner !== null) return parseXml(inner, bounds)
  return fault ?? tree ?? 'damaged'
}

/** The XML that a SOAP envelope holds as text; null where it holds none. */
function textOfLetter({ text, children }: DataNode): string | null {
  if (text !== null && /^\s{0,20}<[A-Za-z?]/.test(text)) return text
  for (const part of children) {
    const found = textOfLetter(part)
    if (found !== null) return found
  }
  return null
}
