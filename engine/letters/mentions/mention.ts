/** `known` is a whole fact taken as it stands, `digits` any number that is none of the other kinds. */
export type MentionKind =
  | 'character'
  | 'known'
  | 'citation'
  | 'ssn'
  | 'phone'
  | 'date'
  | 'amount'
  | 'percent'
  | 'period'
  | 'digits'
  | 'name'

/** Something in a text that has to be proven, with its canonical value: the same date in another form has the same value. */
export interface Mention {
  readonly kind: MentionKind
  /** As it is in the text. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Canonical; {@link UNPROVABLE} when it has no value. */
  readonly value: string
}

/** The value of what has none: a day that does not exist, a relative time, a case name. At most the same words prove it. */
export const UNPROVABLE = ''

/** Is in the text for what an earlier finder has taken; a text that brings it along is refused for it. */
export const TAKEN = '\ue000'

/** Looks for one form of one kind of mention. */
export type Finder = (text: string) => Mention[]

type ReadMatch = (match: RegExpExecArray) => { readonly kind: MentionKind; readonly values: readonly string[] } | null

export const finder =
  (pattern: RegExp, read: ReadMatch): Finder =>
  (text) =>
    findAll(text, pattern, read)

/** Every match of a global pattern. Most sentences have none of what is looked for, and `matchAll` copies the pattern before it looks. */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

/** Finds every match of a pattern; the reader turns it into values, one mention each, or null to pass it by. */
export function findAll(text: string, pattern: RegExp, read: ReadMatch): Mention[] {
  const found: Mention[] = []
  for (const match of matchesOf(text, pattern)) {
    const result = read(match)
    if (result === null) continue
    for (const value of result.values) {
      found.push({ kind: result.kind, text: match[0].trim(), start: match.index, end: match.index + match[0].length, value })
    }
  }
  return found
}

/** The text with the mentions' places taken out, of the same length. */
export function takeOut(text: string, mentions: readonly Mention[]): string {
  const pieces: string[] = []
  let done = 0
  for (const { start, end } of mentions.toSorted((a, b) => a.start - b.start)) {
    if (end <= done) continue
    pieces.push(text.slice(done, Math.max(done, start)), TAKEN.repeat(end - Math.max(done, start)))
    done = end
  }
  return pieces.join('') + text.slice(done)
}
