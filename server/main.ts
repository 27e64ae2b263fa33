import cluster from 'node:cluster'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { practiceBureaus } from '#adapters/bureaus/embedded.ts'
import { experianBureau } from '#adapters/bureaus/experian.ts'
import { mismoReseller } from '#adapters/bureaus/mismo.ts'
import type { BureausPort } from '#adapters/bureaus/port.ts'
import { embeddedEmail } from '#adapters/email/embedded.ts'
import type { EmailPort } from '#adapters/email/port.ts'
import { smtpEmail } from '#adapters/email/smtp.ts'
import { openFiles } from '#adapters/files/open-files.ts'
import type { OpenFiles } from '#adapters/files/port.ts'
import { embeddedMarkup } from '#adapters/markup/embedded.ts'
import { embeddedModel } from '#adapters/model/embedded.ts'
import type { ModelPort } from '#adapters/model/port.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedPayments } from '#adapters/payments/embedded.ts'
import type { PaymentsPort } from '#adapters/payments/port.ts'
import { unconfiguredPayments } from '#adapters/payments/unconfigured.ts'
import { embeddedPost } from '#adapters/post/embedded.ts'
import { lobPost } from '#adapters/post/lob.ts'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { startTesseract } from '#adapters/recognition/tesseract.ts'
import { embeddedThreads } from '#adapters/threads/embedded.ts'
import { embeddedTraces } from '#adapters/traces/embedded.ts'
import type { TracesPort } from '#adapters/traces/port.ts'
import { isDeliveryDay } from '#engine/disputes/business-days.ts'
import { composePracticeReply } from '#engine/practice/compose-practice-reply.ts'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { iconFont } from '#engine/practice/icon-font.ts'
import { makeApp, makeWorkerApp } from '#server/app.ts'
import { closeParts } from '#server/close-parts.ts'
import type { Context } from '#server/context.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { holdServer } from '#server/database/one-server.ts'
import { openDatabase, type OpenDatabase } from '#server/database/open.ts'
import { compactDatabase } from '#server/features/account-data/account-data.ts'
import { finishMailings } from '#server/features/mailing/finish-mailings.ts'
import { CATCH_UP, JOBS, leftToOthers, openBackground, takeUp } from '#server/background.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { holdKeys } from '#server/keys/hold-keys.ts'
import { openInstallation } from '#server/keys/open-installation.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import { listen } from '#server/platform/listen.ts'
import { openPasswords, OWASP_COST } from '#server/platform/passwords.ts'
import { openReadiness } from '#server/platform/readiness.ts'
import { openProcessMark } from '#server/platform/process-mark.ts'
import { describeError, openLog } from '#server/platform/log.ts'
import { stopOnSignal } from '#server/stop-server.ts'
import { watchLoop } from '#server/platform/watch-loop.ts'
import { openSlowQueries, type SlowQueries } from '#server/platform/slow-queries.ts'
import { openVendorCalls } from '#server/platform/vendor-calls.ts'
import { readSecrets } from '#server/platform/secret.ts'
import { openKeyRing } from '#server/platform/vault.ts'
import {
  chosenCollector,
  chosenLob,
  chosenModel,
  chosenS3,
  chosenStripe,
  missingStripeKeys,
  readCertificate,
  readSettings,
  SettingsError,
  type Settings,
} from '#server/settings.ts'

/** The only place where anything is chosen: settings are read, adapters picked, the database opened, and the product served. */
async function start(settings: Settings): Promise<void> {
  refuseUnsupervised(settings)
  const isWorking = settings.ROLE !== 'web'
  const log = openLog('info')
  const directory = path.resolve(settings.DATA_DIR)
  const certificate = readCertificate(settings)
  // Uploads lie there while they arrive, also where files are kept elsewhere.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const watched = { vendors: openVendorCalls(), slowQueries: openSlowQueries() }
  const database = await databaseOf(settings, { directory, slowQueries: watched.slowQueries })
  const held = await keysHeld(database)
  const { secret, master } = await openInstallation(database.db, readSecrets(settings, directory))
  const files = await openFiles({ directory, s3: chosenS3(settings) })
  const practice = practiceBureaus({ compose: composePracticeReport, composeReply: composePracticeReply, fonts: [iconFont()] })
  const threads = embeddedThreads({ stepsBack: 'for calls' })
  const context: Context = {
    db: database.db,
    settings,
    secret,
    keys: openKeyRing(master),
    now: () => new Date().toISOString(),
    rehearsal: null,
    helper: null,
    bureaus: watched.vendors.watch('bureaus', bureausOf(settings) ?? practice),
    practiceBureaus: practice,
    ...keepingParts(settings, files, watched),
    markup: embeddedMarkup({ stepsBack: 'for calls' }),
    model: watched.vendors.watch('model', await modelOf(settings)),
    pageText: embeddedPageText(threads),
    passwords: openPasswords(PASSWORD_BOUNDS),
    payments: watched.vendors.watch('payments', await paymentsOf(settings)),
    printing: embeddedPrinting(),
    recognition: embeddedRecognition(() => startTesseract({ stepsBack: 'for readers' })),
    threads,
    ...(isWorking ? openBackground() : leftToOthers(openBackground())),
    readiness: openReadiness(),
    processMark: openProcessMark(database),
    jobs: await openJobs({ database, log, jobs: JOBS }),
    log,
    traces: await tracesOf(settings),
  }
  const app = await openApp(context)
  const port = await listen(app, { host: settings.HOST, port: settings.PORT, certificate })
  if (isWorking) {
    await beginJobs(context)
    finishMailings(context).catch((error: unknown) => log.error(describeError(error), 'finishing the mailings failed'))
  }
  // Of several processes the first says it for all.
  if (!cluster.isWorker || cluster.worker?.id === 1) sayReady(settings, port)

  // Only now: what stands still before is a start that takes its time.
  const watching = watchLoop(settings.BLOCKED_AFTER_SECONDS)
  const stop = stopOnSignal({
    app,
    readiness: context.readiness,
    closeRest: async () => {
      await watching.close()
      await closeParts(context)
      await held.close()
      await database.close()
    },
  })
  stopWithParent(stop)
}

function sayReady({ HOST, PUBLIC_URL, ROLE, TLS_CERT_FILE }: Settings, port: number): void {
  const scheme = TLS_CERT_FILE === undefined ? 'http' : 'https'
  console.log(`Errata is ready: ${PUBLIC_URL ?? `${scheme}://localhost:${port}`}`)
  if (ROLE === 'worker')
    return console.log(`It works behind the calls of others. Whether it is well says port ${port} of ${HOST}.`)
  console.log(`It listens on ${HOST}, port ${port}. Set HOST to another address of this machine to open it to others.`)
}

const ANOTHER_SERVER =
  'DATA_DIR: another Errata server is running in this folder. Stop it first, or give this one a folder of its own; several servers need a DATABASE_URL.'

/** The database with this version's tables. An embedded one is for one server alone; a server of DATABASE_URL may be shared. */
async function databaseOf(
  settings: Settings,
  { directory, slowQueries }: { readonly directory: string; readonly slowQueries: SlowQueries },
): Promise<OpenDatabase> {
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    poolerUrl: settings.DATABASE_POOLER_URL,
    directory: path.join(directory, 'database'),
    connections: settings.DATABASE_CONNECTIONS,
  })
  if (settings.OPERATORS !== undefined) slowQueries.watch(database.pool)
  const lock = settings.DATABASE_URL === undefined ? await holdServer(database, stopSelf) : 'shared'
  if (lock === null) throw new SettingsError(ANOTHER_SERVER)
  await migrateDatabase(database.pool)
  if (lock === 'shared') return database
  return {
    ...database,
    close: async () => {
      await lock.close()
      await database.close()
    },
  }
}

const stopSelf = (): void => void process.kill(process.pid, 'SIGTERM')

async function keysHeld(database: OpenDatabase): Promise<NonNullable<Awaited<ReturnType<typeof holdKeys>>>> {
  const held = await holdKeys(database, stopSelf)
  if (held !== null) return held
  throw new SettingsError('The keys are being rotated. Start Errata once `npm run keys:rotate` is done.')
}

/** One processor stays free for everyone else; some six seconds of work may wait. */
const PASSWORD_BOUNDS = {
  cost: OWASP_COST,
  atOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: 200,
  mostOfOne: 100,
}

/** Before anyone reads: what an earlier version kept in plain text is sealed, and gone from the files of the database. */
async function openApp(context: Context): Promise<FastifyInstance> {
  const { tables } = await sealPlain(context)
  if (tables.length > 0) await compactDatabase(context, tables)
  return context.settings.ROLE === 'worker'
    ? makeWorkerApp(context)
    : makeApp(context, path.join(import.meta.dirname, '../dist/web'))
}

/** A database that goes away just as a process has begun to serve comes back; the process waits for so long, in seconds. */
const LONGEST_AWAY = 120

/** This process works from now on, and first catches up with what came near while no one was there. */
async function beginJobs(context: Context): Promise<void> {
  for (let seconds = 0; ; seconds += 1)
    try {
      await context.jobs.work(context)
      await context.db.transaction((tx) => context.jobs.send(tx, CATCH_UP, {}))
      return takeUp(context)
    } catch (error) {
      if (seconds === LONGEST_AWAY) throw error
      context.log.error(describeError(error), 'the jobs could not begin; they are begun again')
      await wait(1_000)
    }
}

/** Stripe where it was chosen with its keys, or what says that they are missing, or the demo, which keeps Stripe's library out of memory. */
async function paymentsOf(settings: Settings): Promise<PaymentsPort> {
  if (settings.PAYMENTS === 'demo') return embeddedPayments()
  const chosen = chosenStripe(settings)
  if (chosen === null) return unconfiguredPayments(missingStripeKeys(settings))
  const { stripePayments } = await import('#adapters/payments/stripe.ts')
  return stripePayments(chosen)
}

function refuseUnsupervised({ PROCESSES }: Settings): void {
  if (PROCESSES > 1 && !cluster.isWorker)
    throw new SettingsError('PROCESSES: more than one are started by `npm start`, not by server/main.ts alone.')
}

/** What keeps its things in files, where no service was chosen that does, and what watches it. */
function keepingParts(
  settings: Settings,
  files: OpenFiles,
  watched: Context['watched'],
): Pick<Context, 'email' | 'files' | 'post' | 'practicePost' | 'screens' | 'watched'> {
  const { vendors } = watched
  const lob = chosenLob(settings)
  const practicePost = embeddedPost({ files: files('post'), isDeliveryDay })
  return {
    email: vendors.watch('email', emailOf(settings, files)),
    files: vendors.watch('files', files('files')),
    screens: files('screens'),
    post: vendors.watch('post', lob === null ? practicePost : lobPost(lob)),
    practicePost,
    watched,
  }
}

/** The mail server that was chosen, or the outbox. */
function emailOf({ SMTP_URL: url, MAIL_FROM: from }: Settings, files: OpenFiles): EmailPort {
  return url === undefined ? embeddedEmail({ files: files('outbox'), from }) : smtpEmail({ url, from })
}

/** The collector that was chosen, or none; its library is loaded only then. */
async function tracesOf(settings: Settings): Promise<TracesPort> {
  const chosen = chosenCollector(settings)
  if (chosen === null) return embeddedTraces()
  const { otlpTraces } = await import('#adapters/traces/otlp.ts')
  return otlpTraces(chosen)
}

/** The model that was chosen, or none; its library too is loaded only then. */
async function modelOf(settings: Settings): Promise<ModelPort> {
  const chosen = chosenModel(settings)
  if (chosen === null) return embeddedModel()
  const { aiSdkModel } = await import('#adapters/model/ai-sdk.ts')
  return aiSdkModel({ ...chosen, timeoutMs: settings.MODEL_TIMEOUT_SECONDS * 1000 })
}

/** The real bureau service that was chosen; null for none. */
function bureausOf(settings: Settings): BureausPort | null {
  const { BUREAU_PROVIDER, BUREAU_BASE_URL, BUREAU_CLIENT_ID: clientId = '', BUREAU_CLIENT_SECRET: clientSecret = '' } = settings
  const baseUrl = (BUREAU_BASE_URL ?? '').replace(/(?<!\/)\/+$/, '')
  if (BUREAU_PROVIDER === 'mismo') return mismoReseller({ baseUrl, clientId, clientSecret })
  if (BUREAU_PROVIDER !== 'experian') return null
  const { BUREAU_SUBSCRIBER_CODE: subscriberCode, BUREAU_PURPOSE_CODE: purposeCode } = settings
  return experianBureau({ baseUrl, clientId, clientSecret, subscriberCode, purposeCode })
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
