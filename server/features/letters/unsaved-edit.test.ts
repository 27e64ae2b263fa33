import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  editLetter,
  generateLetter,
  keepUnsavedEdit,
  listLetters,
  markLetterSent,
  readUnsavedEdit,
  attestLetter,
} from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const TYPED = 'My landlord saw the lamp burn all night, and'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withLetter() {
  const member = await newMember(test.app, { isKnown: true })
  const { cookie } = member
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const negativeItemId = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')?.id ?? ''
  const { id, letterContent } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId, userInfo } })
  const params = { id }
  const read = async () => (await call(test.app, readUnsavedEdit, { cookie, params })).answer
  const keep = (text: string, attestedFacts: string[] = []) =>
    call(test.app, keepUnsavedEdit, { cookie, params, body: { letterContent: text, attestedFacts } })
  return { ...member, params, letterContent, read, keep }
}

describe('an edit that was not saved', () => {
  it('comes back as it was typed, unchecked, and leaves the letter alone', async () => {
    const { cookie, params, letterContent, read, keep } = await withLetter()
    expect(await read()).toBeNull()
    await keep(`${letterContent}\n${TYPED}`, ['all night'])
    await keep(`  ${letterContent}\n${TYPED} more $999  `, ['all night'])
    expect(await read()).toMatchObject({
      letterContent: `  ${letterContent}\n${TYPED} more $999  `,
      attestedFacts: ['all night'],
    })
    const [letter] = await ok(test.app, listLetters, { cookie })
    expect([letter?.id, letter?.letterContent]).toEqual([params.id, letterContent])
  })

  it('is sealed in the database', async () => {
    const { userId, keep, letterContent } = await withLetter().then((all) => ({ ...all, userId: all.id }))
    await keep(`${letterContent}\n${TYPED}`)
    const { rows } = await test.context.db.execute(
      sql`select row_to_json(unsaved_edits)::text as row from unsaved_edits where user_id = ${userId}::uuid`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('lamp')
  })

  it('is dropped when it is saved, when it is typed back to the letter, and when the letter is sent', async () => {
    const { cookie, params, letterContent, read, keep } = await withLetter()
    await keep(`${letterContent}\n${TYPED}`)
    await keep(letterContent)
    expect(await read()).toBeNull()
    await keep(`${letterContent}\n${TYPED}`)
    const saved = letterContent.replace('Sincerely,', 'Please answer in writing.\n\nSincerely,')
    await ok(test.app, editLetter, { cookie, params, body: { letterContent: saved, attestedFacts: [] } })
    expect(await read()).toBeNull()
    await keep(`${saved}\n${TYPED}`)
    await ok(test.app, attestLetter, { cookie, params, body: {} })
    await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'mail' } })
    expect(await read()).toBeNull()
    const late = await call(test.app, keepUnsavedEdit, { cookie, params, body: { letterContent: TYPED } })
    expect([late.status, late.refusal?.code]).toEqual([409, 'conflict'])
  })

  it('belongs to whoever typed it', async () => {
    const { params, letterContent, keep } = await withLetter()
    await keep(`${letterContent}\n${TYPED}`)
    const other = await newMember(test.app, { isKnown: true })
    const stranger = { cookie: other.cookie, params }
    expect((await call(test.app, readUnsavedEdit, stranger)).status).toBe(404)
    expect((await call(test.app, keepUnsavedEdit, { ...stranger, body: { letterContent: 'x' } })).status).toBe(404)
  })
})
