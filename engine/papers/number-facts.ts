import { type PaperFact, facts, type Reader } from '#engine/papers/fact-readers.ts'
import { fieldOf, findAll, findCell, findFirst, stretch } from '#engine/papers/paper-text.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'

const ACCOUNT =
  /\b(?:account|acct\.?|loan|card|visa|mastercard|discover|amex|cuenta|prestamo|tarjeta|(?<!\b(?:member|customer|client|policy|phone|id|security)\s)number(?=\send(?:s|ing)\s))\s?(?:(?:number|no\.?|#|numero)\s?)?(?:(?:that )?(?:ending|ends|termina(?:da)?|que termina)\s?(?:in|with|en)?)?\s?[:#]?\s?((?:[X*x\d]{2,}[ -]?){1,6}(?:(?<=-)\d\b)?)/i
/** A number with letters before it, which only its label tells from a word. */
const LETTERED =
  /\b(?:account|acct\.?|contract|agreement|cuenta|contrato)\s?(?:(?:number|no\.?|#|numero)\s?)?[:#]?\s?([A-Z]{1,4}[ -]?\d[\dA-Z-]{2,20})\b/i

/** The first account that it is about. A number printed whole keeps its last four figures. */
export const accountNumber: Reader = (text) => {
  for (const found of [...findAll(text.passages, ACCOUNT), ...findAll(text.rows, ACCOUNT)]) {
    const printed = (found.match[1] ?? '').replace(/[ -]$/, '')
    const isYear = /^(?:19|20)\d\d$/.test(printed) && !/end|termina|number|numero|no\.|#|:/i.test(found.match[0])
    if (printed.replaceAll(/\D/g, '').length < 3 || isYear) continue
    const value = shownAccountNumber(printed)
    if (value !== null) return facts('accountNumber', [fieldOf(value, found)])
  }
  const lettered = findFirst(text, LETTERED)
  const value = lettered ? shownAccountNumber(lettered.match[1] ?? '') : null
  return lettered && value !== null ? facts('accountNumber', [fieldOf(value, lettered)]) : inColumn(text)
}

const HEADING =
  /^(?:(?:original |current )?(?:creditor|client|your|our client's) )?(?:account|acct\.?|cuenta)(?: (?:number|no\.?|#))?$|^(?:numero|no\.?|\w{1,2}mero) de cuenta$/i
const LISTED_NUMBER = /^[A-Z]{0,4}[- ]?\d[\dA-Z-]{3,20}$/
/** What may be before the figures of a number. */
const LETTERS = /^[A-Z]{1,4}$/
/** Points, and rows without a number after which a column has ended. */
const SAME_COLUMN = 15
const ENDED = 2

/** The numbers that are below the heading of their column. */
const inColumn: Reader = ({ passages, rows }) => {
  const heading = passages.find(({ text }) => HEADING.test(text.split('\n')[0] ?? ''))
  const [first] = heading?.words ?? []
  if (!heading || !first) return []
  const start = rows.findIndex(({ words }) => words.some(({ word }) => word === first.word))
  const found: PaperFact[] = []
  let missed = 0
  for (const row of rows.slice(start + 1)) {
    const at = row.words.findIndex((one) => Math.abs(one.word.box[0] - first.word.box[0]) < SAME_COLUMN)
    const [word, next] = at < 0 ? [] : row.words.slice(at)
    const printed = word && LETTERS.test(word.word.text) && next ? `${word.word.text} ${next.word.text}` : word?.word.text
    const value = printed && row.page === heading.page && LISTED_NUMBER.test(printed) ? shownAccountNumber(printed) : null
    missed = value === null ? missed + 1 : 0
    if (missed >= ENDED) break
    if (word && printed && value !== null)
      found.push(...facts('accountNumber', [stretch(value, { passage: row, from: word.from, to: word.from + printed.length })]))
  }
  return found
}

/** Figures, with letters before them or in blocks. */
const PRINTED_NUMBER = String.raw`([A-Z]{1,4}(?:\s\d[\dA-Z-]{1,20}){1,3}|[A-Z0-9][A-Z0-9-]{3,30})`
/** How a paper labels its own number. */
export const REFERENCES = [
  new RegExp(
    String.raw`\b(?:reference|ref\.?|file|application|confirmation|claim|policy|control|tracking|correspondence|order|referencia|solicitud|expediente|confirmacion)\s?(?:(?:id|number|no\.?|num\.?|numero|#)\s?[:#.]?|[:#])\s?${PRINTED_NUMBER}`,
    'i',
  ),
  /\b(?:application|claim|confirmation|file|order|reference|request|solicitud)\s(?:[=:~|]\s)?([A-Z]{0,4}-?\d[\d-]{3,30}\d(?:-[A-Z]{1,3}\b)?)/i,
  new RegExp(
    String.raw`\bour\s(?:file|account|acct\.?|reference|number(?=[:\s]))\s?(?:(?:id|number|no\.?|num\.?|#)\s?)?[:#]?\s?${PRINTED_NUMBER}`,
    'i',
  ),
  /\b(?:consumer|customer)\s(?:id|number|no\.?)\s?[:#.]?\s?([A-Z]{0,4}-?\d[\d-]{4,20})\b/i,
  /(?:^|[\n.]\s?)ref\.?\s(?=\S{0,12}\d{3})([A-Z0-9][A-Z0-9-]{5,20})\b/i,
  // As the Consumer Financial Protection Bureau numbers complaints.
  /(?:\bcomplaint\s(?:(?:id|number|no\.?|#)\s?:?\s?)?|(?:^|\n))(\d{6}-\d{7,9})(?=\s|$)/i,
  // A company's own letters before it; a state's would be behind a comma.
  /(?:^|\n)(?!NMLS|TAX|TIN|EIN)[A-Z]{2,5}\sID(?:\s?[:#]\s?|\s(?!\d{5}(?:-\d{4})?\b))([A-Z]{0,4}\d[\d-]{4,20})\b/,
]
/** A company that answers calls it a case. */
export const CASE_REFERENCE =
  /\b(?:case|ticket|dispute|inquiry)\s?(?:(?:id|number|no\.?|num\.?|#)\s?[:#]?|[:#])?\s?([A-Z]{0,5}-?\d[\dA-Z-]{4,30})/i
/** The same of a police report. */
export const REPORT_NUMBER = /\b(?:report|incident|offense|complaint)\s(?:number|no\.?|#)\s?[:#]?\s?([A-Z0-9][A-Z0-9-]{3,30})/i
/** Reads a paper's own number by these labels. */
export const referenceBy =
  (patterns: readonly RegExp[]): Reader =>
  (text) => {
    const found = patterns
      .flatMap((pattern) => [...findAll(text.passages, pattern), ...findAll(text.rows, pattern)])
      .find(({ match }) => /\d{3}/.test(match[1] ?? '') && /^[A-Z\d]/.test(match[1] ?? ''))
    const printed = found ?? findCell(text, REFERENCE_LABEL, ALONE)
    if (!printed) return []
    // Its own label says that it is no Social Security number, however its figures are parted.
    const field = fieldOf(printed.match[1] ?? '', printed)
    return facts('reference', [{ ...field, evidence: { ...field.evidence, quote: field.value } }])
  }
/** As the last words of a row. */
const REFERENCE_LABEL =
  /\b(?:reference|ref\.?|application|confirmation|claim|control|tracking|file|referencia|solicitud|confirmacion)\s?(?:(?:reference|id|number|no\.?|num\.?|numero|#)\s?){1,2}:?$/i
/** A number that is all of its row. */
const ALONE = /^([A-Z]{0,5}-?\d[\dA-Z-]{3,30})$/
