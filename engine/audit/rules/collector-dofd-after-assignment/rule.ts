import { isEducationLoan, isTaxOrSupport, mayBlendBureaus } from '#engine/audit/entry-kinds.ts'
import { isReinstated, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { marksOf } from '#engine/audit/history.ts'
import { mayBeMedical } from '#engine/audit/medical-debt.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mayBePlacedBeforeLate } from '#engine/audit/placed-before-late.ts'
import { isSurelyLater } from '#engine/audit/surely-later.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'collector_dofd_after_assignment',
  about: 'account',
  grade: 'proof',
  title: 'Late only after it went to the collector',
  needs: ['dateOfFirstDelinquency', 'dateAssigned'],
  citations: ['fcra_1681s2_a_5', 'fcra_1681s2_a_5_b', 'fcra_1681c_c_1'],
  ask: 'Please verify with the original creditor when the delinquency began, and correct the date of first delinquency.',
  target: 'bureau',
  exonerations: [
    'The agency had the account before it was late, as a servicer, a factoring company, or for a care provider that hands over its bills right away.',
    'Several debts were placed one after another and are listed as one.',
    'It was brought current after the assignment, then fell behind again.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { accountType, dateAssigned, dateOfFirstDelinquency } = account
  if (accountType !== 'collection' || dateAssigned === null || dateOfFirstDelinquency === null) return null
  if (!isSurelyLater(dateAssigned, dateOfFirstDelinquency) || mayBlendBureaus(report)) return null
  if (isEducationLoan(account) || isTaxOrSupport(account) || mayBeMedical(account) || mayBePlacedBeforeLate(account)) return null
  if (isReinstated(account) || mentionsBankruptcy(account) || marksOf(account).some(({ code }) => code === 'ok')) return null
  const [assigned, late] = [writeDay(dateAssigned), writeDay(dateOfFirstDelinquency)]
  return {
    message: `The report gives ${assigned} as the date assigned to the collector and the later ${late} as the date of first delinquency. A debt is placed because it is already late.`,
    claim: `This collection was assigned ${assigned}, but it gives ${late} as its date of first delinquency. A debt is delinquent before it is assigned, not after.`,
    fields: ['dateOfFirstDelinquency', 'dateAssigned'],
  }
}
