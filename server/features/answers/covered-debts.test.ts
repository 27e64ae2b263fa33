import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadReply, usePaper } from '#contract/answers.ts'
import { readLetterPrint } from '#contract/letter-print.ts'
import { generateLetter } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readCoveredDebts } from '#contract/paper-letters.ts'
import { listPapers } from '#contract/papers.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { printLines } from '#tools/synthetic-answers/print-reply.ts'
import { exampleReport, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

const ORDER = [
  'United States Bankruptcy Court, Southern District of Ohio',
  'Case number: 26-31884',
  'Order of Discharge',
  'Chapter 7. The case was filed on February 2, 2026.',
  'IT IS ORDERED: A discharge under 11 U.S.C. 727 is granted to Dana Whitfield.',
  'By the court: A. Judge. Discharge date: June 16, 2026',
]
const NAME = 'A copy of my bankruptcy discharge order'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const recipientAddress = { address: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' }

it('a debt is asked once for every bureau, and the order goes along with letters about it until the member says otherwise', async () => {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  for (const bureau of ['equifax', 'experian'] as const)
    await upload(test.app, { cookie, bytes: exampleReport({ bureau, accounts: [LAWFUL_CHARGE_OFF] }).bytes })
  const file = { field: 'answer', name: 'order.pdf', type: 'application/pdf', bytes: printLines(ORDER) }
  const { answer } = await call(test.app, uploadReply, { cookie, body: {}, files: [file] })
  expect(answer).toMatchObject({ kind: 'discharge' })
  const params = { id: answer?.id ?? '' }
  const covered = () => ok(test.app, readCoveredDebts, { cookie, params })
  const say = (word: string, ids: readonly string[]) =>
    ok(test.app, usePaper, { cookie, params, body: { done: ids.map((id) => `${word} ${id}`) } })
  const letters = async (more: object = {}) => {
    const items = await ok(test.app, listNegativeItems, { cookie })
    const own = items.filter(({ creditorName }) => creditorName.startsWith('CAPITAL ONE'))
    return Promise.all(
      own.map(({ id }) => ok(test.app, generateLetter, { cookie, body: { negativeItemId: id, userInfo, ...more } })),
    )
  }

  await ok(test.app, usePaper, { cookie, params, body: {} })
  const asked = await covered()
  expect(asked).toMatchObject({ hasReports: true, paperId: null })
  expect(asked.debts).toMatchObject([
    { coverage: 'asked', isCovered: null, entries: [{ bureau: 'equifax' }, { bureau: 'experian' }] },
  ])
  expect((await letters()).map(({ papers }) => papers)).toEqual([[], []])

  const ids = asked.debts.flatMap(({ entries }) => entries.map(({ id }) => id))
  await say('covered', ids.slice(0, 1))
  const said = await covered()
  expect(said.debts).toMatchObject([{ isCovered: true }])
  expect((await ok(test.app, listPapers, { cookie })).map(({ id, name }) => [id, name])).toEqual([[said.paperId, NAME]])
  const proved = [...(await letters()), ...(await letters({ recipient: 'creditor', recipientAddress }))]
  expect(proved.map(({ papers }) => papers.map(({ name }) => name))).toEqual([[NAME], [NAME], [NAME], [NAME]])
  const print = await ok(test.app, readLetterPrint, { cookie, params: { id: proved[0]?.id ?? '' } })
  expect(print.enclosed).toContain(NAME)

  await say('not_covered', ids)
  expect((await covered()).debts).toMatchObject([{ isCovered: false }])
  expect((await letters()).map(({ papers }) => papers)).toEqual([[], []])

  await say('covered', ids)
  await ok(test.app, usePaper, { cookie, params, body: { kind: 'other' } })
  expect(await covered()).toEqual({ hasReports: true, paperId: null, debts: [] })
  expect((await letters()).map(({ papers }) => papers)).toEqual([[], []])

  const stranger = await newMember(test.app, { isKnown: true })
  expect((await call(test.app, readCoveredDebts, { cookie: stranger.cookie, params })).status).toBe(404)
})
