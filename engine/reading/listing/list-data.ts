import { coverSsn } from '#engine/values/social-security-number.ts'
import type { DataNode } from '#engine/reading/listing/data-tree.ts'
import { COLUMNS, evidenceAt, type ListedPage, openListing, type Place } from '#engine/reading/listing/listing.ts'
import type { Evidence } from '#engine/report/evidence.ts'

/** A data file on pages, and where each of its values stands. */
export interface DataListing {
  readonly pages: readonly ListedPage[]
  /** The place of a value; null for a node of parts only, or one without text. */
  readonly placeOf: (node: DataNode) => Evidence | null
}

const INDENT = 2
const DEEPEST = 16
/** Values of these names lose all but their last four characters, whatever they look like. */
const PRIVATE =
  /ssn|social|account_?(?:number|identifier)|^_?accountidentifier$|driver|licen[cs]e|passport|tradelinehash|clientreference/i
const LONG_NUMBER = /\d{10,}/g
/** Amounts and counts that a file pads with noughts to nine digits: no numbers of a person. */
const PADDED_AMOUNT = /amount|balance|limit|credit|due|payment|debt|liabilit|asset|charge_?off/i
/** A payment history with a sign a month: digits in a row that number neither a person nor an account. */
const MONTHS = /^(?:_?data|status|.*pattern.*)$/i
const SIGNS = /^[0-9A-Z /-]{1,120}$/
const PHONE_NAME = /phone/i
const PHONE = /^(?:\D*\d){10,11}\D*$/

/** Sets a tree of data on pages: a heading for each node of parts, its own values packed behind it. */
export function listData(root: DataNode): DataListing {
  const sheet = openListing()
  const places = new Map<DataNode, readonly Place[]>()
  const walk = (node: DataNode, depth: number, isPrivate: boolean): void => {
    const column = Math.min(depth, DEEPEST) * INDENT
    const hidden = isPrivate || PRIVATE.test(node.name)
    sheet.write([{ text: node.name, column, columns: COLUMNS - column, isHeading: true }])
    const values = node.children.filter((child) => isValue(child) && !isPacked(child))
    writePacked([...(node.text === null || isPacked(node) ? [] : [node]), ...values], { column: column + INDENT, hidden })
    for (const child of node.children) if (!isValue(child)) walk(child, depth + 1, hidden)
  }
  /** `name: value` side by side as long as they fit on the line. */
  const writePacked = (values: readonly DataNode[], { column, hidden }: { column: number; hidden: boolean }): void => {
    const width = COLUMNS - column
    let open: { node: DataNode; name: string; text: string }[] = []
    const lengthOf = (items: typeof open): number =>
      items.reduce((sum, { name, text }) => sum + name.length + 2 + text.length + 3, -3)
    const close = (): void => {
      let at = column
      const cells = open.flatMap(({ name, text }) => {
        const label = `${name}:`
        const valueAt = at + label.length + 1
        const columns = Math.max(8, Math.min(text.length, column + width - valueAt))
        const start = at
        at = valueAt + columns + 3
        return [
          { text: label, column: start, columns: label.length },
          { text, column: valueAt, columns },
        ]
      })
      const written = sheet.write(cells)
      open.forEach(({ node }, index) => places.set(node, written[index * 2 + 1] ?? []))
      open = []
    }
    for (const node of values) {
      const item = { node, name: node.name.slice(0, 60), text: shown(node, hidden) }
      if (open.length > 0 && lengthOf([...open, item]) > width) close()
      open.push(item)
    }
    if (open.length > 0) close()
  }
  walk(root, 0, false)
  return { pages: sheet.pages(), placeOf: (node) => evidenceAt(places.get(node) ?? [], (text) => text) }
}

/** What programs packed for each other, such as a whole file in letters: nobody can read it, and it may hide what must not be shown. */
const PACKED = /^[A-Za-z0-9+/=_-]{200,}$/
const isPacked = ({ text }: DataNode): boolean =>
  text !== null && text.length >= 200 && PACKED.test(text.replaceAll(/\s+/g, '')) && longestWord(text) >= 60
const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map(({ length }) => length))

const isValue = (node: DataNode): boolean => node.children.length === 0 && node.text !== null

/** The value as it may be shown: numbers that name a person or an account keep their last four characters. */
function shown(node: DataNode, isPrivate: boolean): string {
  const text = (node.text ?? '').replaceAll(/\s+/g, ' ')
  if ((isPrivate || PRIVATE.test(node.name)) && /\d{5,}/.test(text)) return `XXXX${text.slice(-4)}`
  if (PADDED_AMOUNT.test(node.name) && /^[+-]?\d{1,12}(?:\.\d{1,2})?$/.test(text)) return text
  if ((MONTHS.test(node.name) && SIGNS.test(text)) || (PHONE_NAME.test(node.name) && PHONE.test(text))) return text
  return coverSsn(text).replaceAll(LONG_NUMBER, (found) => `XXXX${found.slice(-4)}`)
}
