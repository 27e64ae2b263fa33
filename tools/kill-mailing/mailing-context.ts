import { embeddedEmail } from '#adapters/email/embedded.ts'
import { practiceBureaus } from '#adapters/bureaus/embedded.ts'
import { filesOnDisk } from '#adapters/files/open-files.ts'
import { embeddedMarkup } from '#adapters/markup/embedded.ts'
import { embeddedModel } from '#adapters/model/embedded.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedPayments } from '#adapters/payments/embedded.ts'
import { embeddedPost } from '#adapters/post/embedded.ts'
import { lobPost } from '#adapters/post/lob.ts'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { embeddedThreads } from '#adapters/threads/embedded.ts'
import { embeddedTraces } from '#adapters/traces/embedded.ts'
import { composePracticeReply } from '#engine/practice/compose-practice-reply.ts'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { JOBS, openBackground } from '#server/background.ts'
import type { Context } from '#server/context.ts'
import type { OpenDatabase } from '#server/database/open.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { openLog } from '#server/platform/log.ts'
import { masterOf } from '#server/platform/master-key.ts'
import { openPasswords, OWASP_COST } from '#server/platform/passwords.ts'
import { openReadiness } from '#server/platform/readiness.ts'
import { openProcessMark } from '#server/platform/process-mark.ts'
import { openSlowQueries } from '#server/platform/slow-queries.ts'
import { openVendorCalls } from '#server/platform/vendor-calls.ts'
import { openKeyRing } from '#server/platform/vault.ts'
import { readSettings } from '#server/settings.ts'

/** The same in each process. */
export const mailingKeys = () => ({
  secret: new Uint8Array(32).fill(9),
  keys: openKeyRing(masterOf('the secret of a test')),
})

/** The product's context with Lob's look-alike as its post; what the mailing does not use is never opened. */
export async function mailingContext(given: {
  readonly database: OpenDatabase
  readonly directory: string
  readonly lobUrl: string
}): Promise<Context> {
  const { database, directory } = given
  const files = filesOnDisk(directory)
  const isDeliveryDay = (): boolean => true
  const log = openLog('silent')
  const threads = embeddedThreads()
  const bureaus = practiceBureaus({ compose: composePracticeReport, composeReply: composePracticeReply, fonts: [] })
  return {
    db: database.db,
    settings: readSettings({ DATA_DIR: directory, POST_PROVIDER: 'lob', LOB_API_KEY: 'live_local', LOB_BASE_URL: given.lobUrl }),
    ...mailingKeys(),
    now: () => new Date().toISOString(),
    rehearsal: null,
    helper: null,
    bureaus,
    practiceBureaus: bureaus,
    email: embeddedEmail({ files: files('outbox') }),
    files: files('files'),
    screens: files('screens'),
    markup: embeddedMarkup(),
    model: embeddedModel(),
    pageText: embeddedPageText(threads),
    passwords: openPasswords({ cost: OWASP_COST, atOnce: 1, mostWaiting: 1 }),
    payments: embeddedPayments(),
    post: lobPost({ baseUrl: given.lobUrl, apiKey: 'live_local', timeoutMs: 2000, firstWaitMs: 20 }),
    practicePost: embeddedPost({ files: files('post'), isDeliveryDay }),
    printing: embeddedPrinting(),
    recognition: embeddedRecognition(),
    threads,
    ...openBackground(),
    readiness: openReadiness(),
    processMark: openProcessMark(database),
    jobs: await openJobs({ database, log, jobs: JOBS }),
    log,
    watched: { vendors: openVendorCalls(), slowQueries: openSlowQueries() },
    traces: embeddedTraces(),
  }
}
