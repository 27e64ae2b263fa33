import { isConsolidated, shownDefault } from '#engine/audit/defaulted-loan.ts'
import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { type AccountRule, type Hit, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'private_loan_rehabilitated',
  about: 'account',
  grade: 'identity',
  title: "Default still listed after the lender's program",
  needs: ['statusText'],
  citations: ['fcra_1681s2_a_1_e'],
  ask: 'Please remove the default, as your rehabilitation program provides, or tell me which requirement is not met.',
  target: 'furnisher',
  exonerations: [
    "The lender doesn't offer this program and doesn't have to. Then the default may stay.",
    'Late marks from before the default may lawfully stay.',
    'You already used this benefit for this loan. You can use it only once.',
    'The loan was consolidated, refinanced or paid off outside a program.',
    'The report is from before the program ended.',
  ],
  check,
}

function check(account: Account, { confirmed }: Surroundings): Hit | null {
  const { rehabilitated, privateLoans } = confirmed ?? NOTHING_CONFIRMED
  if (!rehabilitated.includes(account.id) || !privateLoans.includes(account.id)) return null
  if (!isEducationLoan(account) || isConsolidated(account)) return null
  const shown = shownDefault(account)
  if (shown === null) return null
  return {
    message: `You said this loan is private and you completed the lender's rehabilitation program, but the report still shows ${shown.words}. The lender may remove the default if you ask, but doesn't have to.`,
    claim: `This is a private education loan, and your rehabilitation program for it was completed. It still shows ${shown.words}. The reported default may be removed at my request (${AUTHORITIES.fcra_1681s2_a_1_e.cite}).`,
    fields: shown.fields,
    grade: 'proof',
  }
}
