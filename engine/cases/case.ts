import type { Confirmed, OtherReport, RecordedDisputes } from '#engine/audit/rule.ts'
import type { Report } from '#engine/report/report.ts'

/** The layouts that cases are printed in, by the name a report carries as its `format`. */
export const CASE_LAYOUTS = [
  'experian-web-print',
  'equifax-myequifax',
  'equifax-acr',
  'transunion-web-print',
  'identityiq',
  'mismo-2',
] as const
export type CaseLayout = (typeof CASE_LAYOUTS)[number]

/** What a rule must find, and about which entry. */
export interface Expectation {
  readonly rule: string
  /** Null: who the report says the consumer is. */
  readonly subjectId: string | null
}

/** One whole report, with what an honest audit says about it. */
export interface Case {
  readonly id: string
  readonly title: string
  /** The one rule that it is about, of which alone more than an assertion counts as wrong; absent: it is about the whole report. */
  readonly about?: string
  readonly layout: CaseLayout
  readonly report: Report
  /** Earlier reports of the same bureau, newest first. */
  readonly earlier: readonly Report[]
  /** The newest reports of other bureaus. */
  readonly others: readonly OtherReport[]
  readonly confirmed: Confirmed | null
  /** Null: no one looked. */
  readonly disputes: RecordedDisputes | null
  /** Empty: the report is lawful. */
  readonly expects: readonly Expectation[]
  /** Rules that may speak about the entry in question as well: notes, or a second true finding. */
  readonly allows: readonly string[]
  /** One sentence, from the statute, the codes or the bureau's own wording. */
  readonly why: string
  readonly source: string
}
