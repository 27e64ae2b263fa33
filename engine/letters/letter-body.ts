import { ENCLOSES_PAGES, enclosesPages, pageOfEnclosure } from '#engine/letters/page-copy.ts'

/** What is above the subject line: who writes, when, to whom; each in lines. */
export interface LetterHead {
  readonly sender: readonly string[]
  readonly date: string
  readonly recipient: readonly string[]
}

/** The part of a letter under its addresses and date, as it is printed. */
export interface LetterBody {
  /** From the subject line to the signature; the signature has room above it. */
  readonly paragraphs: readonly string[]
  readonly enclosures: readonly string[]
}

const ENCLOSURES = /^enclosures?:\s*\n/i
const HEAD_ENDS = /^(?:re:|subject:|dear\b|to whom)/i
const CLOSES = /^(?:sincerely|respectfully|yours truly|very truly yours|best regards|kind regards)(?: yours)?,?$/i

function paragraphsOf(letterContent: string): { head: readonly string[]; body: readonly string[] } {
  const all = letterContent
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  const start = Math.max(
    0,
    all.findIndex((paragraph) => HEAD_ENDS.test(paragraph)),
  )
  return { head: all.slice(0, start), body: all.slice(start) }
}

/** The addresses and the date as the text has them, so that an edit of them is printed; null when they are not there. */
export function letterHead(letterContent: string): LetterHead | null {
  const { head } = paragraphsOf(letterContent)
  const [sender, date, recipient, ...more] = head
  if (sender === undefined || date === undefined || recipient === undefined || more.length > 0) return null
  const lines = (text: string): string[] => text.split('\n').map((line) => line.trim())
  return { sender: lines(sender), date, recipient: lines(recipient) }
}

/**
 * Takes a letter, edited or not, apart for printing: the addresses and the date go to the windows of the envelope. A letter
 * without a subject line or salutation is printed whole.
 */
export function letterBody(letterContent: string): LetterBody {
  const { body } = paragraphsOf(letterContent)
  const listAt = body.findIndex((paragraph) => ENCLOSURES.test(paragraph))
  const list = listAt < 0 ? [] : (body[listAt] ?? '').split('\n').slice(1)
  const text = body.filter((_, index) => index !== listAt)
  return {
    paragraphs: withSignature(text),
    enclosures: list.map((line) => line.replace(/^\s*[-*•]\s*/, '').trim()).filter((line) => line !== ''),
  }
}

/** The pages of reports that the letter says are enclosed. */
export const enclosedPages = (letterContent: string): readonly number[] =>
  letterBody(letterContent).enclosures.flatMap((name) => pageOfEnclosure(name) ?? [])

/** What else it says is enclosed: papers of the consumer's own. */
export const ownPapers = (letterContent: string): readonly string[] =>
  letterBody(letterContent).enclosures.filter((name) => pageOfEnclosure(name) === null)

/** The letter with these enclosures in the place of those that it lists; without any, no list. Its text names the pages that go along, and no others. */
export function withEnclosures(letterContent: string, names: readonly string[]): string {
  const pages = names.flatMap((name) => pageOfEnclosure(name) ?? [])
  const isSame = pages.join() === enclosedPages(letterContent).join()
  return withList(isSame ? letterContent : withPages(letterContent, pages), names)
}

/** Pages that were taken out are not said to be enclosed; those that came back are told about before the close. */
function withPages(letterContent: string, pages: readonly number[]): string {
  const sentence = enclosesPages(pages)
  if (ENCLOSES_PAGES.test(letterContent)) {
    const told = letterContent.replace(ENCLOSES_PAGES, () => sentence)
    return sentence === ''
      ? told
          .replace(/ {2,}/g, ' ')
          .replaceAll(' \n', '\n')
          .trimEnd()
          .replace(/\n{3,}/g, '\n\n')
      : told
  }
  const paragraphs = letterContent.split(/\n\s*\n/)
  const close = paragraphs.findIndex((paragraph) => CLOSES.test(paragraph.trim().split('\n')[0] ?? ''))
  return sentence === '' || close < 0 ? letterContent : paragraphs.toSpliced(close, 0, sentence).join('\n\n')
}

function withList(letterContent: string, names: readonly string[]): string {
  const paragraphs = letterContent.split(/\n\s*\n/)
  const listAt = paragraphs.findIndex((paragraph) => ENCLOSURES.test(paragraph.trim()))
  const list = names.length === 0 ? [] : [`Enclosures:\n${names.map((name) => `- ${name}`).join('\n')}`]
  if (listAt < 0) return [letterContent.trimEnd(), ...list].join('\n\n')
  return [...paragraphs.slice(0, listAt), ...list, ...paragraphs.slice(listAt + 1)].join('\n\n')
}

function withSignature(paragraphs: readonly string[]): readonly string[] {
  const close = paragraphs.findIndex((paragraph) => CLOSES.test(paragraph))
  const name = paragraphs[close + 1]
  if (close < 0 || name === undefined) return paragraphs
  return [...paragraphs.slice(0, close), `${paragraphs[close]}\n\n\n${name}`, ...paragraphs.slice(close + 2)]
}
