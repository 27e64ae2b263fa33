import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  attestLetter,
  editLetter,
  generateLetter,
  listLetters,
  readLetter,
  readLetterInSpanish,
  readLetterProof,
} from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { PROOF_VERSION } from '#engine/letters/proof.ts'
import type { KeptProof } from '#server/database/tables/letters.ts'
import { ownedLetter, sealWords } from '#server/features/letters/letter-rows.ts'
import { actFor } from '#server/platform/caller.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withLetter() {
  const { cookie, ...member } = await newMember(test.app, { isKnown: true })
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: items[0]?.id ?? '', userInfo } })
  const params = { id: letter.id }
  const row = () => ownedLetter(test.context, actFor({ ...member, name: userInfo.name }), letter.id)
  const keepProof = async (proof: KeptProof | undefined) => {
    const sealed = await sealWords(test.context, { ...(await row()), proof })
    await test.context.db.execute(sql`update letters set sealed_words = ${sealed} where id = ${letter.id}::uuid`)
  }
  return { cookie, letter, params, row, keepProof }
}

/** What no checker would prove: an answer with it was not made again. */
const PLANTED: KeptProof = { version: PROOF_VERSION, sentences: [{ sentence: 'Planted.', facts: [] }] }

describe('the proof of a letter', () => {
  it('is made when the letter is written', async () => {
    const { cookie, letter, params } = await withLetter()
    expect(letter.proof.flatMap(({ facts }) => facts).length).toBeGreaterThan(3)
    expect(await ok(test.app, listLetters, { cookie })).toEqual([letter])
    expect(await ok(test.app, readLetter, { cookie, params })).toEqual(letter)
    expect(await ok(test.app, readLetterProof, { cookie, params })).toEqual({ proof: letter.proof })
  })

  it('stands beside its sentences in Spanish, and the letter stays English', async () => {
    const { cookie, letter, params } = await withLetter()
    const { sentences } = await ok(test.app, readLetterInSpanish, { cookie, params })
    expect(sentences.map(({ english }) => english)).toEqual(letter.proof.map(({ sentence }) => sentence))
    const whole = sentences.filter(({ english }) => english.endsWith('.'))
    const said = whole.flatMap(({ spanish }) => spanish ?? [])
    expect(said.length).toBeGreaterThan(whole.length / 2)
    expect(sentences.find(({ english }) => english.startsWith('Re: '))?.spanish).toBeNull()
    expect(said.join(' ')).not.toMatch(/\b(?:the|please|with)\b/i)
    expect(await ok(test.app, readLetter, { cookie, params })).toEqual(letter)
  })

  it('is made anew for no answer, and for no change of something else', async () => {
    const { cookie, params, keepProof } = await withLetter()
    await keepProof(PLANTED)
    const proof = [...PLANTED.sentences]
    expect(await ok(test.app, readLetterProof, { cookie, params })).toEqual({ proof })
    expect((await ok(test.app, attestLetter, { cookie, params })).proof).toEqual(proof)
    expect((await ok(test.app, listLetters, { cookie })).map((one) => one.proof)).toEqual([proof])
  })

  it('is made anew for an edited text', async () => {
    const { cookie, letter, params, keepProof } = await withLetter()
    await keepProof(PLANTED)
    const letterContent = letter.letterContent.replace('Sincerely,', 'I wrote this myself.\n\nSincerely,')
    const edited = await ok(test.app, editLetter, { cookie, params, body: { letterContent } })
    expect(edited.proof.length).toBe(letter.proof.length + 1)
    expect(await ok(test.app, readLetterProof, { cookie, params })).toEqual({ proof: edited.proof })
  })

  it.each([
    ['that a version before kept', undefined],
    ['whose checker has changed since', { ...PLANTED, version: PROOF_VERSION - 1 }],
  ])('of a letter %s is made when it is asked for, and kept', async (_case, before) => {
    const { cookie, letter, params, row, keepProof } = await withLetter()
    const { proof: made } = await row()
    await keepProof(before)
    expect(await ok(test.app, readLetterProof, { cookie, params })).toEqual({ proof: letter.proof })
    expect((await row()).proof).toEqual(made)
    await keepProof(before)
    expect(await ok(test.app, listLetters, { cookie })).toEqual([letter])
    expect((await row()).proof).toEqual(made)
  })

  it('waits for nobody who is changing the letter', async () => {
    const { cookie, letter, keepProof } = await withLetter()
    await keepProof(undefined)
    const writer = new pg.Client(test.pool.options)
    await writer.connect()
    await writer.query('begin')
    await writer.query('select 1 from letters where id = $1 for update', [letter.id])
    expect(await ok(test.app, listLetters, { cookie })).toEqual([letter])
    await writer.end()
  })

  it('is nobody else’s', async () => {
    const { params } = await withLetter()
    const { cookie } = await newMember(test.app, { isKnown: true })
    expect((await call(test.app, readLetterProof, { cookie, params })).status).toBe(404)
    expect((await call(test.app, readLetter, { cookie, params })).status).toBe(404)
  })
})
