import { isConsolidated, shownDefault } from '#engine/audit/defaulted-loan.ts'
import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { type AccountRule, type Hit, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'private_loan_rehabilitated',
  about: 'account',
  grade: 'identity',
  title: "Default left after the lender's own program",
  needs: ['statusText'],
  citations: ['fcra_1681s2_a_1_e'],
  ask: 'Please remove the default, as your rehabilitation program provides, or tell me which requirement is not met.',
  target: 'furnisher',
  exonerations: [
    'The lender offers no such program: it need not, and the default may then stay.',
    'The late marks before the default lawfully stay.',
    'The benefit was used for this loan before: it is given once.',
    'The loan was consolidated, refinanced or paid off outside of a program.',
    'The report is older than the end of the program.',
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
    message: `You have said that this loan is private and that the lender's rehabilitation program was completed; the entry still shows ${shown.words}. The lender may remove the default on your request, and need not.`,
    claim: `This is a private education loan, and your rehabilitation program for it was completed. It still shows ${shown.words}. The reported default may be removed at my request (${AUTHORITIES.fcra_1681s2_a_1_e.cite}).`,
    fields: shown.fields,
    grade: 'proof',
  }
}
