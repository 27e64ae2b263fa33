import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choosePapers, keepLabelNumber, readLetterPage, readLetterPrint } from '#contract/letter-print.ts'
import { attestLetter, editLetter, generateLetter, markLetterSent, readLetterPdf } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deletePaper } from '#contract/papers.ts'
import { letterBody } from '#engine/letters/letter-body.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const ME = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const IDENTITY = 'A copy of my identification'
const LABEL = '9407199999999912345676'

const photo = async (colour: string): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 1000, height: 640, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
  )

async function withLetter(app: TestApp = test) {
  const { cookie, id: userId } = await newMember(app.app, { isKnown: true, isSubscribed: true })
  await upload(app.app, { cookie, bytes: exampleReport().bytes })
  const items = await ok(app.app, listNegativeItems, { cookie })
  const item = items.find(({ creditorName }) => creditorName.startsWith('MERIDIAN'))
  const negativeItemId = item?.id ?? ''
  const letter = await ok(app.app, generateLetter, { cookie, body: { negativeItemId, userInfo: ME } })
  const card = (await givePaper(app.app, { cookie, bytes: [await photo('#c01818'), await photo('#1818c0')] })).answer
  const bill = (await givePaper(app.app, { cookie, bytes: await photo('#18c018'), kind: 'address_proof' })).answer
  return { cookie, userId, letter, negativeItemId, card: card?.id ?? '', bill: bill?.id ?? '', params: { id: letter.id } }
}

const listed = (content: string): readonly string[] => letterBody(content).enclosures

describe('papers chosen for a letter', () => {
  it('are listed, printed in the order of the list, and the letter must be confirmed anew', async () => {
    const { cookie, params, letter, card, bill } = await withLetter()
    await ok(test.app, attestLetter, { cookie, params })
    const before = await ok(test.app, readLetterPrint, { cookie, params })
    const chosen = await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [card, bill] } })
    expect(chosen.attestedAt).toBeNull()
    expect(chosen.papers.map(({ name }) => name)).toEqual([IDENTITY, 'A document that shows my address'])
    expect(listed(chosen.letterContent)).toEqual([...listed(letter.letterContent), IDENTITY, 'A document that shows my address'])
    const after = await ok(test.app, readLetterPrint, { cookie, params })
    expect([after.enclosed, after.toAdd]).toEqual([listed(chosen.letterContent), []])
    expect(after.pages.enclosures).toBe(before.pages.enclosures + 3)
    const { raw } = await call(test.app, readLetterPdf, { cookie, params })
    const read = await test.context.pageText.read(new Uint8Array(raw), { password: null, digest: null })
    const pages = (read.kind === 'text' ? read.document?.pages : null) ?? []
    expect(pages).toHaveLength(after.pages.total)
    const words = pages.map((page) => page.words.map(({ text }) => text).join(' '))
    expect(words.at(-3)).toMatch(/a copy of my identification, page 1 of 2/)
    expect(words.at(-1)).toMatch(/a document that shows my address/)
    // The report's page stays drawn: its own words are there to be read.
    expect(words.at(-4)).toMatch(/MERIDIAN AUTO FINANCE/i)
  })

  it('chosen again change nothing; taken back, they are off the list', async () => {
    const { cookie, params, letter, card } = await withLetter()
    const body = { paperIds: [card] }
    const chosen = await ok(test.app, choosePapers, { cookie, params, body })
    await ok(test.app, attestLetter, { cookie, params })
    expect((await ok(test.app, choosePapers, { cookie, params, body })).attestedAt).not.toBeNull()
    const none = await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [] } })
    expect([none.papers, listed(none.letterContent)]).toEqual([[], listed(letter.letterContent)])
    expect(chosen.letterContent).not.toBe(none.letterContent)
  })

  it('are not said to be enclosed once they are left out, also when the letter is written anew', async () => {
    const { cookie, params, letter, negativeItemId } = await withLetter()
    const says = ({ letterContent }: { readonly letterContent: string }) => /I enclose (?:a copy|copies) of/.test(letterContent)
    expect(says(letter)).toBe(true)
    expect(says(await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [], reportPages: [] } }))).toBe(false)
    const anew = { negativeItemId, userInfo: { ...ME, zip: '45403' } }
    expect(says(await ok(test.app, generateLetter, { cookie, body: anew }))).toBe(false)
    const reportPages = letter.reportPages.map(({ name }) => name)
    expect(says(await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [], reportPages } }))).toBe(true)
  })

  it('that an edit takes off the list are not printed', async () => {
    const { cookie, params, card } = await withLetter()
    const chosen = await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [card] } })
    const before = await ok(test.app, readLetterPrint, { cookie, params })
    const letterContent = chosen.letterContent.replace(`\n- ${IDENTITY}`, '')
    const edited = await ok(test.app, editLetter, { cookie, params, body: { letterContent, attestedFacts: [] } })
    expect(edited.papers).toEqual([])
    const after = await ok(test.app, readLetterPrint, { cookie, params })
    expect([after.enclosed.includes(IDENTITY), before.pages.enclosures - after.pages.enclosures]).toEqual([false, 2])
  })

  it('stay with the letter when it is written anew', async () => {
    const { cookie, params, card, negativeItemId } = await withLetter()
    await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [card] } })
    const again = await ok(test.app, generateLetter, { cookie, body: { negativeItemId, userInfo: { ...ME, zip: '45403' } } })
    expect([again.id, again.papers.map(({ id }) => id), listed(again.letterContent).includes(IDENTITY)]).toEqual([
      params.id,
      [card],
      true,
    ])
    const letterContent = again.letterContent.replace('Sincerely', 'With kind regards')
    await ok(test.app, editLetter, { cookie, params, body: { letterContent, attestedFacts: [] } })
  })

  it('that are deleted keep the letter from being printed, until they are taken out', async () => {
    const { cookie, params, card } = await withLetter()
    await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [card] } })
    await ok(test.app, deletePaper, { cookie, params: { id: card } })
    const refused = await call(test.app, readLetterPdf, { cookie, params })
    expect([refused.status, /encloses a document that was deleted/.test(refused.refusal?.message ?? '')]).toEqual([409, true])
    await ok(test.app, choosePapers, { cookie, params, body: { paperIds: [] } })
    await ok(test.app, readLetterPrint, { cookie, params })
  })

  it('are one’s own: a stranger’s letter and a stranger’s paper are not found', async () => {
    const mine = await withLetter()
    const theirs = await withLetter()
    const body = { paperIds: [theirs.card] }
    expect((await call(test.app, choosePapers, { cookie: mine.cookie, params: mine.params, body })).status).toBe(404)
    expect(
      (await call(test.app, choosePapers, { cookie: mine.cookie, params: theirs.params, body: { paperIds: [] } })).status,
    ).toBe(404)
    for (const endpoint of [readLetterPrint, readLetterPdf] as const)
      expect((await call(test.app, endpoint, { cookie: mine.cookie, params: theirs.params })).status).toBe(404)
    const page = { ...theirs.params, page: '1.png' }
    expect((await call(test.app, readLetterPage, { cookie: mine.cookie, params: page })).status).toBe(404)
  })
})

describe('the pages as they are printed', () => {
  it('are pictures of the very PDF, and no more than it has', async () => {
    const { cookie, params } = await withLetter()
    const { pages } = await ok(test.app, readLetterPrint, { cookie, params })
    for (let page = 1; page <= pages.total; page += 1) {
      const shown = await call(test.app, readLetterPage, { cookie, params: { ...params, page: `${page}.png` } })
      const { format, width, height } = await sharp(shown.raw).metadata()
      expect([format, width, height]).toEqual(['png', 935, 1210])
    }
    const beyond = { ...params, page: `${pages.total + 1}.png` }
    expect((await call(test.app, readLetterPage, { cookie, params: beyond })).status).toBe(404)
  })
})

describe('a letter that its member mails', () => {
  it('has its certified cover once the number of the label is right', async () => {
    const { cookie, params } = await withLetter()
    const wrong = await call(test.app, keepLabelNumber, { cookie, params, body: { labelNumber: '9407199999999912345675' } })
    expect([wrong.status, wrong.refusal?.issues?.[0]?.path]).toEqual([400, 'labelNumber'])
    expect(wrong.refusal?.message).toMatch(/doesn’t look right/)
    const before = await ok(test.app, readLetterPrint, { cookie, params })
    expect(
      (await ok(test.app, keepLabelNumber, { cookie, params, body: { labelNumber: '9407 1999 9999 9912 3456 76' } })).labelNumber,
    ).toBe(LABEL)
    const after = await ok(test.app, readLetterPrint, { cookie, params })
    expect([before.pages.cover, after.pages.cover, after.pages.total - before.pages.total]).toEqual([0, 1, 1])
    await ok(test.app, attestLetter, { cookie, params })
    const sent = await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'certified_mail' } })
    expect(sent.trackingNumber).toBe(LABEL)
  })

  it('is recorded with the number that its member typed, also where the Postal Service has none like it', async () => {
    const { cookie, params } = await withLetter()
    await ok(test.app, attestLetter, { cookie, params })
    const body = { sentMethod: 'certified_mail', trackingNumber: '9407199999999912345670' } as const
    const sent = await ok(test.app, markLetterSent, { cookie, params, body })
    expect([sent.status, sent.trackingNumber]).toEqual(['sent', body.trackingNumber])
    const other = await withLetter()
    await ok(test.app, attestLetter, other)
    const typed = { sentMethod: 'certified_mail', trackingNumber: '9407 1999 9999 9912 3456 76' } as const
    expect((await ok(test.app, markLetterSent, { ...other, body: typed })).trackingNumber).toBe(LABEL)
  })

  it('carries no barcode without a Mailer ID, and with one a serial of its own that stays', async () => {
    const { cookie, params } = await withLetter()
    expect((await ok(test.app, readLetterPrint, { cookie, params })).barcode).toBe('none')
    const environment = { USPS_MAILER_ID: '912345678', USPS_SERVICE_TYPE: '270' }
    const withMailer = await testApp({ environment })
    const [one, other] = [await withLetter(withMailer), await withLetter(withMailer)]
    const serials = async (): Promise<unknown[]> => {
      const { rows } = await withMailer.context.db.execute(
        sql`select mail_serial as serial from letters order by generated_at, id`,
      )
      return rows.map(({ serial }) => serial)
    }
    for (const { cookie: mine, params: letter } of [one, one, other])
      expect((await ok(withMailer.app, readLetterPrint, { cookie: mine, params: letter })).barcode).toBe('intelligent_mail')
    expect(new Set(await serials())).toEqual(new Set([0, 1]))
    await withMailer.close()
  })
})
