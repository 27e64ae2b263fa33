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
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'object'])
/** How deep pages may be in the frames of pages. */
const MOST_FRAMES_DEEP = 4
/** Pictures that a saved page carries in itself. */
const EMBEDDED = /^\s*data:/i

/** Signs without a width, for breaking words and for directions: no one sees them, and they part no word. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

const kept = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => !EMBEDDED.test(value)))

function isTooLong(attributes: Readonly<Record<string, string>>, most: number): boolean {
  return Object.values(attributes).some((value) => value.length > most)
}

/** What pages have taken of their bounds: one page and those in its frames share them. */
interface Spent {
  nodes: number
  fault: Fault | null
}

/** Where the tree of a page begins: in how many frames, and how deep in the tree of the page around them. */
interface Start {
  readonly frames: number
  readonly depth: number
}

/** The tree as it grows, and what stops it. */
function growTree(bounds: Bounds, spent: Spent, start: Start) {
  const document: Draft = { tag: 'html', attributes: {}, children: [] }
  const open: Draft[] = [document]
  let dropping = 0
  const add = (tag: string, attributes: Readonly<Record<string, string>>): Draft => {
    const element: Draft = { tag, attributes: kept(attributes), children: [] }
    spent.nodes += 1 + Object.keys(element.attributes).length
    if (isTooLong(element.attributes, bounds.valueCharacters) || spent.nodes > bounds.nodes) spent.fault ??= 'too_much_text'
    if (start.depth + open.length > bounds.pageDepth) spent.fault ??= 'too_much_text'
    if (spent.fault === null) open.at(-1)?.children.push(element)
    return element
  }
  const addFrame = ({ srcdoc, ...attributes }: Readonly<Record<string, string>>): void => {
    const frame = add('iframe', attributes)
    if (srcdoc === undefined || start.frames === MOST_FRAMES_DEEP) return
    const page = growTree(bounds, spent, { frames: start.frames + 1, depth: start.depth + open.length })
    page.write(srcdoc)
    page.end()
    frame.children.push(...page.document.children)
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (dropping > 0 || DROPPED.has(tag)) {
        dropping += 1
      } else if (tag === 'iframe') {
        dropping += 1
        addFrame(attributes)
      } else {
        const element = add(tag, attributes)
        if (spent.fault === null) open.push(element)
      }
    },
    ontext(written) {
      if (dropping > 0) return
      const data = written.replaceAll(UNSEEN, '')
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
  const write = (text: string): void => {
    for (let at = 0; at < text.length && spent.fault === null; at += CHUNK) parser.write(text.slice(at, at + CHUNK))
  }
  return { write, end: () => parser.end(), document, open }
}

/** What SingleFile writes at the beginning of a page that it saves. */
const SINGLE_FILE = /<!--\s*Page saved with SingleFile/
/** Elements whose end need not be written; SingleFile leaves it out wherever it may. */
const ENDS_UNSAID: ReadonlySet<string> = new Set(
  'html head body p li dt dd option optgroup colgroup caption thead tbody tfoot tr td th rt rp'.split(' '),
)

/** Whether the file stops before its page does: browsers write the end of what they began. */
function isCutOff(text: string): boolean {
  return /<(?:html|body)[\s>]/i.test(text) && !/<\/(?:html|body)\s*>/i.test(text.slice(-CHUNK))
}

/** The same of a page that leaves out ends: it stops in a tag, or in an element whose end has to be written. */
function stopsInside(text: string, open: readonly Draft[]): boolean {
  return text.lastIndexOf('<') > text.lastIndexOf('>') || open.some(({ tag }) => !ENDS_UNSAID.has(tag))
}

/**
 * Parses a saved web page, as forgiving as a browser; its root is the element `html`. A page that was cut off is damaged. The
 * page in a frame is in the element of its frame.
 */
export function parseHtml(text: string, bounds: Bounds): MarkupElement | Fault {
  const leavesOutEnds = SINGLE_FILE.test(text.slice(0, CHUNK))
  if (!leavesOutEnds && isCutOff(text)) return 'damaged'
  const spent: Spent = { nodes: 0, fault: null }
  const { document, open, write, end } = growTree(bounds, spent, { frames: 0, depth: 0 })
  write(text)
  if (spent.fault !== null) return spent.fault
  if (leavesOutEnds && stopsInside(text, open)) return 'damaged'
  end()
  const html = document.children.find((child) => typeof child !== 'string' && child.tag === 'html')
  return html === undefined || typeof html === 'string' ? document : html
}
