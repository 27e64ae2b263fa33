import { type ExpectedAccount, cents } from '#tools/native-people/expected.ts'
import { type Cell, grid, guide } from '#tools/native-people/experian/history.ts'
import { contact, cut, facts, head, mask, opening, type Sheet } from '#tools/native-people/experian/sheet.ts'
import { addMonths, dollars, monthOf, shortMonth, slashDay } from '#tools/native-people/months.ts'
import type { StoryCollection } from '#tools/native-people/story.ts'

export function printCollection(sheet: Sheet, one: StoryCollection, isFirst: boolean): ExpectedAccount {
  const name = cut(one.agency)
  const number = mask(one.number)
  const month = monthOf(one.reported)
  const until = addMonths(monthOf(one.firstDelinquency), 81)
  const status = `Collection account. ${dollars(one.balance)} past due as of ${shortMonth(month)}.`
  opening(sheet, name, { isNegative: true, isFirst })
  facts(sheet, [
    ['Account Name', name],
    ['Account Number', number],
    ['Account Type', 'Collection'],
    ['Responsibility', 'Individual'],
    ['Date Opened', slashDay(one.assigned)],
    ['Status', status],
    ['Status Updated', shortMonth(monthOf(one.assigned))],
    ['Balance', dollars(one.balance)],
    ['Balance Updated', slashDay(one.reported)],
    ['Recent Payment', '-'],
    ['Monthly Payment', '-'],
    ['Original Balance', dollars(one.amount)],
    ['Highest Balance', '-'],
    ['Terms', '1 Months'],
    ['On Record Until', shortMonth(until)],
  ])
  const marks = new Map<string, Cell>([[month, 'C']])
  grid(sheet, [Number(month.slice(0, 4))], (at) => marks.get(at) ?? null)
  guide(sheet, marks, `This account is scheduled to continue on record until ${shortMonth(until)}.`)
  head(sheet, 'Historical Info', 42)
  facts(sheet, [['Original Creditor', one.original]], 210.9)
  contact(sheet, one)
  return {
    fields: {
      creditorName: name,
      accountNumber: number,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      statusText: status,
      paymentStatus: 'in_collections',
      dateOpened: one.assigned,
      balanceDate: one.reported,
      removalDate: until,
      currentBalance: cents(one.balance),
      pastDue: cents(one.balance),
      originalBalance: cents(one.amount),
    },
    marks: { [month]: 'collection' },
    money: {},
    remarks: [],
    formerRemarks: [],
  }
}
