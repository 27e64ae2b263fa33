import { detailKey } from '#engine/audit/detail-key.ts'
import { NOTHING_CONFIRMED, type Hit, type OtherReport, type PersonRule, type Surroundings } from '#engine/audit/rule.ts'
import type { PersonalInfo, Report } from '#engine/report/report.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export const rule: PersonRule = {
  id: 'ssn_variant',
  about: 'person',
  grade: 'identity',
  title: 'A Social Security number that may not be yours',
  needs: ['ssnLast4'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: "Please correct it, and check whether another person's accounts are in my file.",
  target: 'bureau',
  exonerations: [
    'You mistyped your own digits here.',
    "It's a number you had before, or a taxpayer number from before you had one.",
    'A company mistyped a digit, and everything else in the report is yours.',
  ],
  check,
}

/** No number was ever issued that ends so: it is a mask. */
const MASK = '0000'

function check({ ssnLast4 }: PersonalInfo, { confirmed = NOTHING_CONFIRMED, report, others = [] }: Surroundings): readonly Hit[] {
  if (ssnLast4 === null || ssnLast4 === MASK) return []
  const key = detailKey('number', ssnLast4)
  const isDenied = confirmed.foreignDetails.includes(key)
  const isOther = confirmed.ssnLast4 !== null && confirmed.ssnLast4 !== ssnLast4
  if (confirmed.ownDetails.includes(key)) return []
  if (!isDenied && confirmed.ssnLast4 === null) return asked(ssnLast4, { report, others })
  if (!isDenied && !isOther) return []
  return [
    {
      message: `The report gives a Social Security number that ends in ${ssnLast4}, but yours ends in different digits.`,
      claim: `My file shows a Social Security number that ends in ${ssnLast4}. That is not my number.`,
      fields: ['ssnLast4'],
    },
  ]
}

/** Two bureaus cannot both be right, and the consumer has not said which is. */
function asked(printed: string, { report, others }: { report: Report; others: readonly OtherReport[] }): readonly Hit[] {
  const differing = others.find(({ report: { personalInfo } }) => ![null, MASK, printed].includes(personalInfo.ssnLast4))?.report
  if (differing === undefined) return []
  const [here, there] = [BUREAU_NAMES[report.bureau], BUREAU_NAMES[differing.bureau]]
  return [
    {
      message: `${here} reports a Social Security number that ends in ${printed}, and ${there} reports one that ends in ${differing.personalInfo.ssnLast4}. Which one is yours?`,
      claim: `The report gives a Social Security number that ends in ${printed}.`,
      fields: ['ssnLast4'],
      isQuestion: true,
    },
  ]
}
