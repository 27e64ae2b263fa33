import { expect, it } from 'vitest'
import { ALL_CASES, ERROR_CASES } from '#engine/cases/all-cases.ts'
import type { Case } from '#engine/cases/case.ts'
import { findingsOf } from '#engine/cases/judge-case.ts'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { everyOf, isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
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
    const recipients = [{ kind: 'bureau', bureau, printedAddress: null }, LETTER_COMPANY] as const
    // In turn, in `npm test`.
    for (const recipient of everyOf(2, recipients, seen.size)) yield letterRequest({ ...about, recipient })
  }
}

/** Words that a stranger reads in ten seconds. */
const TEN_SECONDS = 60

it('tells a stranger in ten seconds which account it is, what is wrong and what is wanted, whatever rule leads it', () => {
  const found = casesOfRules().flatMap((one) => {
    const { bureau, reportDate, reportNumber } = one.report
    const report = { id: one.report.id, bureau, reportDate, reportNumber }
    const all = findingsOf(one).filter(({ isQuestion, disagreement }) => !isQuestion && disagreement?.harms !== 'there')
    return all.flatMap((finding) => {
      const account = one.report.accounts.find(({ id }) => id === finding.subjectId)
      if (account === undefined || finding.grade === 'note' || finding.grade === 'policy') return []
      return [{ one, account, finding, report, bureau }]
    })
  })
  const ofRule = Map.groupBy(found, ({ finding }) => finding.rule)
  expect(ofRule.size).toBeGreaterThan(40)
  const unclear = [...ofRule.values()].flatMap((all) =>
    sampleOf(all, 1).flatMap(({ one, account, finding, report, bureau }) => {
      const { letterContent } = composeLetter(
        letterRequest({
          kind: 'dispute',
          subject: { kind: 'account', account },
          report,
          findings: [finding],
          recipient: { kind: 'bureau', bureau, printedAddress: null },
        }),
      )
      const opening = letterContent
        .slice(letterContent.search(/(?<=^Dear .+:\n\n)/m))
        .split(/\s+/)
        .slice(0, TEN_SECONDS)
        .join(' ')
      const told = [account.creditorName, startOf(finding.claim), splitSentences(finding.ask)[0] ?? finding.ask]
      // Before the months that it is about, a wish names the months below.
      const lacking = told.filter(
        (words) => ![words, words.replace(/\bthese (months|late marks)/, 'the $1 below')].some((form) => opening.includes(form)),
      )
      if (!/\bI (?:dispute|ask you to verify)\b/.test(opening)) lacking.push('I dispute')
      return lacking.map((words) => `${finding.rule} (${one.id}): ${words}`)
    }),
  )
  expect(unclear).toEqual([])
})

/** Of each rule some of its errors, and all of them in the whole corpus. */
function casesOfRules(): readonly Case[] {
  const expecting = ERROR_CASES.flatMap((one) => one.expects.map(({ rule }) => ({ rule, one })))
  const some = [...Map.groupBy(expecting, ({ rule }) => rule).values()].flatMap((all) =>
    isWholeCorpus ? all : all.filter((_, index) => index % Math.ceil(all.length / EACH) === 0),
  )
  return [...new Set(some.map(({ one }) => one))]
}

const EACH = 1

/** A claim begins with what it is about, which the opening has named. */
const startOf = (text: string): string =>
  text
    .replace(/^This (?:account|debt|collection|bankruptcy|tax lien|inquiry|loan) /, '')
    .split(/\s+/)
    .slice(0, 5)
    .join(' ')

it('a letter on what each rule finds in the cases passes its own check, with the law that the rule names', () => {
  const cases = isWholeCorpus ? ALL_CASES : casesOfRules()
  const letters = cases.flatMap((one) => [...requestsOf(one)].map((request) => ({ one, letter: composeLetter(request) })))
  expect(seen.size).toBeGreaterThan(40)
  const refused = letters.flatMap(({ one, letter }) =>
    checkLetter(letter.letterContent, letter.facts, []).map(({ text }) => `${one.id}: ${text}`),
  )
  expect(refused).toEqual([])
})
