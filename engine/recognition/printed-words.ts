/** The words that a layout prints whatever the consumer's file holds, in the letters it prints them in. */
export interface PrintedWords {
  /** Headings and labels: they structure the page and state no fact. */
  readonly labels: readonly string[]
  /** Those of the labels that head a section, in small letters and without their numbers. */
  readonly headings: ReadonlySet<string>
  /** Values from closed lists: kinds of account, responsibilities, statuses, the words of a key. */
  readonly values: readonly string[]
  /** Codes of the payment grid. */
  readonly codes: readonly string[]
  /** The letter that covers account numbers; null where the layout has no one way. */
  readonly mask: 'x' | 'X' | null
  /** The mask and the figures behind it stand apart: `xxxxxxxx 1234`. */
  readonly partsMask?: true
  /** Last words of labels under which an amount with its dollar sign stands, or a dash, in columns. */
  readonly amountLabels?: ReadonlySet<string>
  /** The label under which each month's code stands, alone. */
  readonly codeLabels?: ReadonlySet<string>
  /** Upright bars part its values; elsewhere such a stroke is the rule of a table. */
  readonly hasBars?: true
}

/** `individual account` as it begins a value: `Individual account`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const CAPITALS = /(^|[\s/-])([a-z])/g
/** `balance histories` as a heading: `Balance Histories`. */
export const titled = (words: string): string =>
  words.replaceAll(CAPITALS, (_, before: string, letter: string) => before + letter.toUpperCase())
