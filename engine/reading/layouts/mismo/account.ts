import { isKnownCondition } from '#engine/reading/doubts/ask-unknown-words.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import { type DataFacts, dataFacts, isBlank } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataCount, dataDay, dataMoney, dataTerms, dataText } from '#engine/reading/values/data-words.ts'
import { firstPart, type MismoFile, sourceOf, textAt } from '#engine/reading/layouts/mismo/file.ts'
import { readMonthsMoney } from '#engine/reading/layouts/mismo/months-money.ts'
import type { Liability } from '#engine/reading/layouts/mismo/liabilities.ts'
import {
  accountTypeOf,
  type Derogatory,
  isCollector,
  isMachineComment,
  lossOfCode,
  monthOf,
  ratingOf,
  ratingOfCode,
  responsibilityOf,
  spacedWords,
  statusOf,
} from '#engine/reading/layouts/mismo/words.ts'
import { isUnknownSign, patternSigns } from '#engine/reading/values/pattern-signs.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, type Month, monthOf as monthOfDay } from '#engine/values/day.ts'
import type { AccountStatus } from '#engine/words/account-status.ts'
import type { Bureau } from '#engine/words/bureau.ts'

export interface At {
  readonly id: string
  readonly bureau: Bureau
  readonly file: MismoFile
}

/** What one bureau says in a liability; of a blended one, what all its bureaus say. */
export function readAccount({ node, fileEntry }: Liability, { id, bureau, file }: At): Account {
  const facts = dataFacts(file.listing.placeOf)
  const kind = readKind(node, facts)
  const remarks = readRemarks(node, bureau, facts)
  const account: Derogatory = {
    type: kind.accountType,
    indicated: indicatedOf(node),
    words: remarks.join('. '),
    coded: codedOf(node),
  }
  const creditor = partOf(node, '_CREDITOR')
  const name = textAt(creditor, '_Name')
  if (name === '') facts.ask(firstPart(node, ['_AccountIdentifier', '_UnpaidBalanceAmount', '_PastDueAmount']), 'creditorName')
  else facts.note(partOf(creditor, '_Name'), ['creditorName'])
  if (fileEntry !== null) facts.note(firstPart(node, ['CreditLiabilityID']) ?? partOf(creditor, '_Name'), ['fileEntry'])
  return {
    id,
    creditorName: name,
    originalCreditor: facts.read(
      firstPart(node, ['_OriginalCreditorName', 'OriginalCreditorName']),
      ['originalCreditor'],
      dataText,
    ),
    accountNumber: facts.read(partOf(node, '_AccountIdentifier'), ['accountNumber'], shownAccountNumber),
    ...kind,
    responsibility: facts.read(partOf(node, '_AccountOwnershipType'), ['responsibility'], responsibilityOf),
    ...readStates(node, { account, countsFromOne: countsFromOne(file.response) }, facts),
    ...adverseMark(node, account, facts),
    ...readDates(node, kind.accountType === 'collection', facts),
    ...readAmounts(node, facts),
    terms: facts.readFirst([partOf(node, '_TermsMonthsCount'), partOf(node, '_TermsDescription')], ['terms'], dataTerms),
    monthsReviewed: facts.read(partOf(node, '_MonthsReviewedCount'), ['monthsReviewed'], dataCount),
    lateCounts: readLateCounts(node, facts),
    soldTo: null,
    printsDofd: firstPart(node, FIRST_DELINQUENCY) !== null,
    paymentHistory: readHistory(node, account, facts),
    balanceHistory: readMonthsMoney(node, bureau, facts),
    remarks,
    contact: readContact(creditor, facts),
    fileEntry,
    evidence: facts.notes,
  }
}

const FIRST_DELINQUENCY = ['_FirstDelinquencyDate', 'FirstDelinquencyDate', '_DateOfFirstDelinquency', 'DateOfFirstDelinquency']
const isYes = (node: DataNode, name: string): boolean => /^(?:y|true)$/i.test(textAt(node, name))
const asWords = (text: string): string => spacedWords(dataText(text))

function readKind(node: DataNode, facts: DataFacts): Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'> {
  const [type, loan, business] = [
    firstPart(node, ['_AccountType', 'CreditLiabilityAccountType']),
    partOf(node, 'CreditLoanType'),
    partOf(node, 'CreditBusinessType'),
  ]
  const other = partOf(node, 'CreditLoanTypeOtherDescription')
  const collector = [loan, other, business].find((part) => isCollector(part?.text ?? ''))
  return {
    accountType: collector
      ? facts.read(collector, ['accountType'], () => 'collection' as const)
      : facts.read(type, ['accountType'], accountTypeOf),
    accountTypeText: facts.read(type, ['accountTypeText'], asWords),
    loanType: facts.readFirst(textAt(node, 'CreditLoanType').toLowerCase() === 'other' ? [other] : [loan], ['loanType'], asWords),
  }
}

/** The bureau's own word for the whole entry, whatever its rating says. Of a blended one it is not known whose word it is. */
function adverseMark(node: DataNode, account: Derogatory, facts: DataFacts): Pick<Account, 'isMarkedAdverse'> {
  if (partsOf(node, 'CREDIT_REPOSITORY').length > 1) return {}
  const said = facts.read(partOf(node, '_DerogatoryDataIndicator'), ['isMarkedAdverse'], (text) =>
    /^(?:y|yes|true)$/i.test(text) ? true : null,
  )
  if (said !== null) return { isMarkedAdverse: true }
  const worst = WORST_RATINGS.map((name) => partAt(node, `${name}/_Type`)).find((type) => {
    const rating = type === null ? null : ratingOf(type.text ?? '', account)
    return rating !== null && rating !== 'current'
  })
  if (!worst) return {}
  facts.note(worst, ['isMarkedAdverse'])
  return { isMarkedAdverse: true }
}

/** How the account once stood at its worst, however it is now. */
const WORST_RATINGS = ['_HIGHEST_ADVERSE_RATING', '_MOST_RECENT_ADVERSE_RATING', '_PRIOR_ADVERSE_RATING']

type Loss = Derogatory['indicated']

/** What the indicators say of an account; null where they say nothing or both. */
function indicatedOf(node: DataNode): Loss {
  const isChargedOff = isYes(node, 'IsChargeoffIndicator') || firstPart(node, ['_ChargeOffDate']) !== null
  const isCollected = isYes(node, 'IsCollectionIndicator')
  if (isChargedOff === isCollected) return null
  return isChargedOff ? 'charge_off' : 'collection'
}

function codedOf(node: DataNode): Loss {
  const losses = new Set(
    partsOf(node, 'CREDIT_COMMENT').map((one) =>
      lossOfCode(textAt(one, '_Code'), { bureau: sourceOf(one), type: textAt(one, '_Type') }),
    ),
  )
  if (losses.has('charge_off') === losses.has('collection')) return null
  return losses.has('charge_off') ? 'charge_off' : 'collection'
}

/** Whether ratings in figures count `1` as paid as agreed. */
const countsFromOne = (response: DataNode): boolean => /^(?:equifax|transunion)$/i.test(textAt(response, 'CreditRatingCodeType'))

/** The account's own status says whether it is open; an open one that is rated late is delinquent. */
function readStates(node: DataNode, said: { account: Derogatory; countsFromOne: boolean }, facts: DataFacts): AccountStates {
  const rating = partOf(node, '_CURRENT_RATING')
  const [type, code] = [firstPart(rating, ['_Type']), partOf(rating, '_Code')]
  const paymentStatus = type
    ? facts.read(type, ['paymentStatus'], (text) => ratingOf(text, said.account))
    : facts.read(said.countsFromOne ? code : null, ['paymentStatus'], (text) => ratingOfCode(text, said.account))
  return {
    status: readStatus(node, paymentStatus === 'late' ? (type ?? code) : null, facts),
    paymentStatus,
    statusText: facts.readFirst([type, partOf(node, 'RawAccountStatus')], ['statusText'], asWords),
    statusDate: facts.read(partOf(node, '_AccountStatusDate'), ['statusDate'], dataDay),
  }
}

function readStatus(node: DataNode, late: DataNode | null, facts: DataFacts): AccountStatus | null {
  const printed = partOf(node, '_AccountStatusType')
  const status =
    facts.read(printed, ['status'], statusOf) ??
    facts.read(partOf(node, 'IsClosedIndicator'), ['status'], (text) => (/^(?:y|true)$/i.test(text) ? 'closed' : null))
  if (status === null && !isBlank(printed?.text ?? '') && !isKnownCondition(asWords(printed?.text ?? '')))
    facts.ask(printed, 'status')
  if (status !== 'open' || !late) return status
  facts.note(late, ['status'])
  return 'delinquent'
}

function readDates(node: DataNode, isCollection: boolean, facts: DataFacts): AccountDates {
  const day = (names: readonly string[], field: keyof AccountDates): string | null =>
    facts.read(firstPart(node, names), [field], dataDay)
  return {
    dateOpened: day(['_AccountOpenedDate'], 'dateOpened'),
    dateClosed: day(['_AccountClosedDate'], 'dateClosed'),
    dateReported: day(['_AccountReportedDate'], 'dateReported'),
    balanceDate: day(['_AccountBalanceDate'], 'balanceDate'),
    lastPaymentDate: day(['LastPaymentDate', '_LastPaymentDate'], 'lastPaymentDate'),
    lastActivityDate: day(['_LastActivityDate', 'LastActivityDate'], 'lastActivityDate'),
    dateOfFirstDelinquency: day(FIRST_DELINQUENCY, 'dateOfFirstDelinquency'),
    delinquencyFirstReported: null,
    dateAssigned: isCollection ? day(['CollectionDate'], 'dateAssigned') : null,
    removalDate: null,
    pastDueDate: null,
  }
}

function readAmounts(node: DataNode, facts: DataFacts): AccountAmounts {
  const amount = (names: readonly string[], field: keyof AccountAmounts): number | null =>
    facts.read(firstPart(node, names), [field], dataMoney)
  return {
    currentBalance: amount(['_UnpaidBalanceAmount'], 'currentBalance'),
    pastDue: amount(['_PastDueAmount'], 'pastDue'),
    creditLimit: amount(['_CreditLimitAmount'], 'creditLimit'),
    highBalance: amount(['_HighBalanceAmount', '_HighCreditAmount'], 'highBalance'),
    originalBalance: amount(['_OriginalBalanceAmount'], 'originalBalance'),
    chargeOffAmount: amount(['_ChargeOffAmount'], 'chargeOffAmount'),
    monthlyPayment: amount(['_MonthlyPaymentAmount'], 'monthlyPayment'),
    lastPaymentAmount: amount(['LastPaymentAmount', '_LastPaymentAmount'], 'lastPaymentAmount'),
  }
}

/** All three counts, or none. */
function readLateCounts(node: DataNode, facts: DataFacts): Account['lateCounts'] {
  const parts = [30, 60, 90].map((days) => ({ days, part: partAt(node, `_LATE_COUNT/_${days}Days`) }))
  const [days30, days60, days90] = parts.map(({ part }) => dataCount(part?.text ?? ''))
  if (typeof days30 !== 'number' || typeof days60 !== 'number' || typeof days90 !== 'number') return null
  for (const { days, part } of parts) facts.note(part, [`lateCounts.days${days}`, ...(days === 90 ? ['lateCounts'] : [])])
  return { days30, days60, days90 }
}

/**
 * Some files count a good month as 1. Where no month is written as current though the account is, and the file itself counts
 * no late month, the signs are of that kind: what they say is not known.
 */
function isCountedFromOne(node: DataNode, signs: string): boolean {
  const rating = textAt(partOf(node, '_CURRENT_RATING'), '_Type')
  const isGood =
    /^as\s*agreed$/i.test(rating) &&
    ['_30Days', '_60Days', '_90Days'].every((name) => !/[1-9]/.test(textAt(partOf(node, '_LATE_COUNT'), name)))
  return isGood && /1/.test(signs) && !/c/i.test(signs)
}

/** The pattern from its start date back, one sign a month. */
function readHistory(node: DataNode, account: Derogatory, facts: DataFacts): HistoryMonth[] {
  const pattern = partOf(node, '_PAYMENT_PATTERN')
  const [data, start] = [partOf(pattern, '_Data'), dataDay(textAt(pattern, '_StartDate'))]
  if (data === null || start === null || start.length < 7) return []
  const signs = patternSigns(data.text)
  if (isCountedFromOne(node, signs)) return []
  return [...signs].flatMap((sign, index) => {
    const month: Month = addMonths(monthOfDay(start), -index)
    const code = monthOf(sign, account)
    if (code === null) {
      if (isUnknownSign(sign)) facts.askMonth(data, month)
      return []
    }
    facts.note(data, [`paymentHistory.${month}`])
    return [{ month, code }]
  })
}

/** The comments that are the bureau's or nobody's in particular, then the sign of a dispute where no comment speaks of one. */
function readRemarks(node: DataNode, bureau: Bureau, facts: DataFacts): string[] {
  const comments = partsOf(node, 'CREDIT_COMMENT').filter((comment) => {
    const kinds = ['_TypeOtherDescription', '_TypeOtherDescripton'].map((name) => textAt(comment, name))
    return (sourceOf(comment) ?? bureau) === bureau && !kinds.some(isMachineComment)
  })
  const remarks: string[] = []
  const add = (text: string, place: DataNode): void => {
    if (isBlank(text) || remarks.includes(text)) return
    facts.note(place, [`remarks.${remarks.length}`])
    remarks.push(text)
  }
  for (const comment of comments) {
    const texts = partsOf(comment, '_Text').filter((one) => !isBlank(one.text ?? ''))
    for (const text of texts) add(dataText(text.text ?? ''), text)
    // A code without words is shown as such: whatever it explains must not be lost.
    const code = firstPart(comment, ['_Code'])
    const isKnown =
      code !== null &&
      lossOfCode(dataText(code.text ?? ''), { bureau: sourceOf(comment), type: textAt(comment, '_Type') }) !== null
    if (code && texts.length === 0 && !isKnown) add(`Comment ${dataText(code.text ?? '')}`, code)
  }
  const dispute = partOf(node, '_ConsumerDisputeIndicator')
  if (dispute && isYes(node, '_ConsumerDisputeIndicator') && !remarks.some((text) => /disput/i.test(text)))
    add(`Consumer dispute indicator: ${dataText(dispute.text ?? '')}`, dispute)
  return remarks
}

function readContact(creditor: DataNode | null, facts: DataFacts): Account['contact'] {
  const place = [textAt(creditor, '_State'), textAt(creditor, '_PostalCode')].filter((part) => part !== '').join(' ')
  const city = [textAt(creditor, '_City'), place].filter((part) => part !== '').join(', ')
  const lines = [textAt(creditor, '_StreetAddress'), textAt(creditor, '_StreetAddress2'), city].filter((line) => line !== '')
  const points = [...partsOf(creditor, 'CONTACT_POINT'), ...partsOf(partOf(creditor, 'CONTACT_DETAIL'), 'CONTACT_POINT')]
  const point = points.find((one) => /^phone$/i.test(textAt(one, '_Type')))
  const phone = firstPart(creditor, ['_Phone']) ?? partOf(point ?? null, '_Value')
  const number = dataText(phone?.text ?? '') || null
  if (lines.length === 0 && number === null) return null
  facts.note(firstPart(creditor, ['_StreetAddress', '_City', '_PostalCode']) ?? phone, ['contact'])
  return { lines, phone: number }
}
