import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { READING_MEASURED } from '#web/screens/ai-analysis/measured.ts'

it('the figures that are printed are those that were measured', () => {
  const page = readFileSync('docs/performance.md', 'utf8')
  const { filesEachLayout, layouts } = READING_MEASURED
  for (const { name, exact } of layouts) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} | ${filesEachLayout} (`))
    expect(row).toContain(`| ${exact} of `)
  }
})
