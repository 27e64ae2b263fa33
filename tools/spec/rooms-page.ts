import { readFileSync } from 'node:fs'
import type { Unit } from '#tools/spec/units.ts'

/** A unit with the files in which its proof was found. */
export interface ProvenUnit extends Unit {
  readonly files: readonly string[]
}

interface Part {
  readonly title: string
  readonly units: readonly ProvenUnit[]
}

const HEAD = `# Rooms: from a section of the documents to its code

Printed by \`tools/check-spec.ts\` from the rows that prove both documents (\`tools/spec\`). Change those, not this page. The documents are
unaltered in \`docs/spec/first-document.txt\` and \`docs/spec/second-document.txt\`.
`

/** \`docs/rooms.md\`: each section with the contract, the operations, the rules, the screens and the tests that its rows name. */
export function roomsPage(parts: readonly Part[]): string {
  return `${[HEAD, ...parts.map(partPage), readFileSync('tools/spec/other-rooms.md', 'utf8').trim()].join('\n')}\n`
}

const COLUMNS = ['contract', 'server', 'engine', 'web', 'proof'] as const

function partPage({ title, units }: Part): string {
  const sections = [...new Set(units.map(({ section }) => section).filter(Boolean))]
  const rows = sections.map((section) => {
    const files = [...new Set(units.filter((unit) => unit.section === section).flatMap((unit) => unit.files))].toSorted()
    return `| ${section} | ${COLUMNS.map((column) => cell(files.filter((file) => columnOf(file) === column))).join(' | ')} |`
  })
  return `## ${title}\n\n| Section | ${COLUMNS.join(' | ')} |\n|---|${COLUMNS.map(() => '---|').join('')}\n${rows.join('\n')}\n`
}

const cell = (files: readonly string[]): string => (files.length === 0 ? '–' : files.map((file) => `\`${file}\``).join(', '))

function columnOf(file: string): (typeof COLUMNS)[number] {
  if (/\.(?:test|e2e)\.tsx?$|^docs\//.test(file)) return 'proof'
  const [room] = file.split('/')
  return COLUMNS.find((column) => column === room) ?? 'server'
}
