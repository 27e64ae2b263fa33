// `npm test`: every check, then unit and port tests on both databases, then the journeys in a real browser.
import { spawnSync } from 'node:child_process'

const steps = [
  ['checks', ['tools/check.mjs']],
  ['unit and port tests', ['node_modules/vitest/vitest.mjs', 'run']],
  ['journeys', ['node_modules/@playwright/test/cli.js', 'test']],
]

for (const [name, args] of steps) {
  console.log(`\n== ${name}`)
  const done = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (done.status !== 0) {
    console.error(`\nnpm test stopped: ${name} failed.`)
    process.exit(done.status ?? 1)
  }
}
console.log('\nAll checks, tests and journeys passed.')
