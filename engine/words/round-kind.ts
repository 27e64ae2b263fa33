import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/** What can follow a dispute that was sent: a letter, a complaint to an authority, papers for a lawyer. */
export const ROUND_KINDS = [
  'no_answer',
  'method_of_verification',
  'frivolous_reply',
  'reinsertion',
  'second_dispute',
  'direct_dispute',
  'cfpb_complaint',
  'dispute_statement',
  'attorney_general',
  'lawyer_packet',
] as const
export type RoundKind = (typeof ROUND_KINDS)[number]

/** `open`: it can be prepared now; `later`: once its day has come, or an answer; `closed`: it does not fit, with why. */
export const ROUND_STATES = ['open', 'later', 'closed'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** The letter that carries a round; the others are no letters to a bureau or a company. */
export const ROUND_LETTERS: Readonly<Partial<Record<RoundKind, LetterKind>>> = {
  no_answer: 'no_answer',
  method_of_verification: 'method_of_verification',
  frivolous_reply: 'frivolous_reply',
  reinsertion: 'reinsertion',
  second_dispute: 'dispute',
  direct_dispute: 'direct_dispute',
  dispute_statement: 'dispute_statement',
}

/** Those that the whole dispute has once, whatever bureau it went to. */
const WITHOUT_BUREAU: readonly RoundKind[] = ['direct_dispute', 'lawyer_packet']

/** A round of one dispute: its kind, and the bureau that it is about. */
export interface RoundName {
  readonly kind: RoundKind
  readonly bureau: Bureau | null
}

/** As calls name it, e.g. `cfpb_complaint-experian`. */
export const roundId = ({ kind, bureau }: RoundName): string => (bureau === null ? kind : `${kind}-${bureau}`)

const NAMES: readonly RoundName[] = ROUND_KINDS.flatMap((kind): readonly RoundName[] =>
  WITHOUT_BUREAU.includes(kind) ? [{ kind, bureau: null }] : BUREAUS.map((bureau) => ({ kind, bureau })),
)

/** The round that an id names; null: none. */
export const roundOf = (id: string): RoundName | null => NAMES.find((name) => roundId(name) === id) ?? null
