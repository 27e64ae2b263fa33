import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printedDocuments } from '#tools/print-documents.ts'

/**
 * Documents that name what no longer exists mislead: every path in backticks must exist, and `docs/rooms.md` must lead to
 * every part of the contract, every feature and every screen. Those that are printed from data must say what the data says.
 */
const printed = Object.entries(printedDocuments())
for (const [file, text] of printed) {
  if (process.argv.includes('--write')) writeFileSync(file, text)
}

const documents = ['README.md', 'AGENTS.md', 'CHANGELOG.md', ...below('docs')].filter(
  (file) => file.endsWith('.md') && existsSync(file),
)
const problems = documents.flatMap(missingPaths)

for (const [file, text] of printed) {
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text
  if (!isCurrent) problems.push(`${file} is not what its data says: node tools/check-docs.ts --write`)
}

const rooms = readFileSync('docs/rooms.md', 'utf8')
const parts = [
  ...readdirSync('contract')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `contract/${file}`),
  ...folders('server/features').map((name) => `server/features/${name}`),
  ...folders('web/screens').map((name) => `web/screens/${name}`),
  ...folders('adapters').map((name) => `adapters/${name}`),
  ...folders('engine').map((name) => `engine/${name}`),
  ...readdirSync('e2e/journeys').map((file) => `e2e/journeys/${file}`),
]
for (const part of parts) if (!rooms.includes(`\`${part}\``)) problems.push(`docs/rooms.md does not name ${part}`)

const decisions = readdirSync('docs/decisions').filter((file) => file.endsWith('.md'))
for (const file of decisions) {
  const text = readFileSync(path.join('docs/decisions', file), 'utf8')
  for (const head of ['Date:', 'Status:', '## Context', '## Decision', '## Consequences']) {
    if (!text.includes(head)) problems.push(`docs/decisions/${file} lacks "${head}"`)
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

function missingPaths(file: string): string[] {
  const quoted = [...readFileSync(file, 'utf8').matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '')
  const paths = quoted.filter(
    (text) => /^(engine|contract|adapters|server|web|e2e|tools|docs|\.ci)\//.test(text) && !/[<>*{}$]/.test(text),
  )
  return paths.filter((text) => !existsSync(text)).map((text) => `${file} names ${text}, which does not exist`)
}

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
}

function folders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}
