import { isConsolidated, shownDefault } from '#engine/audit/defaulted-loan.ts'
import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { type AccountRule, type Hit, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'rehabilitated_default_listed',
  about: 'account',
  grade: 'identity',
  title: 'Default left after a rehabilitation',
  needs: ['statusText'],
  citations: ['hea_1078_6_a_1', 'hea_1087e_a_1', 'fcra_1681s2_a_2'],
  ask: 'Please request every bureau to which the default was reported to remove the record of it.',
  target: 'furnisher',
  exonerations: [
    'The late marks before the default lawfully stay.',
    'The loan was consolidated, or paid off, and not rehabilitated: then the record of the default stays.',
    'The loan is private: the statute speaks of federal loans.',
    'The report is older than the end of the rehabilitation.',
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
    message: `You have said that this loan was rehabilitated; the entry still shows ${shown.words}.`,
    claim: `This loan was rehabilitated. The entry still shows ${shown.words}. By ${AUTHORITIES.hea_1078_6_a_1.cite} the holder requests the bureaus to remove the record of the default; I ask for the request, or for the reason why there was none.`,
    fields: shown.fields,
    grade: 'proof',
  }
}
