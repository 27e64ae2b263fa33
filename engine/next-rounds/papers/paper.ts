import { unprovenIn, type Violation } from '#engine/letters/check-letter.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import type { PERIODS } from '#engine/law/periods.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { citationFact, gatherFacts, periodFact } from '#engine/letters/gather-facts.ts'
import { disputes, groundsOf } from '#engine/letters/grounds.ts'
import type { LetterRequest, LetterSubject } from '#engine/letters/letter-request.ts'
import { statementText } from '#engine/letters/statement-text.ts'
import { type RoundCase, standingWith } from '#engine/next-rounds/round-case.ts'
import type { FactRole } from '#engine/letters/mentions/find-role.ts'
import { storyOf } from '#engine/next-rounds/papers/story.ts'
import { type Day, onDay, writeDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'

/** What a paper to an authority or a lawyer is made of: the facts of the file, as a letter to the bureau would have them. */
export interface PaperRequest {
  readonly file: RoundCase
  readonly bureau: Bureau
  /** A letter to the bureau about the entry, on the day of the paper. */
  readonly letter: LetterRequest
}

/** One field of a form, or the one text of a letter. */
interface PaperField {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** A paper, with the facts that prove every sentence of it. */
export interface Paper {
  readonly fields: readonly PaperField[]
  /** What is put with it, by name. */
  readonly attachments: readonly string[]
  readonly facts: readonly Fact[]
  /** Whatever had no room: sentences that are not in it. */
  readonly leftOut: readonly string[]
}

/** What a paper states next to the facts of the file. */
interface PaperLaw {
  readonly authorities?: readonly AuthorityId[]
  readonly periods?: readonly (keyof typeof PERIODS)[]
  readonly days?: readonly Day[]
  readonly names?: readonly string[]
  readonly addresses?: readonly string[]
  /** Whether the consumer typed those lines themselves. */
  readonly isTyped?: boolean
}

/** What happened on the day of an event: it was received, it was answered, or something was written. */
const roleOfEvent = (sentence: string): FactRole =>
  / answered /.test(sentence) ? 'answered' : / received /.test(sentence) ? 'received' : 'letter'

/** Every fact that a paper may state: the file's, the recorded days, and the law that it names. */
export function factsOfPaper({ file, bureau, letter }: PaperRequest, law: PaperLaw = {}): readonly Fact[] {
  const recorded = [
    ...storyOf(file, bureau).map(({ on, sentence }) => ({ on, role: roleOfEvent(sentence) })),
    ...[file.today, ...(law.days ?? [])].map((on) => ({ on, role: undefined })),
  ]
  const facts: readonly Fact[] = [
    ...gatherFacts(letter),
    ...recorded.map(
      ({ on, role }, index): Fact => ({
        id: `story.${index}`,
        kind: 'date',
        text: writeDay(on),
        source: 'profile',
        ...(role === undefined ? {} : { role }),
      }),
    ),
    { id: 'story.bureau', kind: 'name', text: BUREAU_NAMES[bureau], source: 'registry' },
    { id: 'story.creditor', kind: 'name', text: file.creditor, source: 'statement' },
    ...(law.names ?? []).map((text, index): Fact => ({ id: `paper.name.${index}`, kind: 'name', text, source: 'registry' })),
    ...(law.addresses ?? []).map(
      (text, index): Fact => ({
        id: `paper.line.${index}`,
        kind: 'address',
        text,
        source: law.isTyped === true ? 'statement' : 'registry',
      }),
    ),
    ...(law.authorities ?? []).map(citationFact),
    ...(law.periods ?? []).map(periodFact),
  ]
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()]
}

/** What no fact proves in a paper that someone changed; empty: it may go. Unlike a letter it may speak of lawyers and duties. */
export const checkPaper = ({ fields, facts }: Pick<Paper, 'fields' | 'facts'>): readonly Violation[] =>
  // A field that is a fact by itself, as a number is, needs no words next to it.
  fields.filter(({ text }) => !facts.some((fact) => fact.text === text)).flatMap(({ text }) => unprovenIn(text, facts, []))

/** What the file says against the entry, without the requests that a letter makes: asserted, asked, the consumer's own words. */
export function claimsOf({ letter }: PaperRequest): readonly string[] {
  const { wrong, own, asked } = groundsOf(letter)
  const statements = letter.statements.map(statementText).filter((text) => text !== '')
  return [
    ...[...wrong, ...own].map(({ claim }) => claim),
    ...asked.map(({ claim }) => claim),
    ...(letter.history ? [statementText(letter.history.toOthers)] : []),
    ...(statements.length === 0 ? [] : [`In my own words: ${statements.join(' ')}`]),
  ]
}

/** Whether something was disputed: a dispute from before Errata was one, whatever is known of its grounds. */
export const isDispute = ({ letter }: PaperRequest): boolean => disputes(letter) || letter.history !== undefined

/** The claims, the first led by what they are: what is wrong, or what was only asked. How a dispute was begun is no claim. */
export function ledClaims(request: PaperRequest): readonly string[] {
  const { letter } = request
  const lead = disputes(letter) ? 'What is wrong:' : letter.history ? '' : 'What I asked about:'
  return claimsOf(request).map((claim, index) => (index === 0 ? `${lead} ${claim}`.trim() : claim))
}

/** What it is about, without its number: forms that are published ask for none. */
export function unnumbered(subject: LetterSubject): string {
  switch (subject.kind) {
    case 'account': {
      const { creditorName, dateOpened } = subject.account
      return `the ${creditorName} account${dateOpened === null ? '' : ` that is reported as opened ${onDay(dateOpened)}`}`
    }
    case 'inquiry':
      return `the inquiry by ${subject.inquiry.creditorName}`
    case 'public_record':
      return `the public record "${subject.record.type}"`
    case 'person':
      return subject.words
    case 'described':
      return `the ${subject.creditorName} account`
  }
}

/** What goes with a paper, as far as there is any. */
export function attachmentsOf({ file, bureau, letter }: PaperRequest): readonly string[] {
  const { dispute, answer } = standingWith(bureau, file)
  return [
    'The letters you sent',
    ...(dispute?.dispute.receivedOn ? ['The proof of delivery'] : []),
    ...(answer === null ? [] : [`The answer from ${BUREAU_NAMES[bureau]}`]),
    ...(letter.report === null ? [] : ['The pages of your report with the item marked']),
  ]
}
