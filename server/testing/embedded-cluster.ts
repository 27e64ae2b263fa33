import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import type { StartedCluster } from '#server/testing/database.ts'
import { makeTemplate } from '#server/testing/make-template.ts'

/** What a test leaves behind need not outlive the machine, and is gone before anyone would tidy it; apps and servers of all workers share it. */
export const FOR_TESTS = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '500' }

/** The product's default: one embedded cluster for the whole run, gone once it is stopped. */
export async function startEmbeddedCluster(): Promise<StartedCluster> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-cluster-'))
  const embedded = await startEmbeddedDatabase(directory, FOR_TESTS)
  return {
    cluster: await makeTemplate(embedded.connection),
    stop: async () => {
      await embedded.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
