import { POST_CODE } from '#engine/reading/values/addresses.ts'
import { bottomOf, joinWrapped, leftOf, middleYOf, rightEdgeOf, topOf } from '#engine/reading/lines/boxes.ts'
import {
  alsoPrinted,
  type FactReader,
  asPrinted,
  dayAsOf,
  doubtTwo,
  factReader,
  leadingMoney,
  type Notes,
  note,
  readAccountNumber,
  saysNothing,
} from '#engine/reading/facts.ts'
import { type LabelValue, labelValues } from '#engine/reading/lines/label-values.ts'
import type { AccountBlock } from '#engine/reading/layouts/experian-web-print/accounts.ts'
import { accountRows } from '#engine/reading/layouts/experian-web-print/account-rows.ts'
import { readBalanceHistory } from '#engine/reading/layouts/experian-web-print/balance-histories.ts'
import { readPaymentHistory } from '#engine/reading/layouts/experian-web-print/payment-history.ts'
import { parseStatusSentence } from '#engine/reading/layouts/experian-web-print/status-sentence.ts'
import {
  ACCOUNT_LABELS,
  ACCOUNT_TYPES_BY_WORDS,
  type AccountLabel,
  BADGES,
  badgesOf,
  MEDICAL,
  ONE_LINE_LABELS,
  RESPONSIBILITIES_BY_WORDS,
} from '#engine/reading/layouts/experian-web-print/words.ts'
import { findIn, isMadeOut, type Line, type Run, wouldFit } from '#engine/reading/lines/lines.ts'
import type { Account, FormerRemark, MonthStretch } from '#engine/report/account.ts'
import type { Box } from '#engine/report/evidence.ts'
import { monthNumber, type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { lookUp } from '#engine/values/look-up.ts'
import { type Cents, parseMoney } from '#engine/values/money.ts'
import type { AccountStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'

type Rows = FactReader<AccountLabel>

/** Reads one account. Experian prints neither a date of first delinquency nor a closing date: both stay null. */
export function readAccountDetails(block: AccountBlock, at: { id: string; signs: (page: number) => readonly Box[] }): Account {
  const evidence: Notes = {}
  const rows = factReader(withoutStrays(accountRows(block.parts.info, ACCOUNT_LABELS)), evidence)
  const { read } = rows
  const inRow = read(['Account Name'], ['creditorName'], asPrinted)
  const name = inRow !== null && goesOnInHeading(inRow, block) ? null : inRow
  if (name === null) noteName(block.heading, evidence)
  if (rows.isTwo('Date Opened')) doubtTwo(evidence)
  const originalCreditor = readCompany(['Original Creditor'], 'originalCreditor', { rows, block, evidence })
  // Where the page's edge cut its name, it is printed all the same.
  const isOfAnother =
    originalCreditor !== null || labelValues(block.parts.additional, ['Original Creditor']).some(({ text }) => !saysNothing(text))
  const account: Account = {
    id: at.id,
    creditorName: name ?? nameInHeading(block),
    originalCreditor,
    accountNumber: readAccountNumber(rows.read, evidence),
    accountType: read(['Account Type'], ['accountType'], (text) => accountTypeOf(text, isOfAnother)),
    accountTypeText: read(['Account Type'], ['accountTypeText'], asPrinted),
    loanType: null,
    responsibility: read(['Responsibility'], ['responsibility'], responsibilityOf),
    ...statusFacts(rows, block, evidence),
    statusText: read(['Status'], ['statusText'], asPrinted),
    statusDate: read(['Status Updated'], ['statusDate'], parsePrintedDay),
    dateOpened: read(['Date Opened'], ['dateOpened'], parsePrintedDay),
    dateClosed: read(['Date Closed'], ['dateClosed'], parsePrintedDay),
    dateReported: null,
    lastPaymentDate: read(['Recent Payment'], ['lastPaymentDate'], dayAsOf),
    lastActivityDate: null,
    dateOfFirstDelinquency: null,
    delinquencyFirstReported: null,
    dateAssigned: null,
    removalDate: removalDate(rows, block, evidence),
    currentBalance: read(['Balance'], ['currentBalance'], leadingMoney),
    balanceDate: read(['Balance Updated'], ['balanceDate'], parsePrintedDay),
    creditLimit: read(['Credit Limit'], ['creditLimit'], leadingMoney),
    highBalance: read(['Highest Balance'], ['highBalance'], leadingMoney),
    originalBalance: originalBalance(rows, block, evidence),
    monthlyPayment: read(['Monthly Payment'], ['monthlyPayment'], leadingMoney),
    lastPaymentAmount: read(['Recent Payment'], ['lastPaymentAmount'], leadingMoney),
    terms: read(['Terms'], ['terms'], asPrinted),
    monthsReviewed: null,
    lateCounts: null,
    soldTo: soldTo(rows, block, evidence),
    printsDofd: false,
    paymentHistory: readPaymentHistory(block.parts, at.signs, evidence),
    balanceHistory: readBalanceHistory(block.parts.balances, evidence),
    ...remarksOf(block, evidence),
    contact: contactOf(block.parts.contact, evidence),
    fileEntry: null,
    ...adverseBadge(block, evidence),
    evidence,
  }
  return { ...account, ...withSentence(alsoPrinted(rows.rest(), evidence), block, evidence) }
}

const TO_POSITIVE = /\bBy [A-Z][a-z]{2,8}\.? \d{4}, this account is scheduled to go to a positive status\b\.?/

/** What the bureau says of the day on which an account turns positive: it leaves the record only later, or never. */
function withSentence(
  { alsoPrinted: printed = [] }: Pick<Account, 'alsoPrinted'>,
  { parts }: AccountBlock,
  evidence: Notes,
): Pick<Account, 'alsoPrinted'> {
  const prose = [...parts.guide, ...parts.additional].filter((line) => !isMadeOut(line)).flatMap((line) => line.runs)
  const found = findIn(prose, TO_POSITIVE)
  if (found) note(evidence, `alsoPrinted.${printed.length}`, found.pieces)
  const all = found ? [...printed, found.match[0]] : printed
  return all.length === 0 ? {} : { alsoPrinted: all }
}

/** Whether the page's edge cut the row, and the heading says the name whole. */
function goesOnInHeading(inRow: string, { heading, parts }: AccountBlock): boolean {
  const isCut = parts.info.some(({ words }) => words.some(({ isCovered }) => isCovered))
  const isWhole = heading.every(({ words }) => words.every(({ isCovered, confidence }) => !isCovered && confidence === undefined))
  return isCut && isWhole && joinWrapped(heading).startsWith(`${inRow} `)
}

/** Where a dash is for the name, somebody is asked for it. */
function noteName(heading: readonly Run[], evidence: Notes): void {
  note(evidence, 'creditorName', heading)
  const noted = evidence['creditorName']
  if (noted && saysNothing(joinWrapped(heading))) evidence['creditorName'] = { ...noted, confidence: 0 }
}

/** A dash says that no name is printed. */
function nameInHeading({ heading }: AccountBlock): string {
  const name = joinWrapped(heading)
  return saysNothing(name) ? '' : name
}

/** The badge `Potentially Negative`. */
function adverseBadge({ badges }: AccountBlock, evidence: Notes): Pick<Account, 'isMarkedAdverse'> {
  const badge = badges.find(({ text }) => badgesOf(text)?.includes('potentially negative'))
  if (!badge || isMadeOut(badge)) return {}
  note(evidence, 'isMarkedAdverse', [badge])
  return { isMarkedAdverse: true }
}

/** A medical debt that names an original creditor has gone from the provider of care to a collector. */
function accountTypeOf(text: string, isOfAnother: boolean): AccountType | null {
  if (MEDICAL.test(text) && isOfAnother) return 'collection'
  return ACCOUNT_TYPES_BY_WORDS.find(([words]) => words.test(text))?.[1] ?? null
}

/**
 * A date or a number is one line. Where a tall cell is centred on its label, its first lines stand nearer to the label
 * above: what comes after that one's line is the beginning of the value below.
 */
function withoutStrays(rows: readonly LabelValue<AccountLabel>[]): LabelValue<AccountLabel>[] {
  const values = new Map(rows.map((row) => [row, [...row.value]]))
  for (const row of rows) {
    const value = values.get(row) ?? []
    if (!ONE_LINE_LABELS.has(row.label) || value.length < 2) continue
    const left = leftOf(row.labelRun.box)
    const below = rows.slice(rows.indexOf(row) + 1).find((other) => Math.abs(leftOf(other.labelRun.box) - left) < 3)
    const onLine = value.filter((run) => run.page === row.labelRun.page && middleYOf(run.box) < bottomOf(row.labelRun.box))
    const own = value.slice(0, onLine.length + (isMonthAlone(onLine, value) ? 1 : 0))
    if (below) values.get(below)?.unshift(...value.slice(own.length))
    values.set(row, own)
  }
  return rows.map((row) => {
    const value = values.get(row) ?? []
    return { ...row, value, text: joinWrapped(value) }
  })
}

/** `Apr` over `2025`: on the screen of a phone a date takes two lines. */
const isMonthAlone = (onLine: readonly Run[], value: readonly Run[]): boolean =>
  onLine.length === 1 && monthNumber(onLine[0]?.text ?? '') !== null && /^(?:19|20)\d{2}$/.test(value[1]?.text ?? '')

/** The print may name the other party: `Joint with JANE Q PUBLIC`. */
function responsibilityOf(text: string): Responsibility | null {
  const words = text.toLowerCase().replace(/\.$/, '')
  const beforeParty = /^(.+?),? (?:with|of|for) \S/.exec(words)?.[1]
  return (
    lookUp(RESPONSIBILITIES_BY_WORDS, words) ??
    (beforeParty === undefined ? null : lookUp(RESPONSIBILITIES_BY_WORDS, beforeParty))
  )
}

const statusesOf = (badge: Run): AccountStatus[] => (badgesOf(badge.text) ?? []).flatMap((words) => lookUp(BADGES, words) ?? [])

/** The badge that says whether the account is open. Badges that disagree say nothing, nor does `paid` where money is past due. */
function tellingBadge(block: AccountBlock, pastDue: Cents | null): { badge: Run; status: AccountStatus } | null {
  const badge = block.badges.find((run) => statusesOf(run).length > 0)
  const [status, ...others] = new Set(block.badges.flatMap(statusesOf))
  if (!badge || status === undefined || others.length > 0) return null
  return status === 'paid' && (pastDue ?? 0) > 0 ? null : { badge, status }
}

type StatusFields = Pick<Account, 'status' | 'paymentStatus' | 'pastDue' | 'pastDueDate' | 'chargeOffAmount'>

/** What the status sentence says; a badge says whether the account is open only where the sentence does not. */
function statusFacts(rows: Rows, block: AccountBlock, evidence: Notes): StatusFields {
  const sentence = rows.row('Status')
  const facts = parseStatusSentence(sentence?.text ?? '')
  const value = sentence && !saysNothing(sentence.text) ? sentence.value : []
  const telling = tellingBadge(block, facts.pastDue)
  const status = facts.status ?? telling?.status ?? null
  if (facts.status !== null) note(evidence, 'status', value)
  else if (telling) note(evidence, 'status', [telling.badge])
  if (facts.paymentStatus !== null) note(evidence, 'paymentStatus', value)
  const pastDue = findIn(value, /\$[\d,.]*\d past due(?: as of [A-Za-z0-9/, ]+?\d{4})?/i)
  if (pastDue && facts.pastDue !== null) note(evidence, 'pastDue', pastDue.pieces)
  if (pastDue && facts.pastDueDate !== null) note(evidence, 'pastDueDate', pastDue.pieces)
  const writtenOff = findIn(value, /\$[\d,.]*\d (?:written|charged) off/i)
  if (writtenOff && facts.chargeOffAmount !== null) note(evidence, 'chargeOffAmount', writtenOff.pieces)
  const inRow = facts.pastDue === null ? rows.read(['Past Due Amount'], ['pastDue'], leadingMoney) : null
  return { ...facts, status, pastDue: facts.pastDue ?? inRow }
}

function originalBalance(rows: Rows, block: AccountBlock, evidence: Notes): Cents | null {
  const inRow = rows.read(['Original Balance', 'Original Amount'], ['originalBalance'], leadingMoney)
  if (inRow !== null) return inRow
  const runs = block.parts.additional.flatMap((line) => line.runs)
  const found = findIn(runs, /original (?:amount|balance) of this account was (\$[\d,]*\d(?:\.\d{2})?)/i)
  if (found) note(evidence, 'originalBalance', found.pieces)
  return found?.match[1] === undefined ? null : parseMoney(found.match[1])
}

/** The row, or the sentence that some prints give instead; going to a positive status is not leaving the record. */
function removalDate(rows: Rows, block: AccountBlock, evidence: Notes): PartialDay | null {
  const inRow = rows.read(['On Record Until'], ['removalDate'], parsePrintedDay)
  if (inRow !== null) return inRow
  const prose = [...block.parts.guide, ...block.parts.additional].flatMap((line) => line.runs)
  const found = findIn(prose, /scheduled to continue on record until ([A-Z][a-z]{2,8}\.? \d{4})/)
  if (found) note(evidence, 'removalDate', found.pieces)
  return found?.match[1] === undefined ? null : parsePrintedDay(found.match[1])
}

const SOLD_TO = ['Company Sold', 'Sold To'] as const

/** A company in a row of the account, or in one of its `Historical Info`. */
function readCompany(
  labels: readonly AccountLabel[],
  field: keyof Account,
  { rows, block, evidence }: { rows: Rows; block: AccountBlock; evidence: Notes },
): string | null {
  const inRow = rows.read(labels, [field], asPrinted)
  if (inRow !== null) return inRow
  return factReader(labelValues(block.parts.additional, labels), evidence).read(labels, [field], asPrinted)
}

function soldTo(rows: Rows, block: AccountBlock, evidence: Notes): string | null {
  const named = readCompany(SOLD_TO, 'soldTo', { rows, block, evidence })
  if (named !== null) return named
  const found = findIn(
    block.parts.additional.flatMap((line) => line.runs),
    /\b(?:sold|transferred) to:? ([A-Z0-9][A-Z0-9 &.,'/-]*[A-Z0-9])(?=\.?(?:$| [A-Z][a-z]))/,
  )
  if (found) note(evidence, 'soldTo', found.pieces)
  return found?.match[1] ?? null
}

/** Over what is now, and over what stood before with the months in which it did. */
const CURRENT = /^current:?$/i
const PREVIOUS = /^previous:?$/i
/** `Mar 2023 to Oct 2023, Sep 2021 to Oct 2022`, one month or several stretches of them. */
const STRETCHES = /^[A-Z][a-z]{2} \d{4}(?: to [A-Z][a-z]{2} \d{4})?(?:, [A-Z][a-z]{2} \d{4}(?: to [A-Z][a-z]{2} \d{4})?)*,?$/

/** The comments of today, and those of earlier months where the print parts them. */
function remarksOf(block: AccountBlock, evidence: Notes): Pick<Account, 'remarks' | 'formerRemarks'> {
  const lines = block.parts.comment
  const at = lines.findIndex(({ text }) => PREVIOUS.test(text))
  const now = (at < 0 ? lines : lines.slice(0, at)).filter(({ text }) => !CURRENT.test(text))
  const printed = paragraphsOf(now).filter((paragraph) => !saysNothing(joinWrapped(paragraph)))
  printed.forEach((paragraph, index) => note(evidence, `remarks.${index}`, paragraph))
  // On a picture no more is made out of them than can be asked about.
  const former = at < 0 || lines.some(isMadeOut) ? [] : formerRemarks(lines.slice(at + 1), evidence)
  return { remarks: printed.map(joinWrapped), ...(former.length === 0 ? {} : { formerRemarks: former }) }
}

/** Each comment with the months printed under it. */
function formerRemarks(lines: readonly Line[], evidence: Notes): FormerRemark[] {
  const found: { text: string; stood: MonthStretch[]; lines: Line[] }[] = []
  for (const paragraph of paragraphsOf(lines)) {
    const text = joinWrapped(paragraph)
    const last = found.at(-1)
    if (STRETCHES.test(text) && last) {
      last.stood.push(...stretchesIn(text))
      last.lines.push(...paragraph)
    } else if (!saysNothing(text)) found.push({ text, stood: [], lines: [...paragraph] })
  }
  found.forEach((remark, index) => note(evidence, `formerRemarks.${index}`, remark.lines))
  return found.map(({ text, stood }) => ({ text, stood }))
}

function stretchesIn(text: string): MonthStretch[] {
  return text.split(',').flatMap((part) => {
    const [since, until = since] = part
      .trim()
      .split(' to ')
      .map((printed) => parsePrintedDay(printed))
    return since && until ? [{ since, until }] : []
  })
}

/**
 * The lines of each paragraph. A line ends its paragraph when the next line stands apart, begins a sentence or says months, or
 * when the next line's first word would have fitted behind it.
 */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const widest = rightEdgeOf(lines)
  const paragraphs: Line[][] = []
  let before: Line | undefined
  for (const line of lines) {
    const isApart = before?.page === line.page && topOf(line.box) - bottomOf(before.box) > line.box[3] * 0.6
    const isNewSentence = before !== undefined && /[.!?]\)?$/.test(before.text) && /^[A-Z]/.test(line.text)
    const areMonths = before !== undefined && STRETCHES.test(line.text) !== STRETCHES.test(before.text)
    if (before && !isApart && !isNewSentence && !areMonths && !wouldFit(before, line, widest)) paragraphs.at(-1)?.push(line)
    else paragraphs.push([line])
    before = line
  }
  return paragraphs
}

function contactOf(lines: readonly Line[], evidence: Notes): Account['contact'] {
  const rows = accountRows(lines, ['Address', 'Phone Number', 'Phone'])
  const address = rows.find((row) => row.label === 'Address' && !saysNothing(row.text))
  const phone = rows.find((row) => row.label !== 'Address' && !saysNothing(row.text))
  if (!address && !phone) return null
  note(evidence, 'contact', [...(address?.value ?? []), ...(phone?.value ?? [])])
  return { lines: addressLines(address?.value ?? []), phone: phone?.text ?? null }
}

const CITY_LINE = new RegExp(String.raw`^[A-Z][A-Za-z .'-]*,? [A-Z]{2},? (?:${POST_CODE})$`)

/** The address line by line as it was set: a city line that wrapped in its column is one line again. */
function addressLines(value: readonly Run[]): string[] {
  const [last, before] = [value.at(-1), value.at(-2)]
  if (!last || !before || value.length < 2) return value.map((run) => run.text)
  const joined = joinWrapped([before, last])
  const isCut = CITY_LINE.test(joined) && !CITY_LINE.test(last.text)
  return isCut ? [...value.slice(0, -2).map((run) => run.text), joined] : value.map((run) => run.text)
}
