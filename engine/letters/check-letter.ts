import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Authority } from '#engine/law/authority.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { type Fault, findFaults } from '#engine/letters/against-file/find-faults.ts'
import { findClaims } from '#engine/letters/claims/find-claims.ts'
import { type ConfirmedWord, findContradictions } from '#engine/letters/claims/contradictions.ts'
import { findThreats, type Threat, type ThreatKind } from '#engine/letters/claims/find-threats.ts'
import { tellsOwn } from '#engine/letters/claims/tells-own.ts'
import { isVagueStory } from '#engine/letters/claims/vague-story.ts'
import type { Fact } from '#engine/letters/fact.ts'
import type { FactRole } from '#engine/letters/mentions/find-role.ts'
import type { Mention, MentionKind } from '#engine/letters/mentions/mention.ts'
import { findQuotes } from '#engine/letters/mentions/find-quotes.ts'
import { OWN_TEXT } from '#engine/letters/own-letter.ts'
import { type FactIndex, indexFacts, proveText } from '#engine/letters/prove-mentions.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { coverSsn } from '#engine/values/social-security-number.ts'

/** A place in a letter that nothing proves, in the wire's form. */
export interface Violation {
  readonly path: 'letterContent'
  readonly message: string
  /** As it is in the letter. */
  readonly text: string
  /** No word of the consumer's own can prove it; absent: they may state it themselves. */
  readonly canBeStated?: false
}

/** The registry as facts: what each authority is cited as, what its title says, and the numbers of law (`seven years`). */
function registryFacts(): readonly Fact[] {
  const authorities: readonly (readonly [string, Authority])[] = Object.entries(AUTHORITIES)
  const standing = authorities.filter(([, authority]) => authority.ended === null)
  return [
    ...standing.map(([id, { cite }]): Fact => ({ id: `registry.${id}`, kind: 'citation', text: cite, source: 'registry' })),
    ...standing.map(([id, { title }]): Fact => ({ id: `registry.${id}.title`, kind: 'word', text: title, source: 'registry' })),
    ...Object.entries(PERIODS).map(
      ([id, { sentence }]): Fact => ({ id: `registry.period.${id}`, kind: 'word', text: sentence, source: 'registry' }),
    ),
  ]
}

/** The same for every letter, so it is read once. */
const REGISTRY = indexFacts(registryFacts())

/** What only the consumer can know, as they attested it. */
function attestedFacts(attested: readonly string[]): readonly Fact[] {
  return attested
    .filter((text) => text.trim() !== '')
    .map((text, index) => ({ id: `attested.${index}`, kind: 'word', text, source: 'statement' }))
}

/** The authority of what the registry says, as it is cited, by the id of the fact. */
const CITE_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(AUTHORITIES).map(([id, { cite }]) => [`registry.${id}.title`, cite] as const),
  ...Object.entries(PERIODS).map(([id, { authority }]) => [`registry.period.${id}`, AUTHORITIES[authority].cite] as const),
])

/** Of the registry what the cited authorities say. A letter cites what it rests on, so that is among its own facts. */
function registryOf(facts: readonly Fact[]): FactIndex {
  const cited = facts.filter(({ kind }) => kind === 'citation').map(({ text }) => text)
  const isCited = (cite = ''): boolean => cited.some((text) => text === cite || text.startsWith(`${cite}(`))
  return { ...REGISTRY, facts: REGISTRY.facts.filter(({ fact }) => isCited(CITE_OF.get(fact.id))) }
}

/** What the consumer cites in their own words, and the registry holds: their letter rests on that too. */
function statedCitations(facts: readonly Fact[]): readonly Fact[] {
  const stated = facts.filter(({ source }) => source === 'statement')
  return stated.flatMap(({ id, text }) =>
    citedIn(text).map((cited): Fact => ({ id: `${id}.cites`, kind: 'citation', text: cited, source: 'registry' })),
  )
}

const citedIn = (text: string): readonly string[] =>
  proveText(text, REGISTRY).flatMap(({ mention, facts }) => (facts.some(({ kind }) => kind === 'citation') ? [mention.text] : []))

/** The facts, what the registry says, and what was attested, ready to hold letters against. */
export function indexOf(facts: readonly Fact[], attested: readonly string[]): FactIndex {
  if (attested.length > 0) return indexAnew(facts, attested)
  const index = READ.get(facts) ?? indexAnew(facts, [])
  READ.set(facts, index)
  return index
}

/** Several questions are asked of the same facts: they are read once. */
const READ = new WeakMap<readonly Fact[], FactIndex>()

function indexAnew(facts: readonly Fact[], attested: readonly string[]): FactIndex {
  // A text of the consumer's own has no kind and no grounds of ours: whatever is registered may be in it.
  const isOwnText = facts.some(({ id }) => id === OWN_TEXT)
  const own = isOwnText ? facts : [...facts, ...statedCitations(facts)]
  return indexFacts([...own, ...attestedFacts(attested)], isOwnText ? REGISTRY : registryOf(own))
}

/**
 * Holds a letter, no matter who wrote it, against the facts of the file: every date, amount, period, percentage, number, name
 * and citation that neither a fact nor the law registry nor the consumer's attestation proves is a violation. A
 * citation is proven by the registry alone, and only where the letter's kind, its grounds or the consumer's own words rest on
 * it, and so is a period of law; a Social Security number is proven by nothing. Where the words next to an amount or a date say what it is, a fact of another role
 * does not prove it. A threat or a duty that no citation carries is one too.
 */
export function checkLetter(text: string, facts: readonly Fact[], attested: readonly string[]): readonly Violation[] {
  const index = indexOf(facts, attested)
  const threats = uncarriedThreats(text, { facts, attested, index }).map(threatening)
  const once = new Map(threats.map((threat) => [threat.message, threat]))
  return [...holding(index, text), ...once.values()]
}

/** What the facts do not prove, and what they speak against. */
const holding = (index: FactIndex, text: string): readonly Violation[] => [
  ...unprovenBy(index, text),
  ...findFaults(text, index).map(faulty),
]

const faulty = ({ sentence, message, isFixed }: Fault): Violation =>
  beyondStatement(sentence, coverSsn(message), isFixed !== true)

/** The same, and against what the consumer confirmed. */
export const checkSaid = (
  text: string,
  { facts, attested, confirmed }: Pick<Held, 'facts' | 'attested'> & { readonly confirmed: readonly ConfirmedWord[] },
): readonly Violation[] => [...checkLetter(text, facts, attested), ...contradicting(text, attested, confirmed)]

/** What goes against their profile or what they told for this very letter, in whosever words. */
export const toldOtherwise = (text: string, facts: readonly Fact[]): readonly Violation[] =>
  findFaults(text, indexOf(facts, []))
    .filter(({ isFixed }) => isFixed === true)
    .map(faulty)

/** What of a text neither a fact nor the registry nor the consumer's attestation proves, and what the file speaks against. */
export const unprovenIn = (text: string, facts: readonly Fact[], attested: readonly string[]): readonly Violation[] =>
  holding(indexOf(facts, attested), text)

function unprovenBy(index: FactIndex, text: string): readonly Violation[] {
  const unproven = proveText(text, index).filter((proven) => proven.facts.length === 0 && !isVagueStory(proven.mention, text))
  const violations = new Map<string, Violation>()
  for (const { mention, misplaced } of unproven) {
    const key = `${mention.kind} ${mention.text}`
    // Where it is refused more than once, the first says why.
    if (violations.has(key)) continue
    violations.set(key, {
      path: 'letterContent',
      message: misplaced === null ? messageFor({ ...mention, text: coverSsn(mention.text) }) : misplacedWords(mention, misplaced),
      text: mention.kind === 'ssn' ? masked(mention.text) : coverSsn(mention.text),
      ...(BEYOND_A_STATEMENT.includes(mention.kind) ? { canBeStated: false } : {}),
    })
  }
  for (const { quoted, words } of findQuotes(text)) {
    if (index.facts.some(({ phrase }) => phrase.includes(words))) continue
    violations.set(`quote ${words}`, { path: 'letterContent', message: misquoted(quoted), text: coverSsn(quoted) })
  }
  return [...violations.values()]
}

const misquoted = (quoted: string): string =>
  `“${coverSsn(quoted)}” is quoted, but it is not in your file in these words. If you know it to be true, confirm it as your own statement.`

/** What a statement of the consumer's own says that no letter may say. That a lawyer is theirs they say themselves. */
export const threatsIn = (statement: string): readonly Violation[] =>
  uncarriedThreats(statement, { facts: [], attested: [statement], index: REGISTRY }).map(threatening)

const threatening = ({ sentence, kind }: Threat): Violation =>
  beyondStatement(sentence, THREAT_WORDS[kind](coverSsn(sentence)), kind === 'attorney')

/** What no one's word can prove: a citation is the registry's, a Social Security number is in no letter, a sign is retyped. */
const BEYOND_A_STATEMENT: readonly MentionKind[] = ['citation', 'ssn', 'character']

const beyondStatement = (sentence: string, message: string, canBeStated = false): Violation => ({
  path: 'letterContent',
  message,
  text: coverSsn(sentence),
  ...(canBeStated ? {} : { canBeStated: false }),
})

/** The sentences that cannot be true next to what the consumer confirmed, in a letter or in what they attest with it. */
export const contradicting = (
  text: string,
  attested: readonly string[],
  confirmed: readonly ConfirmedWord[],
): readonly Violation[] => {
  const found = [text, ...attested].flatMap((one) => findContradictions(one, confirmed))
  return [...new Map(found.map(({ sentence, message }) => [message, beyondStatement(sentence, coverSsn(message))])).values()]
}

/**
 * The sentences that only the consumer can know to be true: their statement, no matter who wrote them, listed before they confirm. So is every
 * sentence with a word that neither the file nor a letter of ours has. What they told in their own words is theirs whatever it says.
 */
export function statementsIn(text: string, facts: readonly Fact[]): readonly string[] {
  const known = knownSentences(facts)
  const claimed = [
    ...findClaims(text, namesIn(facts)).map(({ sentence }) => sentence),
    ...splitSentences(text).filter(tellsOwn(facts)),
  ].filter((sentence) => !known(sentence) && !/^(?:re|enclosures?):/i.test(sentence))
  const own = facts.filter(({ id }) => OWN_WORDS.test(id)).map((fact) => fact.text)
  const told = own.length === 0 ? [] : splitSentences(text).filter((sentence) => own.some((said) => said.includes(sentence)))
  const theirs = new Set([...claimed, ...told])
  // In the letter's order; a pair that a blank line parts is shown as the claim that it is.
  return [...splitSentences(text).filter((sentence) => theirs.has(sentence)), ...theirs].filter(
    (sentence, index, all) => all.indexOf(sentence) === index,
  )
}

/** What the consumer told, and how they asked before: it is in the letter as they typed it. */
const OWN_WORDS = /^(?:statement\.\d+|history(?:\.others)?)$/

/** What earlier versions wrote: such a letter can still be edited. */
const FORMER_DRAFTS = [
  'I do not say here that the entry is wrong.',
  'I do not say that this is wrong, but I ask you to look into it.',
  'I do not say that what follows is wrong, but I ask you to look into it too.',
  'I know that no law obliges you to do this.',
  'I know that no law obliges you to do this, and I would be grateful for it.',
  'I know that you are free to refuse, and that a bureau may decide for itself whether it follows such a request.',
  'The law requires reasonable procedures to assure the maximum possible accuracy of my report (15 USC 1681e(b)).',
  'I would be grateful for it.',
  'I give it to you with this letter.',
  'This letter names what resulted from the trafficking.',
  'It keeps within the limit of 100 words.',
  "What follows rests on the bureaus' own policy or practice and not on a law.",
]

/** What companies and people are called, what is printed of the entry, and papers as they were named: no words of the letter. */
const namesIn = (facts: readonly Fact[]): readonly string[] =>
  facts
    .filter(({ kind, id }) => kind === 'name' || kind === 'address' || /^(?:account\.|record\.|paper\.|notice\.asksFor)/.test(id))
    .map(({ text }) => text)
    .filter((text) => text.length > 3)
    .toSorted((a, b) => b.length - a.length)

/** Whether a sentence stands so in the file or in the rules' own claims from it. */
function knownSentences(facts: readonly Fact[]): (sentence: string) => boolean {
  const texts = [
    ...facts.filter(({ source }) => source === 'report' || source === 'registry').map(({ text }) => text),
    ...FORMER_DRAFTS,
  ]
  return (sentence) => texts.some((text) => text.includes(sentence))
}

interface Held {
  readonly facts: readonly Fact[]
  readonly attested: readonly string[]
  readonly index: FactIndex
}

function uncarriedThreats(text: string, { facts, attested, index }: Held): readonly Threat[] {
  const known = knownSentences(facts)
  // Who asks for the remark's removal gives the dispute up, as they told.
  const isRemarked = facts.some(({ id, text: remark }) => id.startsWith('account.remarks.') && /disput/i.test(remark))
  const own = [...attested, ...facts.filter(({ source }) => source === 'statement').map((fact) => fact.text)]
  const isOwn = ({ kind, sentence }: Threat): boolean =>
    (kind === 'gives_up' && isRemarked && /\bno longer dispute\b/i.test(sentence)) ||
    (kind === 'promise' && facts.some(({ id }) => id === 'offer')) ||
    (kind === 'attorney' && own.some((said) => said.includes(sentence)))
  return findThreats(text, namesIn(facts)).filter(
    (threat) => !known(threat.sentence) && !isOwn(threat) && !isCarried(threat, index),
  )
}

/** What a lawsuit rests on; any registered citation carries a duty, and none a crime, pressure or giving up. */
const LIABILITY = /1681n|1681o|1692k/

function isCarried({ kind, sentence }: Threat, index: FactIndex): boolean {
  if (kind !== 'duty' && kind !== 'lawsuit') return false
  const cited = proveText(sentence, index).flatMap(({ mention, facts }) =>
    facts.some((fact) => fact.kind === 'citation') ? [mention] : [],
  )
  return kind === 'duty' ? cited.length > 0 : cited.some(({ value }) => LIABILITY.test(value))
}

const THREAT_WORDS: Readonly<Record<ThreatKind, (sentence: string) => string>> = {
  lawsuit: (sentence) =>
    `“${sentence}” speaks of going to court, and cites no law that allows it. A letter that asks for a correction works without it: leave it out.`,
  crime: (sentence) =>
    `“${sentence}” accuses somebody of a crime or of bad intent. No letter from here does that: say what is wrong instead.`,
  attorney: (sentence) =>
    `“${sentence}” speaks of a lawyer, and your file names none. If it is true, confirm it as your own statement.`,
  pressure: (sentence) => `“${sentence}” is a threat. It gives a reason to set the letter aside: leave it out.`,
  duty: (sentence) =>
    `“${sentence}” says what the law or somebody's duty is, and cites no law for it. Ask for it with “please”, or cite the law that this letter rests on.`,
  promise: (sentence) =>
    `“${sentence}” promises money. A promise to pay can start an old debt anew: leave it out. An offer to pay has its own letter.`,
  gives_up: (sentence) => `“${sentence}” gives up what you ask for. Leave it out, or don't send this letter.`,
}

/** A refusal repeats no full Social Security number: all digits but the last four are covered. */
const masked = (text: string): string => text.replace(/\d(?=(?:\D*\d){4})/g, 'X')

const WHAT: Record<Exclude<MentionKind, 'known' | 'character' | 'ssn' | 'citation' | 'period'>, string> = {
  phone: 'phone number',
  date: 'date or time',
  amount: 'amount',
  percent: 'percentage',
  digits: 'number',
  name: 'name',
}

function messageFor({ kind, text }: Mention): string {
  switch (kind) {
    case 'ssn':
      return 'A letter never carries a full Social Security number.'
    case 'character':
      return `The sign “${text}” (${codePoint(text)}) is not one that this letter's facts use; please type it again.`
    case 'citation':
      return citedIn(text).length > 0 ? restsElsewhere(text) : `“${text}” is not in the law registry, so it can't be cited.`
    case 'known':
      return citedIn(text).length > 0 ? restsElsewhere(text) : `“${text}” is not in your file.`
    case 'period':
      return `The period of time “${text}” is neither in your file nor in the law that this letter rests on. If you know it to be true, confirm it as your own statement.`
    default:
      return `The ${WHAT[kind]} “${text}” is neither in your file nor in the law registry. If you know it to be true, confirm it as your own statement.`
  }
}

const restsElsewhere = (text: string): string =>
  `“${text}” is in the law registry, but nothing in this letter rests on it, so it can't be cited here.`

const ROLE_WORDS: Readonly<Record<Exclude<FactRole, 'other'>, string>> = {
  balance: 'the balance',
  past_due: 'the amount past due',
  limit: 'the limit',
  high_balance: 'the highest balance',
  original_amount: 'the original amount',
  charge_off_amount: 'the amount charged off',
  monthly_payment: 'the monthly payment',
  last_payment: 'the last payment',
  paid: 'what was paid',
  fee: 'a fee or interest',
  charged_off: 'the date of the charge-off',
  late: 'a late payment',
  sold: 'the date of a sale or transfer',
  removal: 'the date of removal',
  opened: 'the date opened',
  closed: 'the date closed',
  first_delinquency: 'the date of first delinquency',
  filed: 'the date filed',
  report: 'the date of the report',
  letter: 'the day of a letter',
  birth: 'the date of birth',
  inquiry: 'the date of an inquiry',
  notice: 'the date of a notice',
  received: 'the day it was received',
  answered: 'the day of an answer',
  offer: 'an offer',
  resolved: 'the date of a discharge or release',
  updated: 'the day of an update',
  as_of: 'the day of a figure',
}

const misplacedWords = ({ text }: Mention, role: FactRole): string =>
  `“${text}” is in your file, but not as ${role === 'other' ? 'what it is called here' : ROLE_WORDS[role]}. If you know it to be so, confirm it as your own statement.`

const codePoint = (text: string): string => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
