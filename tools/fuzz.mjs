// `npm run fuzz`: every call of the contract with 2,000 cases, others each time; `FUZZ_SEED` repeats a run, `-- -t name` tries one call.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const { FUZZ_CASES = '2000', FUZZ_SEED = String(randomInt(2 ** 31)) } = process.env
console.log(`FUZZ_SEED=${FUZZ_SEED} FUZZ_CASES=${FUZZ_CASES}`)
const file = 'server/platform/fuzz.test.ts'
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', file, ...process.argv.slice(2)]
const done = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, FUZZ_CASES, FUZZ_SEED } })
process.exit(done.status ?? 1)
