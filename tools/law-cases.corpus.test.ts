import { describe, expect, it } from 'vitest'
import { accuses, findingsOf, readCases, SPEAKING } from '#tools/law-cases/law-case.ts'

const cases = readCases(new URL('../../shared/cases/law-cases.json', import.meta.url))

/** There even a question is more than an ordinary account deserves. */
const SILENT = new Set(['b51', 'b73', 'b90'])

describe('the cases of a lawyer', () => {
  it.each(cases.filter(({ kind }) => kind === 'lawful'))('$id accuses nobody ($rule): $why', (one) => {
    const own = findingsOf(one).filter(({ rule }) => rule === one.rule)
    expect(own.filter((finding) => SILENT.has(one.id) || accuses(one, finding))).toEqual([])
  })

  it.each(cases.filter(({ kind }) => kind === 'error'))('$id is found ($rule): $why', (one) => {
    expect(findingsOf(one).filter(({ rule, grade }) => rule === one.rule || SPEAKING.has(grade))).not.toEqual([])
  })
})
