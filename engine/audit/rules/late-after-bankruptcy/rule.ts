import { dischargedCase } from '#engine/audit/bankruptcy-record.ts'
import { maySurviveDischarge, SURVIVAL_EXONERATIONS } from '#engine/audit/discharged-debt.ts'
import { isDischarged, isIncluded } from '#engine/audit/entry-words.ts'
import { isLateMark, marksOf, markKey, writeMarks } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'late_after_bankruptcy',
  about: 'account',
  grade: 'contradiction',
  title: 'Late after the discharge',
  needs: ['paymentHistory', 'statusText'],
  citations: ['fcra_1681e_b', 'bankruptcy_524_a', 'policy_bankruptcy_period'],
  ask: 'Please remove these late marks.',
  target: 'bureau',
  exonerations: [
    'The debt was not discharged. The case was only filed, dismissed or withdrawn, or the debt was reaffirmed.',
    ...SURVIVAL_EXONERATIONS,
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const bankruptcy = dischargedCase(report)
  const discharge = isDischarged(account)
  const place = discharge ?? isIncluded(account)
  if (bankruptcy === null || place === null || maySurviveDischarge(account, report)) return null
  const { filed, discharged } = bankruptcy
  if (account.dateOpened === null || !isSurelyBefore(account.dateOpened, filed) || discharged.length < 7) return null
  const late = marksOf(account).filter(isLateMark)
  const afterDischarge = late.filter(({ month }) => month > discharged.slice(0, 7))
  if (afterDischarge.length > 0) {
    const marks = writeMarks(afterDischarge)
    return {
      message: `The account says ${discharge === null ? 'included in bankruptcy' : 'discharged'}, and the case was discharged on ${writeDay(discharged)}, but the payment history shows later late marks: ${marks}.`,
      claim:
        discharge === null
          ? `This account is reported as included in bankruptcy, and the case was discharged on ${writeDay(discharged)}, but its payment history shows late marks after the discharge: ${marks}.`
          : `This debt was discharged in bankruptcy on ${writeDay(discharged)}, but its payment history shows late marks after that: ${marks}.`,
      fields: [...afterDischarge.map(markKey), place],
      // Included says nothing of what became of the debt.
      ...(discharge === null ? { grade: 'proof' as const } : {}),
    }
  }
  const afterPetition = filed.length < 7 ? [] : late.filter(({ month }) => month > filed.slice(0, 7))
  if (discharge === null || afterPetition.length === 0) return null
  const marks = writeMarks(afterPetition)
  return {
    message: `The payment history shows late marks between the petition (${writeDay(filed)}) and the discharge: ${marks}. The industry's own guide, which is not a law, says there should be none.`,
    claim: `My bankruptcy was filed on ${writeDay(filed)} and discharged on ${writeDay(discharged)}. The payment history shows ${marks} in between. The industry's own reporting guide wants no new late marks in that time.`,
    fields: [...afterPetition.map(markKey), place],
    grade: 'policy',
  }
}
