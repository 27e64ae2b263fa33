import { type PageText, textOfWords, type Word } from '#engine/reading/page-text.ts'

/** Where a layout prints whose report it is: at the head of the first page, or of each. */
const PREPARED_FOR: readonly RegExp[] = [
  /\bPrepared For:? (.{2,60}?) Personal & Confidential\b/,
  /\bPersonal Credit Report for:? (.{2,60}?) File Number\b/i,
  /\bPrepared for: (.{2,80}?) Date: /,
]

const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^\p{L}]/gu, '')

/**
 * Whether the pages of a file say of two people that a report of one layout is theirs: no number is needed to tell that these are two reports.
 * Names on pictures say nothing here: a misread letter makes no second person.
 */
export function areOfSeveralPeople(pages: readonly PageText[]): boolean {
  const printed = pages.filter(({ words }) => words.every(({ confidence }) => confidence === undefined))
  const texts = printed.map(({ words }) => textOfWords(words))
  const named = [
    ...PREPARED_FOR.map((before) => texts.flatMap((text) => before.exec(text)?.[1] ?? [])),
    printed.flatMap(({ words }) => namedInFoot(words) ?? []),
  ]
  return named.some((names) => new Set(names.map(lettersOf)).size > 1)
}

/** `FLORANSE FENWORTH | Dec 27, 2023`: the foot of every page of Equifax's numbered print. */
const DAY = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/
/** Of a letter's height: what stands further off is another run. */
const APART = 1.2

function namedInFoot(words: readonly Word[]): string | null {
  const bar = words.findLastIndex(({ text }, at) => text === '|' && DAY.test(textOfWords(words.slice(at + 1, at + 4))))
  const isFoot = words.some(({ text, box }) => text === 'Page' && Math.abs(box[1] - (words[bar]?.box[1] ?? 0)) < box[3])
  if (!isFoot) return null
  let first = bar
  while (first > 0 && isBeside(words[first - 1], words[first])) first -= 1
  return first < bar ? textOfWords(words.slice(first, bar)) : null
}

function isBeside(left: Word | undefined, right: Word | undefined): boolean {
  if (left === undefined || right === undefined) return false
  const [x, y, width, height] = left.box
  const gap = right.box[0] - (x + width)
  return gap > -1 && gap < height * APART && Math.abs(y + height - (right.box[1] + right.box[3])) < height * 0.6
}
