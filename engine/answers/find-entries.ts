import { shownAccountNumber } from '#engine/values/account-number.ts'
import { COMPANY_MARK, type KnownEntry, knownNameIn } from '#engine/answers/known-entry.ts'
import type { ReadField } from '#engine/answers/reply.ts'
import { meaningOfSentence } from '#engine/answers/meaning-of-sentence.ts'
import { meaningOfCell, meaningOfLabel } from '#engine/answers/result-labels.ts'
import { placeOf, type ReplyText, runUnder } from '#engine/answers/sentences.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { type Line, lineOf } from '#engine/reading/lines/lines.ts'

/** An entry that a reply names, and the lines on which it does. */
export interface NamedEntry {
  readonly creditorName: ReadField<string> | null
  readonly accountNumber: ReadField<string> | null
  readonly at: readonly number[]
}

const NOT_ACCOUNT =
  /\b(?:file|report|confirmation|case|reference|tracking|dispute|docket|member|phone|fax|call|tel|ssn|social security|zip|box|suite|ein|tax id|check|correspondence|control)\b(?: (?:number|no|id|num)\b)?[^a-z]*$/i
const LABELLED_NUMBER =
  /\b(?:(?:account|acct|cuenta|pr[eé]stamo)\.?\s*(?:(?:number|no\.?|num|nbr|#|id)\s*)?|(?:loan|card|policy)\s*(?:number|no\.|nbr|id|(?=end|:|\d{4}))\s*)(?:(?:ending(?:\s+(?:in|with))?|ends\s+(?:in|with)|beginning(?:\s+with)?)\s*)?(?:[:#.]+\s*)?(?:[-–]\s+)?#?([X*x•\d][X*x•\d -]{2,28}[X*x•\d])(?![\d/])/gi
const MASKED_NUMBER = /(?<![\w-])#?((?:\d[ -]?){0,24}[X*x•]{2,30}(?:[ -]?[X*x•\d]){0,30})(?![\w])/g
const ENDING_NUMBER = /\b(?:end(?:ing|s)|termina(?:d[oa])?)(?:\s+(?:in|with|en|con))?\s*(?:[:#]\s*)?([X*x•]*\d{3,6})\b/gi
/** One star for all that is hidden. */
const STARRED_NUMBER = /(?<![\w*$])(\*\d{4,6}|\d{5,12}\*)(?![\w*])/g
/** Behind two or more dots, as narrow tables print it, or before three. */
const DOTTED_NUMBER = /(?<![\w.])((?:\.{2,4}|…)\s?\d{3,6}|\d{4,12}(?:\.{3,8}|…))(?![\w/])/g
/** A letter among the figures before the mask. */
const LETTERED_NUMBER = /\b(?:account|acct)\.?\s*(?:(?:number|no\.?|#)\s*)?[:#]\s*([A-Z0-9]{3,16}[X*x•]{2,20})(?![\w])/gi
const HASH_NUMBER = /(?<=[A-Za-z.)] )#\s?(\d{4,}[X*x•]*)(?![\w])/g

interface FoundNumber {
  readonly raw: string
  readonly index: number
  readonly end: number
}

function numbersIn(text: string): FoundNumber[] {
  const found = [
    LETTERED_NUMBER,
    LABELLED_NUMBER,
    ENDING_NUMBER,
    MASKED_NUMBER,
    STARRED_NUMBER,
    DOTTED_NUMBER,
    HASH_NUMBER,
  ].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const raw = (match[1] ?? '').trim()
      const digits = raw.replaceAll(/\D/g, '')
      if (digits.length < 3 || NOT_ACCOUNT.test(text.slice(0, match.index))) return []
      // A masked Social Security number is no one's account.
      if (/^[X*x•]{3}-?[X*x•]{2}-?\d{4}$/.test(raw) && /ssn|social/i.test(text)) return []
      if (/^(?:19|20)\d\d$/.test(raw) || /^\d{3}[- ]\d{3}[- ]\d{4}$/.test(raw)) return []
      return [{ raw, index: match.index, end: match.index + match[0].length }]
    }),
  )
  return found.toSorted((a, b) => a.index - b.index).filter((one, at, all) => at === 0 || one.index >= (all[at - 1]?.end ?? 0))
}

const LABELLED_NAME =
  /\b(?:creditor|account|company|furnisher|subscriber|data furnisher|source|collector|lender|client|item|tradeline|current creditor|reported by|furnished by|provided by)(?:'s)?(?: name)?\s*:\s*(\S.*)$/i
const WITH_NAME =
  /\b(?:with|from|by|to|of|for|at|your|the|regarding|concerning) ((?:[A-Z0-9&][\w&.'/-]*)(?: (?:[A-Z0-9&][\w&.'/-]*|of|and|the|&))*)/g
const STOP_NAME =
  /^(?:Account|Acct|Number|Item|Disputed|Dispute|Results?|Your|The|This|Date|Status|Balance|Credit|Report|File|Summary|Description|Investigation|Outcome|Dear|Re|Thank|Please|We|Our|Equifax|Experian|TransUnion|Trans|FCRA|Fair|Social)$/i

/** A town, a street, a day, an office or an item of a list: what is near a number and is no company. */
const NO_COMPANY =
  /\b[A-Z]{2}\.? \d{5}(?:-\d{4})?$|\bp\.? ?o\.? ?box\b|^\d{1,6} .{0,40}\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|blvd|court|ct|way|apt)\b|^\d{1,2}[.)] |^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bbureau disputes?$|\binformation$|\bpage \d|\b(?:confirmation|reference|(?:file|report|case) (?:number|no\b|#))|^(?:customer (?:service|care)|dispute department)$|^(?:of|to|for|in|on|by|patient)\b|\b(?:your|our|my)\b/i

/** The entries that a reply names, in its order. The same one named twice is one. */
export function findEntries(text: ReplyText, known: readonly KnownEntry[], notThese: ReadonlySet<number>): NamedEntry[] {
  const found: NamedEntry[] = []
  text.lines.forEach((line, index) => {
    if (notThese.has(index)) return
    const numbers = numbersOf(line)
    const cellAbove = numbers.length === 1 ? nameInCellAbove(text.lines, index) : null
    for (const [at, number] of numbers.entries()) {
      const own = line.text.slice(at === 0 ? 0 : (numbers[at - 1]?.end ?? 0), number.index)
      const before = at === 0 ? `${cellAbove ?? nameBroken(text.lines, index)}${own}` : own
      const behind = line.text.slice(number.end, numbers[at + 1]?.index)
      found.push({
        creditorName: nameBeside(text.lines, { index, before, behind, known }),
        accountNumber: numberField(line, number),
        at: cellAbove === null ? [index] : [index - 1, index],
      })
    }
    if (numbers.length === 0 && nameInCellAbove(text.lines, index + 1) === null) {
      const name = namedAlone(line, known) ?? namedAbove(line, text.lines[index + 1])
      if (name) found.push({ creditorName: name, accountNumber: null, at: [index] })
    }
  })
  return merged(found)
}

/** The numbers in a line; a cell of figures next to a result is one, whatever its column is called. */
function numbersOf(line: Line): readonly FoundNumber[] {
  const found = numbersIn(line.text)
  const [first, ...rest] = line.runs
  if (found.length > 0 || !first || !/^#?[A-Z]{0,4}[ -]?\d[\d -]{3,20}\d$/.test(first.text)) return found
  return rest.some(({ text }) => meaningOfCell(text) !== null || isDecision(text))
    ? [{ raw: first.text, index: 0, end: first.text.length }]
    : found
}

/** A cell that says in a sentence of its own what was decided. */
export const isDecision = (text: string): boolean => /^[A-Z][^:]{8,200}\.$/.test(text) && meaningOfSentence(text) !== null

/** A name in a narrow cell goes on in the next line before its number: `PEACHTREE STUDENT` above `LOANS #60044****`. */
function nameInCellAbove(lines: readonly Line[], index: number): string | null {
  const [above, line] = [lines[index - 1], lines[index]]
  const [name, ...rest] = above?.runs ?? []
  if (!above || !line || !name || !rest.some(({ text }) => meaningOfLabel(text) !== null)) return null
  const under = runUnder(name, line)
  const [number] = numbersIn(under?.text ?? '')
  if (!under || under !== line.runs[0] || !number || number.index === 0 || numbersIn(above.text).length > 0) return null
  const goesOn = under.text.slice(0, number.index)
  return /^[A-Z][A-Z&.' -]+#?\s?$/.test(goesOn) && /^[A-Z0-9][A-Z0-9&.' -]+$/.test(name.text) ? `${name.text} ` : null
}

/** The words in capitals at the end of the line above, where those that begin this one go on with them. */
function nameBroken(lines: readonly Line[], index: number): string {
  const [above, line] = [lines[index - 1], lines[index]]
  if (!above || !line || above.page !== line.page || !/^[A-Z][A-Z&'.]+\b/.test(line.text) || !/\s[a-z]\S*\s/.test(above.text))
    return ''
  const tail = /(?<=[a-z:,.] )[A-Z][A-Z&'.]*(?: [A-Z][A-Z&'.]*){0,3}$/.exec(above.text)?.[0]
  return tail === undefined ? '' : `${tail} `
}

function numberField(line: Line, { raw }: FoundNumber): ReadField<string> | null {
  const value = shownAccountNumber(raw)
  if (value === null) return null
  const pieces = raw.split(/\s+/)
  const words = line.words.filter(({ text }) => pieces.some((piece) => text.includes(piece)))
  const place = { page: line.page, words: words.length > 0 ? words : line.words }
  return { value, evidence: { ...placeOf(place, value, 0.95), quote: value } }
}

interface Beside {
  readonly index: number
  readonly before: string
  readonly behind: string
  readonly known: readonly KnownEntry[]
}

function nameBeside(lines: readonly Line[], { index, before, behind, known }: Beside): ReadField<string> | null {
  const line = lines[index]
  if (!line) return null
  const own = nameIn(before, known) ?? shoutedIn(before) ?? (isName(behind, known) ? nameIn(behind, known) : null)
  if (own !== null) return fieldOf(line, own)
  const asked = askedAt(lines, index)
  if (asked !== null) return asked
  for (const step of [-1, 1, -2, 2]) {
    const whole = lines[index + step]
    if (GREETING.test(whole?.text ?? '')) continue
    const near = whole && inColumn(line, whole, step)
    if (!near || near.page !== line.page || numbersIn(near.text).length > 0) continue
    const labelled = LABELLED_NAME.exec(near.text)?.[1]
    const name =
      labelled === undefined
        ? step === -1 || knownNameIn(near.text, known)
          ? nameIn(near.text, known)
          : null
        : cleaned(labelled)
    if (name !== null) return fieldOf(near, name)
  }
  return null
}

const ASK_AT =
  /\b(?:questions about this (?:item|account)|dispute this (?:item|account) directly)\b.{0,40}\bcontact:?\s+([A-Z][^,:;]{2,50}),/i
/** Equifax names the company behind its result: whom to ask about it. */
function askedAt(lines: readonly Line[], index: number): ReadField<string> | null {
  const end = lines.findIndex((line, at) => at > index && numbersIn(line.text).length > 0)
  const own = lines.slice(index, Math.min(end < 0 ? lines.length : end, index + ASKED_LINES))
  const name = cleaned(ASK_AT.exec(own.map(({ text }) => text).join(' '))?.[1] ?? '')
  const at = name === null ? undefined : own.find(({ text }) => text.includes(name.split(' ')[0] ?? name))
  return name === null || at === undefined ? null : fieldOf(at, name)
}
const ASKED_LINES = 4

const GREETING = /^(?:dear|hello|hi|estimad[oa])\b/i
/** `You disputed ASHFORD RETAIL BANK *3348`: the words in capitals before the number, within a sentence. */
function shoutedIn(before: string): string | null {
  const shouted = /(?<=[a-z,:] )[A-Z][A-Z&'.]+(?: [A-Z0-9&'.]+){0,5}(?=[\s,(#-]*$)/.exec(before)?.[0]
  return shouted === undefined ? null : cleaned(shouted)
}

/** Of a row above, what is in the column of the number: the cells next to it are no part of the name. */
function inColumn(line: Line, near: Line, step: number): Line {
  const number = line.runs.find((run) => numbersIn(run.text).length > 0)
  const own = step === -1 && number ? near.runs.find((run) => runUnder(run, line) === number) : undefined
  return (near.runs.length > 1 && own && lineOf([own])) || near
}

/** Behind a number a name stands out by itself, or it is something else of the account. */
const isName = (piece: string, known: readonly KnownEntry[]): boolean =>
  knownNameIn(piece, known) !== null || (COMPANY_MARK.test(piece) && !/[\d:$]/.test(piece))

/** The name of a company in a piece of a line; null where none stands out. */
function nameIn(piece: string, known: readonly KnownEntry[]): string | null {
  const labelled = LABELLED_NAME.exec(piece.replace(/\b(?:account|acct)\s*(?:number|no\.?|#).*$/i, ''))?.[1]
  if (labelled !== undefined && cleaned(labelled) !== null) return cleaned(labelled)
  const sure = knownNameIn(piece, known)
  const named = [...piece.matchAll(WITH_NAME)].map(([, name = '']) => cleaned(name)).filter((name) => name !== null)
  if (sure !== null) {
    const key = furnisherKey(sure.creditor)
    return named.find((name) => furnisherKey(name) === key) ?? (isTitle(piece) ? cleaned(piece) : null) ?? sure.creditor
  }
  if (isTitle(piece)) return cleaned(piece)
  return named.at(-1) ?? null
}

/** Whether a piece of a line is a heading and no sentence: nothing in it is written small but short words between names. */
function isTitle(piece: string): boolean {
  const words = piece.split(/\s+/).filter((word) => /[A-Za-z]{2}/.test(word))
  const small = words.filter((word) => /^[a-z]/.test(word) && !/^(?:of|and|the|for)$/.test(word))
  return words.length > 0 && words.length <= 8 && small.length === 0
}

function cleaned(text: string): string | null {
  const words = text
    .replace(/\b(?:account|acct|loan)\s*(?:name|number|no\.?|#|type)?\b.*$/i, '')
    .replaceAll(/[|•*:]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  while (words[0] !== undefined && (/^(?:[-–—#()\d.]+|>+)$/.test(words[0]) || STOP_NAME.test(words[0]))) words.shift()
  while (
    words.length > 0 &&
    (/^(?:[-–—#(),.]+)$/.test(words.at(-1) ?? '') || /^(?:and|of|the|with|account)$/i.test(words.at(-1) ?? ''))
  )
    words.pop()
  // What is behind the name in the same row is its result.
  while (words.length > 1 && meaningOfLabel(words.at(-1) ?? '') !== null) words.pop()
  const name = words
    .join(' ')
    .replace(/(?<![\s,;:(\-–—#])[\s,;:(\-–—#]+$/, '')
    .replace(/^[\s,;:(\-–—]+/, '')
  if (!/[A-Za-z]{2}/.test(name) || name.length > 80 || meaningOfLabel(name) !== null || NO_COMPANY.test(name)) return null
  return /^(?:results?|outcome|status|deleted|updated|verified|remains|disputed?|ending|ending in|number)$/i.test(name)
    ? null
    : name
}

const fieldOf = (line: Line, name: string): ReadField<string> => {
  const parts = new Set(name.split(/\s+/).map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
  const words = line.words.filter(({ text }) => parts.has(text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
  return {
    value: name,
    evidence: { ...placeOf({ page: line.page, words: words.length > 0 ? words : line.words }, name, 0.9), quote: name },
  }
}

/** A line without a number names an entry by a label, as a row of its own, or by a name the member has disputed. */
function namedAlone(line: Line, known: readonly KnownEntry[]): ReadField<string> | null {
  const labelled =
    /\b(?:creditor|company|furnisher|account|tradeline|item)(?: name)\s*:\s*(\S.*)$|(?<!\boriginal )\b(?:creditor|furnisher|collector|disputed item|tradeline|source(?: of (?:the )?information)?)\s*:\s*(\S.*)$/i.exec(
      line.text,
    )
  const label = labelled?.[1] ?? labelled?.[2]
  if (label !== undefined) {
    const name = cleaned(label)
    if (name !== null) return fieldOf(line, name)
  }
  const detail = ownDetail(line)
  if (detail !== null) return fieldOf(line, detail)
  const listed = LISTED_NAME.exec(line.text)?.[1] ?? INQUIRY_BY.exec(line.text)?.[1]
  if (listed !== undefined) return fieldOf(line, listed)
  const entry = knownNameIn(line.text, known)
  if (entry !== null) {
    const cell = line.runs.find((run) => knownNameIn(run.text, [entry]) !== null)
    return fieldOf(line, nameIn(cell?.text ?? line.text, [entry]) ?? entry.creditor)
  }
  const [first, ...rest] = line.runs
  const isRow = first !== undefined && rest.some((run) => meaningOfCell(run.text) !== null)
  const name =
    isRow &&
    (isTitle(first.text) || PUBLIC_RECORD.test(first.text)) &&
    (COMPANY_MARK.test(first.text) || PUBLIC_RECORD.test(first.text) || /^[A-Z0-9 &./'-]+$/.test(first.text))
      ? cleaned(first.text)
      : null
  return name === null || first === undefined ? null : fieldOf(line, name)
}

const PUBLIC_RECORD = /^(?:civil )?(?:judge?ment|bankruptcy|(?:\w{1,10} ){0,2}lien|eviction)\b/i
/** `FIRST HARBOR BANK, inquiry of 09/14/2026: …` at the head of a line. */
const LISTED_NAME = /^(?:[^\w\s]{1,2} )?([A-Z][A-Z0-9&./'-]+(?: [A-Z0-9&./'-]+){0,5}), (?:inquiry|account|collection)\b/
/** `The inquiry by Pinnacle Home Lending of …`: the words behind it show that the name ends there. */
const INQUIRY_BY =
  /\b[Ii]nquir(?:y|ies) (?:made )?(?:by|from|of) ((?:[A-Z0-9&][\w&'/-]*)(?: (?:[A-Z0-9&][\w&'/-]*|of|and|the|&)){0,6}?)(?= (?:of|on|from|made|dated|was|were|has|have|is) |, | \()/
const OWN_DETAIL =
  /^(?:(?:former |other )?name|also known as|(?:previous |former )?address|employer|phone|telephone|date of birth|inquiry|public record)\s?:\s?(\S.{2,80})$/i
/** A name, an address or an employer of the reader, next to what became of it. */
function ownDetail({ runs }: Line): string | null {
  const [first, ...rest] = runs
  if (!first || !rest.some(({ text }) => meaningOfLabel(text) !== null)) return null
  return OWN_DETAIL.exec(first.text)?.[1] ?? null
}

/** The same as a heading, with what became of it in the line below. */
function namedAbove(line: Line, below: Line | undefined): ReadField<string> | null {
  const name = OWN_DETAIL.exec(line.text)?.[1]?.replace(/,? \d{1,2}\/\d{1,2}\/\d{2,4}$/, '')
  return name !== undefined && below?.page === line.page && meaningOfLabel(below.text) !== null ? fieldOf(line, name) : null
}

/** One entry for the same number, or the same company where one of the two prints no number. */
function merged(found: readonly NamedEntry[]): NamedEntry[] {
  const entries: NamedEntry[] = []
  for (const one of found) {
    const index = entries.findIndex((other) => isSame(one, other))
    const other = entries[index]
    if (other === undefined) entries.push(one)
    else
      entries[index] = {
        creditorName: other.creditorName ?? one.creditorName,
        accountNumber: other.accountNumber ?? one.accountNumber,
        at: [...other.at, ...one.at],
      }
  }
  return entries
}

function isSame(one: NamedEntry, other: NamedEntry): boolean {
  const numbers = [one, other].map(({ accountNumber }) => accountNumber?.value.replaceAll(/\D/g, '') ?? null)
  const keys = [one, other].map(({ creditorName }) => (creditorName === null ? null : furnisherKey(creditorName.value)))
  const [a, b] = numbers
  const isOneName = keys[0] === keys[1] || keys[0] === null || keys[1] === null
  if (a !== null && b !== null) return a === b && isOneName
  return keys[0] !== null && keys[0] === keys[1]
}
