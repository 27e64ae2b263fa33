import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { choosePapers } from '#contract/letter-print.ts'
import { attestLetter, generateLetter } from '#contract/letters.ts'
import { listMailings, mailService, quoteMailing, sendLetters, sprintMail } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { letterBody } from '#engine/letters/letter-body.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { printedIfKept, ownedLetters } from '#server/features/letters/letters.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const ME = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withLetters() {
  test.setNow(NOW)
  const { cookie, id } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const ids: string[] = []
  for (const item of await ok(test.app, listNegativeItems, { cookie }))
    ids.push((await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item.id, userInfo: ME } })).id)
  return { cookie, id, ids }
}
const quote = (cookie: string, letterIds: string[], service: 'certified_mail' | 'standard_mail' = 'certified_mail') =>
  ok(test.app, quoteMailing, { cookie, body: { letterIds, service } })

const paperOf = async (cookie: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()
  return (await givePaper(test.app, { cookie, bytes: new Uint8Array(bytes) })).answer?.id ?? ''
}

describe('a quote', () => {
  it('says of each letter what it is, who carries it, when it comes, what it costs and what is missing', async () => {
    const { cookie, ids } = await withLetters()
    const paperIds = [await paperOf(cookie)]
    await ok(test.app, choosePapers, { cookie, params: { id: ids[0] ?? '' }, body: { paperIds } })
    const found = await quote(cookie, ids)
    expect(found).toMatchObject({ service: 'certified_mail', total: 8.5 * ids.length, canGo: false })
    for (const letter of found.letters) {
      expect(letter).toMatchObject({
        isSimulated: true,
        carrier: 'the practice post office',
        price: { amount: 8.5, since: '2024-01-01', source: 'The practice post office’s price list' },
        // Friday, November 20: the Monday, Tuesday and Wednesday after.
        expected: { on: '2026-11-24' },
        envelope: 'number_10',
      })
      expect(letter.expected?.why).toMatch(/3 mail days/)
      expect(letter.missing.map(({ kind }) => kind)).toEqual(['attestation'])
      expect(letter.pages?.cover).toBe(1)
      expect(letter.pages?.total).toBe(letter.sheets)
    }
    expect(found.letters[0]?.enclosures).toContain('A copy of my identification')
    expect((await quote(cookie, ids, 'standard_mail')).letters.map(({ pages }) => pages?.cover)).toEqual(ids.map(() => 0))
    expect(await ok(test.app, listMailings, { cookie })).toEqual([])
  })

  it('comes true: what is printed for the post has as many pages, and costs as much', async () => {
    const { cookie, id, ids } = await withLetters()
    for (const letterId of ids) await ok(test.app, attestLetter, { cookie, params: { id: letterId } })
    const found = await quote(cookie, ids)
    expect(found.canGo).toBe(true)
    const confirmed = found.letters.map(({ letterId, price }) => ({ letterId, price: price?.amount ?? 0 }))
    const body = { letterIds: ids, mailingMethod: 'certified_mail' as const, confirmed }
    expect((await ok(test.app, sendLetters, { cookie, body })).totalCost).toBe(found.total)
    const user = await ownerOfRow(test.context, id)
    if (user === null) throw new Error('a member has an account')
    for (const row of await ownedLetters(test.context, user, ids)) {
      const pdf = await printedIfKept(test.context, row)
      const counted = pdf === null ? null : await test.context.pageText.pageCount(pdf, { password: null })
      const pages = found.letters.find(({ letterId }) => letterId === row.id)?.pages?.total
      expect(counted).toEqual({ kind: 'pages', count: pages })
    }
    // Again: nothing is sent again, and nothing is asked again.
    expect((await ok(test.app, sendLetters, { cookie, body })).mailed).toEqual([])
  })

  it('that has changed since is not paid: nothing goes, and the new one is answered', async () => {
    const { cookie, ids } = await withLetters()
    for (const letterId of ids) await ok(test.app, attestLetter, { cookie, params: { id: letterId } })
    const confirmed = ids.map((letterId) => ({ letterId, price: 8.5 }))
    const real = await test.context.practicePost.quote({ method: 'certified_mail', pages: 1, at: NOW })
    const price = vi.spyOn(test.context.practicePost, 'quote').mockResolvedValue({ ...real, cents: 900 })
    const body = { letterIds: ids, mailingMethod: 'certified_mail' as const, confirmed }
    const refused = await call(test.app, sendLetters, { cookie, body })
    price.mockRestore()
    expect([refused.status, refused.refusal?.code, refused.refusal?.quote?.total]).toEqual([409, 'price_changed', 9 * ids.length])
    expect(await ok(test.app, listMailings, { cookie })).toEqual([])
    const others = [
      call(test.app, sprintMail, { cookie, body: { letters: ids, confirmed } }),
      call(test.app, sendLetters, { cookie, body: { ...body, confirmed: confirmed.slice(1) } }),
    ]
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([409, 409])
    expect(await ok(test.app, listMailings, { cookie })).toEqual([])
    expect((await ok(test.app, sendLetters, { cookie, body })).mailed).toHaveLength(ids.length)
  })

  if (isWholeCorpus)
    it('of texts is confirmed by the letters that they are', async () => {
      const { cookie, ids } = await withLetters()
      const [first = ''] = ids
      const letter = await ok(test.app, attestLetter, { cookie, params: { id: first } })
      const found = await ok(test.app, quoteMailing, { cookie, body: { letterIds: [first], service: 'mailed_within_24_hours' } })
      expect(found.total).toBe(4.99)
      const texts = { letters: [letter.letterContent] }
      const wrong = await call(test.app, mailService, {
        cookie,
        body: { ...texts, confirmed: [{ letterId: first, price: 4.98 }] },
      })
      expect(wrong.refusal?.code).toBe('price_changed')
      const right = await ok(test.app, mailService, { cookie, body: { ...texts, confirmed: [{ letterId: first, price: 4.99 }] } })
      expect(right.totalCost).toBe(4.99)
    })

  it('is of one’s own letters, that are not sent', async () => {
    const mine = await withLetters()
    const theirs = await withLetters()
    const body = { letterIds: theirs.ids, service: 'standard_mail' } as const
    expect((await call(test.app, quoteMailing, { cookie: mine.cookie, body })).status).toBe(404)
    const none = await call(test.app, quoteMailing, { cookie: mine.cookie, body: { ...body, letterIds: [] } })
    expect([none.status, none.refusal?.message]).toEqual([400, 'Please select at least one letter to send'])
  })

  if (isWholeCorpus)
    it('names papers that only the member has, until they are added', async () => {
      const { cookie, ids } = await withLetters()
      const [first = ''] = ids
      const [item] = await ok(test.app, listNegativeItems, { cookie })
      const told = { enclosesIdentification: true, papers: ['My bank statement'] }
      const statement = 'This account was opened by somebody else.'
      const asked = {
        negativeItemId: item?.id ?? '',
        letterType: 'direct_dispute',
        recipient: 'creditor',
        userInfo: ME,
        told,
        statement,
      } as const
      const recipientAddress = { address: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' }
      const letter = await ok(test.app, generateLetter, { cookie, body: { ...asked, recipientAddress } })
      expect((await quote(cookie, [letter.id])).letters[0]?.missing.map(({ kind }) => kind)).toContain('paper')
      const bytes = new Uint8Array(
        await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#777777' } })
          .jpeg()
          .toBuffer(),
      )
      const bill = await givePaper(test.app, { cookie, bytes, kind: 'address_proof' })
      const bank = await givePaper(test.app, { cookie, bytes, kind: 'supporting', title: 'My bank statement' })
      const paperIds = [await paperOf(cookie), bill.answer?.id ?? '', bank.answer?.id ?? '']
      const chosen = await ok(test.app, choosePapers, { cookie, params: { id: letter.id }, body: { paperIds } })
      expect(chosen.ownPapers).toEqual([])
      expect(letterBody(chosen.letterContent).enclosures).toEqual(letterBody(letter.letterContent).enclosures)
      expect((await quote(cookie, [letter.id])).letters[0]?.missing.map(({ kind }) => kind)).toEqual(['attestation'])
      expect(first).not.toBe('')
    })
})
