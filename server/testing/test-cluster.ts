import path from 'node:path'
import { expect, inject } from 'vitest'
import type { TestCluster } from '#server/testing/database.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** The cluster of the test file that runs: the server over TCP for what may differ there, the embedded one for all else. */
export function testCluster(): TestCluster {
  const file = path.relative(ROOT, expect.getState().testPath ?? '')
  return inject(inject('onServer').includes(file) ? 'serverCluster' : 'embeddedCluster')
}
