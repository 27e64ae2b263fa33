import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { askAllTheTime } from '#tools/haproxy/ask-all-the-time.ts'
import { checkOut, startTwoProcesses, type TwoProcesses } from '#tools/haproxy/two-processes.ts'
import { signUpBusyMember } from '#tools/outages/busy-member.ts'

/**
 * `npm run haproxy [-- WHAT PLAYWRIGHT TAKES]`: two processes behind Debian's HAProxy. Journeys run in a browser, and members read and write,
 * while one of the two is killed and started again every 20 s. `npm run haproxy -- --upgrade [COMMIT]`: instead both are replaced one after
 * the other, from the commit before to this one. `npm run haproxy -- --pooler [...]`: as the first, with Debian's PgBouncer between
 * the processes and their database.
 */
const BETWEEN_KILLS_MS = 20_000
/** All that `npm test` takes to a browser, but one that counts calls: a read that is cut off is made again. */
const JOURNEYS = ['--grep-invert=each is made once']

const [first, ...rest] = process.argv.slice(2)
const isUpgrade = first === '--upgrade'
const isPooled = first === '--pooler'
const named = isPooled ? rest : process.argv.slice(2)
const before = isUpgrade ? checkOut(rest[0] ?? 'HEAD~1') : null
const processes = await startTwoProcesses({ isPooled, ...(before && { folder: before.folder }) })
try {
  const [reader, writer] = [await askAllTheTime(processes.url), await signUpBusyMember(processes)]
  const writing = writer.work()
  const acts = isUpgrade ? await upgrade(processes) : await killWhileJourneysRun(processes, named.length === 0 ? JOURNEYS : named)
  writer.stop()
  await writing
  const [reads, writes] = [await reader.stop(), await writer.check()]
  console.log({ ...acts, reads, writes })
  const bad = [
    reads.failed,
    writes.lost,
    writes.doubled,
    writes.wordless,
    acts.failed,
    isUpgrade && writes.repeated > 0 ? [writes.repeated] : [],
  ]
  if (bad.some((some) => some.length > 0)) process.exitCode = 1
} finally {
  await processes.close()
  before?.remove()
}

async function upgrade({ replace }: TwoProcesses): Promise<{ readonly failed: readonly string[] }> {
  for (const name of ['first', 'second'] as const) {
    await wait(5_000)
    await replace(name, process.cwd())
  }
  await wait(5_000)
  return { failed: [] }
}

async function killWhileJourneysRun(
  { url, directory, kill }: TwoProcesses,
  journeys: readonly string[],
): Promise<{ readonly kills: number; readonly failed: readonly string[] }> {
  let kills = 0
  const over = new AbortController()
  const killing = (async () => {
    for (; !over.signal.aborted; kills += 1) {
      await wait(BETWEEN_KILLS_MS, undefined, { signal: over.signal }).catch(() => undefined)
      if (!over.signal.aborted) await kill(kills % 2 === 0 ? 'first' : 'second')
    }
  })()
  const env = { ...process.env, ERRATA_PRODUCT_URL: url, ERRATA_PRODUCT_DIRECTORY: directory }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--workers=1', ...journeys]
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  over.abort()
  await killing
  return { kills, failed: code === 0 ? [] : ['journeys'] }
}
