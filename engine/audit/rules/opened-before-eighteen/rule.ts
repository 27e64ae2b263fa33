import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { addYears, isSurelyBefore, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'opened_before_eighteen',
  about: 'account',
  grade: 'identity',
  title: 'Opened before you were eighteen',
  needs: ['dateOpened'],
  citations: ['ecoa_1691_a', 'fcra_1681e_b'],
  ask: 'Please delete this account, or show the contract with my name on it.',
  target: 'bureau',
  exonerations: ["You're an authorized user or co-signer on it.", "It's an education loan. Minors may take these out."],
  check,
}

const LAST_BIRTHDAY = '9900-01-01'

function check(account: Account, { confirmed }: Surroundings): Hit | null {
  const { birthday } = confirmed ?? NOTHING_CONFIRMED
  const { dateOpened, responsibility } = account
  if (birthday === null || dateOpened === null || isEducationLoan(account)) return null
  if (responsibility === 'authorized_user' || responsibility === 'cosigner') return null
  // A day so late has no eighteen years behind it.
  if (birthday > LAST_BIRTHDAY) return null
  const ofAge = addYears(birthday, PERIODS.full_age.value)
  if (!isSurelyBefore(dateOpened, ofAge)) return null
  return {
    message: `This account was opened (${writeDay(dateOpened)}) before you turned 18.`,
    claim: `This account is reported as opened ${writeDay(dateOpened)}. I was a minor then.`,
    fields: ['dateOpened'],
  }
}
