import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'

/** Printed at the foot of every page of a practice report; no other paper says it. */
export const PRACTICE_MARK = 'SAMPLE: invented by the practice bureaus of Errata, about nobody'

const MARK_WORDS = PRACTICE_MARK.split(' ')
const [FIRST_WORD] = MARK_WORDS

const beginsMark = (words: readonly Word[], start: number): boolean =>
  MARK_WORDS.every((word, index) => words[start + index]?.text === word)

/** Where the mark begins among the words of a page; -1 where it does not stand. Asked of every word of every file. */
function markAt(words: readonly Word[]): number {
  for (let start = 0; start < words.length; start += 1)
    if (words[start]?.text === FIRST_WORD && beginsMark(words, start)) return start
  return -1
}

/** Whether this is a report of the practice bureaus, however it came here. */
export function isPracticeDocument(document: DocumentText): boolean {
  const known = IS_PRACTICE.get(document)
  if (known !== undefined) return known
  const isPractice = document.pages.some(({ words }) => markAt(words) >= 0)
  IS_PRACTICE.set(document, isPractice)
  return isPractice
}

/** Asked of a document once for whose it is and once to read it. */
const IS_PRACTICE = new WeakMap<DocumentText, boolean>()

/** Words of the mark that a report has no other reason to print. */
const TELLING = ['sample', 'invented', 'practice', 'bureaus', 'errata', 'nobody']
const ENOUGH = 4

/** The same of pages that were made out on pictures: a misread letter must not make a practice report a real one. */
export const looksLikePractice = (document: DocumentText): boolean =>
  document.pages.some(({ words }) => {
    const read = new Set<string>()
    for (const { text, confidence } of words) if (confidence !== undefined) read.add(lettersOf(text))
    return TELLING.filter((word) => read.has(word)).length >= ENOUGH
  })

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The page as its layout prints it, without the mark. */
function withoutMark(page: PageText): PageText {
  const at = markAt(page.words)
  return at < 0 ? page : { ...page, words: page.words.toSpliced(at, MARK_WORDS.length) }
}

/** The document without the marks, so that every layout reads what it knows. */
export const withoutPracticeMark = (document: DocumentText): DocumentText =>
  isPracticeDocument(document) ? { ...document, pages: document.pages.map(withoutMark) } : document
