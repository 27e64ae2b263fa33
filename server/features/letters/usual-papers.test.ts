import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFindings } from '#contract/findings.ts'
import { choosePapers, readLetterPrint } from '#contract/letter-print.ts'
import { attestLetter, generateLetter, readLetter, readLetterPdf } from '#contract/letters.ts'
import { quoteMailing, sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport } from '#contract/reports.ts'
import { letterBody } from '#engine/letters/letter-body.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const recipientAddress = { address: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' }
const IDENTITY = 'A copy of my identification'
const PROOF = 'A document that shows my address'

const photo = async (background: string): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 1000, height: 640, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
const listed = ({ letterContent }: { letterContent: string }): readonly string[] => letterBody(letterContent).enclosures

async function withReport() {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const negativeItemId = items.find(({ creditorName }) => creditorName.startsWith('MERIDIAN'))?.id ?? ''
  const add = async (kind: 'identity' | 'address_proof', colour: string): Promise<string> =>
    (await givePaper(test.app, { cookie, bytes: await photo(colour), kind })).answer?.id ?? ''
  const write = (more: object = {}) => ok(test.app, generateLetter, { cookie, body: { negativeItemId, userInfo, ...more } })
  return { cookie, negativeItemId, add, write }
}

describe('identity and proof of address', () => {
  it('go along by default with a letter to a bureau, as its list, its print and its mailing say', async () => {
    const { cookie, add, write } = await withReport()
    test.setNow('2026-11-20T11:00:00.000Z')
    await add('identity', '#101010')
    test.setNow('2026-11-20T12:00:00.000Z')
    const card = await add('identity', '#c01818')
    const bill = await add('address_proof', '#18c018')
    const letter = await write()
    expect(letter.papers).toEqual([
      { id: card, name: IDENTITY },
      { id: bill, name: PROOF },
    ])
    expect(listed(letter).slice(-2)).toEqual([IDENTITY, PROOF])
    expect(letter.ownPapers).toEqual([])
    const params = { id: letter.id }
    const print = await ok(test.app, readLetterPrint, { cookie, params })
    expect([print.enclosed, print.toAdd]).toEqual([listed(letter), []])
    const quote = await ok(test.app, quoteMailing, { cookie, body: { letterIds: [letter.id], service: 'standard_mail' } })
    expect(quote.letters[0]?.enclosures).toEqual(listed(letter))
    await ok(test.app, attestLetter, { cookie, params })
    const sent = await ok(test.app, sendLetters, { cookie, body: { letterIds: [letter.id], mailingMethod: 'standard_mail' } })
    expect(sent.mailed).toHaveLength(1)
  })

  it('can each be taken out, and stay out when the letter is written again', async () => {
    const { cookie, add, write } = await withReport()
    await add('identity', '#c01818')
    const bill = await add('address_proof', '#18c018')
    const { id } = await write()
    const one = await ok(test.app, choosePapers, { cookie, params: { id }, body: { paperIds: [bill] } })
    expect([listed(one).includes(IDENTITY), listed(one).includes(PROOF)]).toEqual([false, true])
    const none = await ok(test.app, choosePapers, { cookie, params: { id }, body: { paperIds: [] } })
    expect([none.papers, listed(none).includes(PROOF)]).toEqual([[], false])
    const again = await write({ userInfo: { ...userInfo, zip: '45403' } })
    expect([again.id, again.papers, listed(again).includes(IDENTITY)]).toEqual([id, [], false])
  })

  if (isWholeCorpus)
    it('that were added since go along when the letter is written again, where nobody chose otherwise', async () => {
      const { cookie, add, write } = await withReport()
      const before = await write()
      expect([before.papers, listed(before).includes(IDENTITY)]).toEqual([[], false])
      const card = await add('identity', '#c01818')
      expect((await ok(test.app, readLetter, { cookie, params: { id: before.id } })).papers).toEqual([])
      const again = await write()
      expect([again.id, again.papers.map(({ id }) => id), listed(again).includes(IDENTITY)]).toEqual([before.id, [card], true])
      const bill = await add('address_proof', '#18c018')
      expect((await write()).papers.map(({ id }) => id)).toEqual([card, bill])
    })

  it('go to no company without being chosen', async () => {
    const { add, write } = await withReport()
    await add('identity', '#c01818')
    const letter = await write({ recipient: 'creditor', recipientAddress })
    expect([letter.papers, listed(letter).includes(IDENTITY)]).toEqual([[], false])
  })
})

describe('a marked page of the report', () => {
  it('can be taken out and put back, and stays out when the letter is written again', async () => {
    const { cookie, write } = await withReport()
    const letter = await write()
    const [page] = letter.reportPages
    expect(letter.reportPages).toEqual([{ name: listed(letter)[0], isEnclosed: true }])
    const params = { id: letter.id }
    await ok(test.app, attestLetter, { cookie, params })
    const out = await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [], reportPages: [] } })
    expect([out.attestedAt, listed(out), out.reportPages]).toEqual([null, [], [{ name: page?.name, isEnclosed: false }]])
    expect((await ok(test.app, readLetterPrint, { cookie, params })).pages.enclosures).toBe(0)
    const again = await write({ userInfo: { ...userInfo, zip: '45403' } })
    expect([listed(again), again.reportPages]).toEqual([[], [{ name: page?.name, isEnclosed: false }]])
    const body = { paperIds: [], reportPages: [page?.name ?? ''] }
    const back = await ok(test.app, choosePapers, { cookie, params, body })
    expect(listed(back)).toEqual([page?.name])
    expect((await ok(test.app, readLetterPrint, { cookie, params })).pages.enclosures).toBe(1)
    // A page that the letter never had is not made up.
    const strange = { paperIds: [], reportPages: ['A copy of page 99 of my Equifax report'] }
    expect(listed(await ok(test.app, choosePapers, { cookie, params, body: strange }))).toEqual([])
  })
})

describe('where two bureaus disagree', () => {
  /** One card, late in a month at the one bureau and paid as agreed at the other. */
  async function withDisagreement() {
    const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
    const months = ['2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05'] as const
    const grid = (late: string | null) =>
      months.map((month) => ({ month, code: month === late ? ('30' as const) : ('ok' as const) }))
    const card = (late: string | null) => ({ ...CLEAN_CARD, isNegative: late !== null, paymentHistory: grid(late) })
    const here = await upload(test.app, { cookie, bytes: exampleReport({ accounts: [card('2026-07')] }).bytes })
    const there = await upload(test.app, { cookie, bytes: exampleReport({ bureau: 'experian', accounts: [card(null)] }).bytes })
    const [reportId, otherId] = [here.answer?.report.id ?? '', there.answer?.report.id ?? '']
    const findings = await ok(test.app, listFindings, { cookie })
    const finding = findings.find(
      (one) => one.reportId === reportId && one.evidence.some((evidence) => evidence.reportId === otherId),
    )
    const items = await ok(test.app, listNegativeItems, { cookie })
    const negativeItemId = items.find((item) => item.bureau === 'equifax')?.id ?? ''
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId, userInfo } })
    return { cookie, finding, letter, otherId, params: { id: letter.id } }
  }

  if (isWholeCorpus)
    it('the page of the other bureau goes along, marked where it says otherwise', async () => {
      const { cookie, finding, letter, otherId, params } = await withDisagreement()
      const page = finding?.evidence.find((evidence) => evidence.reportId === otherId)?.page
      expect(page).toBeGreaterThan(0)
      const name = `A copy of page ${page} of my Experian report dated November 10, 2026, with the item highlighted`
      expect(listed(letter)).toContain(name)
      const print = await ok(test.app, readLetterPrint, { cookie, params })
      expect(print.enclosed).toEqual(listed(letter))
      expect(print.pages.enclosures).toBe(listed(letter).length)
      const { raw } = await call(test.app, readLetterPdf, { cookie, params })
      const read = await test.context.pageText.read(new Uint8Array(raw), { password: null, digest: null })
      const words =
        read.kind === 'text' ? (read.document?.pages ?? []).map((one) => one.words.map(({ text }) => text).join(' ')) : []
      expect(words.filter((text) => text.includes(`Enclosure 2: page ${page} of my Experian report`))).toHaveLength(1)
      expect((await call(test.app, attestLetter, { cookie, params })).status).toBe(200)
    })

  it('a letter whose other report was deleted is not printed with another page in its place', async () => {
    const { cookie, params, otherId, letter } = await withDisagreement()
    await ok(test.app, deleteReport, { cookie, params: { id: otherId } })
    const refused = await call(test.app, readLetterPdf, { cookie, params })
    expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('was deleted')])
    const stay = letter.reportPages.map(({ name }) => name).filter((name) => name.includes('Equifax'))
    await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [], reportPages: stay } })
    expect((await call(test.app, readLetterPdf, { cookie, params })).status).toBe(200)
  })
})
