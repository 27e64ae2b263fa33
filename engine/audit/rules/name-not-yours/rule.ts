import { doubtedDetails, fieldsOf, personsBeside, type Printings } from '#engine/audit/doubted-details.ts'
import type { Hit, PersonRule, Surroundings } from '#engine/audit/rule.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

export const rule: PersonRule = {
  id: 'name_not_yours',
  about: 'person',
  grade: 'identity',
  title: 'A name that may not be yours',
  needs: ['name'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove this name from my file, and tell me which company reported it.',
  target: 'bureau',
  exonerations: [
    "It's a name you had before: a maiden name, or one from an earlier marriage.",
    "It's your own name, spelled or shortened differently.",
    'You used it once on an application.',
  ],
  check,
}

function check(person: PersonalInfo, surroundings: Surroundings): readonly Hit[] {
  const { stated, asked } = doubtedDetails('name', person, { ...surroundings, beside: personsBeside(surroundings) })
  return [...stated.map(statedHit), ...asked.map(askedHit)]
}

const statedHit = (printings: Printings): Hit => ({
  message: `The report lists the name ${printings[0].text}, and you said it isn't yours.`,
  claim: `My file lists the name ${printings[0].text}. It is not mine.`,
  fields: fieldsOf(printings),
})

const askedHit = (printings: Printings): Hit => ({
  message: `The report lists the name ${printings[0].text}. Only you know if it is or ever was yours.`,
  claim: `My file lists the name ${printings[0].text}.`,
  fields: fieldsOf(printings),
  isQuestion: true,
})
