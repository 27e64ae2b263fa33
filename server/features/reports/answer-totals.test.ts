import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFindings } from '#contract/findings.ts'
import { listMatters } from '#contract/matters.ts'
import { answerTotals } from '#contract/report-totals.ts'
import { answerOwnership, listReports, readReport } from '#contract/reports.ts'
import type { TotalsAnswer } from '#engine/words/totals-answer.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A page whose own summary counts an account more at each bureau than stands on it, and one entry closed before it was opened. */
function contradictedPage(): Uint8Array {
  const { html } = identityIqPage('forms')
  const summary = html.slice(html.indexOf('Total Accounts:'))
  const row = summary.slice(0, summary.indexOf('</tr>'))
  const counted = row.replaceAll(/>(\s*)(\d+)(\s*)</g, (_, before: string, count: string, after: string) => {
    return `>${before}${Number(count) + 1}${after}<`
  })
  if (counted === row) throw new Error('the summary counts no accounts')
  const opened = summary.replace(row, counted)
  return Buffer.from(html.slice(0, html.indexOf('Total Accounts:')) + opened)
}

/** The id of the first report of the page, which is the member's own. */
async function give({ cookie }: Member, bytes: Uint8Array): Promise<string> {
  const { answer } = await upload(test.app, { cookie, bytes, name: 'page.html' })
  const id = answer?.report.id ?? ''
  await ok(test.app, answerOwnership, { cookie, params: { id }, body: { answer: 'mine' } })
  return id
}

it('a report whose totals differ asks, and its member can say what it shows or that pages are missing', async () => {
  const member = await newMember(test.app)
  const { cookie } = member
  const id = await give(member, contradictedPage())
  const state = async () => {
    const { totals, summary } = await ok(test.app, readReport, { cookie, params: { id } })
    const [head] = (await ok(test.app, listReports, { cookie })).filter((one) => one.id === id)
    expect(head?.totals).toEqual(totals)
    expect(head?.summary).toBe(summary)
    const found = await ok(test.app, listFindings, { cookie, query: { reportId: id } })
    const asserted = found.filter(
      ({ grade, isQuestion }) => !['proof', 'policy', 'identity', 'note'].includes(grade) && !isQuestion,
    )
    const { counts } = await ok(test.app, listMatters, { cookie })
    return {
      questions: counts.questions,
      answer: totals.answer,
      isContradicted: totals.isContradicted,
      summary,
      asserts: asserted.length > 0,
    }
  }
  const say = (answer: TotalsAnswer | null) => call(test.app, answerTotals, { cookie, params: { id }, body: { answer } })

  const before = await state()
  expect(before).toMatchObject({ answer: null, isContradicted: true, asserts: false })
  expect((await say('incomplete')).status).toBe(200)
  expect(await state()).toMatchObject({
    answer: 'incomplete',
    asserts: false,
    questions: before.questions - 1,
    summary: expect.stringContaining('You said pages are missing'),
  })
  expect((await say('as_read')).answer?.totals.answer).toBe('as_read')
  expect(await state()).toMatchObject({
    answer: 'as_read',
    asserts: true,
    summary: expect.stringContaining('You said the report really shows what we read'),
  })
  expect((await say('as_read')).status).toBe(200)
  expect((await say(null)).status).toBe(200)
  expect(await state()).toMatchObject({ answer: null, asserts: false })

  const stranger = await newMember(test.app)
  const answer = { params: { id }, body: { answer: 'as_read' as const } }
  expect((await call(test.app, answerTotals, { cookie: stranger.cookie, ...answer })).status).toBe(404)
  expect((await call(test.app, answerTotals, answer)).status).toBe(401)
})

if (isWholeCorpus)
  it('a report that agrees with its totals leaves nothing to answer', async () => {
    const member = await newMember(test.app)
    const params = { id: await give(member, Buffer.from(identityIqPage('forms').html)) }
    const { status, refusal } = await call(test.app, answerTotals, { cookie: member.cookie, params, body: { answer: 'as_read' } })
    expect([status, refusal?.message]).toEqual([409, expect.stringContaining('nothing to answer')])
  })
