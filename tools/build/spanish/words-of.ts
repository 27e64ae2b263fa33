import { parseSync } from 'vite'

/** Any part of a program's tree, as the parser gives it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A sentence's part that is no text of its own: it stays as the program has it, wherever the Spanish puts it. */
interface Hole {
  readonly kind: 'value' | 'choice' | 'element'
  readonly node: Node
  /** Of an element: its opening and closing tags, and whether what is between them belongs to the sentence. */
  readonly isOpen: boolean
}

/** One sentence of the source, or a part that is said by itself. */
export interface Words {
  /** The English with `{0}` for a value, `{0:is|are}` for a choice of two, `<0>…</0>` for what is inside an element. `n account` is a counted noun. */
  readonly key: string
  /** From where to where it is in the source. */
  readonly start: number
  readonly end: number
  readonly kind: 'children' | 'attribute' | 'text' | 'template' | 'noun'
  readonly holes: readonly Hole[]
  /** No one doubts that these are words: each needs its Spanish. */
  readonly isSurely: boolean
}

/** Attributes that hold no words. */
const CODE_ATTRIBUTES =
  /^(?:className|to|href|type|name|key|id|htmlFor|role|tone|as|rel|target|src|autoComplete|inputMode|lang|method|holds|by|data-[\w-]+|d|viewBox|fill|stroke|xmlns|accept|enterKeyHint|pattern|side|size|from|search|tab|kind|of)$/
/** Of the contract: said for the OpenAPI document alone. */
const FOR_THE_SERVER = /^(?:summary|tag|refusals|path|method|id)$/
/** What counts things by a noun: `counted(3, 'account')`. */
const COUNTS = new Set(['counted'])
/** Attributes that are said as part of a sentence, whatever they look like: `what="accounts"`. */
const COUNTED_BY = new Set(['what'])
const IS_NAMED_LIKE_CODE =
  /^(?:clsx|cva|tw|RegExp|require|querySelector|querySelectorAll|closest|matches|addEventListener|useMedia|createElement|getElementById|readStored|store)$/

/** Every sentence of a file that a reader of the screens may see, outermost first; what is within a hole comes after it. */
export function wordsOf(file: string, source: string): Words[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'not readable'}`)
  const search: Search = { found: [], taken: new Set() }
  walk(asNode(program), [], search)
  return search.found.toSorted((one, other) => one.start - other.start || other.end - one.end)
}

interface Search {
  readonly found: Words[]
  /** Texts that a sentence around them says already. */
  readonly taken: Set<Node>
}

function walk(node: Node, above: readonly Node[], search: Search): void {
  const words = search.taken.has(node) ? null : wordsAt(node, above, search.taken)
  if (words !== null) search.found.push(words)
  const inside = [...above, node]
  for (const child of childrenOf(node)) walk(child, inside, search)
}

function wordsAt(node: Node, above: readonly Node[], taken: Set<Node>): Words | null {
  if (isElement(node)) {
    const parent = above.at(-1)
    if (parent !== undefined && isElement(parent) && belongsTo(node, parent)) return null
    return childrenWords(node, taken)
  }
  if (node.type === 'CallExpression') return nounWords(node, taken)
  if (isText(node)) return textWords(node, above)
  if (node.type === 'TemplateLiteral') return templateWords(node, above, taken)
  return null
}

const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment'

const HAS_LETTER = /\p{L}/u

/** Whether an element has text next to its other children. */
const saysSomething = (element: Node): boolean =>
  nodesIn(element['children']).some((child) => child.type === 'JSXText' && HAS_LETTER.test(String(child['value'])))

/** Whether the sentence around an element goes on inside it. */
const belongsTo = (element: Node, parent: Node): boolean => saysSomething(parent) && saysSomething(element)

function childrenWords(element: Node, taken: Set<Node>): Words | null {
  if (!saysSomething(element)) return null
  const said: Said = { holes: [], taken }
  const key = keyOfChildren(element, said)
  const children = nodesIn(element['children'])
  const [first, last] = [children[0], children.at(-1)]
  if (first === undefined || last === undefined) return null
  return { key, start: first.start, end: last.end, kind: 'children', holes: said.holes, isSurely: true }
}

/** What a sentence is made of, gathered while its key is written. */
interface Said {
  readonly holes: Hole[]
  readonly taken: Set<Node>
}

function keyOfChildren(element: Node, said: Said): string {
  const { holes } = said
  return nodesIn(element['children'])
    .map((child) => {
      if (child.type === 'JSXText') return textOf(String(child['value']))
      if (child.type === 'JSXExpressionContainer') return keyOfValue(asNode(child['expression']), said)
      if (!isElement(child)) throw new Error(`A child of kind ${child.type} has no place in a sentence`)
      const at = holes.length
      const isOpen = saysSomething(child)
      holes.push({ kind: 'element', node: child, isOpen })
      return isOpen ? `<${at}>${keyOfChildren(child, said)}</${at}>` : `<${at}/>`
    })
    .join('')
}

function keyOfValue(value: Node, said: Said): string {
  const { holes, taken } = said
  if (value.type === 'JSXEmptyExpression') return ''
  if (isText(value)) {
    taken.add(value)
    return String(value['value'])
  }
  if (value.type === 'TemplateLiteral') {
    taken.add(value)
    return keyOfTemplate(value, said)
  }
  const at = holes.length
  const branches = value.type === 'ConditionalExpression' ? branchesOf(value) : []
  holes.push({ kind: branches.length === 2 ? 'choice' : 'value', node: value, isOpen: false })
  for (const branch of branches) taken.add(branch)
  return branches.length === 2 ? `{${at}:${branches.map((branch) => String(branch['value'])).join('|')}}` : `{${at}}`
}

/** The two texts of a choice; empty where either is something else. */
function branchesOf(choice: Node): Node[] {
  const branches = [asNode(choice['consequent']), asNode(choice['alternate'])]
  return branches.every((branch) => isText(branch) && !/[|{}<>]/.test(String(branch['value']))) ? branches : []
}

function keyOfTemplate(template: Node, said: Said): string {
  const values = nodesIn(template['expressions'])
  return nodesIn(template['quasis'])
    .map((text, at) => {
      const value = values[at]
      const { cooked } = Object(text['value'])
      return `${String(cooked)}${value === undefined ? '' : keyOfValue(value, said)}`
    })
    .join('')
}

/** The text of JSX as React shows it: lines are joined, and what is between them and the margin is nothing. */
function textOf(raw: string): string {
  const lines = raw.split(/\r?\n/)
  return lines
    .map((line, at) => {
      const left = at === 0 ? line : line.trimStart()
      return at === lines.length - 1 ? left : left.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
}

function nounWords(node: Node, taken: Set<Node>): Words | null {
  const callee = asNode(node['callee'])
  if (callee.type !== 'Identifier' || !COUNTS.has(String(callee['name']))) return null
  const nouns = nodesIn(node['arguments']).slice(1)
  const [one, last] = [nouns[0], nouns.at(-1)]
  if (one === undefined || last === undefined || !nouns.every(isText)) return null
  for (const noun of nouns) taken.add(noun)
  return { key: `n ${String(one['value'])}`, start: one.start, end: last.end, kind: 'noun', holes: [], isSurely: true }
}

function textWords(node: Node, above: readonly Node[]): Words | null {
  if (isCode(node, above)) return null
  const parent = above.at(-1)
  const key = String(node['value'])
  const kind = parent?.type === 'JSXAttribute' ? 'attribute' : 'text'
  return { key, start: node.start, end: node.end, kind, holes: [], isSurely: looksLikeWords(key) || isShown(key, above) }
}

/** One small word, too, where nothing but a reader takes it: between the tags of an element, or as what is counted. */
function isShown(key: string, above: readonly Node[]): boolean {
  const at = above.findLastIndex(({ type }) => type !== 'ConditionalExpression' && type !== 'LogicalExpression')
  const [around, outer] = [above[at], above[at - 1]]
  if (around === undefined || outer === undefined || !/\p{L}{2}/u.test(key)) return false
  if (around.type === 'JSXAttribute' || outer.type === 'JSXAttribute')
    return COUNTED_BY.has(String(Object((around.type === 'JSXAttribute' ? around : outer)['name']).name))
  return around.type === 'JSXExpressionContainer' && isElement(outer)
}

function templateWords(node: Node, above: readonly Node[], taken: Set<Node>): Words | null {
  if (isCode(node, above) || above.at(-1)?.type === 'TaggedTemplateExpression') return null
  const holes: Hole[] = []
  const key = keyOfTemplate(node, { holes, taken })
  return {
    key,
    start: node.start,
    end: node.end,
    kind: 'template',
    holes,
    isSurely: looksLikeWords(key.replaceAll(/\{\d+\}/g, '0')),
  }
}

/** Two words or more, or one with a capital; a list of classes, an address or a name of the program is none. */
function looksLikeWords(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || /^[\w./:#?&=-]*[/:#=][\w./:#?&=-]*$/.test(text)) return false
  const parts = text.trim().split(/\s+/)
  if (/^\p{Lu}\p{Ll}+[\p{L}’'-]*[.,:;!?…]*$/u.test(parts[0] ?? '')) return true
  const isClasses =
    parts.every((part) => /^!?-?[a-z][a-z\d]*(?:[-:/[\](),.%_#'"*&>=+!a-zA-Z\d]*)$/.test(part)) &&
    /[a-z][-:][a-z\d[]|\[/.test(text)
  return parts.length > 1 && !isClasses && /\p{Ll}{2}/u.test(text)
}

/** Where a text is no word for a reader: a name, an address, a thing that is compared. */
function isCode(node: Node, above: readonly Node[]): boolean {
  const parent = above.at(-1)
  if (parent === undefined || isName(node, above)) return true
  if (/^(?:Import|Export(?:All|Named)|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/.test(parent.type)) return true
  if (parent.type === 'ImportExpression' || parent.type === 'SwitchCase')
    return parent['test'] === node || parent.type !== 'SwitchCase'
  if (parent.type === 'Property' && (parent['key'] === node || FOR_THE_SERVER.test(nameOfKey(parent)))) return true
  if (parent.type === 'MemberExpression' && parent['property'] === node) return true
  if (parent.type === 'BinaryExpression' && parent['operator'] !== '+') return true
  for (const [at, one] of above.entries()) {
    if (one.type.startsWith('TSType') || one.type === 'TSInterfaceDeclaration') return true
    if (one.type === 'JSXAttribute' && isInAttribute(one, above.slice(at + 1))) return true
    if (one.type === 'CallExpression' && at >= above.length - 3 && IS_NAMED_LIKE_CODE.test(nameOfCall(one))) return true
  }
  return false
}

/** One of `['names', 'phones'] as const`: a list of small single words is one of names that are kept and compared. */
const isName = (node: Node, above: readonly Node[]): boolean =>
  above.at(-1)?.type === 'ArrayExpression' && above.at(-2)?.type === 'TSAsExpression' && /^[a-z]\w*$/.test(String(node['value']))

/** An attribute without words; what is rendered inside it is judged by itself. */
function isInAttribute(attribute: Node, below: readonly Node[]): boolean {
  if (below.some(isElement)) return false
  const { name } = Object(attribute['name'])
  const { value } = Object(attribute['value'])
  // A field of a form has a small name; a figure's is shown.
  if (name === 'name' && /^\p{Lu}/u.test(String(value))) return false
  return CODE_ATTRIBUTES.test(String(name))
}

function nameOfCall(call: Node): string {
  const callee = asNode(call['callee'])
  return String(callee.type === 'MemberExpression' ? asNode(callee['property'])['name'] : callee['name'])
}

function nameOfKey(property: Node): string {
  const { name, value } = Object(property['key'])
  return String(name ?? value)
}

const isText = (node: Node): boolean => node.type === 'Literal' && typeof node['value'] === 'string'

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.type === 'string'

function asNode(value: unknown): Node {
  if (!isNode(value)) throw new Error('The parser gave a tree without this part')
  return value
}

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
