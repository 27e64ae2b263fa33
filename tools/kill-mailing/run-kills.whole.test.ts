import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openPool } from '#server/database/open.ts'
import { runKills } from '#tools/kill-mailing/run-kills.ts'

const LETTERS = 12

/** The short form of `tools/kill-mailing.ts`. */
it('three processes that are killed at random moments hand every letter over once, alone or with another in its envelope', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-kills-'))
  const { connection, stop } = await startEmbeddedDatabase(path.join(directory, 'database'))
  try {
    const open = openPool(connection)
    await migrateDatabase(open.pool)
    await open.close()
    const rounds = 4
    const count = await runKills({ connection, directory, letters: LETTERS, rounds, processes: 3, random: Math.random })
    expect(count).toMatchObject({ wrong: [], rounds, letters: LETTERS * rounds, taken: count.envelopes })
    expect(count.killed).toBeGreaterThanOrEqual(rounds)
  } finally {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }
})
