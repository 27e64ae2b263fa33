// `npm test`: every check, then unit and port tests, then the journeys in a real browser. What fails stops it, by its name.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'errata-test-'))
const UNIT = path.join(folder, 'unit.json')
const JOURNEYS = path.join(folder, 'journeys.json')

/** Node loads the journeys as it is: Playwright transforms nothing, and every worker reads what another one compiled. */
const AS_NODE_LOADS = {
  PW_DISABLE_TS_ESM: '1',
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/compiled'),
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project', '!corpus']

const steps = [
  { name: 'checks', args: ['tools/check.mjs'] },
  {
    name: 'unit and port tests',
    args: [...VITEST, '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    count: countUnit,
    tryAgain: areGreenAlone,
  },
  {
    name: 'journeys',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { ...AS_NODE_LOADS, PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEYS },
    count: countJourneys,
  },
]

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

function countUnit() {
  const told = read(UNIT)
  if (told === null) return { passed: 0, failed: 0, skipped: 0 }
  const skipped = told.numPendingTests + told.numTodoTests
  return { passed: told.numPassedTests, failed: told.numFailedTests, skipped }
}

/** So many red files may be chance. More are not, and are not tried again. */
const MOST_TRIED_AGAIN = 3

/** Runs the red files once more, with nothing next to them; whether they are green then. */
function areGreenAlone() {
  const red = (read(UNIT)?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (red.length === 0 || red.length > MOST_TRIED_AGAIN) return false
  const { status } = spawnSync(process.execPath, [...VITEST, ...red], { stdio: 'inherit' })
  if (status === 0) secondTries.push(...red.map((file) => path.relative('.', file)))
  return status === 0
}

function countJourneys() {
  const told = read(JOURNEYS)
  if (told === null) return { passed: 0, failed: 0, skipped: 0 }
  secondTries.push(...told.suites.flatMap(namesOfSecondTries))
  return { passed: told.stats.expected + told.stats.flaky, failed: told.stats.unexpected, skipped: told.stats.skipped }
}

const namesOfSecondTries = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(namesOfSecondTries),
]

/** Journeys, and files of unit tests, that were green at their second try only. */
const secondTries = []
const total = { passed: 0, failed: 0, skipped: 0 }
const told = []
let failed = null
for (const { name, args, env, count, tryAgain } of steps) {
  console.log(`\n== ${name}`)
  const started = Date.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const isGreenNow = status !== 0 && tryAgain?.() === true
  told.push(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  const counted = count?.() ?? {}
  if (isGreenNow) Object.assign(counted, { passed: counted.passed + counted.failed, failed: 0 })
  for (const [kind, many] of Object.entries(counted)) total[kind] += many
  if (status === 0 || isGreenNow) continue
  failed = { name, status: status ?? 1 }
  break
}
rmSync(folder, { recursive: true, force: true })
console.log(`\n${told.join(', ')}`)
for (const title of secondTries) console.log(`Green at its second try only, to be mended: ${title}`)
if (failed !== null) console.error(`npm test stopped: ${failed.name} failed.`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failed === null ? 0 : failed.status)
