import { escapeHtml } from '#server/platform/escape-html.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Json } from '#tools/synthetic-reports/data-forms.ts'

/** One element of a credit response before it is written as XML or JSON. */
export interface Element {
  readonly name: string
  /** Null and missing attributes are not written. */
  readonly attributes: Readonly<Record<string, string | null>>
  readonly children: readonly Element[]
  readonly text: string | null
}

export const element = (
  name: string,
  attributes: Element['attributes'] = {},
  children: readonly (Element | null)[] = [],
): Element => ({ name, attributes, children: children.filter((child) => child !== null), text: null })

export const textElement = (name: string, text: string): Element => ({ name, attributes: {}, children: [], text })

const written = ({ attributes }: Element): [string, string][] =>
  Object.entries(attributes).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))

/** As XML, with a prefix where the vendor has one. */
export function toXml(node: Element, prefix = ''): string {
  const attributes = written(node).map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)
  const inner = `${node.text === null ? '' : escapeHtml(node.text)}${node.children.map((child) => toXml(child, prefix)).join('\n')}`
  const name = `${prefix}${node.name}`
  return inner === '' ? `<${name}${attributes.join('')}/>` : `<${name}${attributes.join('')}>${inner}</${name}>`
}

/** As Array writes it: `@` before attributes, lists only of more than one where the vendor likes single objects. */
export function toJson(node: Element, chance: Chance): Json {
  if (node.text !== null && node.children.length === 0 && written(node).length === 0) return node.text
  const groups = Map.groupBy(node.children, ({ name }) => name)
  const lists = [...groups].map(([name, children]): [string, Json] => {
    const items = children.map((child) => toJson(child, chance))
    const [only = null] = items
    return [name, items.length === 1 && chance.isTrue(0.6) ? only : items]
  })
  return { ...Object.fromEntries(written(node).map(([name, value]) => [`@${name}`, value])), ...Object.fromEntries(lists) }
}
