import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disputeWithBureau, listDisputes } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { generateLetter } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { answerOwnership } from '#contract/reports.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const bytesOf = (name: string): Uint8Array => readFileSync(new URL(`../../shared/faults/${name}`, import.meta.url))

it('a report of the same family name is asked about, and nothing is compared, resolved or written across the two people', async () => {
  const { cookie } = await newMember(test.app, { name: 'Pat Q Sample' })
  const give = async (name: string) => {
    const { answer, refusal } = await upload(test.app, { cookie, bytes: bytesOf(name), name })
    if (answer === null) throw new Error(refusal?.message)
    return answer.report
  }
  const file = async () => ({
    items: await ok(test.app, listNegativeItems, { cookie }),
    findings: await ok(test.app, listFindings, { cookie, query: {} }),
    disputes: (await ok(test.app, listDisputes, { cookie })).map(({ id, status }) => ({ id, status })),
  })
  const pat = await give('tu-pat-september.pdf')
  expect(pat.ownership).toBe('mine')
  const items = await ok(test.app, listNegativeItems, { cookie })
  expect(items).toHaveLength(2)
  await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: items[0]?.id ?? '' } })
  const before = await file()

  const jordan = await give('tu-jordan-november.pdf')
  expect(jordan).toMatchObject({ ownership: 'asked', negativeItems: [], findings: [] })
  expect(await file()).toEqual(before)
  expect(before.findings.every(({ reportId }) => reportId === pat.id)).toBe(true)
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0]?.id ?? '' } })
  expect(JSON.stringify(letter)).toContain('Pat Q Sample')
  expect(JSON.stringify(letter)).not.toMatch(/jordan/i)

  const params = { id: jordan.id }
  expect((await call(test.app, answerOwnership, { cookie, params, body: { answer: 'not_mine' } })).status).toBe(200)
  expect((await file()).items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id))
})
