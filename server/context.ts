import type { BureausPort, PracticeBureausPort } from '#adapters/bureaus/port.ts'
import type { EmailPort } from '#adapters/email/port.ts'
import type { FilesPort } from '#adapters/files/port.ts'
import type { MarkupPort } from '#adapters/markup/port.ts'
import type { ModelPort } from '#adapters/model/port.ts'
import type { PageTextPort } from '#adapters/page-text/port.ts'
import type { PaymentsPort } from '#adapters/payments/port.ts'
import type { PostPort } from '#adapters/post/port.ts'
import type { Printing } from '#adapters/printing/port.ts'
import type { RecognitionPort } from '#adapters/recognition/port.ts'
import type { ThreadsPort } from '#adapters/threads/port.ts'
import type { TracesPort } from '#adapters/traces/port.ts'
import type { Database, Transaction } from '#server/database/open.ts'
import type { BackgroundQueue } from '#server/platform/background-queue.ts'
import type { Job, Jobs } from '#server/platform/jobs.ts'
import type { NamedFiles } from '#server/platform/kept-files.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { ProcessMark } from '#server/platform/process-mark.ts'
import type { Readiness } from '#server/platform/readiness.ts'
import type { Log } from '#server/platform/log.ts'
import type { SlowQueries } from '#server/platform/slow-queries.ts'
import type { VendorCalls } from '#server/platform/vendor-calls.ts'
import type { KeyRing } from '#server/platform/vault.ts'
import type { Settings } from '#server/settings.ts'

/** Everything an operation may reach. Only `main.ts` and the test app choose what is behind it. */
export interface Context {
  readonly db: Database
  readonly settings: Settings
  /** The installation's own key, by which it recognises what it saw before; 32 bytes. */
  readonly secret: Uint8Array
  /** The keys of persons: what is private of each is sealed with theirs. */
  readonly keys: KeyRing
  /** The present instant as ISO text; in a rehearsal that of its own clock. */
  now(): string
  /** The understudy whose rehearsal all of this is; null in real life. */
  readonly rehearsal: { readonly understudyId: string } | null
  /** The grant by which someone else looks into the member's file; null: the member themselves, or work behind the calls. */
  readonly helper: { readonly grantId: string } | null
  readonly bureaus: BureausPort
  /** Invents reports, whatever `bureaus` is. */
  readonly practiceBureaus: PracticeBureausPort
  readonly email: EmailPort
  readonly files: FilesPort
  /** The screens of the last builds, for pages that another version sent. */
  readonly screens: FilesPort
  readonly markup: MarkupPort
  readonly model: ModelPort
  readonly pageText: PageTextPort
  /** Makes and checks the hashes of passwords. */
  readonly passwords: Passwords
  readonly payments: PaymentsPort
  readonly post: PostPort
  /** Takes practice letters, whatever `post` is. */
  readonly practicePost: PostPort
  readonly printing: Printing
  readonly recognition: RecognitionPort
  /** For long work of ours. */
  readonly threads: ThreadsPort
  /** Reads pictures and scans behind the calls. */
  readonly readings: BackgroundQueue
  /** Reads answers to disputes that are pictures or scans. */
  readonly replyReadings: BackgroundQueue
  /** The job that is sent with each report that is kept. */
  readonly reportKept: Job<{ readonly userId: string }>
  /** By the folder of a member's files, which of them a row names: whoever removes files asks here first. */
  readonly namedFiles: Readonly<Record<string, NamedFiles>>
  /** Work that outlives the call and the process, kept in the database. */
  readonly jobs: Jobs
  /** Whether this process still wants calls. */
  readonly readiness: Readiness
  /** What tells this process's unfinished work from that of a dead one. */
  readonly processMark: ProcessMark
  readonly log: Log
  /** What this process has seen of services outside and of slow statements, for its operators. */
  readonly watched: { readonly vendors: VendorCalls; readonly slowQueries: SlowQueries }
  /** Tells the operator's collector what was done and how long it took. */
  readonly traces: TracesPort
}

/** The same context inside a transaction, so that what it reads and writes belongs to it. */
export const within = (context: Context, tx: Transaction): Context => ({ ...context, db: tx })
