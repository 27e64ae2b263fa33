import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { disputeWithBureau, listDisputes } from '#contract/disputes.ts'
import { headsOf } from '#contract/endpoint.ts'
import { listFindings } from '#contract/findings.ts'
import { generateLetter, listLetters, listLettersOfUser } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports } from '#contract/reports.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { reportsOf, resayReport } from '#server/testing/stored-reports.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const query = { view: 'heads' } as const

let test: TestApp
let member: Member
beforeAll(async () => {
  test = await testApp()
  member = await newMember(test.app)
  await upload(test.app, { cookie: member.cookie, bytes: exampleReport().bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie: member.cookie })
  await ok(test.app, disputeWithBureau, { cookie: member.cookie, params: { negativeItemId: item?.id ?? '' } })
  await ok(test.app, generateLetter, { cookie: member.cookie, body: { negativeItemId: item?.id ?? '', userInfo } })
})
afterAll(() => test.close())

it('a long list waits for its turn among long work from the second time on, and its heads do not', async () => {
  const { cookie } = await newMember(test.app)
  for (const end of ['\n% 1', '\n% 2'])
    await upload(test.app, { cookie, bytes: Buffer.concat([exampleReport().bytes, Buffer.from(end)]) })
  const turns = vi.spyOn(test.context.threads, 'fewAtOnce')
  try {
    const counts: number[] = []
    const ask = [
      () => ok(test.app, listReports, { cookie }),
      () => ok(test.app, headsOf(listReports), { cookie, query }),
    ] as const
    for (const list of [ask[0], ask[0], ask[1], ask[1]]) {
      await list()
      counts.push(turns.mock.calls.length)
    }
    expect(counts).toEqual([0, 1, 2, 2])
  } finally {
    turns.mockRestore()
  }
})

describe('a list that is asked for as heads', () => {
  it('has the same reports without what they say', async () => {
    const { cookie } = member
    const [whole] = await ok(test.app, listReports, { cookie })
    const { accounts = [], inquiries, publicRecords, personalInfo, negativeItems = [], findings, ...head } = whole ?? {}
    expect([accounts.length, inquiries, publicRecords, personalInfo, findings]).not.toContain(undefined)
    expect(await ok(test.app, headsOf(listReports), { cookie, query })).toEqual([head])
    expect(head).toMatchObject({ accountCount: accounts.length, negativeItemCount: negativeItems.length })
    expect(Math.min(accounts.length, negativeItems.length)).toBeGreaterThan(0)
  })

  it('has the same letters without their text and proof', async () => {
    const { cookie } = member
    const [whole] = await ok(test.app, listLetters, { cookie })
    const { letterContent, proof, ...head } = whole ?? {}
    expect([letterContent, proof]).not.toContain(undefined)
    expect(await ok(test.app, headsOf(listLetters), { cookie, query })).toEqual([head])
    const params = { userId: member.id }
    expect(await ok(test.app, headsOf(listLettersOfUser), { cookie, params, query })).toEqual([head])
  })

  it('has the same disputes without what they say', async () => {
    const { cookie } = member
    const [whole] = await ok(test.app, listDisputes, { cookie })
    const { userId, description, trackingNumbers, tracker, ...head } = whole ?? {}
    expect([userId, description, trackingNumbers, tracker]).not.toContain(undefined)
    const status = tracker?.status
    expect(await ok(test.app, headsOf(listDisputes), { cookie, query })).toEqual([{ ...head, tracker: { status } }])
  })

  it('has the same findings by entry and strength', async () => {
    const { cookie } = member
    const found = await ok(test.app, listFindings, { cookie, query: {} })
    const heads = found.map(({ id, reportId, subjectId, bureau, disputeTarget, grade, isQuestion }) => {
      return { id, reportId, subjectId, bureau, disputeTarget, grade, isQuestion }
    })
    expect(heads.length).toBeGreaterThan(0)
    expect(await ok(test.app, headsOf(listFindings), { cookie, query })).toEqual(heads)
  })

  it('has a report as it is now, whatever it was when its head was told before', async () => {
    const { cookie } = member
    const other = await newMember(test.app)
    const heads = async () => ok(test.app, headsOf(listReports), { cookie: other.cookie, query })
    await upload(test.app, { cookie: other.cookie, bytes: exampleReport().bytes })
    const [before] = await heads()
    expect(await heads()).toEqual([before])
    const [kept] = await reportsOf(test, other.id)
    if (kept === undefined) throw new Error('the report is kept')
    await resayReport(test, { ...kept, content: { ...kept.content, accounts: kept.content.accounts.slice(1) } })
    const [after] = await heads()
    expect(after?.accountCount).toBe((before?.accountCount ?? 0) - 1)
    expect(await ok(test.app, headsOf(listReports), { cookie, query })).toHaveLength(1)
  })

  it('knows no other view', async () => {
    const { cookie } = member
    const url = '/api/credit-reports?view=tails'
    const answered = await test.app.inject({ method: 'GET', url, headers: { cookie } })
    expect([answered.statusCode, (await call(test.app, headsOf(listReports), { query })).status]).toEqual([400, 401])
  })
})

describe('a list that is narrowed to some items', () => {
  it('has what belongs to them, as the whole list has it', async () => {
    const { cookie } = member
    const [items, disputes, letters, findings] = [
      await ok(test.app, listNegativeItems, { cookie }),
      await ok(test.app, listDisputes, { cookie }),
      await ok(test.app, listLetters, { cookie }),
      await ok(test.app, listFindings, { cookie, query: {} }),
    ]
    const disputed = items.filter(({ isDisputed }) => isDisputed).map(({ id }) => id)
    const others = items.filter(({ isDisputed }) => !isDisputed).map(({ id }) => id)
    expect([disputed.length, others.length > 0]).toEqual([1, true])
    const narrowed = async (ids: readonly string[]) => {
      const asked = { items: ids.join(',') }
      return [
        await ok(test.app, listDisputes, { cookie, query: asked }),
        await ok(test.app, listLetters, { cookie, query: asked }),
        await ok(test.app, listFindings, { cookie, query: asked }),
      ]
    }
    const ofItems = (ids: readonly string[]) =>
      findings.filter(({ reportId, subjectId }) =>
        items.some((item) => ids.includes(item.id) && item.reportId === reportId && item.subjectId === subjectId),
      )
    expect(await narrowed(disputed)).toEqual([disputes, letters, ofItems(disputed)])
    expect(await narrowed(others)).toEqual([[], [], ofItems(others)])
    expect(await narrowed(items.map(({ id }) => id))).toEqual([disputes, letters, findings])
    expect(findings.length).toBeGreaterThan(0)
  })

  it('has the letters of a dispute, and the items of a report', async () => {
    const { cookie } = member
    const [letters, items] = [await ok(test.app, listLetters, { cookie }), await ok(test.app, listNegativeItems, { cookie })]
    const disputeId = letters[0]?.disputeId ?? ''
    expect(await ok(test.app, listLetters, { cookie, query: { disputeId } })).toEqual(letters)
    expect(await ok(test.app, listLetters, { cookie, query: { disputeId: member.id } })).toEqual([])
    const reportId = items[0]?.reportId ?? ''
    expect(await ok(test.app, listNegativeItems, { cookie, query: { reportId } })).toEqual(items)
    expect(await ok(test.app, listNegativeItems, { cookie, query: { reportId: member.id } })).toEqual([])
  })

  it('has nothing of somebody else, and refuses what names no item', async () => {
    const { cookie } = member
    const stranger = await newMember(test.app)
    const items = (await ok(test.app, listNegativeItems, { cookie })).map(({ id }) => id).join(',')
    for (const list of [listDisputes, listLetters, listFindings])
      expect((await call(test.app, list, { cookie: stranger.cookie, query: { items } })).answer).toEqual([])
    for (const wrong of ['', 'all', `${member.id},`, Array.from({ length: 25 }, () => member.id).join(',')])
      expect((await call(test.app, listLetters, { cookie, query: { items: wrong } })).status).toBe(400)
  })
})
