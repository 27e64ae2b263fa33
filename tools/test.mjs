// `npm test`: the server's tests and the journeys in a real browser, beside them every check and the tests of the other rooms. What fails stops its
// lane, and is named. Two lanes fill each other's pauses.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'errata-test-'))

/** Node loads the journeys as it is: Playwright transforms nothing, and every worker reads what another one compiled. */
const AS_NODE_LOADS = {
  PW_DISABLE_TS_ESM: '1',
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/compiled'),
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run']

/** Tests of some of Vitest's projects, and where their result is written. */
function unitTests(name, projects, workers) {
  const result = path.join(folder, `${projects.join('-')}.json`)
  const asked = [...projects.flatMap((project) => ['--project', project]), `--maxWorkers=${workers}`]
  return { name, result, args: [...VITEST, ...asked, '--reporter=default', '--reporter=json', `--outputFile.json=${result}`] }
}

// Each worker loads and warms up the code for itself, 20 s of the processor in the server's tests, so no lane has more of them than it can feed.
const server = unitTests("the server's tests", ['server'], Math.max(2, availableParallelism()))
const rooms = unitTests("the other rooms' tests", ['rooms', 'web'], Math.max(1, Math.floor(availableParallelism() / 2)))
const checks = { name: 'checks', args: ['tools/check.mjs'] }
const journeys = {
  name: 'journeys',
  result: path.join(folder, 'journeys.json'),
  args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  env: { ...AS_NODE_LOADS, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(folder, 'journeys.json') },
}

const times = []
/** The steps that were red, in the order in which they ended. */
const red = []

/** Runs a step; what it says is shown as it says it, or, beside another one, once it ends. Whether it is green. */
async function run({ name, args, env }, isBeside = false) {
  console.log(isBeside ? `\n== ${name}: told once they end` : `\n== ${name}`)
  const started = Date.now()
  const out = isBeside ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, { stdio: ['ignore', out, out], env: { ...process.env, ...env } })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  times.push(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  if (isBeside) console.log(`\n== ${name}\n${Buffer.concat(said).toString('utf8')}`)
  if (status !== 0) red.push(name)
  return status === 0
}

const read = ({ result }) => (existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : null)

/** So many red files may be chance. More are not, and are not tried again. */
const MOST_TRIED_AGAIN = 3

/** Journeys, and files of unit tests, that were green at their second try only. */
const secondTries = []

/** Runs a step's red files once more, with nothing next to them; whether they are green then. */
function areGreenAlone(step) {
  const files = (read(step)?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (files.length === 0 || files.length > MOST_TRIED_AGAIN) return false
  if (spawnSync(process.execPath, [...VITEST, '--project', '!corpus', ...files], { stdio: 'inherit' }).status !== 0) return false
  secondTries.push(...files.map((file) => path.relative('.', file)))
  return true
}

const total = { passed: 0, failed: 0, skipped: 0 }

function countUnit(step) {
  const told = read(step)
  if (told === null) return
  const isGreenNow = red.includes(step.name) && areGreenAlone(step)
  if (isGreenNow) red.splice(red.indexOf(step.name), 1)
  total.passed += told.numPassedTests + (isGreenNow ? told.numFailedTests : 0)
  total.failed += isGreenNow ? 0 : told.numFailedTests
  total.skipped += told.numPendingTests + told.numTodoTests
}

const namesOfSecondTries = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(namesOfSecondTries),
]

function countJourneys() {
  const told = read(journeys)
  if (told === null) return
  secondTries.push(...told.suites.flatMap(namesOfSecondTries))
  total.passed += told.stats.expected + told.stats.flaky
  total.failed += told.stats.unexpected
  total.skipped += told.stats.skipped
}

const started = Date.now()
await Promise.all([
  run(server).then((isGreen) => isGreen && run(journeys)),
  run(checks, true).then((isGreen) => isGreen && run(rooms, true)),
])
for (const step of [server, rooms]) countUnit(step)
// Not run yet where the server's tests were green at their second try only.
if (red.length === 0 && !existsSync(journeys.result)) await run(journeys)
countJourneys()
rmSync(folder, { recursive: true, force: true })
console.log(`\n${times.join(', ')}; ${((Date.now() - started) / 60_000).toFixed(1)} min in all`)
for (const title of secondTries) console.log(`Green at its second try only, to be mended: ${title}`)
if (red.length > 0) console.error(`npm test stopped: ${red.join(' and ')} failed.`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(red.length === 0 ? 0 : 1)
