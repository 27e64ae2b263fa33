import { changesIn } from '#engine/answers/changes-in-results.ts'
import { findEntries, isDecision, type NamedEntry } from '#engine/answers/find-entries.ts'
import { type KnownEntry, knownNameIn } from '#engine/answers/known-entry.ts'
import { linesAside } from '#engine/answers/lines-aside.ts'
import { meaningOfSentence, saysBegun, together } from '#engine/answers/meaning-of-sentence.ts'
import type { ReadField, ReadReply, ReplyResult, ResultChange, Sender } from '#engine/answers/reply.ts'
import { isAgencyName } from '#engine/papers/agencies.ts'
import { replyDeadline } from '#engine/answers/reply-deadline.ts'
import { findDate, findFileNumber, findSender } from '#engine/answers/reply-letterhead.ts'
import { plainWords } from '#engine/answers/plain-words.ts'
import { meaningOfCell, meaningOfLabel } from '#engine/answers/result-labels.ts'
import type { Meaning } from '#engine/answers/result-words.ts'
import { shownBy } from '#engine/answers/waiting-time.ts'
import { placeOf, readText, type ReplyText, type Saying } from '#engine/answers/sentences.ts'
import { detectLayout, type NotAReport } from '#engine/reading/detect-layout.ts'
import { type DocumentText, textOfWords } from '#engine/reading/page-text.ts'
import { isPracticeDocument, looksLikePractice } from '#engine/reading/sheets/practice-mark.ts'
import { redactSsn } from '#engine/reading/values/redact-ssn.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'

/** What a document turned out to be. */
export type ReplyReading =
  | { readonly kind: 'reply'; readonly reply: ReadReply }
  /** It says that the dispute came, and no more. */
  | { readonly kind: 'begun_only' }
  | { readonly kind: 'report_only' }
  | { readonly kind: 'no_reply'; readonly why: NotAReport }

/** A reply speaks of a dispute; other papers do not. */
const ABOUT_DISPUTE =
  /\b(?:disput\w+|re-?investigat\w+|investigation|validation of (?:the|this|your) debt|credit (?:file|report|bureau|reporting)|tradeline|consumer reporting)\b/gi
const ENOUGH_MENTIONS = 2

/**
 * Reads a reply to a dispute: who wrote it, when, and what it says about which entry. Nothing is decided for the member. Where its words say
 * that it answers a dispute (`isSurely`), it need not say so twice.
 */
export function readReply(document: DocumentText, known: readonly KnownEntry[], isSurely = false): ReplyReading {
  const layout = detectLayout(document)
  const text = readText(document)
  const reportPages = layout.kind === 'layout' ? pagesOfReport(document) : []
  const letter = reportPages.length === 0 ? text : readText(withoutPages(document, reportPages))
  const words = plainWords(letter.lines.map((line) => line.text).join(' '))
  if (words.replaceAll(' ', '').length < 40)
    return reportPages.length > 0 ? { kind: 'report_only' } : { kind: 'no_reply', why: 'no_text' }
  if (layout.kind === 'not_a_report' && (layout.why === 'bank_statement' || layout.why === 'tax_form'))
    return { kind: 'no_reply', why: layout.why }
  const sender = findSender(document, letter, known)
  const results = resultsOf(letter, known, sender)
  const mentions = words.match(ABOUT_DISPUTE)?.length ?? 0
  const says = results.some(({ kind }) => kind !== null)
  if (!says && reportPages.length > 0) return { kind: 'report_only' }
  if (!isSurely && mentions < ENOUGH_MENTIONS && !(says && sender !== null && mentions > 0)) {
    return {
      kind: 'no_reply',
      why: layout.kind === 'not_a_report' && layout.why === 'rights_text_only' ? 'rights_text_only' : 'unknown_document',
    }
  }
  if (!says && letter.sayings.some((saying) => saysBegun(saying.text))) return { kind: 'begun_only' }
  if (!says && layout.kind === 'not_a_report' && layout.why === 'rights_text_only')
    return { kind: 'no_reply', why: 'rights_text_only' }
  if (!isSurely && !says && sender === null) return { kind: 'no_reply', why: 'unknown_document' }
  const isPractice = isPracticeDocument(document) || looksLikePractice(document)
  const datedOn = findDate(document, letter)
  const reply = {
    sender,
    datedOn,
    respondBy: replyDeadline(letter, datedOn?.value ?? null),
    shownBy: shownBy(letter, datedOn?.value ?? null),
    fileNumber: findFileNumber(letter),
    results,
    reportPages,
    isPractice,
  }
  return { kind: 'reply', reply: redactSsn(reply) }
}

const withoutPages = (document: DocumentText, numbers: readonly number[]): DocumentText => ({
  ...document,
  pages: document.pages.filter(({ number }) => !numbers.includes(number)),
})

/** A page of a report has dozens of its labels. */
const REPORT_WORDS =
  /\b(?:date opened|balance|credit limit|high (?:balance|credit)|past due|payment (?:status|history|pattern)|account type|responsibility|terms|date (?:reported|updated)|hard inquiries|personal information|monthly payment|loan type|remarks)\b/gi
const MANY_REPORT_WORDS = 7
const RESULTS_PAGE = /\b(?:investigation|dispute) results\b|\bresults of (?:our|your|the)\b|^dear\b/im

/** The pages of a report that came along with a letter: none on which something is said to have come of a dispute. */
function pagesOfReport(document: DocumentText): number[] {
  return document.pages
    .filter((page) => {
      const text = textOfWords(page.words)
      if ((text.match(REPORT_WORDS)?.length ?? 0) < MANY_REPORT_WORDS || RESULTS_PAGE.test(text)) return false
      const { sayings } = readText({ ...document, pages: [page] })
      return !sayings.some((saying) => !saying.isCell && (meaningOfSentence(saying.text)?.sureness ?? 0) >= SURELY_SAID)
    })
    .map(({ number }) => number)
}

const SURELY_SAID = 0.95

interface Said {
  readonly meaning: Meaning
  readonly saying: Saying
}

/** What a reply says, entry by entry; of the letter as a whole where it names none. A company answers about its own accounts. */
function resultsOf(text: ReplyText, known: readonly KnownEntry[], sender: ReadField<Sender> | null): ReplyResult[] {
  const aside = linesAside(text)
  const named = findEntries(text, known, aside)
  const isSold = text.sayings.some((saying) => SOLD.test(saying.text))
  const said = text.sayings.flatMap((saying, at): Said[] => {
    if (aside.has(saying.from)) return []
    const meaning = meaningOf(saying, text, named)
    // Who sold it cannot change it, and so has not verified it.
    if (meaning === null || (meaning.kind === 'verified' && isSold && CANNOT.test(saying.text))) return []
    const isMark = meaning.kind === 'deleted' && REMOVED_THEM.test(saying.text) && MARKS.test(text.sayings[at - 1]?.text ?? '')
    return [{ meaning: isMark ? { ...meaning, kind: 'updated' } : meaning, saying }]
  })
  const changes = changesIn(text)
  if (named.length === 0)
    return said.length === 0
      ? []
      : [{ id: '1', kind: kindOf(said), creditorName: null, accountNumber: null, changes: changes.map(unplaced) }]
  const shares = share(said, named, text.sayings)
  const changesOf = (index: number) => changes.filter(({ line }) => lastBefore(named, line) === index)
  const isSpoken = (index: number): boolean => (shares[index]?.length ?? 0) > 0 || kindOfChanges(changesOf(index)) !== null
  const spoken = named.filter((_, index) => isSpoken(index))
  // A company that is only mentioned is not answered about, where others are.
  const listed =
    spoken.length > 0
      ? named.flatMap((entry, index) => (isSpoken(index) || entry.accountNumber !== null ? [{ entry, index }] : []))
      : named.map((entry, index) => ({ entry, index }))
  return listed.map(({ entry, index }, at) => {
    const own = changesOf(index)
    return {
      id: String(at + 1),
      kind: kindOf(shares[index] ?? []) ?? kindOfChanges(own),
      creditorName: creditorOf(entry, known, sender),
      accountNumber: entry.accountNumber,
      changes: own.map(unplaced),
    }
  })
}

/** A table of what was reported and what is reported now says it without a word for it. */
function kindOfChanges(changes: readonly ResultChange[]): ReadField<AnswerKind> | null {
  const changed = changes.find(({ before, after }) => before !== null && before !== after.value)
  return changed === undefined ? null : { value: 'updated', evidence: changed.after.evidence }
}

const SOLD =
  /\b(?:was|were|been|have|we)(?: \w+){0,3} sold\b|\bsold (?:it|this|the|your) (?:account|debt|loan|to|on)\b|\bno longer own/i
const CANNOT = /\b(?:cannot|can't|could not|unable|not able)\b/i

const unplaced = ({ field, before, after }: ResultChange): ResultChange => ({ field, before, after })
const REMOVED_THEM = /\b(?:delet|remov)ed (?:it|them|these|those)\b/i
/** What goes from an account, which stays. */
const MARKS = /\b(?:late payments?|delinquenc(?:y|ies)|late marks?|remarks?|notations?|days late)\b/i

function creditorOf({ creditorName }: NamedEntry, known: readonly KnownEntry[], sender: ReadField<Sender> | null) {
  const isAgency = sender?.value.kind === 'company' && isAgencyName(sender.value.name)
  if (sender?.value.kind !== 'company' || isAgency || (creditorName !== null && knownNameIn(creditorName.value, known) !== null))
    return creditorName
  return { value: sender.value.name, evidence: sender.evidence }
}

function meaningOf(saying: Saying, text: ReplyText, named: readonly NamedEntry[]): Meaning | null {
  const label = saying.isCell ? meaningOfCell(saying.text) : meaningOfLabel(saying.text)
  if (label !== null && standsAsLabel(saying, text, named)) return label
  // A short sentence of its own may say the same as a cell; a lone word in no table says nothing.
  if (label !== null && (saying.isCell || !/^\S+ \S+ .*[.!]$/.test(saying.text))) return null
  if (saying.isCell) {
    if (isDecision(saying.text) && named.some(({ at }) => at.includes(saying.from))) return meaningOfSentence(saying.text)
    const [head = '', ...behind] = saying.text.split(':')
    // `Changed: balance $402 is now $0`, next to an entry.
    if (behind.length > 0 && /^[A-Z]/.test(head) && standsUnder(saying, named)) {
      const word = meaningOfLabel(head)
      if (word !== null) return word
    }
    if (behind.length === 0 || !/\b(?:result|outcome|resolution|disposition|status|action|response|decision|finding)/i.test(head))
      return null
    // Behind its heading a cell may say it in a sentence; above all entries it is about one that was not made out.
    const tail = behind.join(':')
    return meaningOfLabel(tail) ?? (standsUnder(saying, named) ? meaningOfSentence(tail) : null)
  }
  return headMeaning(saying, named) ?? meaningOfSentence(saying.text) ?? tailMeaning(saying, named)
}

/** A lone word is a result next to an entry, below one, or behind the word for it. */
function standsAsLabel(saying: Saying, { lines }: ReplyText, named: readonly NamedEntry[]): boolean {
  if (/\b(?:result|outcome|resolution|disposition|status|action|response|decision|finding|resultado)s?\b/i.test(saying.text))
    return true
  if (
    /^(?:.*[:>\-–—])?\s*(?:results?|resultados?|outcome|resolution|status|action(?: taken)?)\s*(?::\s*)?$/i.test(
      lines[saying.from - 1]?.text ?? '',
    )
  )
    return true
  return standsUnder(saying, named)
}

/** `VERIFIED AS ACCURATE: The company told us …`, below an entry. */
function headMeaning(saying: Saying, named: readonly NamedEntry[]): Meaning | null {
  const head = /^([A-Z][A-Z ,/-]{5,60}): \S/.exec(saying.text)?.[1]
  return head !== undefined && standsUnder(saying, named) ? meaningOfLabel(head) : null
}

/** Next to an entry, or a few lines below one. */
const standsUnder = (saying: Saying, named: readonly NamedEntry[]): boolean =>
  named.some(({ at }) => at.some((line) => line <= saying.to && saying.to - line <= 6))

/** `CAPITAL ONE 5178XXXX Deleted`, where a picture has lost the gap of the columns. */
function tailMeaning(saying: Saying, named: readonly NamedEntry[]): Meaning | null {
  if (!named.some(({ at }) => at.includes(saying.from)) || saying.text.length > 120) return null
  const words = saying.text.split(/\s+/)
  for (const length of [4, 3, 2, 1]) {
    const meaning = words.length > length ? meaningOfLabel(words.slice(-length).join(' ')) : null
    if (meaning !== null) return meaning
  }
  return null
}

const LEFT_OUT =
  /\b(?:could not|cannot|can't|couldn't|unable to|did not|not able to)\b.{0,40}\b(?:block|delet|remov|chang|updat|correct)/i
const ABOUT_ALL =
  /\b(?:these|both|all (?:of the )?(?:disputed |above )?(?:accounts?|items?|information|tradelines?|entries)|above|listed above|each of)\b/i
const ABOUT_NEXT = /\b(?:following|below|listed below)\b|:\s*$/i

/** Gives what is said to the entries it is said about: the one it names, else the one before; or all, where it says so. */
function share(said: readonly Said[], named: readonly NamedEntry[], sayings: readonly Saying[]): Said[][] {
  // What a heading says about those below it does not hold for one of which a sentence says that it could not be done.
  const isLeft = (entry: NamedEntry | undefined): boolean =>
    sayings.some(({ text, from, to }) => LEFT_OUT.test(text) && entry?.at.some((line) => line >= from && line <= to))
  const shares: Said[][] = named.map(() => [])
  const general: Said[] = []
  const starts = named.map(({ at }) => at[0] ?? 0)
  // A table has said what came of an entry; what is written below it is about the whole.
  const hasCell = (index: number, { from }: Saying): boolean =>
    (shares[index] ?? []).some(({ saying }) => saying.isCell && named[index]?.at.includes(saying.from) && saying.to < from)
  for (const one of said) {
    const { saying } = one
    const onItsLines = named.flatMap(({ at }, index) =>
      at.some((line) => line >= saying.from && line <= saying.to) ? [index] : [],
    )
    const numbered = onItsLines.filter((index) => isNumberIn(named[index], saying.text))
    // Two sentences may share a line: each is about the numbers that it prints.
    const own = numbered.length > 0 ? numbered : onItsLines
    const before = lastBefore(named, saying.from)
    // What follows may be a list of what was changed, not of accounts.
    const isBelow = before !== null && named[before]?.at.includes(saying.from - 1) === true && !/:\s*$/.test(saying.text)
    const next =
      ABOUT_NEXT.test(saying.text) && !isBelow ? nextOnes(said, starts, one).filter((index) => !isLeft(named[index])) : []
    if (
      own.length > 0 &&
      !(ABOUT_NEXT.test(saying.text) && own.length < named.length && !saying.isCell && /:\s*$/.test(saying.text))
    )
      for (const index of own) shares[index]?.push(one)
    else if (next.length > 0) for (const index of next) shares[index]?.push(one)
    else if (before === null || ABOUT_ALL.test(saying.text) || hasCell(before, saying)) general.push(one)
    else shares[before]?.push(one)
  }
  // Where others have a result of their own, one without is answered by nothing but what is said about all.
  const isEach = shares.some((own) => own.length > 0)
  const ofAll = isEach ? general.filter(({ saying }) => ABOUT_ALL.test(saying.text)) : general
  return shares.map((own) => (own.length > 0 ? own : ofAll))
}

function isNumberIn(entry: NamedEntry | undefined, text: string): boolean {
  const digits = entry?.accountNumber?.value.replaceAll(/\D/g, '') ?? ''
  return digits !== '' && text.replaceAll(/[\s-]/g, '').includes(digits)
}

function lastBefore(named: readonly NamedEntry[], line: number): number | null {
  let best: { readonly index: number; readonly at: number } | null = null
  for (const [index, { at }] of named.entries())
    for (const place of at) if (place <= line && (best === null || place >= best.at)) best = { index, at: place }
  return best?.index ?? null
}

/** The entries between a heading and the next one. */
function nextOnes(said: readonly Said[], starts: readonly number[], heading: Said): number[] {
  const next = said.find(({ saying }) => saying.from > heading.saying.to && ABOUT_NEXT.test(saying.text))
  return starts.flatMap((start, index) =>
    start > heading.saying.from && (next === undefined || start < next.saying.from) ? [index] : [],
  )
}

/** The kind that all that is said about an entry comes to; null where it comes to none. */
function kindOf(said: readonly Said[]): ReadField<AnswerKind> | null {
  const meaning = together(said.map((one) => one.meaning))
  if (meaning === null || meaning.kind === 'unknown') return null
  const { kind, sureness } = meaning
  const first = said.find((one) => one.meaning.kind === kind) ?? said[0]
  return first ? { value: kind, evidence: placeOf(first.saying, first.saying.text, sureness) } : null
}
