/** A place of a sentence where something else is put in. */
export interface Part {
  readonly at: number
  /** The two texts of a choice; null where a value is. */
  readonly branches: readonly [string, string] | null
  readonly tag: 'value' | 'open' | 'close' | 'empty'
}

const PART = /\{(\d+)(?::([^{}|]*)\|([^{}|]*))?\}|<(\/?)(\d+)(\/?)>/g

/** The texts and the places of a sentence as the catalogs write it: `{0} of <1>{2:page|pages}</1>`. */
export function partsOf(sentence: string): (string | Part)[] {
  const parts: (string | Part)[] = []
  let from = 0
  for (const found of sentence.matchAll(PART)) {
    if (found.index > from) parts.push(sentence.slice(from, found.index))
    from = found.index + found[0].length
    const [, value, one, other, isClosing, element, isEmpty] = found
    const tag = value !== undefined ? 'value' : isClosing === '/' ? 'close' : isEmpty === '/' ? 'empty' : 'open'
    parts.push({ at: Number(value ?? element), branches: one === undefined || other === undefined ? null : [one, other], tag })
  }
  if (from < sentence.length) parts.push(sentence.slice(from))
  return parts
}
