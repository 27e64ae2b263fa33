import type { Finding } from '#engine/audit/finding.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, listed, part } from '#engine/letters/letter-words.ts'
import { ASSERTING_GRADES, type Grade } from '#engine/words/grade.ts'

/** What a dispute rests on, sorted by how much it may say. */
export interface Grounds {
  readonly wrong: readonly Finding[]
  readonly asked: readonly Finding[]
  readonly policy: readonly Finding[]
  readonly own: readonly Finding[]
}

const ASKING: readonly Grade[] = ['disagreement', 'proof']

export function groundsOf({ findings, statements, recipient, chosen }: LetterRequest): Grounds {
  const of = (grades: readonly Grade[]): readonly Finding[] => findings.filter(({ grade }) => grades.includes(grade))
  const isChosen = ({ id }: Finding): boolean => id === chosen
  // What only the consumer can say is left out until they have said something.
  return {
    wrong: of(ASSERTING_GRADES),
    asked: [...of(ASKING), ...of(['note']).filter(isChosen)],
    policy: recipient.kind === 'bureau' ? of(['policy']) : of(['policy']).filter(isChosen),
    own: of(['identity']).filter((finding) => !finding.isQuestion && (statements.length > 0 || isChosen(finding))),
  }
}

export const isEmpty = ({ wrong, asked, policy, own }: Grounds): boolean =>
  wrong.length + asked.length + policy.length + own.length === 0

/** The findings as a letter gives them: what is asserted, then what is asked, then what is policy and no law. */
export function groundParts(grounds: Grounds, request: LetterRequest): readonly LetterPart[] {
  const { wrong, own, asked, policy } = grounds
  const parts = (findings: readonly Finding[]): readonly LetterPart[] => findings.map((finding) => groundPart(finding, request))
  return [...parts([...wrong, ...own]), ...led(asksLead(grounds), parts(asked)), ...led(POLICY_LEAD, parts(policy))]
}

function asksLead({ wrong, asked }: Grounds): string {
  if (asked.length === 0) return ''
  return wrong.length > 0 ? 'Please look into what follows too.' : 'Please look into what follows.'
}

const POLICY_LEAD = "What follows rests on the bureaus' own policy or practice."

/** The lead stands at the head of the first. */
function led(lead: string, parts: readonly LetterPart[]): readonly LetterPart[] {
  return parts.map((found, index) => (index === 0 ? { ...found, text: `${lead} ${found.text}` } : found))
}

/** The duties of bureaus, and those of furnishers and collectors: no one is reminded of another's. */
const BUREAUS_DUTY = /^(?:fcra_1681[cegij]|policy_)/
const FURNISHERS_DUTY = /^(?:fcra_1681s2|reg_|fdcpa_)/

/** The finding's own words, and the law it rests on where they do not name it. What a note asks is said to the consumer alone. */
function groundPart({ claim, ask: wish, citations, grade }: Finding, { recipient }: LetterRequest): LetterPart {
  const ask = grade === 'note' ? '' : wish
  const others = recipient.kind === 'bureau' ? FURNISHERS_DUTY : BUREAUS_DUTY
  const named = citations.filter((id) => claim.includes(cite(id)))
  const referred = citations.filter((id) => !named.includes(id) && !others.test(id))
  return part([claim, ask, referred.length === 0 ? '' : `I refer to ${listed(referred.map(cite))}.`], [...named, ...referred])
}
