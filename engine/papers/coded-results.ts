import { meaningOfSentence } from '#engine/answers/meaning-of-sentence.ts'
import { meaningOfLabel } from '#engine/answers/result-labels.ts'
import { leftOf } from '#engine/reading/lines/boxes.ts'
import { pageLines, type Run } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'

/** A line of the key: the code, and what it stands for. */
const KEY_LINE = /^([A-Z]{1,3}|\d{1,2})\s?[=:–—-]\s(\S.{3,120})$/
/** One line might be about something else. */
const LEAST_CODES = 2
/** Points: the lines of one key begin as far left as each other. */
const SAME_COLUMN = 6
/** The word for each result that a key can give. */
const WORDS: Readonly<Partial<Record<AnswerKind, string>>> = {
  deleted: 'Deleted',
  updated: 'Updated',
  verified: 'Verified',
  blocked: 'Blocked',
  reinserted: 'Reinserted',
}

interface KeyLine {
  readonly code: string
  readonly word: string | null
  readonly runs: readonly Run[]
}

/** The document with the word for each result that a table gives as a code, and without the key that explains the codes. */
export function withCodesSpelledOut(document: DocumentText): DocumentText {
  const key = document.pages.flatMap(keyOf)
  // Of a code that is explained twice no one knows what it stands for.
  const words = new Map(key.map(({ code, word }, at) => [code, key.findIndex((one) => one.code === code) === at ? word : null]))
  if (new Set(key.map(({ word }) => word).filter((word) => word !== null)).size < LEAST_CODES) return document
  const ofKey = new Set(key.flatMap(({ runs }) => runs.flatMap((run) => run.words)))
  return { ...document, pages: document.pages.map((page) => spelledOut(page, { words, ofKey })) }
}

interface Key {
  readonly words: ReadonlyMap<string, string | null>
  readonly ofKey: ReadonlySet<Word>
}

function spelledOut(page: PageText, { words, ofKey }: Key): PageText {
  const alone = new Set(
    pageLines(page).flatMap(({ runs }) => runs.slice(1).flatMap(({ words: own }) => (own.length === 1 ? own : []))),
  )
  return {
    ...page,
    words: page.words.flatMap((word) => {
      if (ofKey.has(word)) return []
      const text = alone.has(word) ? words.get(word.text) : null
      return [text === null || text === undefined ? word : { ...word, text }]
    }),
  }
}

function keyOf(page: PageText): KeyLine[] {
  const lines = pageLines(page)
  const found = lines.flatMap(({ runs }, at) =>
    runs.flatMap((run) => {
      const [, code, says] = KEY_LINE.exec(run.text) ?? []
      return code === undefined || says === undefined ? [] : [{ run, at, code, says }]
    }),
  )
  const column = found.filter(({ run }) => found.filter((one) => isBelow(one.run, run)).length >= LEAST_CODES)
  return column.map(({ run, at, code, says }) => {
    // What has no room goes on below, in small letters.
    const next = lines
      .slice(at + 1, at + 3)
      .flatMap(({ runs }) => runs.filter((one) => isBelow(one, run) && /^[a-z]/.test(one.text)))
    return { code, word: wordFor(says), runs: [run, ...next.slice(0, 1)] }
  })
}

const isBelow = (one: Run, other: Run): boolean => Math.abs(leftOf(one.box) - leftOf(other.box)) < SAME_COLUMN

function wordFor(says: string): string | null {
  const [head = ''] = says.split(/[,.;(]/)
  const first = head.split(' ').slice(0, 1).join(' ')
  const kind = (meaningOfLabel(head) ?? meaningOfSentence(says) ?? meaningOfLabel(first))?.kind
  return kind === undefined || kind === 'unknown' ? null : (WORDS[kind] ?? null)
}
