import type { DataNode } from '#engine/reading/listing/data-tree.ts'
import { askMonth, isAskedAsTie, type Notes, saysNothing } from '#engine/reading/facts.ts'
import { unescaped } from '#engine/reading/values/data-words.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'

/** Reads the values of one entry of a data file and notes where each is. */
export interface DataFacts {
  readonly notes: Notes
  /**
   * What the node says, under each of the fields' names; null for no node, for a value that says nothing and for one that
   * cannot be read. Only what was read has its place noted.
   */
  readonly read: <T>(node: DataNode | null, fields: readonly string[], parse: (text: string) => T | null) => T | null
  /** The first of these nodes that can be read. */
  readonly readFirst: <T>(
    nodes: readonly (DataNode | null)[],
    fields: readonly string[],
    parse: (text: string) => T | null,
  ) => T | null
  /** Notes the place of a fact that was concluded from this node. */
  readonly note: (node: DataNode | null, fields: readonly string[]) => void
  /** Asks for a fact that the file lacks, at the place of another of its entry. */
  readonly ask: (node: DataNode | null, field: string) => void
  /** Asks what a sign of a payment pattern means that no table explains. */
  readonly askMonth: (node: DataNode | null, month: string) => void
}

/** What programs write where they have nothing, besides what is printed there. */
const BLANKS = /^(?:na|null|nil|nan|undefined)$/i

/** Whether a value says that there is none. */
export const isBlank = (text: string): boolean => saysNothing(text) || BLANKS.test(text.trim())

/** The same of the value of that name: people are called Na and Null, in the place of a first or a last name. */
export const isBlankAs = (name: string, text: string): boolean =>
  /first|last|surname/i.test(name) ? saysNothing(text) : isBlank(text)

export function dataFacts(placeOf: DataListing['placeOf']): DataFacts {
  const notes: Notes = {}
  const note: DataFacts['note'] = (node, fields) => {
    const place = node && placeOf(node)
    if (place) for (const field of fields) notes[field] = place
  }
  const ask: DataFacts['ask'] = (node, field) => {
    const place = node && placeOf(node)
    if (place) notes[field] = { ...place, confidence: 0 }
  }
  const read: DataFacts['read'] = (node, fields, parse) => {
    const text = unescaped(node?.text ?? '')
    const value = isBlank(text) ? null : parse(text)
    if (value !== null) note(node, fields)
    else if (!isBlank(text)) for (const field of fields) if (isAskedAsTie(field, text)) ask(node, field)
    return value
  }
  const readFirst: DataFacts['readFirst'] = (nodes, fields, parse) => {
    for (const node of nodes) {
      const value = read(node, fields, parse)
      if (value !== null) return value
    }
    return null
  }
  return {
    notes,
    read,
    readFirst,
    note,
    ask,
    askMonth: (node, month) => {
      const place = node && placeOf(node)
      if (place) askMonth(notes, month, place)
    },
  }
}

/** The entry of a table under a code; null for a code that the table does not explain. */
export const inTable = <T>(table: Readonly<Record<string, T>>, code: string): T | null =>
  Object.hasOwn(table, code) ? (table[code] ?? null) : null
