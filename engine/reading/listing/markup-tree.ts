/** An element of a saved web page. Comments, scripts and styles are not in the tree. */
export interface MarkupElement {
  /** In lower case. */
  readonly tag: string
  /** Names in lower case, values with entities resolved. */
  readonly attributes: Readonly<Record<string, string>>
  /** Text as written, entities resolved, not trimmed. */
  readonly children: readonly (MarkupElement | string)[]
}

export const isElement = (node: MarkupElement | string): node is MarkupElement => typeof node !== 'string'

export const classesOf = (element: MarkupElement): readonly string[] =>
  (element.attributes['class'] ?? '').split(/\s+/).filter((name) => name !== '')

export const hasClass = (element: MarkupElement, name: string): boolean =>
  (element.attributes['class'] ?? '').includes(name) && classesOf(element).includes(name)

/** Whether the page shows it: what is hidden by Angular, in the words of SingleFile, by an attribute or by its own style is not printed. */
export function isShown(element: MarkupElement): boolean {
  const { attributes } = element
  if (hasClass(element, 'ng-hide') || hasClass(element, 'sf-hidden')) return false
  if (attributes['ng-show'] === 'false' || attributes['hidden'] !== undefined) return false
  return !/display\s*:\s*none/i.test(attributes['style'] ?? '')
}

/** All shown elements below that pass, in the order of the page; the inside of one that passes is searched too. */
export function elementsIn(element: MarkupElement, passes: (one: MarkupElement) => boolean): MarkupElement[] {
  return element.children.filter(isElement).flatMap((child) => {
    if (!isShown(child)) return []
    return passes(child) ? [child, ...elementsIn(child, passes)] : elementsIn(child, passes)
  })
}

/** The first shown element below that passes, in the order of the page; null for none. */
export function firstIn(element: MarkupElement, passes: (one: MarkupElement) => boolean): MarkupElement | null {
  for (const child of element.children) {
    if (!isElement(child) || !isShown(child)) continue
    const found = passes(child) ? child : firstIn(child, passes)
    if (found) return found
  }
  return null
}

/** Elements that end a line, before and behind. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article blockquote body dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
export const isBlock = (element: MarkupElement): boolean => BLOCKS.has(element.tag)

/** The shown text of an element, line by line as its blocks and breaks part it; empty lines are left out. */
export function linesIn(element: MarkupElement): string[] {
  let text = ''
  const walk = (node: MarkupElement | string): void => {
    if (!isElement(node)) text += node.replaceAll(/\s+/g, ' ')
    else if (node.tag === 'br') text += '\n'
    else if (isShown(node)) {
      if (isBlock(node)) text += '\n'
      node.children.forEach(walk)
      if (isBlock(node)) text += '\n'
    }
  }
  element.children.forEach(walk)
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The shown text on one line. */
export const textIn = (element: MarkupElement): string => linesIn(element).join(' ')
