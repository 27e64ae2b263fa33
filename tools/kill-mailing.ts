import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openPool } from '#server/database/open.ts'
import { runKills } from '#tools/kill-mailing/run-kills.ts'

/** `node tools/kill-mailing.ts [rounds]`: 50 letters a round on three processes, a kill -9 in each; 200 rounds unless said otherwise. */
const rounds = Number(process.argv[2] ?? 200)
const directory = mkdtempSync(path.join(tmpdir(), 'errata-kills-'))
const database = await startEmbeddedDatabase(path.join(directory, 'database'))
try {
  const open = openPool(database.connection)
  await migrateDatabase(open.pool)
  await open.close()
  const began = Date.now()
  const count = await runKills({
    connection: database.connection,
    directory,
    letters: 50,
    rounds,
    processes: 3,
    random: Math.random,
    tell: (line) => console.log(line),
  })
  console.log({ ...count, seconds: Math.round((Date.now() - began) / 1000) })
  if (count.wrong.length > 0 || count.taken !== count.envelopes) process.exitCode = 1
} finally {
  await database.stop()
  rmSync(directory, { recursive: true, force: true })
}
