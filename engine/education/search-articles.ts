import type { Article } from '#engine/education/article.ts'

/** How much a word counts by where it is. */
const WEIGHT = { title: 12, description: 5, heading: 4, category: 3, text: 1 } as const

/** How sure a match is: the word itself, its beginning, a word with a typo. */
const EXACT = 1
const BEGINNING = 0.7
const TYPO = 0.5

/** Words of a question that say nothing about its subject. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a about an and are at be can do does for from how i if in is it long me my not of on or out s so t that the their they this to was what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Where each word stands: article number to weight. */
type Index = ReadonlyMap<string, ReadonlyMap<number, number>>

/** In small letters, without accents and apostrophes. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'\u2019]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Looks articles up by words, with typos forgiven; the best first. Build it once: it reads every article. */
export function articleSearch(articles: readonly Article[]): (query: string) => readonly Article[] {
  const index = indexOf(articles)
  return (query) => {
    const wanted = significant(wordsOf(query))
    if (wanted.length === 0) return articles
    const found = wanted.map((word) => scoresOf(word, index))
    const scored = articles.flatMap((article, at) => {
      const scores = found.map((places) => places.get(at) ?? 0)
      return scores.includes(0) ? [] : [{ article, score: scores.reduce((sum, score) => sum + score, 0) }]
    })
    return scored.toSorted((a, b) => b.score - a.score).map(({ article }) => article)
  }
}

/** Without the empty words, unless there are no others. */
function significant(words: readonly string[]): readonly string[] {
  const full = words.filter((word) => !EMPTY_WORDS.has(word))
  return full.length === 0 ? words : full
}

function indexOf(articles: readonly Article[]): Index {
  const index = new Map<string, Map<number, number>>()
  const add = (text: string, at: number, weight: number): void => {
    for (const word of wordsOf(text)) {
      const places = index.get(word) ?? new Map<number, number>()
      index.set(word, places.set(at, (places.get(at) ?? 0) + weight))
    }
  }
  for (const [at, article] of articles.entries()) {
    add(article.title, at, WEIGHT.title)
    add(article.description, at, WEIGHT.description)
    add(article.category, at, WEIGHT.category)
    for (const { heading, paragraphs } of article.sections) {
      add(heading, at, WEIGHT.heading)
      for (const paragraph of paragraphs) add(paragraph, at, WEIGHT.text)
    }
  }
  return index
}

/** What one wanted word scores in each article. A typo is forgiven only where no article has the word as typed. */
function scoresOf(wanted: string, index: Index): ReadonlyMap<number, number> {
  const words = [...index.keys()]
  const exact = words.filter((word) => word === wanted || sameButForS(word, wanted))
  const beginnings = wanted.length < 3 ? [] : words.filter((word) => word.startsWith(wanted) && !exact.includes(word))
  const typed = exact.length + beginnings.length > 0
  const near = typed ? [] : words.filter((word) => isNear(wanted, word))
  const best = new Map<number, number>()
  for (const [list, sureness] of [
    [exact, EXACT],
    [beginnings, BEGINNING],
    [near, TYPO],
  ] as const) {
    for (const word of list) {
      for (const [at, weight] of index.get(word) ?? []) {
        // A word that is in the text a hundred times is not a hundred times the better answer.
        best.set(at, Math.max(best.get(at) ?? 0, sureness * (1 + Math.log(weight) + (weight >= WEIGHT.title ? 3 : 0))))
      }
    }
  }
  return best
}

const sameButForS = (a: string, b: string): boolean => a === `${b}s` || b === `${a}s`

/** One slip of the finger in a word of four letters or more, two in one of eight or more. */
export function isNear(typed: string, word: string): boolean {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  return most > 0 && Math.abs(typed.length - word.length) <= most && slipsBetween(typed, word) <= most
}

/** Letters put in, left out, exchanged, or swapped with their neighbour (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      next.push(least)
    }
    ;[before, last] = [last, next]
  }
  return last[b.length] ?? 0
}
