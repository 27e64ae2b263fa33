import type { Finding } from '#engine/audit/finding.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { lawPart } from '#engine/letters/law-sentences.ts'
import { cite, listed, part } from '#engine/letters/letter-words.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { ASSERTING_GRADES, type Grade } from '#engine/words/grade.ts'

/** What a letter rests on, sorted by how much it may say. */
export interface Grounds {
  /** Errors that the page shows, and what the consumer says is wrong. */
  readonly wrong: readonly Finding[]
  readonly asked: readonly Finding[]
  readonly policy: readonly Finding[]
  /** What only the consumer could say, and did. */
  readonly own: readonly Finding[]
}

const ASKING: readonly Grade[] = ['disagreement', 'proof']

type Grounded = Pick<LetterRequest, 'findings' | 'recipient' | 'told' | 'chosen'> & Partial<Pick<LetterRequest, 'statements'>>

/** As the consumer's word lets it be asked. */
const asSaid = (finding: Finding): Finding => ({ ...finding, ask: finding.askOnceSaid ?? finding.ask })

export function groundsOf({ findings: judged, recipient, told, chosen, statements = [] }: Grounded): Grounds {
  const findings = told?.isWrong === true || statements.length > 0 ? judged.map(asSaid) : judged
  const isChosen = ({ id }: Finding): boolean => id === chosen
  const of = (grades: readonly Grade[]): readonly Finding[] =>
    findings
      .filter(({ grade, isQuestion }) => grades.includes(grade) && !isQuestion)
      .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
  // What the page only gives reason to doubt is an error once the consumer says that it is, or disputes this very finding.
  const isWrong = (finding: Finding): boolean => told?.isWrong === true || isChosen(finding)
  return {
    wrong: of([...ASSERTING_GRADES, ...ASKING]).filter((one) => ASSERTING_GRADES.includes(one.grade) || isWrong(one)),
    asked: [...of(ASKING).filter((one) => !isWrong(one)), ...of(['note']).filter(isChosen)],
    policy: recipient.kind === 'bureau' ? of(['policy']) : of(['policy']).filter(isChosen),
    own: of(['identity']),
  }
}

export const isEmpty = ({ wrong, asked, policy, own }: Grounds): boolean =>
  wrong.length + asked.length + policy.length + own.length === 0

/** Whether the letter disputes: the page shows an error, or the consumer says that something is wrong. Else it asks. */
export function disputes(request: Grounded & Pick<LetterRequest, 'statements'>): boolean {
  const { wrong, own } = groundsOf(request)
  return wrong.length + own.length + request.statements.length > 0
}

type Said = Pick<Finding, 'claim' | 'ask' | 'grade'>

/** A finding as a letter says it: what is wrong, and what is wanted. What a note asks is said to the consumer alone. */
const groundWords = ({ claim, ask, grade }: Said): string => (grade === 'note' ? claim : `${claim} ${ask}`)

/** Words that a stranger reads in ten seconds. */
const TEN_SECONDS = 60

const countWords = (text: string): number => text.split(/\s+/).length

/**
 * The same behind the sentence that names what it is about: what is wrong and what is wanted stand within what is read in ten seconds. Of a
 * claim that is too long for that its first sentence, or what it says before a list, comes before the wish, and the rest behind it.
 */
export function leadingWords(lead: string, { claim, ask, grade }: Said): string {
  const said = claim.replace(/^This (?:account|debt|collection|bankruptcy|tax lien|inquiry|loan) /, 'It ')
  if (grade === 'note') return said
  const [first = '', ...others] = splitSentences(said)
  const list = said.indexOf(': ')
  const beforeList = `${said.slice(0, Math.max(0, list))}.`
  const isRead = (reason: string, wanted: string): boolean =>
    countWords(lead) + countWords(reason) + countWords(splitSentences(wanted)[0] ?? '') <= TEN_SECONDS
  if (isRead(said, ask)) return `${said} ${ask}`
  if (isWhole(first) && isRead(first, ask)) return [first, ask, ...others].join(' ')
  const wanted = aboutWhatFollows(ask)
  if (list > 0 && isRead(beforeList, wanted)) return `${beforeList} ${wanted} In detail: ${said.slice(list + 2)}`
  return `${wanted} ${said}`
}

/** Not one that ends within what it quotes. */
const isWhole = (sentence: string): boolean => (sentence.match(/"/g) ?? []).length % 2 === 0

/** What a wish calls these months comes behind it. */
const aboutWhatFollows = (ask: string): string =>
  ask
    .replace(/\bthese (?=months|late marks|dates)/, 'the ')
    .replace(/\b(the (?:months|late marks|dates))(?! (?:that|below))/, '$1 below')

/** The findings, strongest first: what is wrong, what the consumer says, what is asked, what is policy; the first leads. */
export function groundParts(grounds: Grounds, { isLed }: { readonly isLed: boolean }): readonly LetterPart[] {
  const { wrong, own, asked, policy } = grounds
  const said = [
    ...[...wrong, ...own].map((finding) => ({ lead: 'I also dispute this.', finding })),
    ...asked.map((finding) => ({ lead: 'Please also look into this.', finding })),
    ...policy.map((finding) => ({ lead: 'Your own policy speaks for me too.', finding })),
  ]
  return said.slice(isLed ? 1 : 0).map(({ lead, finding }) => part([lead, groundWords(finding)], named(finding)))
}

/** The strongest of them. */
export const firstOf = ({ wrong, own, asked, policy }: Grounds): Finding | null =>
  [...wrong, ...own, ...asked, ...policy][0] ?? null

/** The authorities that a finding's own words cite. */
export const named = ({ claim, citations }: Pick<Finding, 'claim' | 'citations'>): Finding['citations'] =>
  citations.filter((id) => claim.includes(cite(id)))

/** The duties of bureaus, and those of furnishers and collectors: no one is reminded of another's. */
const BUREAUS_DUTY = /^(?:fcra_1681[cegij]|policy_)/
const FURNISHERS_DUTY = /^(?:fcra_1681s2|reg_|fdcpa_)/

/** The law that the findings rest on, as far as it binds the recipient; of a policy the policy alone. */
export function groundLaw(
  { wrong, own, asked, policy }: Grounds,
  { recipient }: Pick<LetterRequest, 'recipient'>,
): readonly LetterPart[] {
  const others = recipient.kind === 'bureau' ? FURNISHERS_DUTY : BUREAUS_DUTY
  const findings = [...wrong, ...own, ...asked]
  const said = [...findings, ...policy].map(({ claim }) => claim).join(' ')
  const ids = findings.flatMap(({ citations }) => citations).filter((id) => !others.test(id) && !id.startsWith('policy_'))
  const policies = [...new Set(policy.flatMap(({ citations }) => citations))].filter(
    (id) => id.startsWith('policy_') && !said.includes(cite(id)),
  )
  return [lawPart(ids, said), part([policies.length === 0 ? '' : `I rely on ${listed(policies.map(cite))}.`], policies)]
}
