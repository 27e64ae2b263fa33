import type { MarkupRefused } from '#adapters/markup/port.ts'

/** What one file may hold. */
export interface Bounds {
  /** Elements, attributes, members and items of lists together. */
  readonly nodes: number
  /** Characters of the file. */
  readonly characters: number
  /** Characters of one value. */
  readonly valueCharacters: number
  /** How deep parts may be in each other: of data, and of a web page. */
  readonly dataDepth: number
  readonly pageDepth: number
}

export const DEFAULT_BOUNDS: Bounds = {
  nodes: 300_000,
  characters: 40_000_000,
  valueCharacters: 1_000_000,
  dataDepth: 64,
  pageDepth: 256,
}

/** Why a file is not read. */
export type Fault = MarkupRefused['reason']
