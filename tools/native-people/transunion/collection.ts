import { type ExpectedAccount, cents } from '#tools/native-people/expected.ts'
import { addMonths, dollars, monthOf, slashDay, slashMonth } from '#tools/native-people/months.ts'
import { cut, mask, opening, rows, type Sheet } from '#tools/native-people/transunion/sheet.ts'
import type { StoryCollection } from '#tools/native-people/story.ts'

export function printCollection(sheet: Sheet, one: StoryCollection, isFirst: boolean): ExpectedAccount {
  const name = cut(one.agency)
  const number = mask(one.number)
  const until = addMonths(monthOf(one.firstDelinquency), 83)
  const status = one.paidOn === null ? '>Collection<' : '>Paid Collection<'
  opening(sheet, `${name} ${number}`, isFirst)
  const remarks = one.paidOn === null ? ['>PLACED FOR COLLECTION<'] : ['PAID COLLECTION']
  rows(sheet, [
    ['Address', `${one.street} ${one.city}, ${one.state} ${one.zip.slice(0, 5)}`],
    ['Phone', one.phone],
    ['Date Opened', slashDay(one.assigned)],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Open Account'],
    ['Loan Type', one.isMedical ? 'MEDICAL DEBT' : 'COLLECTION AGENCY/ATTORNEY'],
    ['Balance', dollars(one.balance)],
    ['Date Updated', slashDay(one.reported)],
    ['High Balance', dollars(one.amount)],
    ['Original Creditor', one.original],
    ['Past Due', dollars(one.balance)],
    ['Pay Status', status],
    ...(one.paidOn === null ? [] : [['Date Paid', slashDay(one.paidOn)] as const]),
    ['Estimated month and year this item will be removed', slashMonth(until)],
    ['Remarks', remarks.join('; ')],
  ])
  return {
    fields: {
      creditorName: name,
      accountNumber: number,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      dateOpened: one.assigned,
      dateReported: one.reported,
      removalDate: until,
      currentBalance: cents(one.balance),
      pastDue: cents(one.balance),
      highBalance: cents(one.amount),
    },
    marks: {},
    money: {},
    remarks: remarks.map((remark) => remark.replaceAll(/[<>]/g, '')),
    formerRemarks: [],
  }
}
