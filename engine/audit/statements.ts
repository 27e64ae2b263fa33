import type { Account } from '#engine/report/account.ts'
import { STATUS_PHRASES, type Meaning } from '#engine/audit/status-phrases.ts'

/** One printed text of an entry, taken apart into the phrases it consists of. */
export interface Statement {
  /** Evidence key: `statusText` or `remarks.N`. */
  readonly key: string
  /** As compared: lower case, one kind of dash and quote, no brackets. */
  readonly text: string
  /** What its whole phrases say. A phrase that is not in the list says nothing. */
  readonly meanings: ReadonlySet<Meaning>
  /** Every phrase of it is in the list. */
  readonly isUnderstood: boolean
}

/** Lower case, straight quotes, plain dashes, no brackets or underscores, single spaces: the form in which texts are compared. */
export function plainWords(text: string): string {
  const small = text.toLowerCase()
  // Most texts are plain already.
  if (!NOT_PLAIN.test(small)) return small.trim()
  return (
    small
      .replaceAll(/[><*"\u201c\u201d]/g, ' ')
      .replaceAll(/[\u2018\u2019\u02bc\u2032]/g, "'")
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      // Shown only where a line ends.
      .replaceAll('\u00ad', '')
      .replaceAll('_', ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

const NOT_PLAIN = /[><*"_\u00ad\u02bc\u2010-\u2015\u2018\u2019\u201c\u201d\u2032\u2212]|[^\S ]|  /

const trimmed = (phrase: string): string => phrase.replace(/^[\s.,;:/|(-]+/, '').replace(/(?<![\s.,;:/|)-])[\s.,;:/|)-]+$/, '')

/** Dates are no part of a phrase: `Charged off as of Aug 2015` is `charged off`. */
const DATE =
  /(?:\b(?:as of|on|since|in) )?(?:\b\d{1,2}\/(?:\d{1,2}\/)?\d{4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2}, ?)?\d{4}\b)/g

/** No bureau prints longer ones; what is longer is prose (or an attack on the patterns) and says nothing. Characters. */
const LONGEST_PHRASE = 200
const LONGEST_TEXT = 4000

const SENTENCE_END = /(?<!\b(?:chap|ch|acct|incl))\.(?=\s|$)|\|/

const meaningsOfPhrase = (phrase: string): readonly Meaning[] | null =>
  STATUS_PHRASES.find((known) => known.phrase.test(phrase))?.means ?? null

/**
 * What each phrase of a text says, given in `plainWords`; null for one that is not in the list. Each sentence is tried whole, then
 * what is between semicolons, slashes and commas; the first level that is a known phrase counts, so that `Payment after
 * charge off/collection` is not read as two statements.
 */
function phrasesOf(text: string): readonly (readonly Meaning[] | null)[] {
  const found: (readonly Meaning[] | null)[] = []
  const read = (phrase: string, separators: readonly RegExp[]): void => {
    const clean = trimmed(phrase)
    if (clean === '') return
    const means = clean.length > LONGEST_PHRASE ? null : meaningsOfPhrase(clean)
    const [next, ...rest] = separators
    if (means !== null || next === undefined) found.push(means)
    else for (const part of clean.split(next)) read(part, rest)
  }
  for (const sentence of text.replaceAll(DATE, '').split(SENTENCE_END)) read(sentence, [/;/, /\/|\s-\s/, /,/])
  return found
}

/** All that a text says, given in `plainWords`. */
export const meaningsOf = (text: string): ReadonlySet<Meaning> => new Set(phrasesOf(text).flatMap((means) => means ?? []))

/** Whether every phrase of a printed text is in the list. */
export const isUnderstood = (printed: string): boolean =>
  phrasesOf(plainWords(printed.slice(0, LONGEST_TEXT))).every((means) => means !== null)

const statement = (key: string, text: string): Statement => {
  const plain = plainWords(text.slice(0, LONGEST_TEXT))
  const phrases = phrasesOf(plain)
  return {
    key,
    text: plain,
    meanings: new Set(phrases.flatMap((means) => means ?? [])),
    isUnderstood: phrases.every((means) => means !== null),
  }
}

interface Statements {
  readonly status: Statement | null
  readonly remarks: readonly Statement[]
}

/** An account never changes once read, so its texts are taken apart once. */
const known = new WeakMap<Account, Statements>()

/** The entry's own status sentence and its remarks. */
function statementsOf(account: Account): Statements {
  const before = known.get(account)
  if (before !== undefined) return before
  const statements = {
    status: account.statusText === null ? null : statement('statusText', account.statusText),
    remarks: account.remarks.map((text, index) => statement(`remarks.${index}`, text)),
  }
  known.set(account, statements)
  return statements
}

/** What the status says; null where none is printed. */
export const statusOf = (account: Account): Statement | null => statementsOf(account).status

/** What each remark says, in the order of the page. */
export const remarksOf = (account: Account): readonly Statement[] => statementsOf(account).remarks

/** The first statement, status before remarks, that says one of these things; null when none does. */
export function says(account: Account, ...meanings: readonly Meaning[]): Statement | null {
  const { status, remarks } = statementsOf(account)
  return (
    (status !== null && meanings.some((meaning) => status.meanings.has(meaning)) ? status : null) ??
    remarkSays({ remarks }, meanings)
  )
}

/** The first remark that says one of these things. */
export function saysInRemark(account: Account, ...meanings: readonly Meaning[]): Statement | null {
  return remarkSays(statementsOf(account), meanings)
}

/** The status sentence when it says one of these things. */
export function saysInStatus(account: Account, ...meanings: readonly Meaning[]): Statement | null {
  const { status } = statementsOf(account)
  return status !== null && meanings.some((meaning) => status.meanings.has(meaning)) ? status : null
}

function remarkSays({ remarks }: Pick<Statements, 'remarks'>, meanings: readonly Meaning[]): Statement | null {
  return remarks.find((remark) => meanings.some((meaning) => remark.meanings.has(meaning))) ?? null
}

/**
 * Whether any text of the entry has the word anywhere. Far too loose to accuse with, and used only to keep silent: a
 * lawful explanation counts in whatever words it comes.
 */
export function mentions(account: Account, word: RegExp): boolean {
  const { status, remarks } = statementsOf(account)
  return (status !== null && word.test(status.text)) || remarks.some((remark) => word.test(remark.text))
}

/** A code that no table explains is kept as it is: `Narrative FH`, `Special comment 35`, `158`. */
const BARE_CODE =
  /^(?:(?:special comment|compliance condition|consumer information|remark|narrative|comment)(?: code)? )?(?:[a-z]{0,3}\d{1,4}[a-z]?|[a-z]{1,3})$/

/**
 * Whether a remark is a code without words. No one knows what it says, so it may be the lawful explanation (a forbearance,
 * a transfer, a reinstatement …): used only to keep silent.
 */
export function hasUnexplainedCode(account: Account): boolean {
  return statementsOf(account).remarks.some(({ text, meanings }) => meanings.size === 0 && BARE_CODE.test(text))
}

/** Whether a remark has words that are in no list: they may be the lawful explanation, so what clashes is asked and not asserted. */
export const hasUnexplainedRemark = (account: Account): boolean =>
  statementsOf(account).remarks.some((remark) => !remark.isUnderstood)

/** The same, in the remarks alone. */
export function remarksMention(account: Account, word: RegExp): boolean {
  return statementsOf(account).remarks.some((remark) => word.test(remark.text))
}
