import path from 'node:path'
import { practiceBureaus } from '#adapters/bureaus/embedded.ts'
import { experianBureau } from '#adapters/bureaus/experian.ts'
import { mismoReseller } from '#adapters/bureaus/mismo.ts'
import type { BureausPort } from '#adapters/bureaus/port.ts'
import { embeddedEmail } from '#adapters/email/embedded.ts'
import { embeddedFiles } from '#adapters/files/embedded.ts'
import { embeddedMarkup } from '#adapters/markup/embedded.ts'
import { aiSdkModel } from '#adapters/model/ai-sdk.ts'
import { embeddedModel } from '#adapters/model/embedded.ts'
import type { ModelPort } from '#adapters/model/port.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedPayments } from '#adapters/payments/embedded.ts'
import { unconfiguredPayments } from '#adapters/payments/unconfigured.ts'
import { embeddedPost } from '#adapters/post/embedded.ts'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { embeddedThreads } from '#adapters/threads/embedded.ts'
import { isDeliveryDay } from '#engine/disputes/business-days.ts'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { iconFont } from '#engine/practice/icon-font.ts'
import { makeApp } from '#server/app.ts'
import type { Context } from '#server/context.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { announceDeadlines } from '#server/features/case-file/announce-deadlines.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { openBackground } from '#server/background.ts'
import { describeError, openLog } from '#server/platform/log.ts'
import { openSecret } from '#server/platform/secret.ts'
import { chosenModel, readSettings, SettingsError, type Settings } from '#server/settings.ts'

/** The only place where anything is chosen: settings are read, adapters picked, the database opened, and the product served. */
async function start(settings: Settings): Promise<void> {
  const log = openLog('info')
  const directory = path.resolve(settings.DATA_DIR)
  const secret = openSecret(settings.APP_SECRET, directory)
  const database = await openDatabase({ url: settings.DATABASE_URL, directory: path.join(directory, 'database') })
  await migrateDatabase(database.pool)
  const practice = practiceBureaus({ compose: composePracticeReport, fonts: [iconFont()] })
  const threads = embeddedThreads()
  const context: Context = {
    db: database.db,
    settings,
    secret,
    now: () => new Date().toISOString(),
    bureaus: bureausOf(settings) ?? practice,
    practiceBureaus: practice,
    email: embeddedEmail({ directory, from: settings.MAIL_FROM }),
    files: embeddedFiles({ directory: path.join(directory, 'files') }),
    markup: embeddedMarkup(),
    model: modelOf(settings),
    pageText: embeddedPageText({ pool: threads.pool }),
    payments: settings.PAYMENTS === 'demo' ? embeddedPayments() : unconfiguredPayments(['STRIPE_SECRET_KEY']),
    post: embeddedPost({ directory, isDeliveryDay }),
    practicePost: embeddedPost({ directory, isDeliveryDay }),
    printing: embeddedPrinting(),
    recognition: embeddedRecognition(),
    threads,
    ...openBackground(),
    log,
  }
  const app = await makeApp(context, path.join(import.meta.dirname, '../dist/web'))
  await app.listen({ port: settings.PORT, host: '0.0.0.0' })
  const following = followRegularly(context)
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.PORT
  console.log(`Errata is ready: ${settings.PUBLIC_URL ?? `http://localhost:${port}`}`)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    for (const round of following) clearInterval(round)
    await app.close()
    await context.readings.close()
    await context.markup.close()
    await context.pageText.close()
    await context.recognition.close()
    await context.threads.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  stopWithParent(() => void stop())
}

/** The model that was chosen, or none. */
function modelOf(settings: Settings): ModelPort {
  const chosen = chosenModel(settings)
  return chosen === null ? embeddedModel() : aiSdkModel({ ...chosen, timeoutMs: settings.MODEL_TIMEOUT_SECONDS * 1000 })
}

/** The real bureau service that was chosen; null for none. */
function bureausOf(settings: Settings): BureausPort | null {
  const { BUREAU_PROVIDER, BUREAU_BASE_URL, BUREAU_CLIENT_ID: clientId = '', BUREAU_CLIENT_SECRET: clientSecret = '' } = settings
  const baseUrl = (BUREAU_BASE_URL ?? '').replace(/\/+$/, '')
  if (BUREAU_PROVIDER === 'mismo') return mismoReseller({ baseUrl, clientId, clientSecret })
  if (BUREAU_PROVIDER !== 'experian') return null
  const { BUREAU_SUBSCRIBER_CODE: subscriberCode, BUREAU_PURPOSE_CODE: purposeCode } = settings
  return experianBureau({ baseUrl, clientId, clientSecret, subscriberCode, purposeCode })
}

const MINUTE_MS = 60_000

/** What was being read when the server stopped, or could not be taken up, is read now. */
const takeUpReadings = (context: Context): Promise<void> => Promise.resolve(context.readings.wake(context))

/** Deliveries and readings are looked for once a minute, days that are near once an hour; a failure is logged and tried again. */
function followRegularly(context: Context): readonly NodeJS.Timeout[] {
  const every = (ms: number, run: (context: Context) => Promise<void>, failed: string): NodeJS.Timeout => {
    const round = (): void => {
      run(context).catch((error: unknown) => context.log.error(describeError(error), failed))
    }
    round()
    return setInterval(round, ms)
  }
  return [
    every(MINUTE_MS, followMailings, 'following the mailings failed'),
    every(MINUTE_MS, takeUpReadings, 'taking up the readings failed'),
    every(60 * MINUTE_MS, announceDeadlines, 'announcing the deadlines failed'),
  ]
}

/** `npm start` does not pass its own end on to its child; without this the server would stay behind, holding the port. */
function stopWithParent(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error(
    error instanceof SettingsError || isAddressInUse(error) ? messageOf(error) : `Errata could not start. ${messageOf(error)}`,
  )
  if (!(error instanceof SettingsError)) console.error(describeError(error).at)
  process.exit(1)
}

function messageOf(error: unknown): string {
  if (isAddressInUse(error)) return 'This port is taken. Set PORT to another one, e.g. PORT=3001 npm start.'
  return error instanceof Error ? error.message : String(error)
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
