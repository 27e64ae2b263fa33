import { describe, expect, it } from 'vitest'
import { askedOnce, valueFinder, withValues } from '#engine/audit/asked-values.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { ownQuestions } from '#engine/audit/own-questions.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { countQuestions } from '#engine/words/own-word.ts'
import { reportsInShared } from '#tools/read-shared-file.ts'

/** The person of the three replicas, judged on the replicas' day: `review/native.md` has what a careful person finds. */
describe('the person of the replicas', async () => {
  const read = await Promise.all(BUREAUS.map((bureau) => reportsInShared(`faults/native/${bureau}.pdf`)))
  const reports = read.flat().map((report) => ({ ...report, id: report.bureau }))
  const besides = (id: string) => reports.filter((report) => report.id !== id).map((report) => ({ report, isOfSameFile: false }))
  const findings = askedOnce(
    reports.flatMap((report) =>
      withValues(auditReport(report, { earlier: [], others: besides(report.id) }), valueFinder(reports)),
    ),
  )

  it('is asked at most eight questions, a sheet being one', () => {
    const valueOf = valueFinder(reports)
    const asked = reports.flatMap((report) =>
      ownQuestions(report, { earlier: [], others: besides(report.id) }).map((question) => ({
        ...question,
        sheet: question.entryId === null ? null : (valueOf({ reportId: report.id, entryId: question.entryId })?.sheet ?? null),
      })),
    )
    // What is asked of the member themselves is asked once, whatever the bureau.
    const questions = new Map(asked.map((one) => [`${one.question} ${one.sheet ?? one.label}`, one]))
    expect(countQuestions([...questions.values()])).toBeLessThanOrEqual(8)
    expect(
      countQuestions(findings.filter(({ isQuestion }) => isQuestion).map(({ asks }) => ({ sheet: asks?.sheet ?? null }))),
    ).toBe(3)
  })

  it('is asked nothing about the inquiries of one application', () => {
    const inquiries = findings.filter(({ rule }) => rule === 'inquiry_not_recognised')
    expect(inquiries.map(({ creditorName }) => creditorName)).toEqual(['GLENBANK NA., MOSS ARC'])
  })

  it('is told the contradictions of the review, each once for each bureau that prints it, and nothing else', () => {
    const told = findings
      .filter(({ isQuestion }) => !isQuestion)
      .map(({ bureau, rule, creditorName }) => `${bureau} ${creditorName?.slice(0, 7)} ${rule}`)
    expect(told.toSorted()).toEqual([
      'equifax LUNROSA late_ladder_jump',
      'experian LUNROSA balance_grows_after_charge_off',
      'experian LUNROSA late_ladder_jump',
      'experian LUNROSA removal_past_limit',
      'transunion HERON S write_off_remark_too_early',
      'transunion LUNROSA balance_grows_after_charge_off',
      'transunion LUNROSA late_ladder_jump',
      'transunion LUNROSA past_due_falls_after_charge_off',
      'transunion LUNROSA write_off_remark_too_early',
    ])
  })

  it('is told every jump of the marks, the one that began the charge-off first', () => {
    const jump = findings.find(({ rule }) => rule === 'late_ladder_jump')
    expect(jump?.message.match(/\b[A-Z][a-z]+ 20\d\d/g)).toEqual([
      'July 2023',
      'August 2023',
      'September 2022',
      'October 2022',
      'September 2018',
      'October 2018',
    ])
    expect(jump?.evidence).toHaveLength(6)
  })
})
