// `npm run test:busy`: `npm test` next to four busy loops. `-- --repeat 20 server/x.test.ts` runs test files that often instead, and without
// any named every file with a test that waits for something.
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LOOPS = 4
/** Ends with us, however we end: its parent is asked for every second. */
const LOOP = `const parent = process.ppid
for (;;) {
  const until = Date.now() + 1000
  while (Date.now() < until);
  if (process.ppid !== parent) process.exit()
}`

const ROOMS = ['adapters', 'contract', 'engine', 'server', 'tools', 'web']
/** What a test says that waits. */
const WAITS = /\bexpect\.poll\(|\bvi\.waitFor\(|\bonce\(|\bsetTimeout\b|\bwait\(|node:timers/

const waiting = () =>
  ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true })
      .filter((name) => /(?<!\.(?:corpus|whole))\.test\.tsx?$/.test(name))
      .map((name) => path.join(room, name)),
  ).filter((file) => WAITS.test(readFileSync(file, 'utf8')))

const [flag, times = '1', ...named] = process.argv.slice(2)
const files = named.length > 0 ? named : waiting()
const npm = process.env.npm_execpath ?? 'npm'
const isRepeat = flag === '--repeat'
const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }))

function run() {
  if (!isRepeat) return spawnSync(process.execPath, [npm, 'test'], { stdio: 'inherit' }).status ?? 1
  console.log(`${files.length} files, ${times} times`)
  for (let round = 1; round <= Number(times); round += 1) {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', '!corpus', ...files]
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (status !== 0) return console.error(`Round ${round} of ${times} failed.`) ?? 1
  }
  return 0
}

const status = run()
for (const loop of loops) loop.kill()
process.exit(status)
