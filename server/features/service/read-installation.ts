import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { installation, readInstallation as endpoint } from '#contract/operator.ts'
import type { Context } from '#server/context.ts'
import { integrationsOf } from '#server/features/service/read-integrations.ts'
import { readWaiting } from '#server/platform/metrics.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isOperator, settingNames, type Settings } from '#server/settings.ts'

export type Installation = z.input<typeof installation>

const MOST_STATEMENTS = 20

/** Texts among the settings that say nothing secret or private. Numbers are always told. */
const PLAIN: ReadonlySet<string> = new Set([
  'HOST',
  'ROLE',
  'CALL_LOG',
  'TRUST_PROXY',
  'PAYMENTS',
  'BILLING_POLICY',
  'BILLING_EXEMPTION',
  'BILLING_STATES',
  'POST_PROVIDER',
  'S3_REGION',
  'MODEL_PROVIDER',
  'BUREAU_PROVIDER',
  'OTEL_SERVICE_NAME',
])

/** Its own role: who is no operator is told that there is nothing, in a rehearsal and in someone else's file an operator, too. */
export const readInstallation: Operation<typeof endpoint> = async (context, { user }) => {
  if (!isOperator(context.settings, user.id) || context.rehearsal !== null || context.helper !== null)
    throw new Refusal('not_found')
  return installationOf(context)
}

export async function installationOf(context: Context): Promise<Installation> {
  const [versions, queues, givenUp, disk] = await Promise.all([
    versionsOf(context),
    readWaiting(context),
    givenUpJobs(context),
    diskOf(context),
  ])
  return {
    versions,
    queues,
    givenUp,
    vendors: integrationsOf(context.settings)
      .filter(({ service }) => service !== 'database')
      .map(({ service, state, name }) => ({ service, state, name, ...context.watched.vendors.of(service) })),
    slowQueries: [...context.watched.slowQueries.told(MOST_STATEMENTS)],
    disk,
    settings: settingNames.map((name) => ({ name, value: shownSetting(context.settings, name) })),
  }
}

function shownSetting(settings: Settings, name: keyof Settings): string | null {
  const value = settings[name]
  if (value === undefined) return null
  return typeof value === 'number' || PLAIN.has(name) ? String(value) : 'set'
}

const packageFile = z.object({ version: z.string() })
const { version } = packageFile.parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')))

async function versionsOf({ db }: Context): Promise<Installation['versions']> {
  const { rows } = await db.execute<{ postgres: string; migrations: number }>(
    sql`select current_setting('server_version') as postgres,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  )
  const [row] = rows
  return { errata: version, node: process.version, postgres: row?.postgres ?? '', migrations: row?.migrations ?? 0 }
}

async function givenUpJobs({ db }: Context): Promise<Installation['givenUp']> {
  const { rows } = await db.execute<{ what: string; count: number }>(
    sql`select name as what, count(*)::int as count from pgboss.job where state = 'failed' group by name order by name`,
  )
  return rows
}

async function diskOf({ db, settings }: Context): Promise<Installation['disk']> {
  const [{ bavail, blocks, bsize }, { rows }] = await Promise.all([
    statfs(settings.DATA_DIR),
    db.execute<{ bytes: number }>(sql`select pg_database_size(current_database())::float as bytes`),
  ])
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, databaseBytes: rows[0]?.bytes ?? 0 }
}
