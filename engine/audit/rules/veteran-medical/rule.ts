import { chargedOffAndCo } from '#engine/audit/entry-words.ts'
import { type AccountRule, type Hit, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf, lastDayOf, writeDay, type Day, type PartialDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'veteran_medical',
  about: 'account',
  grade: 'identity',
  title: "Veteran's medical debt",
  needs: ['reportDate'],
  citations: ['fcra_1681a_aa', 'fcra_1681c_a_7', 'fcra_1681c_a_8', 'fcra_1681i_g'],
  ask: "Please delete this collection and treat this as a dispute of a veteran's medical debt.",
  target: 'bureau',
  exonerations: [
    'The care was not authorized by the Department of Veterans Affairs, or the bill was never submitted to it.',
    'More than a year has passed since the service, and the debt is neither paid nor settled.',
    "The bureau has no proof yet. It must know that this is a veteran's medical debt.",
  ],
  check,
}

function check(account: Account, { report, confirmed }: Surroundings): Hit | null {
  const debt = (confirmed ?? NOTHING_CONFIRMED).veteranMedical.find(({ accountId }) => accountId === account.id)
  const collected = chargedOffAndCo(account)
  if (debt === undefined || collected?.kind !== 'collection') return null
  if (debt.isSettled) return hitOf('It is fully paid or settled', AUTHORITIES.fcra_1681c_a_8.cite, collected.place)
  const { dateOfService } = debt
  if (dateOfService === null || !isInFirstYear(dateOfService, report.reportDate)) return null
  const since = `The care was given on ${writeDay(dateOfService)}, less than ${PERIODS.veteran_medical_first_year.inWords} before the report (${writeDay(report.reportDate ?? '')})`
  return hitOf(since, AUTHORITIES.fcra_1681c_a_7.cite, collected.place)
}

function hitOf(since: string, cite: string, place: string): Hit {
  return {
    message: `You said this collection is a veteran's medical debt. ${since}. Once the bureau knows, it may not include the debt in a consumer report (${cite}).`,
    claim: `This collection is a veteran's medical debt, for care that the Department of Veterans Affairs authorized and was asked to pay for, or charged me wrongly. ${since}. It may not be reported (${cite}). The proof is enclosed.`,
    fields: [place],
    grade: 'legal_limit',
  }
}

/** Surely less than a year, and not after the report. */
function isInFirstYear(service: Day, reportDate: PartialDay | null): boolean {
  if (reportDate === null || service > firstDayOf(reportDate)) return false
  return lastDayOf(reportDate) < after(service, PERIODS.veteran_medical_first_year)
}
