import { type Placed, quoted } from '#engine/reading/lines/boxes.ts'
import type { Run } from '#engine/reading/lines/lines.ts'
import { LEGAL_FORM } from '#engine/reading/values/legal-form.ts'

/** The lines of a narrow card as one text, and whether it can be read only so. */
export interface Joined {
  readonly text: string
  readonly isSure: boolean
}

/** Letters: a shorter word fits into every card. */
const LONG = 9
const widthOf = ({ box }: Placed): number => box[2]
const letterOf = (run: Run): number => widthOf(run) / Math.max(1, run.text.length)

/**
 * Joins the lines of narrow cards. A browser breaks a word that is wider than its card wherever the card is full, so behind a line that is
 * one long word and fills its card the next one begins a word or goes on with it. The words that the file prints elsewhere tell which. Where
 * none does, only words tied to each other by a sign are long enough to be broken often: they are taken for one, and asked about. A text
 * that the file prints elsewhere with the same letters is that text.
 */
export function cardJoiner(
  cards: readonly (readonly Run[])[],
  elsewhere: readonly string[] = [],
): (runs: readonly Run[]) => Joined {
  const widest = Math.max(0, ...cards.flat().map(widthOf))
  const isFull = (line: Run, next: Run): boolean =>
    line.words.length === 1 &&
    line.text.length >= LONG &&
    widthOf(line) + letterOf(next) > widest &&
    !BREAKS_SOONER.test(line.text)
  const whole = new Map(elsewhere.map((text) => [squashed(text), text]))
  const known = new Set(elsewhere.flatMap(wordsOf))
  for (const runs of cards)
    runs.forEach((run, index) => {
      const before = runs[index - 1]
      if (!before || !isFull(before, run)) for (const word of wordsOf(run.text)) known.add(word)
    })
  return (runs) => {
    let [text, isSure] = ['', true]
    runs.forEach((run, index) => {
      const before = runs[index - 1]
      if (before === undefined) text = run.text
      else if (/[^\s-]-$/.test(text)) text += run.text
      else if (!isFull(before, run)) text += `${isHyphenated(before, run) ? '' : ' '}${run.text}`
      else {
        const [first = ''] = wordsOf(run.text)
        const isOneWord = known.has(`${wordsOf(text).at(-1)}${first}`)
        const isTied = TIED.test(`${before.text}${first}`)
        const isTwo = !isOneWord && (!isTied || known.has(first) || LEGAL_FORM.test(first))
        isSure &&= isOneWord || isTwo
        text += `${isTwo ? ' ' : ''}${run.text}`
      }
    })
    const same = whole.get(squashed(text))
    return same === undefined ? { text, isSure } : { text: same, isSure: true }
  }
}

/** `NATIONWIDE-LIKE`: a browser that has to break such a word does so behind its hyphen, before it breaks anywhere else. */
const BREAKS_SOONER = /[\p{L}\d]-\p{L}/u

const squashed = (text: string): string => text.replaceAll(' ', '')

/** `ROUTEONE/SANTANDER-BANK`, `LENDER.COM`. */
const TIED = /[\p{L}\d][/.\-_&@][\p{L}\d]/u

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

/** `O'MALLEY` over `-HAYES`: the browser breaks before a hyphen only where nothing else is left. */
const isHyphenated = (before: Run, run: Run): boolean =>
  before.words.length === 1 && /[\p{L}\d]$/u.test(before.text) && /^-[\p{L}\d]/u.test(run.text)

/** The pieces that say the joined text. */
export const saying = (runs: readonly Run[], { text }: Joined): Placed[] => quoted(runs, text)
