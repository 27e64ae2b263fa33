import { editDistance, folded, mostWrong } from '#engine/recognition/words/letters.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'

/** A phrase of a layout that a recognised text can be. */
export interface FoundPhrase {
  readonly phrase: string
  readonly isLabel: boolean
  /** Letters that had to be changed beyond those that look alike. */
  readonly wrong: number
}

/** The phrases of a layout by what a recogniser can tell apart. */
export interface PhraseIndex {
  readonly byFolded: ReadonlyMap<string, readonly FoundPhrase[]>
  readonly byLength: ReadonlyMap<number, readonly string[]>
  /** In words. */
  readonly longest: number
}

/** Prepares the words of a layout for looking up. */
export function phraseIndex({ labels, values, codes }: PrintedWords): PhraseIndex {
  const byFolded = new Map<string, FoundPhrase[]>()
  // A code of one letter or of figures is no phrase: a speck can be read as one, `$60` as the other.
  const written = codes.filter((code) => code.length > 1 && /[A-Z]/.test(code)).flatMap((code) => [code, `>${code}<`])
  const all = [
    ...labels.map((phrase) => ({ phrase, isLabel: true })),
    ...[...values, ...written].map((phrase) => ({ phrase, isLabel: false })),
  ]
  const add = (key: string, found: FoundPhrase): void => {
    const same = byFolded.get(key) ?? []
    if (key !== '' && !same.some((known) => known.phrase === found.phrase)) byFolded.set(key, [...same, found])
  }
  for (const found of all) add(folded(found.phrase), { ...found, wrong: 0 })
  // `C/O` is read as `CIO`.
  for (const phrase of written)
    if (phrase.includes('/')) add(folded(phrase.replace('/', 'l')), { phrase, isLabel: false, wrong: 1 })
  const longest = Math.max(0, ...all.map(({ phrase }) => phrase.split(' ').length))
  return { byFolded, byLength: Map.groupBy(byFolded.keys(), (key) => key.length), longest }
}

const NUMBERS = /\d|(?<![a-z])(?:one|two|three|four|five|six|seven|eight|nine|ten|not|no)(?![a-z])/gi
/** Its figures, and the words that count or deny: `TWO` is no misread `FOUR`. */
const numbersIn = (text: string): string => (text.match(NUMBERS) ?? []).join(' ').toLowerCase()

/**
 * The phrase that the whole text is: letter for letter, but for letters that look alike and spaces, or with a few wrong
 * letters where no other phrase is near. Figures are never changed: 30 days are not 80. An icon may be read as letters before
 * it, but no more than one letter is put in: `Collection` is no `In Collection`.
 */
export function findPhrase(text: string, index: PhraseIndex): FoundPhrase | null {
  const key = /[A-Za-z]/.test(text) ? folded(text) : ''
  const same = index.byFolded.get(key)
  if (same) return bestSpelled(text, same)
  const limit = mostWrong(key.length)
  if (limit === 0 || /\d{3}/.test(text)) return null
  let best: { key: string; wrong: number } | null = null
  let second = Infinity
  for (let length = key.length - limit; length <= key.length + 1; length += 1) {
    for (const candidate of index.byLength.get(length) ?? []) {
      const wrong = editDistance(key, candidate, limit)
      if (wrong > limit) continue
      if (!best || wrong < best.wrong) {
        second = best?.wrong ?? Infinity
        best = { key: candidate, wrong }
      } else second = Math.min(second, wrong)
    }
  }
  if (!best || second <= best.wrong) return null
  const found = bestSpelled(text, index.byFolded.get(best.key) ?? [])
  const isOther = found === null || numbersIn(found.phrase) !== numbersIn(text) || hasOtherWord(text, found.phrase)
  return isOther ? null : { ...found, wrong: best.wrong }
}

/** Whether one of as many words is another word, not a misread one: `MORTGAGE` is no `MTGE`. */
function hasOtherWord(text: string, phrase: string): boolean {
  const [read, written] = [text.split(' '), phrase.split(' ')]
  if (read.length !== written.length) return false
  return read.some((word, index) => {
    const [own, other] = [folded(word), folded(written[index] ?? '')]
    const longest = Math.max(own.length, other.length)
    return longest >= LEAST_WORD && editDistance(own, other, longest) >= longest / 2
  })
}
const LEAST_WORD = 4

/** Of phrases that a recogniser cannot tell apart, the one that is spelled most like the text. */
function bestSpelled(text: string, phrases: readonly FoundPhrase[]): FoundPhrase | null {
  const plain = text.replace(/(?<!\s)\s*:$/, '')
  const scored = phrases.map((found) => ({ found, far: editDistance(plain, found.phrase, plain.length) }))
  return scored.toSorted((a, b) => a.far - b.far)[0]?.found ?? null
}
