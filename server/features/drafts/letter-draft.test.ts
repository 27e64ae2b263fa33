import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOfLetter, keepDraft, readDraft } from '#contract/drafts.ts'
import { attestLetter, editLetter, generateLetter, listLetters, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { MIGRATIONS } from '#server/database/migrate.ts'
import { KEPT_DAYS } from '#server/features/drafts/drafts.ts'
import { sealValue } from '#server/platform/sealed-text.ts'
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
  const form = formOfLetter(id)
  const read = async (): Promise<unknown> =>
    JSON.parse((await call(test.app, readDraft, { cookie, query: { form } })).answer?.typed ?? 'null')
  const keep = (text: string, attestedFacts: string[] = []) =>
    call(test.app, keepDraft, { cookie, body: { form, typed: JSON.stringify({ letterContent: text, attestedFacts }) } })
  return { ...member, params, form, letterContent, read, keep }
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

  it('is dropped when the letter is saved, and when it is sent, whoever was typing', async () => {
    const { id, cookie, params, form, letterContent, read, keep } = await withLetter()
    await keep(`${letterContent}\n${TYPED}`)
    const saved = letterContent.replace('Sincerely,', 'Please answer in writing.\n\nSincerely,')
    await ok(test.app, editLetter, { cookie, params, body: { letterContent: saved, attestedFacts: [] } })
    expect(await read()).toBeNull()
    await keep(`${saved}\n${TYPED}`)
    await test.context.db.execute(
      sql`insert into drafts select user_id, 'helper:1', name, sealed_draft, saved_at from drafts where user_id = ${id}::uuid`,
    )
    await ok(test.app, attestLetter, { cookie, params, body: {} })
    await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'mail' } })
    const { rows } = await test.context.db.execute(sql`select 1 from drafts where user_id = ${id}::uuid and name = ${form}`)
    expect(rows).toEqual([])
  })

  it('waits as long as the letter does', async () => {
    const { id, cookie, letterContent, read, keep } = await withLetter()
    await keep(`${letterContent}\n${TYPED}`)
    await test.context.db.execute(
      sql`update drafts set saved_at = saved_at - ${`${KEPT_DAYS + 1} days`}::interval where user_id = ${id}::uuid`,
    )
    await call(test.app, keepDraft, { cookie, body: { form: 'new dispute', typed: '{}' } })
    expect(await read()).toMatchObject({ letterContent: `${letterContent}\n${TYPED}` })
  })

  it('takes a whole letter, with all that is stated in it', async () => {
    const { letterContent, read, keep } = await withLetter()
    const long = letterContent.padEnd(20_000, '\n"')
    const stated = Array.from({ length: 100 }, (_, count) => `${count} `.padEnd(500, 'word '))
    expect((await keep(long, stated)).status).toBe(200)
    expect(await read()).toEqual({ letterContent: long, attestedFacts: stated })
  })

  it('of a version that kept it apart opens after its migration', async () => {
    const { id, params, letterContent, read } = await withLetter()
    const kept = { letterContent: `${letterContent}\n${TYPED}`, attestedFacts: ['all night'] }
    const sealed = await sealValue(test.context, `${id}/unsaved-edit/${params.id}/member`, kept)
    await test.context.db.execute(
      sql`insert into unsaved_edits (user_id, letter_id, author, sealed_edit, saved_at)
          values (${id}::uuid, ${params.id}::uuid, 'member', ${sealed}, now())`,
    )
    await test.pool.query(readFileSync(path.join(MIGRATIONS, '0056_keep_letter_edits_among_drafts.sql'), 'utf8'))
    expect(await read()).toEqual(kept)
    expect((await test.pool.query('select 1 from unsaved_edits')).rows).toEqual([])
  })
})
