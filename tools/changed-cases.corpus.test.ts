import { describe, expect, it } from 'vitest'
import { CHANGES, changedCase } from '#tools/law-cases/changed-cases.ts'
import { accuses, findingsOf, readCases } from '#tools/law-cases/law-case.ts'

const cases = ['brothers', 'unseen', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'words'].flatMap((name) =>
  readCases(new URL(`law-cases/${name}.json`, import.meta.url)),
)

describe('what is printed otherwise, or not at all, accuses no one', () => {
  it.each(CHANGES)('$name', (change) => {
    const lawful = cases.filter(({ kind }) => kind === 'lawful')
    const accused = lawful.flatMap((one) =>
      findingsOf(changedCase(one, change))
        .filter((finding) => accuses({ ...one, silent: false }, finding))
        .map(({ rule, grade }) => `${one.id}: ${rule} ${grade}`),
    )
    expect(accused).toEqual([])
  })
})

describe('an error in other letters is still found', () => {
  it.each(CHANGES.slice(0, 6))('$name', (change) => {
    const lost = cases
      .filter(({ kind }) => kind === 'error')
      .filter((one) => !findingsOf(changedCase(one, change)).some(({ rule }) => rule === one.rule))
    expect(lost.map(({ id }) => id)).toEqual([])
  })
})
