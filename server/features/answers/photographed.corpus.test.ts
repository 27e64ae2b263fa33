import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmReply, readReplyOf, uploadReply } from '#contract/answers.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { printLines, printReply } from '#tools/synthetic-answers/print-reply.ts'
import { pictureOfPage } from '#tools/synthetic-pictures/picture-of-page.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-12-16T12:00:00.000Z')
})
afterAll(() => test.close())

const REPLY = printReply({
  from: 'equifax',
  date: 'December 14, 2026',
  to: 'Dana Whitfield',
  results: [{ creditor: 'MERIDIAN AUTO FINANCE', number: '****1234', kind: 'deleted' }],
  wording: 1,
})
const DELETED = { kind: { value: 'deleted', evidence: { page: 1, confidence: expect.any(Number) } } }

type Reply = ResultOf<typeof uploadReply>

async function send(bytes: Uint8Array, name: string) {
  const { cookie } = await newMember(test.app, { isKnown: true })
  const again = () =>
    call(test.app, uploadReply, { cookie, body: {}, files: [{ field: 'answer', name, type: 'application/pdf', bytes }] })
  const { answer: first } = await again()
  if (first === null) throw new Error('the picture was refused')
  const params = { id: first.id }
  const confirmed = () => call(test.app, confirmReply, { cookie, params, body: { disputeId: null } })
  const read = async (): Promise<Reply> => {
    await test.context.replyReadings.idle()
    return ok(test.app, readReplyOf, { cookie, params })
  }
  return { first, again, confirmed, read }
}

// `npm test` has the journey of a photographed reply.
describe('a photographed reply', () => {
  it('is read behind the call, its progress told, its fields with their place on the straightened page', async () => {
    const sent = await send(await pictureOfPage(REPLY, { page: 1, condition: 'photo', seed: 'answer' }), 'answer.jpg')
    expect(sent.first).toMatchObject({ status: 'processing', pageCount: 1 })
    expect((await sent.confirmed()).status).toBe(409)
    const reply = await sent.read()
    expect(reply).toMatchObject({
      status: 'read',
      pagesRead: 1,
      sender: { value: { bureau: 'equifax' } },
      datedOn: { value: '2026-12-14' },
    })
    expect(reply.results).toMatchObject([DELETED])
  })

  it('that is a tall screenshot is the pages it is cut into', async () => {
    const end = Array.from({ length: 6 }, () => 'You may ask us for a description of the procedure that was used.')
    const drawn = await Promise.all(
      [REPLY, printLines(end)].map(async (pdf) => {
        const page = await test.context.pageText.renderPage(pdf, { page: 1, dpi: 150, colour: false, password: null })
        return page.kind === 'image' ? Buffer.from(page.png) : expect.unreachable(page.reason)
      }),
    )
    const tall = await sharp(drawn, { join: { across: 1 } })
      .removeAlpha()
      .png()
      .toBuffer()
    const sent = await send(new Uint8Array(tall), 'answer.png')
    expect(sent.first).toMatchObject({ status: 'processing', pageCount: 2 })
    const reply = await sent.read()
    expect(reply).toMatchObject({ status: 'read', pagesRead: 2, sender: { value: { bureau: 'equifax' } } })
    expect(reply.results).toMatchObject([DELETED])
    expect((await sent.again()).answer?.id).toBe(reply.id)
  })

  it('that is something else is kept as what it is', async () => {
    const lines = [
      'FIRST HARBOR BANK',
      'Statement Period Nov 1 - Nov 30, 2026',
      'Beginning Balance $4,211.08',
      'Ending Balance $3,551.40',
      'Deposits and other credits $100.00',
    ]
    const photo = await pictureOfPage(printLines(lines), { page: 1, condition: 'scan', seed: 'statement' })
    expect(await (await send(photo, 'statement.jpg')).read()).toMatchObject({
      status: 'read',
      kind: 'other',
      results: [],
      failure: null,
    })
  })
})
