import { Parser } from 'htmlparser2'
import type { Bounds, Fault } from '#adapters/markup/bounds.ts'
import type { MarkupElement } from '#adapters/markup/port.ts'

interface Draft {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (Draft | string)[]
}

const CHUNK = 65_536
/** What a reader of the page never sees. */
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object'])
/** Pictures that a saved page carries in itself. */
const EMBEDDED = /^\s*data:/i

const kept = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => !EMBEDDED.test(value)))

function isTooLong(attributes: Readonly<Record<string, string>>, most: number): boolean {
  return Object.values(attributes).some((value) => value.length > most)
}

/** The tree as it grows, and what stops it. */
function growTree(bounds: Bounds) {
  const document: Draft = { tag: 'html', attributes: {}, children: [] }
  const open: Draft[] = [document]
  let dropping = 0
  let fault: Fault | null = null
  let nodes = 0
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (dropping > 0 || DROPPED.has(tag)) {
        dropping += 1
        return
      }
      const element: Draft = { tag, attributes: kept(attributes), children: [] }
      nodes += 1 + Object.keys(element.attributes).length
      if (isTooLong(element.attributes, bounds.valueCharacters) || nodes > bounds.nodes) fault ??= 'too_much_text'
      if (open.length > bounds.pageDepth) fault ??= 'too_much_text'
      if (fault !== null) return
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(data) {
      if (dropping > 0) return
      const children = open.at(-1)?.children
      const last = children?.at(-1)
      // The parser hands over an entity as a text of its own; it belongs to the words around it.
      if (typeof last === 'string') children?.splice(-1, 1, last + data)
      else children?.push(data)
    },
    onclosetag() {
      if (dropping > 0) dropping -= 1
      else if (open.length > 1) open.pop()
    },
  })
  return { parser, document, fault: () => fault }
}

/** Whether the file stops before its page does: browsers write the end of what they began. */
function isCutOff(text: string): boolean {
  return /<(?:html|body)[\s>]/i.test(text) && !/<\/(?:html|body)\s*>/i.test(text.slice(-CHUNK))
}

/** Parses a saved web page, as forgiving as a browser; its root is the element `html`. A page that was cut off is damaged. */
export function parseHtml(text: string, bounds: Bounds): MarkupElement | Fault {
  if (isCutOff(text)) return 'damaged'
  const { parser, document, fault } = growTree(bounds)
  for (let at = 0; at < text.length && fault() === null; at += CHUNK) parser.write(text.slice(at, at + CHUNK))
  const stopped = fault()
  if (stopped !== null) return stopped
  parser.end()
  const html = document.children.find((child) => typeof child !== 'string' && child.tag === 'html')
  return html === undefined || typeof html === 'string' ? document : html
}
