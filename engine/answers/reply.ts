import type { Evidence } from '#engine/report/evidence.ts'
import type { Day } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Something read from a reply with the place where it is. */
export interface ReadField<Value> {
  readonly value: Value
  readonly evidence: Evidence
}

/** Who wrote: a bureau, or a company by the name on its letter. */
export type Sender = { readonly kind: 'bureau'; readonly bureau: Bureau } | { readonly kind: 'company'; readonly name: string }

/** A field of an account that a bureau changed: what it said before, where that is told, and what it says now. */
export interface ResultChange {
  readonly field: string
  readonly before: string | null
  readonly after: ReadField<string>
}

/** What a reply says about one entry. Unknown is null: then the member says it. */
export interface ReplyResult {
  /** Its place in the reply, `1` for the first. */
  readonly id: string
  readonly kind: ReadField<AnswerKind> | null
  readonly creditorName: ReadField<string> | null
  /** At most the last four printed digits, with the mask where it is. */
  readonly accountNumber: ReadField<string> | null
  /** What it says was changed; absent in what a version before this one read. */
  readonly changes?: readonly ResultChange[]
}

/** What was read of a reply. */
export interface ReadReply {
  readonly sender: ReadField<Sender> | null
  readonly datedOn: ReadField<Day> | null
  /** The number of the file, report, case or confirmation, as printed. */
  readonly fileNumber: ReadField<string> | null
  readonly results: readonly ReplyResult[]
  /** The last day that it gives for sending what it wants; null or absent: it gives none. */
  readonly respondBy?: ReadField<Day> | null
  /** The day until which it asks to wait for its change to show on the reports; null or absent: it asks for no time. */
  readonly shownBy?: ReadField<Day> | null
  /** The numbers of the pages on which a new report stands that came along. */
  readonly reportPages: readonly number[]
  /** Whether it says about itself that it is practice. */
  readonly isPractice: boolean
}
