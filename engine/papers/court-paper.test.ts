import { expect, it } from 'vitest'
import { courtPaperOf } from '#engine/papers/court-paper.ts'

it.each([
  ['summons: you are being sued. if you do not answer, a default judgment may be entered and your wages garnished', 'lawsuit'],
  ['you are notified to appear before the magistrate at the time of trial', 'lawsuit'],
  ['plaintiff, defendant. case no. 26-1. complaint for money', 'lawsuit'],
  ['default judgment is hereby entered against the defendant. total judgment: $2,077.80', 'judgment'],
  ['notice of entry of judgment. judgment creditor: saguaro llc. judgment debtor: dana', 'judgment'],
  ['writ of garnishment (earnings). a summons was served earlier', 'taking'],
  ['information subpoena with restraining notice. a judgment was entered', 'taking'],
  ['earnings withholding order', 'taking'],
  ['consent judgment. the court orders that plaintiff have judgment against defendant in the sum of $3,864.12', 'judgment'],
  ['satisfaction of judgment. the judgment entered on may 1, 2024 has been paid in full', 'over'],
  ['notice of voluntary dismissal. plaintiff dismisses this case', 'over'],
  ['plaintiff, defendant. order: the complaint is hereby dismissed with prejudice', 'over'],
  ['summons. you must answer. an earlier case was dismissed without prejudice', 'lawsuit'],
  [
    'united states bankruptcy court. chapter 13. ordered that this case is dismissed. no discharge is entered',
    'bankruptcy_dismissed',
  ],
  ['united states bankruptcy court. notice of chapter 7 bankruptcy case. debtors', 'bankruptcy'],
] as const)('%s: %s', (words, kind) => {
  expect(courtPaperOf(words)).toBe(kind)
})
