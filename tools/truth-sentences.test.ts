import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accuses, findingsOf, type LawCase, readCases } from '#tools/law-cases/law-case.ts'
import { SENTENCES } from '#tools/law-cases/truth-sentences.ts'

const FILES = ['brothers', 'unseen', 'third', 'fourth', 'fifth', 'sixth', 'truth']
const cases = new Map<string, LawCase>(
  FILES.flatMap((file) =>
    readCases(new URL(`law-cases/${file}.json`, import.meta.url)).map((one) => [`${file} ${one.id}`, one] as const),
  ),
)
const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** What speaks against the case; empty where it is judged as the lawyer says. */
function wrongOf(one: LawCase): readonly string[] {
  const findings = findingsOf(one)
  if (one.kind === 'error') return findings.some(({ rule }) => rule === one.rule) ? [] : [`${one.rule} says nothing`]
  return findings.filter((finding) => accuses(one, finding)).map(({ rule }) => `${rule} accuses`)
}

describe('each sentence of the lawyer’s page is held', () => {
  it.each(SENTENCES)('$part: $says', ({ part, cases: names, tests = [] }) => {
    expect(names.length + tests.length).toBeGreaterThan(0)
    for (const name of names) {
      const one = cases.get(name)
      if (one === undefined) throw new Error(`no case ${name}`)
      expect(one.kind).toBe(part === 'B' ? 'lawful' : 'error')
      expect([name, wrongOf(one)]).toEqual([name, []])
    }
    for (const [file, words] of tests) expect(textOf(file)).toContain(words)
  })

  it('and every case written for it is named', () => {
    const named = new Set(SENTENCES.flatMap(({ cases: names }) => names))
    expect([...cases.keys()].filter((name) => name.startsWith('truth ') && !named.has(name))).toEqual([])
  })
})
