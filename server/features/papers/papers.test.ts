import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { deletePaper, listPapers, readPaperPage } from '#contract/papers.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const photo = async (width = 1000, height = 640, colour = '#c01818'): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
  )
const png = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer(),
  )

const ID_NUMBER = 'D123-4567-8901'
const PDF = handMadePdf([{ content: `BT /F1 24 Tf 100 500 Td (License ${ID_NUMBER} SSN 123-45-6789) Tj ET` }, { content: '' }])

describe('a paper', () => {
  it.each([
    ['a photo', () => photo(), 1],
    ['a PNG that can be seen through', png, 1],
    ['a PDF of two pages', () => PDF, 2],
    ['both sides as pictures', async () => [await photo(), await photo(1000, 640, '#1818c0')], 2],
  ] as const)('that comes as %s is kept as pictures', async (_name, make, pageCount) => {
    const { cookie, id } = await newMember(test.app)
    const added = await givePaper(test.app, { cookie, bytes: await make() })
    expect([added.status, added.answer?.pageCount, added.answer?.name]).toEqual([201, pageCount, 'A copy of my identification'])
    const params = { id: added.answer?.id ?? '' }
    for (let page = 1; page <= pageCount; page += 1) {
      const shown = await call(test.app, readPaperPage, { cookie, params: { ...params, page: `${page}.jpg` } })
      expect((await sharp(shown.raw).metadata()).format).toBe('jpeg')
    }
    expect((await call(test.app, readPaperPage, { cookie, params: { ...params, page: `${pageCount + 1}.jpg` } })).status).toBe(
      404,
    )
    expect(await ok(test.app, listPapers, { cookie })).toEqual([added.answer])
    expect(await test.context.files.list(id)).toHaveLength(pageCount)
  })

  it('has no text of it anywhere: not in the store, not in the rows, not in the log', async () => {
    const { cookie, id } = await newMember(test.app)
    await givePaper(test.app, { cookie, bytes: PDF, name: `license ${ID_NUMBER}.pdf` })
    await call(test.app, listPapers, { cookie })
    const rows = await test.context.db.execute(sql`select t::text from papers t where user_id = ${id}`)
    const audit = await test.context.db.execute(sql`select t::text from audit_log t where user_id = ${id}`)
    const said = JSON.stringify([rows.rows, audit.rows, test.logged])
    expect(said).toContain('paper.kept')
    for (const secret of [ID_NUMBER, '123-45-6789', 'license']) expect(said).not.toContain(secret)
    for (const key of await test.context.files.list(id)) {
      const sealed = Buffer.from((await test.context.files.get(key)) ?? [])
      expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]), 0) && sealed.indexOf(Buffer.from([0xff, 0xd8, 0xff])) === 0).toBe(
        false,
      )
    }
  })

  it('that comes twice, also at once, is one', async () => {
    const { cookie, id } = await newMember(test.app)
    const bytes = await photo()
    const both = await Promise.all([givePaper(test.app, { cookie, bytes }), givePaper(test.app, { cookie, bytes })])
    const again = await givePaper(test.app, { cookie, bytes })
    expect([...new Set([...both, again].map(({ answer }) => answer?.id))]).toHaveLength(1)
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 201]))
    expect(again.status).toBe(200)
    expect(await test.context.files.list(id)).toHaveLength(1)
    // The same picture may be two kinds of paper.
    expect((await givePaper(test.app, { cookie, bytes, kind: 'address_proof' })).status).toBe(201)
  })

  it('of another kind has the name that its member gives it', async () => {
    const { cookie } = await newMember(test.app)
    const bytes = await photo()
    const nameless = await givePaper(test.app, { cookie, bytes, kind: 'supporting' })
    expect([nameless.status, nameless.refusal?.issues?.[0]?.path]).toEqual([400, 'title'])
    const named = await givePaper(test.app, { cookie, bytes, kind: 'supporting', title: 'My bank statement' })
    expect(named.answer?.name).toBe('My bank statement')
  })

  it.each([
    ['no file', async () => [], 400],
    ['an empty file', async () => new Uint8Array(), 422],
    ['a text', async () => new Uint8Array(Buffer.from('hello')), 415],
    ['a damaged photo', async () => (await photo()).slice(0, 400), 422],
    ['a stamp', () => photo(200, 120), 400],
    ['a PDF and a picture', async () => [PDF, await photo()], 415],
    ['eleven pictures', async () => Promise.all(Array.from({ length: 11 }, (_, index) => photo(500 + index, 500))), 413],
    ['a PDF of eleven pages', async () => handMadePdf(Array.from({ length: 11 }, () => ({ content: '' }))), 413],
  ] as const)('that is %s is refused, and nothing is kept', async (_name, make, status) => {
    const { cookie, id } = await newMember(test.app)
    const made: Uint8Array | readonly Uint8Array[] = await make()
    expect((await givePaper(test.app, { cookie, bytes: made })).status).toBe(status)
    expect(await ok(test.app, listPapers, { cookie })).toEqual([])
    expect(await test.context.files.list(id)).toEqual([])
  })

  it('is its owner’s alone, and gone when it is deleted', async () => {
    const { cookie, id } = await newMember(test.app)
    const stranger = await newMember(test.app)
    const added = await givePaper(test.app, { cookie, bytes: await photo() })
    const params = { id: added.answer?.id ?? '', page: '1.jpg' }
    expect((await call(test.app, readPaperPage, { cookie: stranger.cookie, params })).status).toBe(404)
    expect((await call(test.app, readPaperPage, { params })).status).toBe(401)
    expect((await call(test.app, deletePaper, { cookie: stranger.cookie, params })).status).toBe(404)
    expect(await ok(test.app, listPapers, { cookie: stranger.cookie })).toEqual([])
    await ok(test.app, deletePaper, { cookie, params })
    expect((await call(test.app, readPaperPage, { cookie, params })).status).toBe(404)
    expect(await test.context.files.list(id)).toEqual([])
  })
})
