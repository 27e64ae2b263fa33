import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { SENTENCES } from '#tools/spec/scale-sentences.ts'

const ROOT = path.join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
/** However its lines are broken. */
const wordsOf = (file: string): string => textOf(file).replaceAll(/\s+/g, ' ')
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(textOf('package.json')))
const PAGES = ['docs/scaling.md', 'docs/reliability.md', 'docs/operations.md', 'docs/performance.md'].map(wordsOf).join(' ')

it.each(SENTENCES)('past one machine: $says', ({ proofs, commands = [], open }) => {
  expect(proofs.length).toBeGreaterThan(0)
  for (const [file, words] of proofs) expect(wordsOf(file)).toContain(words)
  for (const command of commands) {
    expect(Object.keys(scripts)).toContain(command)
    expect(PAGES).toContain(`npm run ${command}`)
  }
  if (open !== undefined) expect(wordsOf('docs/roadmap.md')).toContain(open)
})
