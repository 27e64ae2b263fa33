import { doubtedDetails, type Printings } from '#engine/audit/doubted-details.ts'
import type { Hit, PersonRule, Surroundings } from '#engine/audit/rule.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

export const rule: PersonRule = {
  id: 'phone_not_yours',
  about: 'person',
  grade: 'identity',
  title: 'A phone number that may not be yours',
  needs: ['phones'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove this phone number from my file, and tell me which company reported it.',
  target: 'bureau',
  exonerations: [
    'You had this number before. Former numbers may stay on your report.',
    'You put it on an application: a work number, or the number of someone in your household.',
  ],
  check,
}

function check(person: PersonalInfo, { confirmed }: Surroundings): readonly Hit[] {
  // Former numbers stay on every file: until they are asked about on their sheet, nothing is told.
  return doubtedDetails('phone', person, { confirmed }).stated.map(statedHit)
}

const statedHit = (printings: Printings): Hit => ({
  message: `The report lists the phone number ${printings[0].text}, and you said it was never yours.`,
  claim: `My file lists the phone number ${printings[0].text}. It is not mine, and it never was.`,
  fields: printings.map(({ field }) => field),
})
