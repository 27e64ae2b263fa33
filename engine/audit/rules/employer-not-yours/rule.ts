import { doubtedDetails, fieldsOf, type Printings } from '#engine/audit/doubted-details.ts'
import type { Hit, PersonRule, Surroundings } from '#engine/audit/rule.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

export const rule: PersonRule = {
  id: 'employer_not_yours',
  about: 'person',
  grade: 'identity',
  title: 'An employer that may not be yours',
  needs: ['employers'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove this employer from my file, and tell me which company reported it.',
  target: 'bureau',
  exonerations: [
    'You worked there before. Former employers may stay on your report.',
    "It's your own employer, under the name of its owner or payroll company.",
    'You put it on an application as the employer of someone in your household.',
  ],
  check,
}

function check(person: PersonalInfo, { confirmed }: Surroundings): readonly Hit[] {
  // Former employers stay on every file: until they are asked about on their sheet, nothing is told.
  return doubtedDetails('employer', person, { confirmed }).stated.map(statedHit)
}

const statedHit = (printings: Printings): Hit => ({
  message: `The report lists ${printings[0].text} as your employer, and you said you never worked there.`,
  claim: `My file lists ${printings[0].text} as my employer. I never worked there.`,
  fields: fieldsOf(printings),
})
