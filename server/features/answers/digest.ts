import type { KnownEntry } from '#engine/answers/known-entry.ts'
import { type ReadPaper, readPaper } from '#engine/papers/read-paper.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'

export interface ReplyDigestInput {
  readonly known: readonly KnownEntry[]
  /** Pages without text, as they were made out on their pictures. */
  readonly recognised: readonly PageText[]
}

/** What leaves the worker of a paper. */
export interface ReplyDigest {
  /** Null where nothing is printed. */
  readonly paper: ReadPaper | null
  /** How many letters each page has as text, in order. */
  readonly letters: readonly number[]
  readonly isReply: true
}

/** Runs next to the text extraction, in its worker. */
export function digest(printed: DocumentText, { known, recognised }: ReplyDigestInput): ReplyDigest {
  const made = new Map(recognised.map((page) => [page.number, page]))
  const document = { ...printed, pages: printed.pages.map((page) => made.get(page.number) ?? page) }
  return {
    paper: readPaper(document, known),
    letters: printed.pages.map((page) => page.words.reduce((sum, { text }) => sum + text.length, 0)),
    isReply: true,
  }
}

/** The worker runs our own digest; what it answers has that shape. */
export const isReplyDigest = (value: unknown): value is ReplyDigest =>
  typeof value === 'object' && value !== null && 'isReply' in value && 'paper' in value
