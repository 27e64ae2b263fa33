import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { practiceBureaus } from '#adapters/bureaus/embedded.ts'
import type { BureausPort } from '#adapters/bureaus/port.ts'
import { embeddedEmail } from '#adapters/email/embedded.ts'
import type { EmailPort } from '#adapters/email/port.ts'
import { filesOnDisk } from '#adapters/files/open-files.ts'
import type { OpenFiles } from '#adapters/files/port.ts'
import { embeddedMarkup } from '#adapters/markup/embedded.ts'
import { embeddedModel } from '#adapters/model/embedded.ts'
import type { ModelPort } from '#adapters/model/port.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedPayments } from '#adapters/payments/embedded.ts'
import type { PaymentsPort } from '#adapters/payments/port.ts'
import { embeddedPost } from '#adapters/post/embedded.ts'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import type { RecognitionPort } from '#adapters/recognition/port.ts'
import { embeddedThreads } from '#adapters/threads/embedded.ts'
import { embeddedTraces } from '#adapters/traces/embedded.ts'
import type { TracesPort } from '#adapters/traces/port.ts'
import { isDeliveryDay } from '#engine/disputes/business-days.ts'
import { composePracticeReply } from '#engine/practice/compose-practice-reply.ts'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { iconFont } from '#engine/practice/icon-font.ts'
import { makeApp } from '#server/app.ts'
import { closeParts } from '#server/close-parts.ts'
import type { Context } from '#server/context.ts'
import { JOBS, openBackground } from '#server/background.ts'
import { openInstallation } from '#server/keys/open-installation.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { masterOf } from '#server/platform/master-key.ts'
import { openPasswords, type Passwords } from '#server/platform/passwords.ts'
import { openReadiness } from '#server/platform/readiness.ts'
import { openProcessMark } from '#server/platform/process-mark.ts'
import { openSlowQueries } from '#server/platform/slow-queries.ts'
import { openVendorCalls } from '#server/platform/vendor-calls.ts'
import { openKeyRing } from '#server/platform/vault.ts'
import type { OpenDatabase } from '#server/database/open.ts'
import type { Log } from '#server/platform/log.ts'
import { readSettings } from '#server/settings.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { rememberingBureaus, rememberingPageText, rememberingRecognition } from '#server/testing/remembering.ts'
import { testCluster } from '#server/testing/test-cluster.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly context: Context
  readonly pool: OpenDatabase['pool']
  readonly directory: string
  /** Every line that was logged. */
  readonly logged: readonly string[]
  /** Sets the clock to an instant. */
  setNow(instant: string): void
  close(): Promise<void>
}

export interface TestSettings {
  readonly environment?: Readonly<Record<string, string>>
  /** Instead of the practice bureaus. */
  readonly bureaus?: BureausPort
  /** Instead of the recognition of pictures. */
  readonly recognition?: RecognitionPort
  /** Instead of no model. */
  readonly model?: ModelPort
  /** Instead of hashes that cost next to nothing. */
  readonly passwords?: Passwords
  /** Instead of the demo payment. */
  readonly payments?: PaymentsPort
  /** Instead of an outbox. */
  readonly email?: EmailPort
  /** Instead of files in the folder. */
  readonly files?: OpenFiles
  /** Instead of telling no one. */
  readonly traces?: TracesPort
  /** Instead of a fresh database and keys of its own. */
  readonly installation?: { readonly database: OpenDatabase; readonly appSecret: string }
}

const PRACTICE = rememberingBureaus(
  practiceBureaus({ compose: composePracticeReport, composeReply: composePracticeReply, fonts: [iconFont()] }),
)
const START = '2026-11-20T12:00:00.000Z'

const outlivesApp = <Part extends { close(): Promise<void> }>(part: Part): Part => ({ ...part, close: () => Promise.resolve() })

/** The cost is a setting of the hash and nothing that the tests of other things are about. */
const CHEAP_PASSWORDS = openPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, atOnce: 4, mostWaiting: 10_000 })

/** Threads for all apps of this process: a new one loads the readers, PDFium and the typesetter first, which was most of what an app cost. */
const THREADS = outlivesApp(embeddedThreads())
const PAGE_TEXT = rememberingPageText(embeddedPageText(THREADS))
const RECOGNITION = outlivesApp(rememberingRecognition(embeddedRecognition()))
const MARKUP = outlivesApp(embeddedMarkup())
const PRINTING = outlivesApp(embeddedPrinting())

/** The whole product on a fresh database, embedded parts, a fixed clock and an empty folder. */
export async function testApp({ environment = {}, bureaus = PRACTICE, ...given }: TestSettings = {}): Promise<TestApp> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-app-'))
  const database = given.installation?.database ?? (await freshDatabase(testCluster()))
  const logged: string[] = []
  const keep: Log['info'] = (event, message) => void logged.push(JSON.stringify({ ...event, message }))
  let now = START
  const installed = given.installation && (await openInstallation(database.db, [given.installation.appSecret]))
  const context: Context = {
    db: database.db,
    settings: readSettings({ DATA_DIR: directory, ...environment }),
    secret: installed?.secret ?? new Uint8Array(32).fill(9),
    keys: openKeyRing(installed?.master ?? masterOf('the secret of a test')),
    now: () => now,
    rehearsal: null,
    helper: null,
    bureaus,
    practiceBureaus: PRACTICE,
    ...keepingParts(given.files ?? filesOnDisk(directory)),
    ...(given.email && { email: given.email }),
    ...(given.payments && { payments: given.payments }),
    markup: MARKUP,
    pageText: PAGE_TEXT,
    passwords: given.passwords ?? CHEAP_PASSWORDS,
    printing: PRINTING,
    recognition: given.recognition ?? RECOGNITION,
    threads: THREADS,
    model: given.model ?? embeddedModel(),
    ...openBackground(),
    readiness: openReadiness(),
    processMark: openProcessMark(database),
    jobs: await openJobs({ database, log: { info: keep, error: keep }, jobs: JOBS }),
    log: { info: keep, error: keep },
    watched: { vendors: openVendorCalls(), slowQueries: openSlowQueries() },
    traces: given.traces ?? embeddedTraces(),
  }
  const app = await makeApp(context, null)
  return {
    app,
    context,
    pool: database.pool,
    directory,
    logged,
    setNow: (instant) => {
      now = instant
    },
    close: async () => {
      await app.close()
      await closeParts(context)
      await database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** What keeps its things in files, and what keeps none. */
const keepingParts = (files: OpenFiles) => ({
  email: embeddedEmail({ files: files('outbox') }),
  files: files('files'),
  payments: embeddedPayments(),
  screens: files('screens'),
  post: embeddedPost({ files: files('post'), isDeliveryDay }),
  practicePost: embeddedPost({ files: files('post'), isDeliveryDay }),
})
