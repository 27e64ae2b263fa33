import { isThreeBureauPage } from '#engine/audit/entry-kinds.ts'
import { NOTHING_CONFIRMED, type Hit, type OtherReport, type PersonRule, type Surroundings } from '#engine/audit/rule.ts'
import type { PersonalInfo, Report } from '#engine/report/report.ts'
import { writeDay, type PartialDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export const rule: PersonRule = {
  id: 'birth_date_disagrees',
  about: 'person',
  grade: 'identity',
  title: 'A date of birth that may not be yours',
  needs: ['dateOfBirth'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: "Please correct it, and check whether another person's accounts are in my file.",
  target: 'bureau',
  exonerations: [
    'You mistyped your date of birth here.',
    'A company reported it wrong, and everything else in the report is yours.',
  ],
  check,
}

function check({ dateOfBirth }: PersonalInfo, { confirmed, report, others = [] }: Surroundings): readonly Hit[] {
  const { birthday } = confirmed ?? NOTHING_CONFIRMED
  if (dateOfBirth !== null && birthday === null) return asked(dateOfBirth, { report, others })
  if (dateOfBirth === null || birthday === null || canBeOneDay(birthday, asPrinted(dateOfBirth, report))) return []
  return [
    {
      message: `The report gives ${writeDay(dateOfBirth)} as your date of birth, but you gave a different one.`,
      claim: `My file gives ${writeDay(dateOfBirth)} as my date of birth. That is wrong.`,
      fields: ['dateOfBirth'],
    },
  ]
}

/** Programs that make pages of three bureaus fill a year up with the first of January. */
const asPrinted = (day: PartialDay, report: Report): PartialDay =>
  isThreeBureauPage(report) && day.endsWith('-01-01') ? day.slice(0, 4) : day

/** As far as both are known they are the same. */
const canBeOneDay = (a: PartialDay, b: PartialDay): boolean => a.startsWith(b) || b.startsWith(a)

/** Two bureaus cannot both be right, and the consumer has not said which is. */
function asked(printed: PartialDay, { report, others }: { report: Report; others: readonly OtherReport[] }): readonly Hit[] {
  const day = asPrinted(printed, report)
  const differing = others.find(({ report: other }) => {
    const { dateOfBirth } = other.personalInfo
    return dateOfBirth !== null && !canBeOneDay(day, asPrinted(dateOfBirth, other))
  })
  const otherDay = differing?.report.personalInfo.dateOfBirth
  if (differing === undefined || !otherDay) return []
  const [here, there] = [BUREAU_NAMES[report.bureau], BUREAU_NAMES[differing.report.bureau]]
  return [
    {
      message: `${here} reports ${writeDay(printed)} as your date of birth, and ${there} reports ${writeDay(otherDay)}. Which one is yours?`,
      claim: `The report gives ${writeDay(printed)} as my date of birth.`,
      fields: ['dateOfBirth'],
      isQuestion: true,
    },
  ]
}
