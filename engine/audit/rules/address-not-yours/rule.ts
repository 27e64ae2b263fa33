import { doubtedDetails, fieldsOf, personsBeside, type Printings } from '#engine/audit/doubted-details.ts'
import type { Hit, PersonRule, Surroundings } from '#engine/audit/rule.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

export const rule: PersonRule = {
  id: 'address_not_yours',
  about: 'person',
  grade: 'identity',
  title: 'An address that may not be yours',
  needs: ['addresses'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove this address from my file, and tell me which company reported it.',
  target: 'bureau',
  exonerations: [
    'You lived there before. Former addresses may stay on your report.',
    "You had mail sent there: a PO box, your work, or a family member's home.",
    "It's your own address, written differently.",
  ],
  check,
}

function check(person: PersonalInfo, surroundings: Surroundings): readonly Hit[] {
  const { stated, asked } = doubtedDetails('address', person, { ...surroundings, beside: personsBeside(surroundings) })
  return [...stated.map(statedHit), ...asked.map(askedHit)]
}

const statedHit = (printings: Printings): Hit => ({
  message: `The report lists the address ${printings[0].text}, and you said it isn't yours.`,
  claim: `My file lists the address ${printings[0].text}. It is not mine.`,
  fields: fieldsOf(printings),
})

const askedHit = (printings: Printings): Hit => ({
  message: `The report lists the address ${printings[0].text}. Only you know if you ever lived there or got mail there.`,
  claim: `My file lists the address ${printings[0].text}.`,
  fields: fieldsOf(printings),
  isQuestion: true,
})
