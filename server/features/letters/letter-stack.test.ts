import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDisputes, readDispute } from '#contract/disputes.ts'
import { markLettersSent, readLettersPdf } from '#contract/letter-print.ts'
import { attestLetter, generateLetter, listLetters } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const COMPANY = { address: '1 Main Street', city: 'Reno', state: 'NV', zip: '89501' }
const NUMBER = '9407199999999912345676'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** Three letters of one day: one to the company between two to the bureau, confirmed unless asked otherwise. */
async function withLetters(isConfirmed = true) {
  test.setNow('2026-11-18T15:00:00.000Z')
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const [one, two] = (await ok(test.app, listNegativeItems, { cookie })).map(({ id }) => id)
  const write = async (body: object): Promise<string> =>
    (await ok(test.app, generateLetter, { cookie, body: { negativeItemId: one ?? '', userInfo, ...body } })).id
  const ids = [
    await write({}),
    await write({ recipient: 'creditor', recipientAddress: COMPANY }),
    await write({ negativeItemId: two ?? '' }),
  ]
  if (isConfirmed) for (const id of ids) await ok(test.app, attestLetter, { cookie, params: { id } })
  test.setNow('2026-11-20T15:00:00.000Z')
  return { cookie, ids }
}

describe('letters in one PDF', () => {
  it('are all there, those to one recipient together, each from its own first page on', async () => {
    const { cookie, ids } = await withLetters()
    const { raw, status } = await call(test.app, readLettersPdf, { cookie, query: { letterIds: ids.join(',') } })
    expect(status).toBe(200)
    const read = await test.context.pageText.read(new Uint8Array(raw), { password: null, digest: null })
    const pages = read.kind === 'text' ? (read.document?.pages ?? []).map(({ words }) => words.map(({ text }) => text)) : []
    const recipients = pages.flatMap((words) => /Dear ([^:]{1,60}):/.exec(words.join(' '))?.[1] ?? [])
    expect(recipients.map((name) => name.split(' ')[0])).toEqual(['Equifax', 'Equifax', 'CAPITAL'])
  })

  it('are one’s own, and named', async () => {
    const mine = await withLetters()
    const theirs = await withLetters()
    const ask = (letterIds: string, cookie: string | null = mine.cookie) =>
      call(test.app, readLettersPdf, { cookie, query: { letterIds } })
    expect((await ask([...mine.ids, theirs.ids[0]].join(','))).status).toBe(404)
    expect((await ask('')).status).toBe(400)
    expect((await ask('no id')).status).toBe(404)
    expect((await ask(mine.ids.join(','), null)).status).toBe(401)
  })
})

describe('letters marked as sent together', () => {
  const body = { sentMethod: 'certified_mail', trackingNumber: '9407 1999 9999 9912 3456 76', sentOn: '2026-11-19' } as const

  it('have one day and one number, each in its own dispute', async () => {
    const { cookie, ids } = await withLetters()
    const marked = await ok(test.app, markLettersSent, { cookie, body: { letterIds: ids, ...body } })
    expect(marked.map(({ id, status, trackingNumber, sentAt }) => [id, status, trackingNumber, sentAt?.slice(0, 10)])).toEqual(
      ids.map((id) => [id, 'sent', NUMBER, '2026-11-19']),
    )
    const events = []
    for (const { id } of await ok(test.app, listDisputes, { cookie }))
      events.push(...(await ok(test.app, readDispute, { cookie, params: { id } })).events)
    const sent = events.filter(({ kind }) => kind === 'sent')
    expect(sent.map(({ at }) => at.slice(0, 10))).toEqual(ids.map(() => '2026-11-19'))
    // The same again changes nothing.
    expect(await ok(test.app, markLettersSent, { cookie, body: { letterIds: ids, ...body } })).toEqual(marked)
  })

  if (isWholeCorpus)
    it('are all marked or none: one that is not approved, a day to come, and one before the letters', async () => {
      const { cookie, ids } = await withLetters(false)
      const [first = '', second = ''] = ids
      await ok(test.app, attestLetter, { cookie, params: { id: first } })
      const open = await call(test.app, markLettersSent, { cookie, body: { letterIds: [first, second], ...body } })
      expect([open.status, open.refusal?.code, open.refusal?.letterIds]).toEqual([409, 'not_attested', [second]])
      for (const sentOn of ['2026-11-25', '2026-11-17']) {
        const refused = await call(test.app, markLettersSent, { cookie, body: { letterIds: [first], ...body, sentOn } })
        expect([sentOn, refused.status, refused.refusal?.issues?.[0]?.path]).toEqual([sentOn, 400, 'sentOn'])
      }
      expect((await ok(test.app, listLetters, { cookie })).every(({ status }) => status === 'draft')).toBe(true)
    })

  it('are one’s own: a stranger’s letter marks none', async () => {
    const mine = await withLetters()
    const theirs = await withLetters()
    const letterIds = [...mine.ids, theirs.ids[0] ?? '']
    expect((await call(test.app, markLettersSent, { cookie: mine.cookie, body: { letterIds, ...body } })).status).toBe(404)
    expect((await call(test.app, markLettersSent, { body: { letterIds, ...body } })).status).toBe(401)
    expect((await ok(test.app, listLetters, mine)).every(({ status }) => status === 'draft')).toBe(true)
  })
})
