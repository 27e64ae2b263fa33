import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listReports } from '#contract/reports.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { findingAnswer, findingsOfReports } from '#server/features/findings/findings.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { beside } from '#server/features/reports/beside.ts'
import { type FileToJudge, work as judge } from '#server/features/reports/judge-file.ts'
import { allStored, openReport, type StoredReport } from '#server/features/reports/report-rows.ts'
import { type AnswerToWrite, work as write } from '#server/features/reports/write-reports.ts'
import { actFor, type Owned } from '#server/platform/caller.ts'
import { newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
let dana: Member
let reports: Owned<StoredReport>[]
beforeAll(async () => {
  test = await testApp()
  dana = await newMember(test.app)
  await upload(test.app, { cookie: dana.cookie, bytes: exampleReport().bytes })
  reports = await allStored(test.context, user())
})
afterAll(() => test.close())

const user = () => actFor({ id: dana.id, name: '', username: '', email: '' })
const JUDGING = new URL('./judge-file.ts', import.meta.url)
const WRITING = new URL('./write-reports.ts', import.meta.url)

describe('work on whole reports', () => {
  const lengths = ({ reports: all }: { readonly reports: readonly Owned<StoredReport>[] }): number[] =>
    all.map(({ content }) => content.length)
  const isNumbers = (found: unknown): found is number[] => Array.isArray(found)
  const counting = { module: JUDGING, work: lengths, isAnswer: isNumbers }
  const ofLength = (length: number): Owned<StoredReport>[] =>
    reports.map((report) => ({ ...report, content: report.content.padEnd(length) }))

  it('is done here where they are short', async () => {
    const run = vi.fn()
    const context = { ...test.context, threads: { ...test.context.threads, run } }
    expect(await beside(context, counting, { reports })).toEqual([reports[0]?.content.length])
    expect(run).not.toHaveBeenCalled()
  })

  it('is done in a thread of its own where they are long, and answers nothing else', async () => {
    const run = vi.fn().mockResolvedValueOnce([7]).mockResolvedValueOnce('seven')
    const context = { ...test.context, threads: { ...test.context.threads, run } }
    const long = { reports: ofLength(200_000) }
    expect(await beside(context, counting, long)).toEqual([7])
    expect(run).toHaveBeenCalledWith(JUDGING, long)
    await expect(beside(context, counting, long)).rejects.toThrow('judge-file')
  })

  it('judges the same in a thread as here', async () => {
    const { secret } = test.context
    const nothing = { timeZone: null, also: [], said: [], ownKeys: [], links: [], disputes: [], items: [] }
    const file: FileToJudge = { secret, user: { id: dana.id }, isPractice: false, reports, ...nothing }
    const judged = await test.context.threads.run(JUDGING, file)
    expect(judged).toEqual(judge(file))
    expect(judged).toMatchObject([
      { id: reports[0]?.id, findings: reports.flatMap((row) => auditReport(openReport(row).content)) },
    ])
  })

  it('writes the same answer in a thread as here: what the call says', async () => {
    const { secret } = test.context
    const items = await allItems(test.context, user())
    const ids = reports.map(({ id }) => id)
    const findings = (await findingsOfReports(test.context, user(), ids)).map(findingAnswer)
    const answer: AnswerToWrite = { secret, user: { id: dana.id }, reports, items, findings, readings: [], of: 'listReports' }
    const written = await test.context.threads.run(WRITING, answer)
    expect(written).toEqual(write(answer))
    expect(written).toBeInstanceOf(Uint8Array)
    expect(JSON.parse(Buffer.from(write(answer)).toString())).toEqual(await ok(test.app, listReports, { cookie: dana.cookie }))
  })
})
