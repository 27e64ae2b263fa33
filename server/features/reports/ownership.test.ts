import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { disputeWithBureau, listDisputes, readDispute } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { changeIdentity } from '#contract/identity.ts'
import { attestLetter, generateLetter, listLetters } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readOwnWord, sayOwnWord } from '#contract/own-word.ts'
import { answerOwnership, listReports, readReport } from '#contract/reports.ts'
import { generateReports } from '#contract/bureaus.ts'
import { call, HOME, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const STRANGER = { name: 'QUENTIN MARLOW', birth: '1951-09-30', ssnLast4: '1177' }
const later = { reportDate: '2026-11-18' } as const
const own = exampleReport().bytes
const foreign = exampleReport({ person: STRANGER, ...later, accounts: [CLEAN_CARD] }).bytes
const foreignWithErrors = exampleReport({ person: STRANGER, ...later }).bytes

const give = async ({ cookie }: Member, bytes: Uint8Array) => {
  const { answer, refusal } = await upload(test.app, { cookie, bytes })
  if (answer === null) throw new Error(refusal?.message)
  return answer.report
}
const itemsOf = ({ cookie }: Member) => ok(test.app, listNegativeItems, { cookie })
const findingsOf = ({ cookie }: Member) => ok(test.app, listFindings, { cookie, query: {} })
const answer = ({ cookie }: Member, id: string, said: 'mine' | 'not_mine' | 'mixed') =>
  call(test.app, answerOwnership, { cookie, params: { id }, body: { answer: said } })

/** Rows of the database that name the report. */
async function tracesOf(id: string): Promise<string[]> {
  const found: string[] = []
  for (const table of ['reports', 'findings', 'negative_items', 'dispute_events', 'notifications']) {
    const { rows } = await test.context.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
    )
    if (rows.some(({ row }) => row.includes(id))) found.push(table)
  }
  return found
}

describe('a report about somebody else', () => {
  it('is asked about, and nothing follows from it: no item, no finding, nothing resolved, no letter, no score', async () => {
    const member = await newMember(test.app)
    const { cookie } = member
    const mine = await give(member, own)
    expect(mine.ownership).toBe('mine')
    const [item] = await itemsOf(member)
    const { id: disputeId } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item?.id ?? '' } })
    const before = [await itemsOf(member), await findingsOf(member), await ok(test.app, readCreditProfile, { cookie })]

    const theirs = await give(member, foreign)
    expect(theirs).toMatchObject({ ownership: 'asked', negativeItems: [], findings: [] })
    expect(theirs.summary).toContain('seems to be about someone else')
    expect([await itemsOf(member), await findingsOf(member), await ok(test.app, readCreditProfile, { cookie })]).toEqual(before)
    const { status, events } = await ok(test.app, readDispute, { cookie, params: { id: disputeId } })
    expect([status, events.map(({ kind }) => kind)]).toEqual(['pending', expect.not.arrayContaining(['changed'])])
    expect((await ok(test.app, listReports, { cookie })).map(({ ownership }) => ownership)).toEqual(['asked', 'mine'])
    const [inquiry] = theirs.inquiries
    if (inquiry) {
      const body = { inquiry: { reportId: theirs.id, inquiryId: inquiry.id }, letterType: 'unauthorized_inquiry' as const }
      expect((await call(test.app, generateLetter, { cookie, body })).status).toBe(409)
    }
  })

  it('is removed by "not mine", and leaves no trace in the file', async () => {
    const member = await newMember(test.app)
    await give(member, own)
    const before = await itemsOf(member)
    const { id } = await give(member, foreignWithErrors)
    expect(await itemsOf(member)).toEqual(before)
    expect(await answer(member, id, 'not_mine')).toMatchObject({ status: 200, answer: { ownership: null } })
    expect((await call(test.app, readReport, { cookie: member.cookie, params: { id } })).status).toBe(404)
    expect([await itemsOf(member), await tracesOf(id)]).toEqual([before, []])
    expect((await answer(member, id, 'mine')).status).toBe(404)
  })

  it('leaves no draft either, where they said “mixed” first: nothing of it was sent', async () => {
    const member = await newMember(test.app)
    const { cookie } = member
    const { id } = await give(member, foreignWithErrors)
    await answer(member, id, 'mixed')
    const theirs = (await itemsOf(member)).find(({ reportId }) => reportId === id)
    await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: theirs?.id ?? '' } })
    const not = { question: 'belongs', answer: 'not_mine' } as const
    await ok(test.app, sayOwnWord, { cookie, body: { ...not, subjectKind: 'detail', reportId: id, entryId: 'name' } })
    const body = { reportId: id, letterType: 'mixed_file' } as const
    await ok(test.app, generateLetter, { cookie, body })
    expect(await ok(test.app, listDisputes, { cookie })).not.toEqual([])
    expect((await answer(member, id, 'not_mine')).status).toBe(200)
    expect([
      await ok(test.app, listDisputes, { cookie }),
      await ok(test.app, listLetters, { cookie }),
      await ok(test.app, listNotifications, { cookie }),
      await tracesOf(id),
    ]).toEqual([[], [], [], []])
  })

  it('counts once the member says that it is theirs, or theirs with somebody else in it', async () => {
    for (const said of ['mine', 'mixed'] as const) {
      const member = await newMember(test.app)
      const { id } = await give(member, foreignWithErrors)
      expect([await itemsOf(member), await findingsOf(member)]).toEqual([[], []])
      expect((await answer(member, id, said)).answer?.ownership).toBe(said)
      expect((await itemsOf(member)).length).toBeGreaterThan(0)
      const report = await ok(test.app, readReport, { cookie: member.cookie, params: { id } })
      expect([report.ownership, report.findings.length > 0]).toEqual([said, true])
      const { questions } = await ok(test.app, readOwnWord, { cookie: member.cookie })
      const aboutAccounts = questions.filter(({ question, subjectKind }) => question === 'belongs' && subjectKind === 'account')
      expect(aboutAccounts).toHaveLength(said === 'mixed' ? report.accounts.length : 0)
      expect((await answer(member, id, said)).status).toBe(200)
    }
  })

  it.each(sampleOf(['not_mine', 'mine'] as const, 1))('is one question for a file of three bureaus: %s', async (said) => {
    const member = await newMember(test.app, { name: 'Robin Okafor' })
    const { cookie } = member
    const bytes = new TextEncoder().encode(identityIqPage('asked once').html)
    await upload(test.app, { cookie, bytes })
    const ownerships = async () => (await ok(test.app, listReports, { cookie })).map(({ ownership }) => ownership)
    expect(await ownerships()).toEqual(['asked', 'asked', 'asked'])
    const [first] = await ok(test.app, listReports, { cookie })
    expect((await answer(member, first?.id ?? '', said)).status).toBe(200)
    expect(await ownerships()).toEqual(said === 'mine' ? ['mine', 'mine', 'mine'] : [])
    expect((await itemsOf(member)).length > 0).toBe(said === 'mine')
  })

  it('is nobody else’s to answer', async () => {
    const [member, stranger] = [await newMember(test.app), await newMember(test.app)]
    const { id } = await give(member, foreign)
    expect((await answer(stranger, id, 'mine')).status).toBe(404)
    const visitor = await call(test.app, answerOwnership, { params: { id }, body: { answer: 'mine' } })
    expect(visitor.status).toBe(401)
    expect(await itemsOf(member)).toEqual([])
  })
})

describe('a report that came before they said who they are', () => {
  it('is asked about once it clearly shows somebody else: nothing is found, listed or resolved, and no letter approved', async () => {
    const member = await newMember(test.app)
    const { cookie } = member
    const { id } = await give(member, own)
    const before = await itemsOf(member)
    const [item] = before
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item?.id ?? '' } })
    const other = { ...HOME, street: '9 Oak Road', city: 'Reno', state: 'NV', zip: '89501' }
    const body = { name: 'Dana Whitfield', dateOfBirth: '1951-09-30', ssnLast4: '1177', addresses: [other] }
    await ok(test.app, changeIdentity, { cookie, body })
    const ownership = async () => (await ok(test.app, readReport, { cookie, params: { id } })).ownership
    expect([await ownership(), await findingsOf(member)]).toEqual(['asked', []])
    expect(await itemsOf(member)).toEqual([])
    const { status, refusal } = await call(test.app, attestLetter, { cookie, params: { id: letter.id }, body: {} })
    expect([status, refusal?.message]).toEqual([409, expect.stringContaining('if this report is yours')])
    expect((await answer(member, id, 'mine')).status).toBe(200)
    expect((await itemsOf(member)).map((one) => one.id).toSorted()).toEqual(before.map((one) => one.id).toSorted())
    // What they answered stands, whatever they say of themselves later.
    await ok(test.app, changeIdentity, { cookie, body: { ssnLast4: '1178' } })
    expect(await ownership()).toBe('mine')
  })

  it('stays theirs where one value alone differs', async () => {
    const member = await newMember(test.app)
    const { cookie } = member
    const { id } = await give(member, own)
    await ok(test.app, sayOwnWord, { cookie, body: { question: 'ssn_last4', answer: '1177' } })
    expect((await ok(test.app, readReport, { cookie, params: { id } })).ownership).toBe('mine')
  })
})

describe('two bureaus that print another birth date', () => {
  it('raise the question by themselves, until it is answered; the wrong one is then a finding', async () => {
    const member = await newMember(test.app)
    const { cookie } = member
    await give(member, own)
    const slip = { birth: '1986-04-12' }
    await give(member, exampleReport({ bureau: 'experian', person: slip, accounts: [CLEAN_CARD] }).bytes)
    const asked = async () => (await findingsOf(member)).filter(({ rule }) => rule === 'birth_date_disagrees')
    expect((await asked()).map(({ rule, bureau, isQuestion }) => `${rule} ${bureau} ${isQuestion}`).toSorted()).toEqual([
      'birth_date_disagrees equifax true',
      'birth_date_disagrees experian true',
    ])
    expect((await asked())[0]?.message).toMatch(/Which one is yours\?$/)
    await ok(test.app, changeIdentity, { cookie, body: { dateOfBirth: '1985-04-12', ssnLast4: '5059' } })
    expect((await asked()).map(({ rule, bureau, isQuestion }) => `${rule} ${bureau} ${isQuestion}`).toSorted()).toEqual([
      'birth_date_disagrees experian false',
    ])
  })
})

describe('a report that is theirs', () => {
  it('waits no longer once they have confirmed the name that it prints', async () => {
    const member = await newMember(test.app, { name: 'Robin Okafor' })
    const { id } = await give(member, own)
    const ownership = async () => (await ok(test.app, readReport, { cookie: member.cookie, params: { id } })).ownership
    expect(await ownership()).toBe('asked')
    const body = { name: 'Robin Okafor', formerNames: ['Dana Whitfield'], addresses: [HOME] }
    await ok(test.app, changeIdentity, { cookie: member.cookie, body })
    expect(await ownership()).toBe('mine')
    expect((await itemsOf(member)).length).toBeGreaterThan(0)
  })

  it('with digits that nobody confirmed is asked about where another bureau prints quite others, until they say theirs', async () => {
    const member = await newMember(test.app)
    await give(member, own)
    const second = await give(member, exampleReport({ ...later, person: { ssnLast4: '1177' } }).bytes)
    expect(second.ownership).toBe('asked')
    const { cookie } = member
    await ok(test.app, sayOwnWord, { cookie, body: { question: 'ssn_last4', answer: '1177' } })
    expect((await ok(test.app, readReport, { cookie, params: { id: second.id } })).ownership).toBe('mine')
    const slip = await give(member, exampleReport({ reportDate: '2026-11-19', person: { ssnLast4: '1717' } }).bytes)
    expect(slip.ownership).toBe('mine')
  })

  if (isWholeCorpus)
    it('from the practice bureaus is about nobody and never asked about', async () => {
      const member = await newMember(test.app)
      const personalInfo = {
        firstName: 'Quentin',
        lastName: 'Marlow',
        dateOfBirth: '1951-09-30',
        address: '1 Practice Street',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
      }
      await ok(test.app, generateReports, { cookie: member.cookie, body: { personalInfo } })
      const reports = await ok(test.app, listReports, { cookie: member.cookie })
      expect(reports.map(({ ownership }) => ownership)).toEqual(['mine', 'mine', 'mine'])
      expect((await answer(member, reports[0]?.id ?? '', 'not_mine')).status).toBe(409)
    })
})
