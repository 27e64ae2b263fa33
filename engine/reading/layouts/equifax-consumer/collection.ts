import { shownAccountNumber } from '#engine/values/account-number.ts'
import { compactDayOrMonth, paddedDollars } from '#engine/reading/values/compact-values.ts'
import { dataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import { remarksOf, responsibilityOf } from '#engine/reading/layouts/equifax-consumer/account.ts'
import { codeNode, wordsNode, wordsOf } from '#engine/reading/layouts/equifax-consumer/codes.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import type { Account } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { AccountStatus } from '#engine/words/account-status.ts'

/** `UNPAID` says that money is owed, not that an account is open. */
const PAID: ReadonlyMap<string, AccountStatus> = new Map([
  ['paid', 'paid'],
  ['settled', 'paid'],
])

/** One of `collections`: reported by an agency for the creditor that the form calls its client. */
export function readCollection(entry: DataNode, at: { id: string; placeOf: DataListing['placeOf'] }): Account {
  const facts = dataFacts(at.placeOf)
  const { read } = facts
  const day = (name: string, field: string) => read(partOf(entry, name), [field], compactDayOrMonth)
  const amount = (name: string, field: string) => read(partOf(entry, name), [field], paddedDollars)
  const status = partOf(entry, 'statusCode')
  const dofd = partOf(entry, 'dateOfFirstDelinquency')
  facts.note(partOf(entry, 'customerName') ?? partOf(entry, 'customerNumber') ?? partOf(entry, 'clientNameOrNumber'), [
    'accountType',
    'paymentStatus',
  ])
  return {
    ...blankAccount({ id: at.id }),
    // The form names the agency by its number alone where it was not asked for names.
    creditorName:
      read(partOf(entry, 'customerName'), ['creditorName'], asPrinted) ??
      read(partOf(entry, 'customerNumber'), ['creditorName'], (number) => `Equifax member ${number}`) ??
      '',
    originalCreditor: read(partOf(entry, 'clientNameOrNumber'), ['originalCreditor'], (text) =>
      /[A-Za-z]/.test(text) ? text : null,
    ),
    accountNumber: read(partOf(entry, 'accountNumber'), ['accountNumber'], shownAccountNumber),
    accountType: 'collection',
    loanType: read(wordsNode(partOf(entry, 'creditorClassificationCode')), ['loanType'], asPrinted),
    responsibility: responsibilityOf(partOf(entry, 'accountDesignatorCode'), facts),
    status: read(wordsNode(status), ['status'], (words) => PAID.get(words.toLowerCase()) ?? null),
    paymentStatus: 'in_collections',
    statusText:
      wordsOf(status) === null
        ? read(codeNode(status), ['statusText'], (code) => `Status ${code}`)
        : read(wordsNode(status), ['statusText'], asPrinted),
    statusDate: day('statusDate', 'statusDate'),
    dateReported: day('dateReported', 'dateReported'),
    dateAssigned: day('dateAssigned', 'dateAssigned'),
    lastPaymentDate: day('lastPaymentDate', 'lastPaymentDate'),
    dateOfFirstDelinquency: day('dateOfFirstDelinquency', 'dateOfFirstDelinquency'),
    printsDofd: dofd !== null,
    originalBalance: amount('originalAmount', 'originalBalance'),
    currentBalance: amount('balance', 'currentBalance'),
    remarks: remarksOf(entry, facts),
    evidence: facts.notes,
  }
}
