import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyseCredit, readAnalysis } from '#contract/analysis.ts'
import { disputeWithBureau } from '#contract/disputes.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport } from '#contract/reports.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'
import { analyses } from '#server/database/tables/analysis.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { addReport } from '#server/testing/stored-reports.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withReport(): Promise<Member & { reportId: string }> {
  test.setNow(NOW)
  const member = await newMember(test.app)
  const { answer } = await upload(test.app, { cookie: member.cookie, bytes: exampleReport().bytes })
  return { ...member, reportId: answer?.report.id ?? '' }
}

const analyse = async ({ cookie }: Pick<Member, 'cookie'>) => (await ok(test.app, analyseCredit, { cookie, body: {} })).analysis

describe('an analysis', () => {
  it('without a report is refused with what to do, and reading it answers 204', async () => {
    const { cookie } = await newMember(test.app)
    const refused = await call(test.app, analyseCredit, { cookie, body: {} })
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'conflict'])
    expect(refused.refusal?.message).toContain('Get your reports first')
    const read = await call(test.app, readAnalysis, { cookie })
    expect([read.status, read.raw.length]).toEqual([204, 0])
  })

  it('of the example report advises the impossible loan, never the lawful charge-off', async () => {
    const member = await withReport()
    const analysis = await analyse(member)
    const disputes = analysis.recommendations.filter(({ category }) => category === 'dispute')
    expect(disputes.map(({ action }) => action)).toEqual(['Dispute MERIDIAN AUTO FINANCE with Equifax'])
    expect(disputes[0]?.entries[0]).toMatchObject({ reportId: member.reportId, subjectKind: 'account', bureau: 'equifax' })
    expect(disputes[0]?.entries[0]?.evidence.length).toBeGreaterThan(0)
    expect(analysis).toMatchObject({ isPractice: false, isCurrent: true, analysedAt: NOW })
    expect(analysis.restsOn.map(({ reportId }) => reportId)).toEqual([member.reportId])
    expect(await ok(test.app, readAnalysis, { cookie: member.cookie })).toEqual(analysis)
  })

  it('of the same file again rewrites the same one; each leaves its audit row', async () => {
    const member = await withReport()
    const first = await analyse(member)
    test.setNow('2026-11-21T12:00:00.000Z')
    const again = await analyse(member)
    expect([again.id, again.analysedAt]).toEqual([first.id, '2026-11-21T12:00:00.000Z'])
    const mine = eq(analyses.userId, member.id)
    expect(await test.context.db.select({ rows: count() }).from(analyses).where(mine)).toEqual([{ rows: 1 }])
    const audit = await test.context.db.select().from(auditLog).where(eq(auditLog.subjectId, first.id))
    expect(audit.map(({ action, userId }) => [action, userId])).toEqual([
      ['analysis.made', member.id],
      ['analysis.made', member.id],
    ])
  })

  it('asked for twice at once is still one', async () => {
    const member = await withReport()
    const [one, two] = await Promise.all([analyse(member), analyse(member)])
    expect(one.id).toBe(two.id)
  })

  it('knows the dispute about the entry, and is out of date once there is one', async () => {
    const member = await withReport()
    await analyse(member)
    const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
    const loan = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')?.id ?? ''
    await ok(test.app, disputeWithBureau, { cookie: member.cookie, params: { negativeItemId: loan } })
    expect((await ok(test.app, readAnalysis, { cookie: member.cookie }))?.isCurrent).toBe(false)
    const { recommendations } = await analyse(member)
    expect((await ok(test.app, readAnalysis, { cookie: member.cookie }))?.isCurrent).toBe(true)
    expect(recommendations.map(({ action }) => action)).toContain('Send the dispute about MERIDIAN AUTO FINANCE')
  })

  it('is nobody else’s', async () => {
    const member = await withReport()
    await analyse(member)
    const other = await newMember(test.app)
    expect((await call(test.app, readAnalysis, { cookie: other.cookie })).status).toBe(204)
  })

  it('goes out of sight with its report, and is no longer current once the file is another', async () => {
    const member = await withReport()
    await analyse(member)
    await connect(member, 'connected', 'transunion')
    expect((await ok(test.app, readAnalysis, { cookie: member.cookie }))?.isCurrent).toBe(false)
    const alone = await withReport()
    await analyse(alone)
    await ok(test.app, deleteReport, { cookie: alone.cookie, params: { id: alone.reportId } })
    expect((await call(test.app, readAnalysis, { cookie: alone.cookie })).status).toBe(204)
  })

  it('of practice says so, and gives way to one’s own file', async () => {
    test.setNow(NOW)
    const member = await newMember(test.app)
    await connect(member, 'practice', 'experian')
    expect((await analyse(member)).isPractice).toBe(true)
    await upload(test.app, { cookie: member.cookie, bytes: exampleReport().bytes })
    expect((await call(test.app, readAnalysis, { cookie: member.cookie })).status).toBe(204)
    const own = await analyse(member)
    expect([own.isPractice, own.restsOn.map(({ bureau }) => bureau)]).toEqual([false, ['equifax']])
  })

  it('takes {} and nothing as its body, and no visitor', async () => {
    const member = await withReport()
    const bare = await test.app.inject({ method: 'POST', url: analyseCredit.path, headers: { cookie: member.cookie } })
    expect(bare.statusCode).toBe(200)
    const wrong = await test.app.inject({
      method: 'POST',
      url: analyseCredit.path,
      headers: { cookie: member.cookie, 'content-type': 'application/json' },
      payload: '[]',
    })
    expect(wrong.statusCode).toBe(400)
    expect((await call(test.app, analyseCredit, { body: {} })).status).toBe(401)
    expect((await call(test.app, readAnalysis, {})).status).toBe(401)
  })
})

/** A report that came from elsewhere than the upload. */
async function connect(member: Member, source: 'practice' | 'connected', bureau: 'experian' | 'transunion'): Promise<void> {
  const id = crypto.randomUUID()
  const card = makeAccount({
    accountType: 'revolving',
    status: 'open',
    paymentStatus: 'current',
    currentBalance: 90_000,
    creditLimit: 100_000,
  })
  await addReport(test, {
    userId: member.id,
    id,
    bureau,
    source,
    reportDate: '2026-11-01',
    uploadedAt: NOW,
    fileKey: `none/${id}`,
    fileHash: id,
    pageCount: 1,
    content: makeReport({ id, bureau, reportDate: '2026-11-01', accounts: [card] }),
  })
}
