import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { READING_MEASURED } from '#web/screens/ai-analysis/measured.ts'

it('the figures that are printed are those that were measured', () => {
  const page = readFileSync('docs/performance.md', 'utf8')
  for (const { name, right, wrong } of READING_MEASURED.layouts) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} | `) && line.includes(` ${right} `))
    expect(row).toContain(`| ${right} | ${wrong} |`)
  }
})
