import { type ExpectedAccount, cents } from '#tools/native-people/expected.ts'
import { commentsAndContact, contactOf, pair, type Sheet } from '#tools/native-people/equifax/sheet.ts'
import { dollars, wordedDay } from '#tools/native-people/months.ts'
import type { StoryCollection } from '#tools/native-people/story.ts'

export function printCollection(sheet: Sheet, one: StoryCollection, step: number): ExpectedAccount {
  sheet.down(step, 250)
  sheet.write(`Date Reported: ${wordedDay(one.reported)}`, 35, { size: 10, face: 'bold' })
  const number = `${'x'.repeat(one.number.length - 2)} ${one.number.slice(-2)}`
  const status = one.paidOn === null ? 'UNPAID' : 'PAID'
  const reported = wordedDay(one.reported)
  const facts: readonly (readonly [string, string, string, string])[] = [
    ['Collection Agency', one.agency, 'Balance Date', reported],
    ['Original Creditor Name', one.original, 'Account Designator Code', 'INDIVIDUAL_ACCOUNT'],
    ['Date Assigned', wordedDay(one.assigned), 'Account Number', number],
    ['Original Amount Owed', dollars(one.amount), 'Creditor Classification', one.classification],
    ['Amount', dollars(one.balance), 'Last Payment Date', one.paidOn === null ? '' : wordedDay(one.paidOn)],
    ['Status Date', reported, 'Date of First Delinquency', wordedDay(one.firstDelinquency)],
  ]
  for (const [index, [left, leftValue, right, rightValue]] of facts.entries())
    pair(
      sheet,
      [
        [left, leftValue],
        [right, rightValue],
      ],
      index === 0 ? 21.7 : 19.6,
    )
  pair(sheet, [['Status', status]], 19.6)
  const comments = one.isMedical ? ['Medical'] : []
  commentsAndContact(sheet, comments, contactOf(one, one.agency))
  const fields: ExpectedAccount['fields'] = {
    creditorName: one.agency,
    accountNumber: number,
    originalCreditor: one.original,
    accountType: 'collection',
    responsibility: 'individual',
    statusText: status,
    dateAssigned: one.assigned,
    dateReported: one.reported,
    balanceDate: one.reported,
    lastPaymentDate: one.paidOn,
    dateOfFirstDelinquency: one.firstDelinquency,
    currentBalance: cents(one.balance),
    originalBalance: cents(one.amount),
  }
  return { fields, marks: {}, money: {}, remarks: comments, formerRemarks: [] }
}
