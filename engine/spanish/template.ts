import { type Part, partsOf } from '#engine/spanish/parts-of.ts'

/** A sentence with values in it, in both languages. */
export interface Template {
  /** The English around the values, in order: one text more than there are values; the first and the last may be empty. */
  readonly texts: readonly string[]
  /** Which value comes after each text. */
  readonly places: readonly number[]
  /** Letters that are in it whatever its values are: the more, the surer is a match. */
  readonly letters: number
  readonly spanish: readonly (string | number)[]
}

/** So many choices of two are told apart; a sentence with more is left in English. */
const MOST_CHOICES = 4

/** All ways in which a sentence of the catalog may be said: one for each mix of its choices. */
export function templatesOf(english: string, spanish: string): Template[] {
  const [source, target] = [partsOf(english), partsOf(spanish)]
  const choices = source.flatMap((part) => (typeof part === 'string' || part.branches === null ? [] : [part.at]))
  if (choices.length > MOST_CHOICES || [...source, ...target].some(isElement)) return []
  return mixesOf(choices)
    .map((mix) => templateOf(source, target, mix))
    .filter(keepsTogether)
}

/** Values with nothing between them are not told apart: they are one, and so they must be in Spanish. */
const keepsTogether = ({ texts, places, spanish }: Template): boolean =>
  places.every((place, at) => {
    const next = places[at + 1]
    return next === undefined || texts[at + 1] !== '' || spanish[spanish.indexOf(place) + 1] === next
  })

const isElement = (part: string | Part): boolean => typeof part !== 'string' && part.tag !== 'value'

type Mix = ReadonlyMap<number, 0 | 1>

const mixesOf = (choices: readonly number[]): Mix[] =>
  choices.reduce<Mix[]>(
    (mixes, at) => mixes.flatMap((mix) => [new Map([...mix, [at, 0]]), new Map([...mix, [at, 1]])]),
    [new Map()],
  )

function templateOf(source: readonly (string | Part)[], target: readonly (string | Part)[], mix: Mix): Template {
  const texts = ['']
  const places: number[] = []
  for (const part of source.map((one) => chosen(one, mix))) {
    if (typeof part === 'string') texts.push((texts.pop() ?? '') + part)
    else {
      places.push(part.at)
      texts.push('')
    }
  }
  const spanish = target.map((one) => chosen(one, mix)).map((part) => (typeof part === 'string' ? part : part.at))
  return { texts, places, letters: (texts.join('').match(/\p{L}/gu) ?? []).length, spanish }
}

const chosen = (part: string | Part, mix: Mix): string | Part =>
  typeof part === 'string' || part.branches === null ? part : part.branches[mix.get(part.at) ?? 0]

/** The values of a finished sentence, by their numbers; null where the template did not make it. Each value is as short as it can be; of two with nothing between them the second has it all. */
export function valuesIn({ texts, places }: Template, sentence: string): ReadonlyMap<number, string> | null {
  const [first = ''] = texts
  const last = texts.at(-1) ?? ''
  if (!sentence.startsWith(first) || !sentence.endsWith(last) || sentence.length < first.length + last.length) return null
  const values = new Map<number, string>()
  let from = first.length
  for (const [index, place] of places.entries()) {
    const next = texts[index + 1] ?? ''
    const isLast = index === places.length - 1
    const end = isLast ? sentence.length - last.length : sentence.indexOf(next, from)
    if (end < from || (!isLast && end + next.length > sentence.length - last.length)) return null
    values.set(place, sentence.slice(from, end))
    from = end + next.length
  }
  return values
}
