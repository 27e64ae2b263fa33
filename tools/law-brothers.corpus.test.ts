import { describe, expect, it } from 'vitest'
import { accuses, findingsOf, readCases } from '#tools/law-cases/law-case.ts'

/**
 * 954 brothers of the lawyer's cases, written from the law and from Metro 2 before their authors had read a rule, and one case for each
 * way of saying a thing (`words`, written after the rules were read). They are judged
 * harder: no rule at all may accuse an ordinary account, and an error is found by the rule that names it.
 */
const cases = ['brothers', 'unseen', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'words'].flatMap((name) =>
  readCases(new URL(`law-cases/${name}.json`, import.meta.url)),
)

describe('brothers of the cases of a lawyer', () => {
  it.each(cases.filter(({ kind }) => kind === 'lawful'))('$id is accused by nobody ($rule): $why', (one) => {
    expect(
      findingsOf(one)
        .filter((finding) => accuses(one, finding))
        .map(({ rule, grade }) => `${rule} ${grade}`),
    ).toEqual([])
  })

  it.each(cases.filter(({ kind }) => kind === 'error'))('$id is found ($rule): $why', (one) => {
    expect(findingsOf(one).map(({ rule }) => rule)).toContain(one.rule)
  })
})
