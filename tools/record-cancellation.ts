// Records a notice of cancellation that came by mail or message (15 USC 1679e); see docs/decisions/0020. The product may run meanwhile.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isDay, writeDay } from '#engine/values/day.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { contractsSignedBy, recordNotice } from '#server/features/subscriptions/record-notice.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { readSettings, SettingsError } from '#server/settings.ts'

const USAGE = `Which contract it is:  npm run billing:record-cancellation -- --name "Dana Whitfield"
Record the notice:     npm run billing:record-cancellation -- --contract ID --posted 2026-11-21
--posted is the day of the postmark, or on which the message was sent; not the day on which it was read.`

type Database = Awaited<ReturnType<typeof openDatabase>>

async function find({ db }: Database, name: string): Promise<string> {
  const found = await contractsSignedBy({ db }, name)
  if (found.length === 0) throw new SettingsError('Nobody signed a contract by this name.')
  return found
    .map(({ id, signature, signedAt, cancelledAt, isErased }) => {
      const standing = isErased
        ? 'the account is erased; nothing can be charged'
        : cancelledAt === null
          ? 'stands'
          : `ended ${cancelledAt}`
      return `${id}  ${signature}, signed ${signedAt}, ${standing}`
    })
    .join('\n')
}

const REFUSED = {
  before_signature: 'The contract was signed after that day. Look at the date of the notice again.',
  not_yet: 'That day has not come yet.',
} as const

async function record(database: Database, notice: { readonly contractId: string; readonly postedOn: string }): Promise<string> {
  const log = { info: () => undefined, error: (event: object, message: string) => console.error(message, event) }
  // It sends, and takes nothing up: the queues are the product's, which has run, for a contract was signed in it.
  const jobs = await openJobs({ database, log, jobs: [] })
  try {
    const context = { db: database.db, now: () => new Date().toISOString(), jobs, helper: null, rehearsal: null }
    const recorded = await recordNotice(context, notice)
    if (recorded.kind === 'no_such_contract') throw new SettingsError('There is no such contract, or its account is erased.')
    if (recorded.kind === 'refused') throw new SettingsError(REFUSED[recorded.why])
    if (recorded.kind === 'ended_before') return 'The contract had ended before this notice was sent. Nothing changes.'
    const rest = 'The member is told. What was charged beyond that day is given back by the product, as soon as it runs.'
    return recorded.isFree
      ? `In time: the last day was ${writeDay(recorded.lastDay)}. The contract is as if it had never been. ${rest}`
      : `After ${writeDay(recorded.lastDay)}, so that it is not free: the contract ended on ${writeDay(notice.postedOn)}. ${rest}`
  } finally {
    await jobs.close()
  }
}

async function run(): Promise<string> {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, contract: { type: 'string' }, posted: { type: 'string' } },
  })
  const { name, contract: contractId, posted: postedOn } = values
  if (name === undefined && (contractId === undefined || postedOn === undefined || !isDay(postedOn)))
    throw new SettingsError(USAGE)
  const settings = readSettings(process.env)
  const directory = path.join(path.resolve(settings.DATA_DIR), 'database')
  const database = await openDatabase({ url: settings.DATABASE_URL, directory })
  try {
    await migrateDatabase(database.pool)
    if (contractId !== undefined && postedOn !== undefined) return await record(database, { contractId, postedOn })
    return await find(database, name ?? '')
  } finally {
    await database.close()
  }
}

try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
}
