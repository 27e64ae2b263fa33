import { isConsolidated, shownDefault } from '#engine/audit/defaulted-loan.ts'
import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { type AccountRule, type Hit, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'rehabilitated_default_listed',
  about: 'account',
  grade: 'identity',
  title: 'Default still listed after rehabilitation',
  needs: ['statusText'],
  citations: ['hea_1078_6_a_1', 'hea_1087e_a_1', 'fcra_1681s2_a_2'],
  ask: 'Please ask every bureau to remove the record of the default.',
  target: 'furnisher',
  exonerations: [
    'Late marks from before the default may lawfully stay.',
    'The loan was consolidated or paid off, not rehabilitated. Then the record of the default stays.',
    'The loan is private. The law covers federal loans.',
    'The report is from before the rehabilitation ended.',
  ],
  check,
}

function check(account: Account, { confirmed }: Surroundings): Hit | null {
  const { rehabilitated, privateLoans } = confirmed ?? NOTHING_CONFIRMED
  if (!rehabilitated.includes(account.id) || privateLoans.includes(account.id)) return null
  if (!isEducationLoan(account) || isConsolidated(account)) return null
  const shown = shownDefault(account)
  if (shown === null) return null
  return {
    message: `You said this loan was rehabilitated, but the report still shows ${shown.words}.`,
    claim: `This loan was rehabilitated, but it still shows ${shown.words}. After a rehabilitation, the holder asks the bureaus to remove the record of the default (${AUTHORITIES.hea_1078_6_a_1.cite}).`,
    fields: shown.fields,
    grade: 'proof',
  }
}
