import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterSent } from '#contract/letters.ts'
import { readOwnWord, sayOwnWord } from '#contract/own-word.ts'
import { answerOwnership } from '#contract/reports.ts'
import { call, HOME, KNOWN, newMember, ok } from '#server/testing/member.ts'
import { changeIdentity } from '#contract/identity.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

/** A report under another person's name, which its member calls mixed with somebody else's. */
async function withMixed() {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const person = { name: 'QUENTIN MARLOW', alsoKnownAs: ['DANA WHITFIELD'], birth: '1951-09-30', ssnLast4: '1177' }
  const { answer } = await upload(test.app, {
    cookie,
    bytes: exampleReport({ person, accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN] }).bytes,
  })
  const report = answer?.report
  const reportId = report?.id ?? ''
  const write = () => call(test.app, generateLetter, { cookie, body: { letterType: 'mixed_file', reportId } })
  const say = (given: 'mixed' | 'mine') =>
    ok(test.app, answerOwnership, { cookie, params: { id: reportId }, body: { answer: given } })
  return { cookie, report, reportId, write, say }
}

describe('a report that is mixed with somebody else’s', () => {
  it('leads to a letter that names what is not theirs, one by one, and asks for two files', async () => {
    const { cookie, report, reportId, write, say } = await withMixed()
    expect((await write()).status).toBe(409)
    await say('mixed')
    const { questions } = await ok(test.app, readOwnWord, { cookie })
    const asked = questions.filter(({ question, subjectKind }) => question === 'belongs' && subjectKind === 'account')
    expect(asked).toHaveLength(2)
    const foreign = report?.accounts.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
    const own = report?.accounts.find(({ creditorName }) => creditorName === 'FIRST HARBOR BANK')
    const answer = (entryId: string, subjectKind: 'account' | 'detail', said: 'mine' | 'not_mine') =>
      ok(test.app, sayOwnWord, { cookie, body: { question: 'belongs', subjectKind, reportId, entryId, answer: said } })
    await answer(foreign?.id ?? '', 'account', 'not_mine')
    await answer(own?.id ?? '', 'account', 'mine')
    await answer('name', 'detail', 'not_mine')
    const written = await write()
    expect(written.status).toBe(201)
    const letter = written.answer
    expect(letter).toMatchObject({ letterType: 'mixed_file', bureau: 'equifax', negativeItemId: null })
    const text = letter?.letterContent ?? ''
    for (const part of [
      "Re: Dispute of another person's information in my file",
      `MERIDIAN AUTO FINANCE, account number ${foreign?.accountNumber}. It is on page ${foreign?.evidence['creditorName']?.page}`,
      'QUENTIN MARLOW',
      '1681e(b)',
      '1681i(a)(1)',
      'separate',
      'the last four digits of my Social Security number are 5059',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('FIRST HARBOR BANK')
    expect(text).not.toContain('In my own words')
    expect(await write()).toMatchObject({ status: 200, answer: { id: letter?.id } })
    const params = { id: letter?.id ?? '' }
    await ok(test.app, attestLetter, { cookie, params, body: {} })
    await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'certified_mail' } })
    const dispute = await ok(test.app, readDispute, { cookie, params: { id: letter?.disputeId ?? '' } })
    expect(dispute).toMatchObject({ creditor: 'Mixed file at Equifax', status: 'in_progress', disputeTargets: ['equifax'] })
  })

  it('is asked about before anything is written, and is nobody else’s', async () => {
    const { cookie, reportId, write, say } = await withMixed()
    await say('mixed')
    await ok(test.app, changeIdentity, {
      cookie,
      body: {
        ...KNOWN,
        name: 'Dana Whitfield',
        formerNames: ['Quentin Marlow'],
        addresses: [HOME],
        dateOfBirth: '1951-09-30',
        ssnLast4: '1177',
      },
    })
    const refused = await write()
    expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('Say first what is not yours')])
    const stranger = await newMember(test.app, { isKnown: true })
    const body = { letterType: 'mixed_file', reportId } as const
    expect((await call(test.app, generateLetter, { cookie: stranger.cookie, body })).status).toBe(404)
  })

  it('that is theirs alone is written no such letter', async () => {
    const { write, say } = await withMixed()
    await say('mine')
    const refused = await write()
    expect([refused.status, refused.refusal?.message]).toEqual([
      409,
      expect.stringContaining('First tell us this report is mixed'),
    ])
  })
})
