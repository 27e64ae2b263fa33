import { expect, it } from 'vitest'
import { ALL_CASES } from '#engine/cases/all-cases.ts'
import type { Case } from '#engine/cases/case.ts'
import { findingsOf } from '#engine/cases/judge-case.ts'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { LETTER_COMPANY, letterRequest } from '#engine/testing/letter-request.ts'

/** Of each rule as many letters as show its words with different figures. */
const ENOUGH = isWholeCorpus ? 3 : 1
const seen = new Map<string, number>()

function* requestsOf(one: Case): Generator<LetterRequest> {
  const all = findingsOf(one)
  const { bureau, reportDate, reportNumber } = one.report
  for (const account of one.report.accounts) {
    const findings = all.filter(({ subjectId }) => subjectId === account.id)
    if (findings.every(({ rule }) => (seen.get(rule) ?? 0) >= ENOUGH)) continue
    for (const { rule } of findings) seen.set(rule, (seen.get(rule) ?? 0) + 1)
    const report = { id: findings[0]?.reportId ?? '', bureau, reportDate, reportNumber }
    const about = {
      kind: 'dispute',
      subject: { kind: 'account', account },
      report,
      findings,
      statements: ['It is wrong'],
    } as const
    yield letterRequest({ ...about, recipient: { kind: 'bureau', bureau, printedAddress: null } })
    yield letterRequest({ ...about, recipient: LETTER_COMPANY })
  }
}

it('a letter on what each rule finds in the cases passes its own check, with the law that the rule names', () => {
  const letters = ALL_CASES.flatMap((one) => [...requestsOf(one)].map((request) => ({ one, letter: composeLetter(request) })))
  expect(seen.size).toBeGreaterThan(40)
  const refused = letters.flatMap(({ one, letter }) =>
    checkLetter(letter.letterContent, letter.facts, []).map(({ text }) => `${one.id}: ${text}`),
  )
  expect(refused).toEqual([])
})
