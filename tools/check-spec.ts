import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { FIRST_DOCUMENT } from '#tools/spec/first-document.ts'
import { SECOND_DOCUMENT } from '#tools/spec/second-document.ts'
import type { Rows } from '#tools/spec/check.ts'
import { roomsPage, type ProvenUnit } from '#tools/spec/rooms-page.ts'
import { runCheck } from '#tools/spec/run-check.ts'
import { unitsOf } from '#tools/spec/units.ts'

/**
 * Every sentence, bullet and table row of both documents has a row that proves it; `docs/rooms.md` is printed from the same rows.
 * With `--write` the page is written, otherwise it must be current.
 */
const ROOMS = 'docs/rooms.md'

async function prove(document: string, rows: Rows): Promise<{ problems: string[]; units: ProvenUnit[] }> {
  const units = unitsOf(readFileSync(document, 'utf8'))
  const texts = new Set(units.map(({ text }) => text))
  const problems = Object.keys(rows)
    .filter((text) => !texts.has(text))
    .map((text) => `${document} does not say: ${text}`)
  const proven: ProvenUnit[] = []
  for (const unit of units) {
    const checks = rows[unit.text]
    if (checks === undefined) problems.push(`${document}, ${unit.section}: nothing proves: ${unit.text}`)
    const outcomes = await Promise.all((checks ?? []).map(runCheck))
    for (const { problem } of outcomes) if (problem !== null) problems.push(`${unit.text}\n    ${problem}`)
    proven.push({ ...unit, files: outcomes.flatMap(({ files }) => files) })
  }
  return { problems, units: proven }
}

const first = await prove('docs/spec/first-document.txt', FIRST_DOCUMENT)
const second = await prove('docs/spec/second-document.txt', SECOND_DOCUMENT)
const problems = [...first.problems, ...second.problems]
const page = roomsPage([
  { title: 'First document: accounts, gate, dashboard, disputes, education, tools', units: first.units },
  { title: 'Second document: reports, workflow, mailing, rewards, tracker, plan, shell', units: second.units },
])
if (process.argv.includes('--write')) writeFileSync(ROOMS, page)
else if (!existsSync(ROOMS) || readFileSync(ROOMS, 'utf8') !== page)
  problems.push(`${ROOMS} is not current: npm run check:spec -- --write`)

const count = first.units.length + second.units.length
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`${problems.length} problems in ${count} rows`)
  process.exit(1)
}
console.log(`${count} rows of both documents are proven`)
