import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFindings } from '#contract/findings.ts'
import {
  linkAccounts,
  listAccountLinks,
  readOwnWord,
  sayOwnWord,
  takeBackOwnWord,
  unlinkAccounts,
  type wordToSay,
} from '#contract/own-word.ts'
import { listReports } from '#contract/reports.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { seeded } from '#engine/practice/seed.ts'
import { situation } from '#engine/practice/situation.ts'
import { ownWords } from '#server/database/tables/own-word.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { aboutExample } from '#tools/synthetic-reports/about-example.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'

const experian = experianCreditProfile(aboutExample(makeCreditFile('forms')), seeded('forms')).bytes

let test: TestApp
let dana: Member
let reportId: string
beforeAll(async () => {
  test = await testApp()
  dana = await newMember(test.app)
  const { answer } = await upload(test.app, { cookie: dana.cookie, bytes: exampleReport().bytes })
  reportId = answer?.report.id ?? ''
})
afterAll(() => test.close())

type Word = z.input<typeof wordToSay>
const say = (body: Word, { cookie }: Pick<Member, 'cookie'> = dana) => call(test.app, sayOwnWord, { cookie, body })
const rulesFound = async () => (await ok(test.app, listFindings, { cookie: dana.cookie, query: {} })).map(({ rule }) => rule)

describe('the member’s own word', () => {
  it('is kept sealed, judged with at once, and taken back', async () => {
    const [report] = await ok(test.app, listReports, { cookie: dana.cookie })
    const account = report?.accounts[0]
    const entryId = account?.id ?? ''
    const body: Word = { question: 'belongs', subjectKind: 'account', reportId, entryId, answer: 'not_mine' }
    expect(await rulesFound()).not.toContain('account_not_recognised')
    const said = await say(body)
    expect(said.status).toBe(201)
    expect(said.answer).toMatchObject({ answer: 'not_mine', reportId, entryId })
    expect(said.answer?.label).toContain(account?.creditorName)
    expect(await rulesFound()).toContain('account_not_recognised')
    expect((await say(body)).status).toBe(200)
    const rows = await test.context.db.select().from(ownWords).where(eq(ownWords.userId, dana.id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(account?.creditorName)
    const id = said.answer?.id ?? ''
    await ok(test.app, takeBackOwnWord, { cookie: dana.cookie, params: { id } })
    expect(await rulesFound()).not.toContain('account_not_recognised')
    expect((await call(test.app, takeBackOwnWord, { cookie: dana.cookie, params: { id } })).status).toBe(404)
  })

  it('is asked for once, and holds until it is said otherwise', async () => {
    const asked = async () => (await ok(test.app, readOwnWord, { cookie: dana.cookie })).questions.map(({ question }) => question)
    expect(await asked()).toContain('birthday')
    expect((await say({ question: 'birthday', answer: '1980-05-17' })).status).toBe(201)
    expect(await asked()).not.toContain('birthday')
    const changed = await say({ question: 'birthday', answer: '1981-05-17' })
    expect([changed.status, changed.answer?.answer]).toEqual([201, '1981-05-17'])
    const { said } = await ok(test.app, readOwnWord, { cookie: dana.cookie })
    expect(said.filter(({ question }) => question === 'birthday')).toHaveLength(1)
  })

  it.each<[Word, number]>([
    [{ question: 'birthday', answer: 'May 1980' }, 400],
    [{ question: 'ssn_last4', answer: '123-45-6789' }, 400],
    [{ question: 'closed_by_me', reportId: 'x', entryId: 'a1', answer: 'yes' }, 404],
  ])('%j is refused', async (body, status) => expect((await say(body)).status).toBe(status))

  it('is said of one’s own reports alone', async () => {
    const stranger = await newMember(test.app)
    const body: Word = { question: 'closed_by_me', reportId, entryId: 'a1', answer: 'yes' }
    expect((await say(body, stranger)).status).toBe(404)
    expect((await say({ ...body, entryId: 'a99' })).status).toBe(404)
  })
})

describe('two entries', () => {
  it('are one account when the member says so, and two when they take it back', async () => {
    const { answer } = await upload(test.app, { cookie: dana.cookie, bytes: experian })
    const other = answer?.report
    const one = { reportId, accountId: 'a1' }
    const two = { reportId: other?.id ?? '', accountId: other?.accounts[0]?.id ?? '' }
    const linked = await call(test.app, linkAccounts, { cookie: dana.cookie, body: { one, other: two, isSame: true } })
    expect(linked.status).toBe(201)
    const again = await call(test.app, linkAccounts, { cookie: dana.cookie, body: { one: two, other: one, isSame: true } })
    expect([again.status, again.answer?.id]).toEqual([200, linked.answer?.id])
    const [listed, ...more] = await ok(test.app, listAccountLinks, { cookie: dana.cookie })
    expect(more).toEqual([])
    expect(new Set([listed?.one.reportId, listed?.other.reportId])).toEqual(new Set([reportId, other?.id]))
    await ok(test.app, unlinkAccounts, { cookie: dana.cookie, params: { id: listed?.id ?? '' } })
    expect(await ok(test.app, listAccountLinks, { cookie: dana.cookie })).toEqual([])
  })

  it('of one bureau are never one account', async () => {
    const one = { reportId, accountId: 'a1' }
    const body = { one, other: { reportId, accountId: 'a2' }, isSame: true }
    expect((await call(test.app, linkAccounts, { cookie: dana.cookie, body })).status).toBe(400)
  })
})

describe('a value that several bureaus print', () => {
  it('is asked once, and one answer is for all of them', async () => {
    const { askings } = makeCreditFile('asked')
    const member = await newMember(test.app)
    for (const bureau of ['equifax', 'experian'] as const) {
      const { bytes } = exampleReport({ seed: 'asked', bureau, file: { askings } })
      await upload(test.app, { cookie: member.cookie, bytes })
    }
    const read = async () => (await ok(test.app, readOwnWord, { cookie: member.cookie })).questions
    const stated = async () =>
      (await ok(test.app, listFindings, { cookie: member.cookie, query: {} }))
        .filter(({ rule, isQuestion }) => rule === 'inquiry_not_recognised' && !isQuestion)
        .map(({ bureau }) => bureau)
    const asked = (await read()).filter(({ sheet }) => sheet === 'inquiries')
    const [first] = asked
    expect(first?.prints.map(({ bureau }) => bureau)).toEqual(['equifax', 'experian'])
    const [, second] = first?.prints ?? []
    const about = { reportId: second?.reportId ?? '', entryId: second?.entryId ?? '' }
    const { answer } = await say({ question: 'belongs', subjectKind: 'inquiry', ...about, answer: 'not_mine' }, member)
    expect((await read()).filter(({ sheet }) => sheet === 'inquiries')).toHaveLength(asked.length - 1)
    expect((await stated()).toSorted()).toEqual(['equifax', 'experian'])

    const other = { reportId: first?.reportId ?? '', entryId: first?.entryId ?? '' }
    const changed = await say({ question: 'belongs', subjectKind: 'inquiry', ...other, answer: 'mine' }, member)
    expect(changed.answer?.id).toBe(answer?.id)
    expect(await stated()).toEqual([])
    await ok(test.app, takeBackOwnWord, { cookie: member.cookie, params: { id: answer?.id ?? '' } })
    expect((await read()).filter(({ sheet }) => sheet === 'inquiries')).toHaveLength(asked.length)
  })
})

describe('medical bills', () => {
  const bill = (creditorName: string, accountNumber: string, originalCreditor: string) =>
    situation({
      creditorName,
      accountNumber,
      originalCreditor,
      accountType: 'collection',
      accountTypeText: 'Collection',
      loanType: 'Collection Agency',
      creditorClassification: 'Medical or Health Care',
      status: null,
      paymentStatus: 'in_collections',
      isNegative: true,
      dateOpened: '2025-02-03',
      dateAssigned: '2025-02-03',
      dateOfFirstDelinquency: '2024-06-03',
      currentBalance: 81_200,
      pastDue: 81_200,
      originalBalance: 81_200,
    })
  const accounts = [
    bill('RIDGELINE RECOVERY', '7714410992', 'LAKE FICTION REGIONAL MEDICAL CENTER'),
    bill('PELHAM COLLECTORS', '5517719204', 'ST ANNE HOSPITAL'),
  ]

  it('are asked on one sheet, each once over all bureaus, and one answer is for all of them', async () => {
    const member = await newMember(test.app)
    for (const bureau of ['equifax', 'experian'] as const)
      await upload(test.app, { cookie: member.cookie, bytes: exampleReport({ seed: 'bills', bureau, accounts }).bytes })
    const read = async () =>
      (await ok(test.app, readOwnWord, { cookie: member.cookie })).questions.filter(({ sheet }) => sheet === 'medical_bills')
    const asked = await read()
    expect(Object.fromEntries(asked.map(({ label, prints }) => [label, prints.map(({ bureau }) => bureau)]))).toEqual({
      'PELHAM COLLECTORS': ['equifax', 'experian'],
      'RIDGELINE RECOVERY': ['equifax', 'experian'],
    })
    expect(asked).toHaveLength(2)
    const [, second] = asked[0]?.prints ?? []
    const about = { reportId: second?.reportId ?? '', entryId: second?.entryId ?? '' }
    expect((await say({ question: 'veteran_medical', ...about, answer: 'no' }, member)).status).toBe(201)
    expect((await read()).map(({ label }) => label)).toEqual([asked[1]?.label])
  })
})
