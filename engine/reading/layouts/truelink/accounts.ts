import { isKnownCondition } from '#engine/reading/doubts/ask-unknown-words.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import { isAskedAsTie } from '#engine/reading/facts.ts'
import { type DataFacts, dataFacts, isBlank } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partAt, partOf, partsAt, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataCount, dataDay, dataMoney, dataTerms, dataText } from '#engine/reading/values/data-words.ts'
import { addressLines, addressOf, addressPlace } from '#engine/reading/layouts/truelink/addresses.ts'
import { codedOf, codedPlace, textOf, wordsNode } from '#engine/reading/layouts/truelink/coded.ts'
import { readHistory } from '#engine/reading/layouts/truelink/payment-history.ts'
import { kindOf, type Tradeline } from '#engine/reading/layouts/truelink/tradelines.ts'
import { type Coded, type Derogatory, paymentOf, saysDisputed, statusOf, tieOf } from '#engine/reading/layouts/truelink/words.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates } from '#engine/report/account.ts'

export interface At {
  readonly id: string
  /** The file's list of furnishers with their addresses. */
  readonly subscribers: readonly DataNode[]
  readonly placeOf: DataListing['placeOf']
}

/** One bureau's tradeline. The format has no date of first delinquency. */
export function readAccount(tradeline: Tradeline, at: At): Account {
  const facts = dataFacts(at.placeOf)
  const { node } = tradeline
  const kind = readKind(tradeline, facts)
  const remarks = readRemarks(node, facts)
  const account: Derogatory = {
    type: kind.accountType,
    words: [textOf(wordsNode(partOf(node, 'AccountCondition'))), ...remarks].join('. '),
  }
  const name = partOf(node, 'creditorName')
  facts.note(name, ['creditorName', 'fileEntry'])
  return {
    id: at.id,
    creditorName: textOf(name),
    originalCreditor: facts.read(partAt(node, 'CollectionTrade/originalCreditor'), ['originalCreditor'], dataText),
    accountNumber: facts.read(partOf(node, 'accountNumber'), ['accountNumber'], shownAccountNumber),
    ...kind,
    responsibility: readResponsibility(node, facts),
    ...readStates(node, account, facts),
    ...readDates(node, facts),
    ...readAmounts(node, facts),
    terms: facts.read(partAt(node, 'GrantedTrade/termMonths'), ['terms'], dataTerms),
    monthsReviewed: facts.read(partAt(node, 'GrantedTrade/monthsReviewed'), ['monthsReviewed'], dataCount),
    lateCounts: readLateCounts(node, facts),
    soldTo: null,
    printsDofd: false,
    paymentHistory: readHistory(node, account, facts),
    balanceHistory: [],
    remarks,
    contact: readContact(node, at.subscribers, facts),
    fileEntry: tradeline.fileEntry,
    evidence: facts.notes,
  }
}

function readKind(tradeline: Tradeline, facts: DataFacts): Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'> {
  const { node, partition } = tradeline
  const { type, place } = kindOf(tradeline)
  if (type !== null) facts.note(place, ['accountType'])
  const accountTypeText = facts.readFirst(
    [partOf(partition, 'accountTypeDescription'), partOf(partition, 'accountTypeAbbreviation')],
    ['accountTypeText'],
    dataText,
  )
  const symbol = partOf(partition, 'accountTypeSymbol')
  if (type === null && accountTypeText === null && saysSomething(textOf(symbol))) facts.ask(symbol, 'accountType')
  return {
    accountType: type,
    accountTypeText,
    loanType: facts.readFirst(
      [wordsNode(partAt(node, 'GrantedTrade/AccountType')), wordsNode(partAt(node, 'CollectionTrade/creditType'))],
      ['loanType'],
      dataText,
    ),
  }
}

function readResponsibility(node: DataNode, facts: DataFacts): Account['responsibility'] {
  const designator = partOf(node, 'AccountDesignator')
  const coded = codedOf(designator)
  const tie = tieOf(coded)
  const said = coded.words === '' ? coded.symbol : coded.words
  if (tie !== null) facts.note(codedPlace(designator), ['responsibility'])
  else if (saysSomething(said) && isAskedAsTie('responsibility', said)) facts.ask(codedPlace(designator), 'responsibility')
  return tie
}

/** `U` and nought say that there is none. */
const saysSomething = (symbol: string): boolean => !isBlank(symbol) && !/^[U0]$/i.test(symbol)
const isUnknownWord = ({ words }: Coded): boolean => !isBlank(words) && !isKnownCondition(words)
const isBareCode = ({ symbol, words }: Coded): boolean => words === '' && saysSomething(symbol)

/** The condition and the open-or-closed code say what the account is; an open one that is late is delinquent. */
function readStates(node: DataNode, account: Derogatory, facts: DataFacts): AccountStates {
  const pay = partOf(node, 'PayStatus')
  const paymentStatus = paymentOf(codedOf(pay), account)
  if (paymentStatus !== null) facts.note(codedPlace(pay), ['paymentStatus'])
  else if (isBareCode(codedOf(pay))) facts.ask(codedPlace(pay), 'paymentStatus')
  const said = [partOf(node, 'AccountCondition'), partOf(node, 'OpenClosed')].map((part) => ({
    part,
    status: statusOf(codedOf(part)),
  }))
  const says = (status: Account['status']): boolean => said.some((one) => one.status === status)
  // A line that was paid off and is said to be open may be used again: its debt is paid, the account is not over.
  const goesOn = says('paid') && says('open') && account.type === 'revolving'
  const most = goesOn ? 'open' : (['transferred', 'paid', 'closed', 'open'] as const).find(says)
  const source = said.find(({ status }) => status === most)
  const isLate = most === 'open' && paymentStatus === 'late'
  const unknown = said.find(({ part }) => isBareCode(codedOf(part)) || isUnknownWord(codedOf(part)))
  if (most !== undefined) facts.note(codedPlace(isLate ? pay : (source?.part ?? null)), ['status'])
  else if (unknown) facts.ask(codedPlace(unknown.part), 'status')
  return {
    status: isLate ? 'delinquent' : (most ?? null),
    paymentStatus,
    statusText: facts.read(wordsNode(pay), ['statusText'], dataText),
    statusDate: null,
  }
}

function readDates(node: DataNode, facts: DataFacts): AccountDates {
  const day = (path: string, field: keyof AccountDates): string | null => facts.read(partAt(node, path), [field], dataDay)
  return {
    dateOpened: day('dateOpened', 'dateOpened'),
    dateClosed: day('dateClosed', 'dateClosed'),
    dateReported: day('dateReported', 'dateReported'),
    balanceDate: null,
    lastPaymentDate: day('GrantedTrade/dateLastPayment', 'lastPaymentDate'),
    lastActivityDate: day('dateAccountStatus', 'lastActivityDate'),
    dateOfFirstDelinquency: null,
    delinquencyFirstReported: null,
    dateAssigned: null,
    removalDate: null,
    pastDueDate: null,
  }
}

/** Of what cannot be below zero, `-1` says that the bureau gave none. */
const amountGiven = (text: string): number | null => {
  const amount = dataMoney(text)
  return amount !== null && amount < 0 ? null : amount
}

function readAmounts(node: DataNode, facts: DataFacts): AccountAmounts {
  const amount = (path: string, field: keyof AccountAmounts): number | null =>
    facts.read(partAt(node, path), [field], amountGiven)
  return {
    currentBalance: facts.read(partAt(node, 'currentBalance'), ['currentBalance'], dataMoney),
    pastDue: amount('GrantedTrade/amountPastDue', 'pastDue'),
    creditLimit: amount('GrantedTrade/CreditLimit', 'creditLimit'),
    highBalance: amount('highBalance', 'highBalance'),
    originalBalance: null,
    chargeOffAmount: null,
    monthlyPayment: amount('GrantedTrade/monthlyPayment', 'monthlyPayment'),
    lastPaymentAmount: null,
  }
}

/** All three counts, or none. */
function readLateCounts(node: DataNode, facts: DataFacts): Account['lateCounts'] {
  const parts = [30, 60, 90].map((days) => ({ days, part: partAt(node, `GrantedTrade/late${days}Count`) }))
  const [days30, days60, days90] = parts.map(({ part }) => dataCount(part?.text ?? ''))
  if (typeof days30 !== 'number' || typeof days60 !== 'number' || typeof days90 !== 'number') return null
  for (const { days, part } of parts) facts.note(part, [`lateCounts.days${days}`, ...(days === 90 ? ['lateCounts'] : [])])
  return { days30, days60, days90 }
}

/** The remarks, then what the file says of a dispute where there is one. */
function readRemarks(node: DataNode, facts: DataFacts): string[] {
  const dispute = partOf(node, 'DisputeFlag')
  const nodes = [
    ...partsOf(node, 'Remark').flatMap((remark) => [wordsNode(partOf(remark, 'RemarkCode')), partOf(remark, 'customRemark')]),
    saysDisputed(codedOf(dispute)) ? wordsNode(dispute) : null,
    ...partsOf(node, 'Remark').flatMap(bareCodeOf),
  ]
  const remarks: string[] = []
  for (const one of nodes) {
    const text = one?.name === 'symbol' ? `Remark ${textOf(one)}` : textOf(one)
    if (isBlank(text) || remarks.includes(text)) continue
    facts.note(one, [`remarks.${remarks.length}`])
    remarks.push(text)
  }
  return remarks
}

/** The code of a remark without any words: whatever it explains must not be lost. */
function bareCodeOf(remark: DataNode): DataNode[] {
  const code = partOf(remark, 'RemarkCode')
  const symbol = partOf(code, 'symbol')
  const hasWords = !isBlank(textOf(wordsNode(code))) || !isBlank(textOf(partOf(remark, 'customRemark')))
  return symbol === null || hasWords || isBlank(textOf(symbol)) ? [] : [symbol]
}

/** By the furnisher's code; none where two addresses stand under one code. */
function readContact(node: DataNode, subscribers: readonly DataNode[], facts: DataFacts): Account['contact'] {
  const code = textOf(partOf(node, 'subscriberCode'))
  const own = code === '' ? [] : subscribers.filter((one) => textOf(partOf(one, 'subscriberCode')) === code)
  const found = own.flatMap((subscriber) => {
    const [address, phone] = [partOf(subscriber, 'CreditAddress'), partOf(subscriber, 'telephone')]
    const lines = addressLines(addressOf(address) ?? { street: null, city: null, state: null, zip: null })
    const number = textOf(phone) || null
    return lines.length === 0 && number === null ? [] : [{ lines, phone: number, place: addressPlace(address) ?? phone }]
  })
  const [first] = found
  if (!first || new Set(found.map(({ lines, phone }) => [...lines, phone].join('|'))).size > 1) return null
  facts.note(first.place, ['contact'])
  return { lines: first.lines, phone: first.phone }
}

/** The list of furnishers. */
export const subscribersOf = (report: DataNode): readonly DataNode[] => [
  ...partsOf(report, 'Subscriber'),
  ...partsAt(report, 'InquiryPartition/Inquiry/Subscriber'),
]
