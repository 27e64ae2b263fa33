import type { Bounds, Fault } from '#adapters/markup/bounds.ts'
import { type JsonScanner, scanJson } from '#adapters/markup/json-scanner.ts'
import { memberText } from '#adapters/markup/month-pattern.ts'
import type { DataNode } from '#adapters/markup/port.ts'

interface Draft {
  readonly name: string
  text: string | null
  readonly children: Draft[]
}

/** An object or list that is not closed yet. The items of a list are children of the node that has the list. */
interface Open {
  readonly close: '}' | ']'
  readonly node: Draft
  /** What the items of a list are called; null in an object. */
  readonly itemName: string | null
  isEmpty: boolean
}

/** Members that are an element's own text, or hold its attributes, in JSON that was made from XML. */
const OWN: ReadonlySet<string> = new Set(['$', '#text', '_'])

const draft = (name: string): Draft => ({ name, text: null, children: [] })

function childOf(parent: Draft, name: string): Draft {
  if (OWN.has(name)) return parent
  const child = draft(name)
  parent.children.push(child)
  return child
}

/** Puts the value that comes next under its name; an object or list comes back to be read on. */
function placeValue(scanner: JsonScanner, { parent, name }: { parent: Draft; name: string }, most: number): Open | Fault | null {
  if (scanner.takeSign('[')) return { close: ']', node: parent, itemName: name, isEmpty: true }
  if (scanner.takeSign('{')) return { close: '}', node: childOf(parent, name), itemName: null, isEmpty: true }
  const text = scanner.takeString()
  if (text !== null) {
    if (text.length > most) return 'too_much_text'
    childOf(parent, name).text = memberText(name, text)
    return null
  }
  const plain = scanner.takePlain()
  if (plain === null) return 'damaged'
  if (plain !== 'null') childOf(parent, name).text = plain
  return null
}

/** The name of what comes next in an open object or list; null where no name stands. */
function takeName(scanner: JsonScanner, { itemName }: Open): string | null {
  if (itemName !== null) return itemName
  const key = scanner.takeString()
  if (key === null || !scanner.takeSign(':')) return null
  return key.replace(/^@/, '')
}

/**
 * Parses JSON into a tree named `file`, without recursion: as deep as a file may be, it fills no stack. A list is several
 * children of its name, a list of lists too; numbers keep their written form; null is no node.
 */
export function parseJson(text: string, bounds: Bounds): DataNode | Fault {
  const scanner = scanJson(text)
  const root = draft('file')
  const stack: Open[] = []
  if (scanner.takeSign('{')) stack.push({ close: '}', node: root, itemName: null, isEmpty: true })
  else if (scanner.takeSign('[')) stack.push({ close: ']', node: root, itemName: 'item', isEmpty: true })
  else return 'damaged'
  let nodes = 0
  for (let open = stack.at(-1); open !== undefined; open = stack.at(-1)) {
    if (scanner.takeSign(open.close)) {
      stack.pop()
      continue
    }
    if (!open.isEmpty && !scanner.takeSign(',')) return 'damaged'
    open.isEmpty = false
    const name = takeName(scanner, open)
    if (name === null) return 'damaged'
    const placed = placeValue(scanner, { parent: open.node, name }, bounds.valueCharacters)
    if (typeof placed === 'string') return placed
    if (placed !== null) stack.push(placed)
    nodes += 1
    if (nodes > bounds.nodes || stack.length > bounds.dataDepth) return 'too_much_text'
  }
  return scanner.isAtEnd() ? root : 'damaged'
}
