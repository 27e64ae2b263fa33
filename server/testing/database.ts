import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPool, type OpenDatabase } from '#server/database/open.ts'
import { onOneConnection } from '#server/testing/one-connection.ts'

/** Where a cluster is, and the name of its migrated template. */
export interface TestCluster {
  readonly connection: pg.PoolConfig
  readonly template: string
}

export interface StartedCluster {
  readonly cluster: TestCluster
  stop(): Promise<void>
}

/** A busy machine keeps a test waiting and fails none; the limits of the product have tests of their own. */
const PATIENT = { connectionTimeoutMillis: 600_000, query_timeout: 600_000, options: '-c timezone=UTC' } as const

/** A fresh, migrated database of its own, copied from the template in some tens of milliseconds. */
export async function freshDatabase(cluster: TestCluster): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(cluster, `create database ${name} template ${cluster.template} strategy file_copy`)
  const open = onOneConnection(openPool({ ...cluster.connection, database: name, max: 5, ...PATIENT }))
  return {
    ...open,
    close: async () => {
      await open.close()
      await asAdmin(cluster, `drop database ${name} with (force)`)
    },
  }
}

/** A database without any table, as an address for servers of their own. */
export async function emptyDatabase(cluster: TestCluster): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(cluster, `create database ${name}`)
  const { host = '', port, user = '', password } = cluster.connection
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const place = `host=${encodeURIComponent(host)}${port === undefined ? '' : `&port=${port}`}`
  return {
    url: `postgres://${user}${secret}@localhost/${name}?${place}`,
    drop: () => asAdmin(cluster, `drop database ${name} with (force)`),
  }
}

async function asAdmin(cluster: TestCluster, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    embeddedCluster: TestCluster
    serverCluster: TestCluster
    /** Files whose tests run on a server over TCP, named from the root. */
    onServer: readonly string[]
  }
}
