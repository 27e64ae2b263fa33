import { type DataFacts, inTable, isBlankAs } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partsAt } from '#engine/reading/listing/data-tree.ts'
import { dataText } from '#engine/reading/values/data-words.ts'
import type { Address } from '#engine/report/report.ts'

/** The values at the ends of these paths, as one text; null where there are none. */
export function textIn(
  facts: DataFacts,
  node: DataNode,
  at: { readonly field: string; readonly paths: readonly string[] },
): string | null {
  const pieces = at.paths.flatMap((path) => partsAt(node, path).filter(({ text }) => text !== null && !isBlankAs(path, text)))
  const [first] = pieces
  if (!first) return null
  facts.note(first, [at.field])
  return pieces.map(({ name, text }) => generationOf(name, dataText(text ?? ''))).join(' ')
}

/** Bureaus say in one sign which of the family somebody is. */
const GENERATIONS: Readonly<Record<string, string>> = { J: 'JR', S: 'SR', '2': 'II', '3': 'III', '4': 'IV', '5': 'V' }
const generationOf = (name: string, text: string): string =>
  /^generation/i.test(name) ? (inTable(GENERATIONS, text) ?? text) : text

/** The value at the end of a path of each of the nodes; a node without one is passed over. Evidence under `field.N`. */
export function textsAt(
  facts: DataFacts,
  nodes: readonly DataNode[],
  at: { readonly field: string; readonly path: string },
): string[] {
  const texts: string[] = []
  for (const node of nodes) {
    const text = textIn(facts, node, { field: `${at.field}.${texts.length}`, paths: [at.path] })
    if (text !== null) texts.push(text)
  }
  return texts
}

interface AddressPaths {
  readonly field: string
  readonly street: readonly string[]
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** An address whose parts stand at the ends of these paths; null where there is none. */
export function addressIn(facts: DataFacts, node: DataNode, at: AddressPaths): Address | null {
  const { field } = at
  const [zip, state, city, street] = [[at.zip], [at.state], [at.city], at.street].map((paths) =>
    textIn(facts, node, { field, paths }),
  )
  const address = { street: street ?? null, city: city ?? null, state: state ?? null, zip: zip ?? null }
  return Object.values(address).every((part) => part === null) ? null : address
}
