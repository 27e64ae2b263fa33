import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ISSUE_SENTENCES } from '#tools/native-people/issue-sentences.ts'

const texts = new Map<string, string>()
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  texts.set(file, text)
  return text
}

it.each(ISSUE_SENTENCES)('issue 29, $part: $says', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  for (const [file, words] of tests) expect(textOf(file), file).toContain(words)
})
