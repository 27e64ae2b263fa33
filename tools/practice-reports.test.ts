import { afterAll, describe, expect, it } from 'vitest'
import { startTypesetter } from '#adapters/bureaus/typesetter.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { type ComposedReport, composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { iconFont } from '#engine/practice/icon-font.ts'
import type { PracticePerson } from '#engine/practice/practice-file.ts'
import { isPracticeDocument } from '#engine/reading/sheets/practice-mark.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { scoreReport } from '#tools/reading-score.ts'

const pageText = embeddedPageText()
const typeset = startTypesetter([iconFont()])
afterAll(() => pageText.close())

const FIRST = ['Ana', 'Devon', 'Priya', 'Tamsin', 'Keiko', 'Nadia', "D'Arcy", 'María-José']
const LAST = ['Ruiz', 'Sampleton', 'O’Neil', 'van der Berg', 'Nguyen']
/** Every first name, and every last name at least once. */
const isAsked = (at: number, index: number): boolean => (at + index) % 4 === 0
const address = { street: '1200 Main St Apt 4', city: 'Austin', state: 'TX', zip: '78701' }
const EVERYBODY: readonly PracticePerson[] = FIRST.flatMap((firstName, at) =>
  LAST.flatMap((lastName, index) => {
    const dateOfBirth = `${1950 + ((at * 7 + index * 11) % 54)}-0${1 + (index % 9)}-1${at % 9}`
    return isAsked(at, index) ? [{ firstName, lastName, dateOfBirth, address }] : []
  }),
)
const PEOPLE = sampleOf(EVERYBODY, 1)
const LEAST_RULES = isWholeCorpus ? 4 : 1
const TODAY = '2026-11-20'

interface Printed {
  readonly composed: ComposedReport
  readonly report: Report
  readonly isPractice: boolean
}

async function printed(person: PracticePerson, bureau: Bureau, day = TODAY): Promise<Printed> {
  const composed = composePracticeReport(person, { bureau, day })
  if (composed === null) throw new Error('somebody of that age has a file')
  const answer = await pageText.read(typeset(composed.source), { password: null, digest: null, timeoutMs: 60_000 })
  if (answer.kind !== 'text' || answer.document === null) throw new Error('a practice report can be opened')
  const result = readDocument(answer.document, ['practice', '', ''])
  if (result.kind !== 'reports') throw new Error(`a practice report is a report, not ${result.kind}`)
  return { composed, report: result.reports[0], isPractice: isPracticeDocument(answer.document) }
}

describe.each(sampleOf(BUREAUS, 1))('the practice bureau %s', (bureau) => {
  it('answers people of every age with files inside the bounds, errors that are found, and nothing lawful accused', async () => {
    const problems: string[] = []
    const found = new Set<string>()
    let lookAlikes = 0
    let asserted = 0
    for (const person of PEOPLE) {
      const { composed, report, isPractice } = await printed(person, bureau)
      const who = `${person.firstName} ${person.lastName} ${person.dateOfBirth}`
      const items = negativeItems(report)
      if (!isPractice) problems.push(`${who}: no mark`)
      if (report.accounts.length < 8 || report.accounts.length > 22) problems.push(`${who}: ${report.accounts.length} accounts`)
      if (items.length < 2 || items.length > 8) problems.push(`${who}: ${items.length} negative items`)
      const findings = auditReport(report)
      if (findings.some(({ grade }) => ASSERTING_GRADES.includes(grade))) asserted += 1
      for (const { rule, creditorName } of composed.planted) {
        const isFound = findings.some((finding) => finding.rule === rule && finding.creditorName === creditorName)
        if (isFound) found.add(rule)
        else problems.push(`${who}: ${rule} on ${creditorName} is not found`)
      }
      const wrong = composed.planted.map(({ creditorName }) => creditorName)
      for (const { rule, grade, isQuestion, creditorName, message } of findings) {
        if (grade !== 'note' && !isQuestion && !wrong.includes(creditorName ?? ''))
          problems.push(`${who}: ${rule} on ${creditorName}: ${message}`)
      }
      lookAlikes += items.filter(({ creditorName }) => !wrong.includes(creditorName)).length
      for (const mistake of scoreReport(composed.truth, report).mistakes) problems.push(`${who}: ${mistake}`)
    }
    expect(problems).toEqual([])
    expect(found.size).toBeGreaterThanOrEqual(LEAST_RULES)
    expect(asserted).toBe(PEOPLE.length)
    expect(lookAlikes).toBeGreaterThan(PEOPLE.length)
  })

  if (isWholeCorpus)
    it('gives the same bytes for the same day, and the same accounts, aged, on a later one', async () => {
      const [person] = PEOPLE
      if (!person) throw new Error('there are people')
      const [first, again] = [1, 2].map(() => composePracticeReport(person, { bureau, day: TODAY })?.source ?? '')
      expect(Buffer.from(typeset(first ?? '')).equals(Buffer.from(typeset(again ?? '')))).toBe(true)
      const [now, later] = [await printed(person, bureau), await printed(person, bureau, '2028-12-30')]
      const names = ({ report }: Printed) => report.accounts.map(({ creditorName }) => creditorName).toSorted()
      expect(names(later)).toEqual(names(now))
      const open = now.report.accounts.find((account) => account.accountType === 'revolving' && account.status === 'open')
      const aged = later.report.accounts.find(({ creditorName }) => creditorName === open?.creditorName)
      expect(aged?.dateOpened).toBe(open?.dateOpened)
      expect((aged?.paymentHistory[0]?.month ?? '') > (open?.paymentHistory[0]?.month ?? '')).toBe(true)
      expect(auditReport(later.report).filter(({ rule }) => rule.startsWith('obsolete'))).toEqual([])
    })
})
