import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { bundleServer } from '#server/testing/bundle-server.ts'
import { makeTemplate } from '#server/testing/make-template.ts'

/** The product's default: one embedded cluster for the whole run, gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  bundleServer()
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-cluster-'))
  const first = await startEmbeddedDatabase(directory)
  await forTests(first.connection)
  await first.stop()
  const embedded = await startEmbeddedDatabase(directory)
  project.provide('cluster', await makeTemplate(embedded.connection))
  return async () => {
    await embedded.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** What a test leaves behind need not outlive the machine, and is gone before anybody would tidy it; apps and servers of all workers share it. */
async function forTests(connection: pg.ClientConfig): Promise<void> {
  const admin = new pg.Client(connection)
  await admin.connect()
  for (const setting of ['fsync', 'full_page_writes', 'autovacuum']) await admin.query(`alter system set ${setting} = off`)
  await admin.query('alter system set max_connections = 500')
  await admin.end()
}
