import type { EntryDispute } from '#engine/analysis/credit-file.ts'
import type { Entry } from '#engine/analysis/entry.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { OwnQuestion } from '#engine/audit/own-questions.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import type { Ground } from '#engine/strategy/grounds.ts'
import type { Day } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { QuestionSheet } from '#engine/words/own-word.ts'

/** `theft`: a step of someone whose name was used. */
export const MATTER_KINDS = ['debt', 'inquiry', 'record', 'detail', 'notice', 'theft'] as const
export type MatterKind = (typeof MATTER_KINDS)[number]

/** Where a matter is, the most pressing first. `to_do`: a step against identity theft that is left. */
export const MATTER_STATES = ['to_do', 'error', 'unsent', 'refused', 'question', 'ask', 'waiting', 'settled', 'clear'] as const
export type MatterState = (typeof MATTER_STATES)[number]

export const STEP_KINDS = ['dispute', 'write', 'send', 'next_round', 'answer', 'ask', 'wait', 'theft_step'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** What to do next about a matter. */
export interface NextStep {
  readonly kind: StepKind
  /** One plain sentence. */
  readonly why: string
  /** The day by which someone must act; null where none is set. */
  readonly by: Day | null
  /** What it costs; null: nothing. */
  readonly cost: string | null
}

/** A question that only the member can answer, with the report that raises it; null where it is about themselves. */
export type MatterQuestion = Pick<OwnQuestion, 'question' | 'subjectKind' | 'entryId' | 'label' | 'text'> & {
  readonly reportId: string | null
  /** The sheet on which it is asked; null where it is alone. */
  readonly sheet: QuestionSheet | null
}

/** What one bureau reports of a matter. */
export interface MatterEntry extends Omit<Entry, 'evidence'> {
  readonly accountNumber: string | null
  /** It is on a report before the newest of its bureau. */
  readonly isEarlier: boolean
  readonly isNegative: boolean
  readonly balance: Cents | null
  /** What a dispute of it would rest on; null: nothing. */
  readonly ground: Ground | null
  /** Without the better side of a disagreement; the strongest first. */
  readonly findings: readonly Finding[]
  readonly dispute: EntryDispute | null
}

/** A dispute about what no report at hand lists: it was only described, or the entry is gone. */
export type DisputeApart = Omit<EntryDispute, 'reportId' | 'subjectId'> & { readonly creditor: string }

/** One debt, inquiry, record, personal detail or notice, with every bureau's entry of it; or a step against identity theft. */
export interface Matter {
  /** Stable for the same reports. */
  readonly id: string
  readonly kind: MatterKind
  /** The company that the state is about; of a debt that was sold, of those the one that is pressing. */
  readonly name: string
  readonly entries: readonly MatterEntry[]
  readonly questions: readonly MatterQuestion[]
  /** The dispute that is all there is of it: then it has no entry. */
  readonly apart: DisputeApart | null
  /** What is due about it, earliest first. */
  readonly days: readonly DueDay[]
  readonly state: MatterState
  /** Null where there is nothing to do. */
  readonly nextStep: NextStep | null
}

/** Every count that a screen, a mail or a call shows of a file. */
export interface MatterCounts {
  /** Accounts, records, inquiries and details that a report shows to be wrong, each bureau's by itself. */
  readonly errors: number
  /** Those of them that no one disputed yet. */
  readonly errorsToDispute: number
  /** What is no error and worth asking about. */
  readonly asks: number
  /** Questions that wait for the member: one sheet of names, addresses, employers, phones, inquiries or medical bills is one. */
  readonly questions: number
  readonly negativeItems: number
  /** Disputes of which nothing was sent. */
  readonly unsent: number
  /** Disputes that wait for an answer. */
  readonly waiting: number
  /** Steps against identity theft that are left. */
  readonly theftSteps: number
}
