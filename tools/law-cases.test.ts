import { describe, expect, it } from 'vitest'
import { CHANGES, changedCase } from '#tools/law-cases/changed-cases.ts'
import { accuses, findingsOf, readCases } from '#tools/law-cases/law-case.ts'

/** Every third of the cases that were written before their authors had read a rule; all of them are in the corpus. */
const cases = ['brothers', 'unseen', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'words']
  .flatMap((name) => readCases(new URL(`law-cases/${name}.json`, import.meta.url)))
  .filter((_, index) => index % 3 === 0)

describe('cases of a lawyer', () => {
  it.each(cases.filter(({ kind }) => kind === 'lawful'))('$id is accused by nobody ($rule): $why', (one) => {
    expect(findingsOf(one).filter((finding) => accuses(one, finding))).toEqual([])
  })

  it('accuse no one when they are printed otherwise, or one field is not printed', () => {
    const accused = cases
      .filter(({ kind }) => kind === 'lawful')
      .flatMap((one, index) => {
        const change = CHANGES[index % CHANGES.length]
        const findings = change === undefined ? [] : findingsOf(changedCase(one, change))
        return findings.filter((finding) => accuses({ ...one, silent: false }, finding)).map(({ rule }) => `${one.id}: ${rule}`)
      })
    expect(accused).toEqual([])
  })

  it.each(cases.filter(({ kind }) => kind === 'error'))('$id is found ($rule): $why', (one) => {
    expect(findingsOf(one).map(({ rule }) => rule)).toContain(one.rule)
  })
})
