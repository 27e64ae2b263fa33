import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seeded } from '#engine/practice/seed.ts'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openPool } from '#server/database/open.ts'
import { runKills } from '#tools/kill-mailing/run-kills.ts'
import { startBrokenProduct } from '#tools/outages/broken-product.ts'
import { type Outage, OUTAGES, STORE_OUTAGES } from '#tools/outages/outages.ts'
import { runOutages } from '#tools/outages/run-outages.ts'
import { mountSmallDisk } from '#tools/outages/small-disk.ts'

/**
 * `npm run faults [-- 300]`: so many outages, chosen by chance, while members work; then a tenth of them with files in S3, a disk that is
 * full for the database, too, letters mailed by a post that fails in every way, and bureaus, payments, a model and mail that do. Nothing
 * acknowledged may be lost, nothing done twice.
 * `FAULTS_SEED` repeats what a run chose: the same outages after the same pauses.
 */
const times = Number(process.argv[2] ?? 300)
const { FAULTS_SEED = String(randomInt(2 ** 31)) } = process.env
console.log(`FAULTS_SEED=${FAULTS_SEED}`)
const chance = seeded(FAULTS_SEED)
const chosen = <One>(all: readonly [One, ...One[]], count: number): One[] => Array.from({ length: count }, () => chance.pick(all))

async function inFolder(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-outages-'))
  try {
    await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Outage after outage of one product. */
async function suffer(
  directory: string,
  what: 'on the disk' | 'in S3' | 'a whole disk',
  outages: readonly Outage[],
): Promise<void> {
  const product = await startBrokenProduct(directory, { isInStore: what === 'in S3' })
  const began = Date.now()
  try {
    const { acknowledged, repeated, lost, doubled, wordless } = await runOutages(product, {
      outages,
      random: chance.fork(what).next,
      tell: (line) => console.log(line),
    })
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log({ what, times: outages.length, acknowledged, repeated, lost, doubled, wordless, seconds })
    if (lost.length + doubled.length + wordless.length > 0) process.exitCode = 1
  } finally {
    await product.stop()
  }
}

await inFolder((directory) => suffer(directory, 'on the disk', ['database away for long', ...chosen(OUTAGES, times)]))
await inFolder((directory) => suffer(directory, 'in S3', [...STORE_OUTAGES, ...chosen(STORE_OUTAGES, Math.ceil(times / 10))]))
await inFolder(async (directory) => {
  const unmount = mountSmallDisk(directory)
  if (unmount === null) return console.log('A disk that is full for the database, too, was not tried: only root may mount one.')
  try {
    const outages = Array.from({ length: Math.ceil(times / 30) }, () => 'whole disk full' as const)
    await suffer(directory, 'a whole disk', outages)
  } finally {
    unmount()
  }
})

await inFolder(async (directory) => {
  const database = await startEmbeddedDatabase(path.join(directory, 'database'))
  try {
    const open = openPool(database.connection)
    await migrateDatabase(open.pool)
    await open.close()
    const rounds = Math.max(2, Math.round(times / 30))
    const count = await runKills({
      connection: database.connection,
      directory,
      letters: 50,
      rounds,
      processes: 3,
      random: chance.fork('post').next,
      tell: (line) => console.log(line),
    })
    console.log({ what: 'mailed by a failing post', ...count })
    if (count.wrong.length > 0 || count.taken !== count.envelopes) process.exitCode = 1
  } finally {
    await database.stop()
  }
})

// Bureaus, payments, a model and mail that fail in every way.
const FILE = 'server/failing-vendors.whole.test.ts'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'corpus', FILE]
const env = { ...process.env, FAULTS_SEED, FAULTS_ACTS: String(Math.max(3, Math.round(times / 10))) }
if (spawnSync(process.execPath, vitest, { stdio: 'inherit', env }).status !== 0) process.exitCode = 1
