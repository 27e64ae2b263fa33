import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { editDistance } from '#engine/recognition/words/letters.ts'

/** How a name stands in the document, word for word or almost. */
export interface NameReadings {
  /** Pieces of lines that say it letter for letter. */
  readonly same: number
  /** Those that say it but for a letter or two, or with a letter or two before it. */
  readonly other: number
}

const LEAST_NAME = 6
const LONG_NAME = 14
const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toUpperCase()
const plain = (text: string): string => text.replaceAll(/[^A-Z0-9]/g, '')

/** How often a document says a name, and how often it says almost the same: one of the two was misread. */
export function nameReadings(document: DocumentText): (name: string) => NameReadings {
  const counts = new Map<string, number>()
  for (const { text } of document.pages.flatMap(pageLines).flatMap(({ runs }) => runs)) {
    const piece = spaced(text)
    if (/[A-Z]{2}/.test(piece)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  }
  const pieces = [...counts].map(([text, count]) => ({ text, count, letters: plain(text) }))
  const known = new Map<string, NameReadings>()
  return (name) => {
    const wanted = spaced(name)
    const found = known.get(wanted) ?? readingsOf(wanted, pieces)
    known.set(wanted, found)
    return found
  }
}

interface Piece {
  readonly text: string
  readonly count: number
  readonly letters: string
}

function readingsOf(name: string, pieces: readonly Piece[]): NameReadings {
  const letters = plain(name)
  if (letters.length < LEAST_NAME) return { same: 0, other: 0 }
  const sum = (of: readonly Piece[]): number => of.reduce((all, { count }) => all + count, 0)
  const limit = letters.length < LONG_NAME ? 1 : 2
  const others = pieces.filter(
    (one) => one.text !== name && (isLed(one.text, name) || editDistance(one.letters, letters, limit) <= limit),
  )
  return { same: sum(pieces.filter(({ text }) => text === name)), other: sum(others) }
}

/** `I C SYSTEM` where the name is `C SYSTEM`. */
const isLed = (text: string, name: string): boolean =>
  text.endsWith(` ${name}`) && /^[A-Z]{1,2}$/.test(text.slice(0, -name.length - 1))
