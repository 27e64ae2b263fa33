import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import { isBlock, isElement, type MarkupElement } from '#engine/reading/listing/markup-tree.ts'

/** What one element wrote of a line. */
interface Fragment {
  readonly owner: MarkupElement
  /** Where in the line's text it begins. */
  readonly from: number
  readonly text: string
}

/** A line as blocks and breaks part the text. */
export interface FlowLine {
  readonly fragments: readonly Fragment[]
  /** The innermost block that it is in. */
  readonly block: MarkupElement
  /** As it may be shown: long numbers keep their last four digits. */
  readonly covered: string
}

/** The lines that these nodes show, spaces collapsed and empty lines left out. */
export function flowIn(
  nodes: MarkupElement['children'],
  at: { readonly block: MarkupElement; readonly isSet: (element: MarkupElement) => boolean },
): FlowLine[] {
  const lines: FlowLine[] = []
  let open: Fragment[] = []
  let text = ''
  const close = (block: MarkupElement): void => {
    const fragments = open.map((one) => (one === open.at(-1) ? { ...one, text: one.text.trimEnd() } : one))
    if (text.trim() !== '') lines.push({ fragments, block, covered: coveredTextOf(fragments) })
    open = []
    text = ''
  }
  const write = (node: string, owner: MarkupElement): void => {
    const collapsed = node.replaceAll(/[\s\u00A0]+/g, ' ')
    const own = text === '' || text.endsWith(' ') ? collapsed.trimStart() : collapsed
    if (own === '') return
    open.push({ owner, from: text.length, text: own })
    text += own
  }
  const walk = (node: MarkupElement | string, owner: MarkupElement, block: MarkupElement): void => {
    if (!isElement(node)) return write(node, owner)
    if (node.tag === 'br') return close(block)
    if (!at.isSet(node)) return
    const isOwnBlock = isBlock(node)
    if (isOwnBlock) close(block)
    for (const child of node.children) walk(child, node, isOwnBlock ? node : block)
    if (isOwnBlock) close(node)
  }
  for (const node of nodes) walk(node, at.block, at.block)
  close(at.block)
  return lines
}

const coveredTextOf = (fragments: readonly Fragment[]): string =>
  coverNumbers(fragments.map(({ text }) => coverNumbers(text)).join('')).trim()

/** Which part of the covered line each element wrote; all of it where a covered number spans two elements. */
export function sharesOf(line: FlowLine): readonly (Fragment & { readonly share: { from: number; to: number } })[] {
  const covered = line.fragments.map(({ text }) => coverNumbers(text))
  const isAligned = covered.join('').trim() === line.covered
  let at = 0
  return line.fragments.map((fragment, index) => {
    const from = at
    at += covered[index]?.length ?? 0
    return { ...fragment, share: isAligned ? { from, to: at } : { from: 0, to: line.covered.length } }
  })
}
