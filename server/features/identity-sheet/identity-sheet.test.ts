import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeIdentity, readIdentity } from '#contract/identity.ts'
import { attestLetter, generateLetter, listLetters, markLetterSent } from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { sayOwnWord, takeBackOwnWord } from '#contract/own-word.ts'
import { saveProfile } from '#contract/profile.ts'
import { call, HOME, KNOWN, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { withoutIds } from '../../testing/without-ids.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const NOTHING = { name: null, formerNames: null, dateOfBirth: null, ssnLast4: null, addresses: null, declined: [] }

async function withReport(): Promise<Member & { items: string[]; printed: { name: string; ssnLast4: string } }> {
  const member = await newMember(test.app)
  const { answer } = await upload(test.app, { cookie: member.cookie, bytes: exampleReport().bytes })
  const { name, ssnLast4 } = answer?.report.personalInfo ?? {}
  const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
  return { ...member, items: items.map(({ id }) => id), printed: { name: name ?? '', ssnLast4: ssnLast4 ?? '' } }
}

describe('who the member is', () => {
  it('is unknown until they say it; without a report nothing is proposed', async () => {
    const { cookie } = await newMember(test.app)
    const empty = { name: [], formerNames: [], dateOfBirth: [], ssnLast4: [], addresses: [] }
    expect(await ok(test.app, readIdentity, { cookie })).toEqual({
      ...NOTHING,
      proposals: empty,
      missing: ['name', 'dateOfBirth', 'ssnLast4', 'addresses'],
      unlistedAddresses: [],
    })
    expect((await call(test.app, readIdentity)).status).toBe(401)
  })

  it('is proposed by the reports, each value with where it stands, and confirmed by nobody but them', async () => {
    const { cookie, printed } = await withReport()
    const { proposals, ...known } = await ok(test.app, readIdentity, { cookie })
    expect(known).toMatchObject(NOTHING)
    expect(proposals.ssnLast4).toEqual([
      {
        value: printed.ssnLast4,
        isAgreed: true,
        from: [{ reportId: expect.any(String), bureau: 'equifax', page: expect.any(Number) }],
      },
    ])
    expect(proposals.name[0]?.value.toLowerCase()).toBe(printed.name.toLowerCase())
  })

  it('keeps what is given, leaves the rest, takes away what is null, and lies sealed', async () => {
    const { cookie, id } = await newMember(test.app)
    await ok(test.app, changeIdentity, { cookie, body: { name: 'Dana  Whitfield', dateOfBirth: '1985-04-12', ssnLast4: '8830' } })
    const move = { ...HOME, street: '9 Quarry Lane', from: '2019-05', to: '2025-11' }
    const second = await ok(test.app, changeIdentity, { cookie, body: { formerNames: ['Dana Reed'], addresses: [HOME, move] } })
    expect(second).toMatchObject({
      name: 'Dana Whitfield',
      formerNames: ['Dana Reed'],
      dateOfBirth: '1985-04-12',
      ssnLast4: '8830',
      addresses: [{ ...HOME, from: null, to: null }, move],
      missing: [],
    })
    expect(await ok(test.app, changeIdentity, { cookie, body: { ssnLast4: null } })).toMatchObject({
      ssnLast4: null,
      name: 'Dana Whitfield',
    })
    const rows = await test.context.db.execute(sql`select * from identities where user_id = ${id}::uuid`)
    expect(rows.rows).toHaveLength(1)
    expect(withoutIds(JSON.stringify(rows.rows))).not.toMatch(/Whitfield|Reed|Quarry|8830/)
    const audit = await test.context.db.execute(
      sql`select detail from audit_log where user_id = ${id}::uuid and action = 'identity.saved' order by at, detail`,
    )
    expect(audit.rows).toHaveLength(3)
    expect(withoutIds(JSON.stringify(audit.rows))).not.toMatch(/Whitfield|Reed|Quarry|8830|1985/)
    expect(audit.rows).toContainEqual({ detail: { ssnLast4: 'removed' } })
  })

  it.each([
    [{ ssnLast4: '123-45-8830' }, 'ssnLast4', 'Enter only the last four digits. We never keep a full Social Security number.'],
    [{ ssnLast4: '123458830' }, 'ssnLast4', 'Enter only the last four digits. We never keep a full Social Security number.'],
    [{ ssnLast4: '88' }, 'ssnLast4', 'Enter the last four digits'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'This date is in the future. Check your date of birth.'],
    [{ dateOfBirth: '0000-01-01' }, 'dateOfBirth', 'This year is too long ago. Check your date of birth.'],
    [{ addresses: [{ ...HOME, from: '2024', to: '2020' }] }, 'addresses.0.to', 'This is before the day you moved in'],
    [{ name: '' }, 'name', 'Name is required'],
  ])('refuses %j', async (body, path, message) => {
    const { cookie } = await newMember(test.app)
    const { status, refusal } = await call(test.app, changeIdentity, { cookie, body })
    expect([status, refusal?.issues?.[0]]).toMatchObject([400, { path, message }])
    expect(await ok(test.app, readIdentity, { cookie })).toMatchObject(NOTHING)
  })

  it('is what they said as their own word, too', async () => {
    const { cookie } = await newMember(test.app)
    const said = await ok(test.app, sayOwnWord, { cookie, body: { question: 'ssn_last4', answer: '8830' } })
    await ok(test.app, sayOwnWord, { cookie, body: { question: 'birthday', answer: '1985' } })
    expect(await ok(test.app, readIdentity, { cookie })).toMatchObject({ ssnLast4: '8830', dateOfBirth: '1985' })
    await ok(test.app, takeBackOwnWord, { cookie, params: { id: said.id } })
    expect((await ok(test.app, readIdentity, { cookie })).ssnLast4).toBeNull()
  })

  it('follows a new mailing address, and says where no report lists it', async () => {
    const { cookie } = await withReport()
    await ok(test.app, changeIdentity, { cookie, body: { addresses: [{ ...HOME, from: '2019-05' }] } })
    await ok(test.app, saveProfile, { cookie, body: { mailingAddress: { ...HOME, address: HOME.street } } })
    expect((await ok(test.app, readIdentity, { cookie })).addresses?.map(({ from }) => from)).toEqual(['2019-05'])
    const mailingAddress = { address: '77 New Road', city: 'Troy', state: 'OH', zip: '45373' }
    await ok(test.app, saveProfile, { cookie, body: { mailingAddress } })
    const { addresses, unlistedAddresses } = await ok(test.app, readIdentity, { cookie })
    expect(addresses?.map(({ street }) => street)).toEqual(['77 New Road', HOME.street])
    expect(unlistedAddresses).toEqual(['77 New Road, Troy, OH 45373'])
  })
})

describe('a letter', () => {
  const sender = { name: 'Dana Whitfield', address: '12 Elm St', city: 'Dayton', state: 'OH', zip: '45402' }

  it('is written without digits or birth date until they are confirmed; only approving waits, and says what is missing', async () => {
    const { cookie, items, printed } = await withReport()
    const body = { negativeItemId: items[0] ?? '', userInfo: sender }
    const letter = await ok(test.app, generateLetter, { cookie, body })
    expect(letter.letterContent).not.toMatch(/Social Security|date of birth/)
    expect(letter.letterContent).not.toContain(printed.ssnLast4)
    const { status, refusal } = await call(test.app, attestLetter, { cookie, params: { id: letter.id }, body: {} })
    expect([status, refusal?.code, refusal?.issues?.map(({ path }) => path)]).toEqual([
      409,
      'identity_unconfirmed',
      ['dateOfBirth', 'ssnLast4'],
    ])
    expect(refusal?.message).toContain('your date of birth and the last four digits of your Social Security number')
  })

  it('can be approved without birth date and digits, once its member has said that they do not give them', async () => {
    const { cookie, items, printed } = await withReport()
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0] ?? '', userInfo: sender } })
    await ok(test.app, changeIdentity, { cookie, body: { name: 'Dana Whitfield', addresses: [HOME], ssnLast4: null } })
    const params = { id: letter.id }
    const { refusal } = await call(test.app, attestLetter, { cookie, params, body: {} })
    expect(refusal?.issues?.map(({ path }) => path)).toEqual(['dateOfBirth'])
    const known = await ok(test.app, changeIdentity, { cookie, body: { dateOfBirth: null } })
    expect(known).toMatchObject({ dateOfBirth: null, ssnLast4: null, declined: ['dateOfBirth', 'ssnLast4'], missing: [] })
    const { letterContent } = await ok(test.app, attestLetter, { cookie, params, body: {} })
    expect(letterContent).not.toMatch(/Social Security|date of birth/)
    expect(letterContent).not.toContain(printed.ssnLast4)
    // Whoever gives it after all declines it no more.
    await ok(test.app, sayOwnWord, { cookie, body: { question: 'ssn_last4', answer: '8830' } })
    expect(await ok(test.app, readIdentity, { cookie })).toMatchObject({ ssnLast4: '8830', declined: ['dateOfBirth'] })
  })

  it('states what its member confirmed, not what the report prints, and is written anew when they confirm it', async () => {
    const { cookie, items, printed } = await withReport()
    const write = (negativeItemId: string) =>
      ok(test.app, generateLetter, { cookie, body: { negativeItemId, userInfo: { ...sender, name: '' } } })
    const first = await write(items[0] ?? '')
    await ok(test.app, changeIdentity, {
      cookie,
      body: { name: 'Dana Q. Whitfield', dateOfBirth: '1985-04-12', ssnLast4: '8830' },
    })
    const second = await write(items[1] ?? '')
    const letters = await ok(test.app, listLetters, { cookie })
    expect(letters.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
    for (const { letterContent } of letters) {
      expect(letterContent).toContain('the last four digits of my Social Security number are 8830')
      expect(letterContent).toContain('my date of birth is April 12, 1985')
      expect(letterContent).toMatch(/^Dana Q\. Whitfield\n/)
      expect(letterContent).not.toContain(`Social Security number are ${printed.ssnLast4}`)
    }
    await ok(test.app, attestLetter, { cookie, params: { id: first.id }, body: {} })
  })

  it('that was approved and has become untrue waits for its member again', async () => {
    const { cookie, items } = await withReport()
    await ok(test.app, changeIdentity, { cookie, body: { ...KNOWN, name: 'Dana Whitfield' } })
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0] ?? '' } })
    await ok(test.app, attestLetter, { cookie, params: { id }, body: {} })
    await ok(test.app, changeIdentity, { cookie, body: { ssnLast4: '8830' } })
    const [letter] = await ok(test.app, listLetters, { cookie })
    expect(letter).toMatchObject({ id, attestedAt: null, letterContent: expect.stringContaining('are 8830') })
  })

  it.each([
    ['digits', { question: 'ssn_last4', answer: '8830' } as const, /“8830”.*Social Security number are 5059/],
    ['birthday', { question: 'birthday', answer: '1986-05-13' } as const, /“May 13, 1986”.*date of birth is April 12, 1985/],
  ])('that was approved goes nowhere once its member has said other %s, and both are shown', async (_what, said, shown) => {
    const { cookie, items } = await withReport()
    await ok(test.app, changeIdentity, { cookie, body: { ...KNOWN, name: 'Dana Whitfield' } })
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0] ?? '' } })
    await ok(test.app, attestLetter, { cookie, params: { id }, body: {} })
    await ok(test.app, sayOwnWord, { cookie, body: said })
    const doors = [
      await call(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'standard_mail' } }),
      await call(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail' } }),
    ]
    for (const { status, refusal } of doors) {
      expect([status, refusal?.code]).toEqual([409, 'conflict'])
      expect(refusal?.message).toMatch(shown)
      expect(refusal?.message).toContain('Write the letter again, then approve it.')
    }
  })

  it.each([
    ['name', { name: 'Dana Reed' }, /^Dana Reed\n/],
    ['home', { addresses: [{ ...HOME, street: '77 New Road' }] }, /^Dana Whitfield\n77 New Road\n/],
  ])('that was approved under another %s is written again for its member to approve', async (_what, change, head) => {
    const { cookie, items } = await withReport()
    await ok(test.app, changeIdentity, { cookie, body: { ...KNOWN, name: 'Dana Whitfield' } })
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0] ?? '' } })
    await ok(test.app, attestLetter, { cookie, params: { id }, body: {} })
    await ok(test.app, changeIdentity, { cookie, body: change })
    const [letter] = await ok(test.app, listLetters, { cookie })
    expect(letter).toMatchObject({ id, attestedAt: null, letterContent: expect.stringMatching(head) })
  })

  if (isWholeCorpus)
    it('is not disturbed by a name that is only spelled otherwise, nor by one that was typed for it', async () => {
      const { cookie, items } = await withReport()
      await ok(test.app, changeIdentity, { cookie, body: { ...KNOWN, name: 'Dana Whitfield' } })
      const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0] ?? '' } })
      const typed = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[1] ?? '', userInfo: sender } })
      for (const one of [id, typed.id]) await ok(test.app, attestLetter, { cookie, params: { id: one }, body: {} })
      await ok(test.app, changeIdentity, { cookie, body: { name: 'Dana Q. Whitfield' } })
      expect((await ok(test.app, listLetters, { cookie })).every(({ attestedAt }) => attestedAt !== null)).toBe(true)
      await ok(test.app, changeIdentity, { cookie, body: { name: 'Quinn Reed' } })
      const letters = await ok(test.app, listLetters, { cookie })
      expect(letters.find((one) => one.id === typed.id)?.attestedAt).not.toBeNull()
      const sent = await ok(test.app, sendLetters, { cookie, body: { letterIds: [typed.id], mailingMethod: 'standard_mail' } })
      expect(sent.mailed).toHaveLength(1)
    })

  it('to a company states neither, and asks only for name and address', async () => {
    const { cookie, items } = await withReport()
    await ok(test.app, changeIdentity, { cookie, body: { name: 'Dana Whitfield', addresses: [HOME] } })
    const wish = { negativeItemId: items[0] ?? '', recipient: 'creditor' as const }
    const letter = await ok(test.app, generateLetter, { cookie, body: wish })
    expect(letter.letterContent).toMatch(/^Dana Whitfield\n12 Elm St\nDayton, OH 45402\n/)
    expect(letter.letterContent).not.toMatch(/Social Security|date of birth/)
    await ok(test.app, attestLetter, { cookie, params: { id: letter.id }, body: {} })
  })

  it('names the address before, where the report does not list the one of today', async () => {
    const { cookie, items } = await withReport()
    const now = { street: '77 New Road', city: 'Troy', state: 'OH', zip: '45373', from: '2026-06', to: null }
    const then = { street: '8 Oak Court', city: 'Troy', state: 'OH', zip: '45373', from: null, to: '2026-06' }
    await ok(test.app, changeIdentity, { cookie, body: { ...KNOWN, name: 'Dana Whitfield', addresses: [now, then] } })
    const { letterContent } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0] ?? '' } })
    expect(letterContent).toMatch(/^Dana Whitfield\n77 New Road\n/)
    expect(letterContent).toContain('My previous address is 8 Oak Court, Troy, OH 45373.')
  })
})
