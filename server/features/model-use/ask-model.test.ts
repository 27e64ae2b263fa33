import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiSdkModel } from '#adapters/model/ai-sdk.ts'
import { modelCalls } from '#server/database/tables/model-use.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { askForFields, askForWords } from '#server/features/model-use/ask-model.ts'
import { actFor } from '#server/platform/caller.ts'
import { newMember } from '#server/testing/member.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { TOKENS } from '#server/testing/model-wire.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

/** 100 and 200 characters: 34 + 67 tokens are set aside. */
const WORDS = {
  purpose: 'letter',
  instructions: 'i'.repeat(40),
  material: 'secret material '.repeat(4).slice(0, 60),
  longest: 200,
} as const

let peer: ModelServer
let test: TestApp
beforeAll(async () => {
  peer = await startModelServer()
  const model = aiSdkModel({ provider: 'ollama', baseUrl: peer.url, name: 'small', apiKey: null })
  test = await testApp({ model, environment: { MODEL_DAILY_TOKENS: '400' } })
})
afterAll(async () => {
  await test.close()
  await peer.close()
})

const member = async () => actFor({ ...(await newMember(test.app)), name: 'Dana Whitfield' })
const callsOf = (id: string) => test.context.db.select().from(modelCalls).where(eq(modelCalls.userId, id))

describe('what a member may cost a day', () => {
  it('is counted as the server counts, and told before it is exceeded', async () => {
    const user = await member()
    peer.answer({ says: 'Yes.' })
    for (const _ of [1, 2]) expect((await askForWords(test.context, user, WORDS)).kind).toBe('draft')
    // 300 are spent: 101 more would be 401.
    const before = peer.requests.length
    expect(await askForWords(test.context, user, WORDS)).toEqual({ kind: 'over_limit' })
    expect(peer.requests.length).toBe(before)
    const rows = await callsOf(user.id)
    expect(rows.map(({ inputTokens, outputTokens, purpose }) => [inputTokens, outputTokens, purpose])).toEqual(
      Array.from({ length: 2 }, () => [TOKENS.input, TOKENS.output, 'letter']),
    )
    expect((await askForWords(test.context, await member(), WORDS)).kind).toBe('draft')
    test.setNow('2026-11-21T00:00:00.000Z')
    expect((await askForWords(test.context, user, WORDS)).kind).toBe('draft')
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it('counts calls at the same time by what each may cost', async () => {
    const user = await member()
    peer.answer({ says: 'Yes.' })
    const asked = await Promise.all(Array.from({ length: 6 }, () => askForWords(test.context, user, WORDS)))
    expect(asked.filter(({ kind }) => kind === 'draft').length).toBeLessThanOrEqual(3)
    expect(asked.some(({ kind }) => kind === 'over_limit')).toBe(true)
  })

  it('counts what failed by its estimate, and keeps no word of it', async () => {
    const user = await member()
    peer.answer({ status: 500 })
    expect(await askForWords(test.context, user, WORDS)).toMatchObject({ kind: 'failed', trouble: 'unreachable' })
    expect(await callsOf(user.id)).toMatchObject([{ inputTokens: 34, outputTokens: 0 }])
    const audit = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, user.id))
    const told = audit.filter(({ subjectKind }) => subjectKind === 'model_call')
    expect(told.map(({ action }) => action)).toEqual(['model.asked', 'model.answered'])
    expect(JSON.stringify([told, await callsOf(user.id)])).not.toContain('secret')
  })

  it('bounds what pages cost too', async () => {
    const request = { instructions: 'Find.', pages: [{ page: 1, lines: ['A BANK'] }], fields: ['dateOpened'] }
    expect(await askForFields(test.context, await member(), request)).toEqual({ kind: 'over_limit' })
  })
})

it('without a model nothing is counted', async () => {
  const bare = await testApp()
  const user = actFor({ ...(await newMember(bare.app)), name: 'Dana' })
  expect(await askForWords(bare.context, user, WORDS)).toEqual({ kind: 'none' })
  expect(await bare.context.db.select().from(modelCalls)).toEqual([])
  await bare.close()
})
