import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import type { Box, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A word as it was made out on the picture of a page; the box in PDF points of that page. */
export interface RecognisedWord {
  readonly text: string
  readonly box: Box
}

/** A fact that the reader found on the page and that recognition made out again at the same place. */
export interface MadeOutField {
  /** Whose fact it is: the creditor, the court; null for the person's own. */
  readonly entry: string | null
  /** `Date opened` */
  readonly field: string
  /** As printed, numbers reduced to their last four digits. */
  readonly value: string
}

export interface MadeOut {
  readonly personalInfo: readonly MadeOutField[]
  readonly accounts: readonly MadeOutField[]
  readonly inquiries: readonly MadeOutField[]
  readonly publicRecords: readonly MadeOutField[]
  /** How many facts the reader found on this page, made out again or not. */
  readonly printed: number
}

export interface RecognisedPage {
  /** 1-based. */
  readonly page: number
  readonly words: readonly RecognisedWord[]
}

/** Holds a recognised page against what the reader found in its text layer. */
export function madeOut(report: Report, recognised: RecognisedPage): MadeOut {
  const person = [{ ...report.personalInfo, entry: null }]
  const groups = {
    personalInfo: factsOf(person, recognised),
    accounts: factsOf(named(report.accounts, 'creditorName'), recognised),
    inquiries: factsOf(named(report.inquiries, 'creditorName'), recognised),
    publicRecords: factsOf(named(report.publicRecords, 'type'), recognised),
  }
  const again = (facts: readonly PrintedFact[]): MadeOutField[] =>
    onceEach(facts.filter(({ isAgain }) => isAgain)).map(({ entry, field, value }) => ({ entry, field, value }))
  return {
    personalInfo: again(groups.personalInfo),
    accounts: again(groups.accounts),
    inquiries: again(groups.inquiries),
    publicRecords: again(groups.publicRecords),
    printed: Object.values(groups).reduce((sum, facts) => sum + onceEach(facts).length, 0),
  }
}

/** One printed place may give two facts, the printed words and what they mean; it is one thing to recognise. */
function onceEach<Fact extends MadeOutField>(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((fact) => [`${fact.entry} ${fact.field} ${fact.value}`, fact])).values()]
}

interface Named {
  readonly entry: string | null
  readonly evidence: EvidenceMap
}

const named = <Key extends string, Entry extends Readonly<Record<Key, string>> & { readonly evidence: EvidenceMap }>(
  entries: readonly Entry[],
  name: Key,
): readonly Named[] => entries.map((entry) => ({ ...entry, entry: entry[name] }))

interface PrintedFact extends MadeOutField {
  readonly isAgain: boolean
}

/** The cells of a payment grid are signs, not words; a label with nothing behind it states no fact. */
function factsOf(entries: readonly Named[], { page, words }: RecognisedPage): PrintedFact[] {
  return entries.flatMap((one) => {
    const values = new Map<string, unknown>(Object.entries(one))
    return Object.entries(one.evidence)
      .filter(
        ([key, place]) => place.page === page && !isGridCell(key) && values.get(key) !== null && lettersOf(place.quote) !== '',
      )
      .map(([key, place]) => ({
        entry: one.entry,
        field: fieldName(key),
        value: coverNumbers(place.quote),
        isAgain: isSame(key, place.quote, textAt(place.box, words)),
      }))
  })
}

const isGridCell = (key: string): boolean => key.startsWith('paymentHistory.') || key.startsWith('balanceHistory.')

/** Points: a recogniser draws its boxes a little tighter or wider than the file does. */
const SLACK = 3

function textAt([x, y, width, height]: Box, words: readonly RecognisedWord[]): string {
  return words
    .filter(({ box }) => {
      const [middleX, middleY] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
      return middleX >= x - SLACK && middleX <= x + width + SLACK && middleY >= y - SLACK && middleY <= y + height + SLACK
    })
    .map(({ text }) => text)
    .join(' ')
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const LAST_FOUR = 4

/** Of an account number the reader keeps four digits, so only these can be compared. */
function isSame(key: string, quote: string, seen: string): boolean {
  if (key === 'accountNumber') {
    const digits = quote.replaceAll(/\D/g, '').slice(-LAST_FOUR)
    return digits !== '' && seen.replaceAll(/\D/g, '').includes(digits)
  }
  return lettersOf(coverNumbers(seen)).includes(lettersOf(coverNumbers(quote)))
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  ssnLast4: 'SSN, last four digits',
  addresses: 'Address',
  phones: 'Phone',
  employers: 'Employer',
  remarks: 'Remark',
}

/** `dateOfFirstDelinquency` is `Date of first delinquency`, `statusText` a status, `addresses.0` an address. */
function fieldName(key: string): string {
  const [field = key] = key.replace(/Text$/, '').split('.')
  const words = field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return FIELD_NAMES[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
