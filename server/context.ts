import type { BureausPort } from '#adapters/bureaus/port.ts'
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
import type { Database, Transaction } from '#server/database/open.ts'
import type { BackgroundQueue } from '#server/platform/background-queue.ts'
import type { Log } from '#server/platform/log.ts'
import type { Settings } from '#server/settings.ts'

/** Everything an operation may reach. Only `main.ts` and the test app choose what stands behind it. */
export interface Context {
  readonly db: Database
  readonly settings: Settings
  /** The key that seals and keys private data; 32 bytes. */
  readonly secret: Uint8Array
  /** The present instant as ISO text. */
  now(): string
  readonly bureaus: BureausPort
  /** Invents reports, whatever `bureaus` is. */
  readonly practiceBureaus: BureausPort
  readonly email: EmailPort
  readonly files: FilesPort
  readonly markup: MarkupPort
  readonly model: ModelPort
  readonly pageText: PageTextPort
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
  readonly log: Log
}

/** The same context inside a transaction, so that what it reads and writes belongs to it. */
export const within = (context: Context, tx: Transaction): Context => ({ ...context, db: tx })
