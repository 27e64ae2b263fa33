// Every check that needs no running product; all are run, two at a time, then the failures are named.
import { spawn } from 'node:child_process'
import { availableMemory } from 'node:process'

const node = (...args) => [process.execPath, args]
const checks = [
  // Each further checker of a project learns the same types again: four take twice the work and half as much memory more.
  ['types', node('node_modules/typescript-native/bin/tsc', '-b', '--checkers', '1')],
  ['dead wood', node('node_modules/knip/bin/knip.js')],
  ['lint', node('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
  [
    'walls',
    node(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'engine',
      'contract',
      'adapters',
      'server',
      'web',
      'e2e',
      'tools',
    ),
  ],
  ['format', node('node_modules/@biomejs/biome/bin/biome', 'format')],
  ['lock file', node('tools/check-lock.ts')],
  ['rows of both documents', node('tools/check-spec.ts')],
  ['documents', node('tools/check-docs.ts')],
]

/** Types and lint are written in Go, whose collector takes a fifth of their time. Where memory is plenty it may wait. */
const PLENTY = 16 * 1024 ** 3
const collector = availableMemory() < PLENTY ? {} : { GOGC: 'off', GOMEMLIMIT: '5GiB' }

const failed = []

async function run([name, [command, args]]) {
  const started = Date.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...collector, ...process.env } })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (status === 0) return
  failed.push(name)
  console.log(Buffer.concat(said).toString('utf8'))
}

const waiting = [...checks]
async function runWaiting() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await run(check)
}
await Promise.all([runWaiting(), runWaiting()])

if (failed.length > 0) {
  console.error(`These checks failed: ${failed.join(', ')}`)
  process.exit(1)
}
