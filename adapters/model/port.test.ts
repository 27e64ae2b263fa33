import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aiSdkModel } from '#adapters/model/ai-sdk.ts'
import { embeddedModel } from '#adapters/model/embedded.ts'
import type { ModelPort } from '#adapters/model/port.ts'
import { type ModelAnswer, type ModelServer, patientModel, startModelServer } from '#server/testing/model-server.ts'
import { TOKENS } from '#server/testing/model-wire.ts'

const drafting = { instructions: 'Write one sentence.', material: 'The balance of {{NUMBER_1}} is {{AMOUNT_1}}.', longest: 200 }
const proposing = {
  instructions: 'Find the accounts.',
  pages: [{ page: 2, lines: ['FIRST HARBOR BANK', 'Opened 01/05/2020'] }],
  fields: ['dateOpened'],
}
const PROPOSAL = { page: 2, line: 1, creditor: 'FIRST HARBOR BANK', field: 'dateOpened', value: '01/05/2020' }
const SPENT = { inputTokens: TOKENS.input, outputTokens: TOKENS.output }

let peer: ModelServer
let chat: ModelPort
let anthropic: ModelPort
let claude: ModelPort
beforeAll(async () => {
  peer = await startModelServer()
  const shared = { baseUrl: peer.url, name: 'small', apiKey: 'key-1' }
  chat = patientModel(peer, (timeoutMs) => aiSdkModel({ ...shared, timeoutMs, provider: 'openai-compatible' }))
  anthropic = patientModel(peer, (timeoutMs) => aiSdkModel({ ...shared, timeoutMs, provider: 'anthropic' }))
  claude = patientModel(peer, (timeoutMs) =>
    aiSdkModel({ ...shared, timeoutMs, provider: 'anthropic', name: 'claude-sonnet-4-5' }),
  )
})
afterAll(() => peer.close())

const lastAsked = () => peer.requests.at(-1)
const bodyOf = (): unknown => JSON.parse(lastAsked()?.body ?? '{}')

describe.each([
  ['embedded', () => embeddedModel()],
  ['chat completions', () => chat],
  ['Anthropic', () => anthropic],
] as const)('model: %s', (_, model) => {
  it('answers a draft with what it cost, or says that there is none', async () => {
    peer.answer({ says: 'The balance is {{AMOUNT_1}}.' })
    const pieces: string[] = []
    const answer = await model().draft({ ...drafting, onPiece: (piece) => pieces.push(piece) })
    if (!model().isConnected) return expect(answer).toEqual({ kind: 'none' })
    expect(answer).toEqual({ kind: 'draft', text: 'The balance is {{AMOUNT_1}}.', model: 'small', spent: SPENT })
    expect([pieces.length > 1, pieces.join('')]).toEqual([true, 'The balance is {{AMOUNT_1}}.'])
  })
})

describe.each([
  ['embedded', () => embeddedModel()],
  ['chat completions', () => chat],
  ['Anthropic, a model that takes a shape', () => claude],
  ['Anthropic, one that takes tools alone', () => anthropic],
] as const)('model: %s', (_, model) => {
  it('proposes fields that it names, or says that there is no model', async () => {
    peer.answer({ says: JSON.stringify({ proposals: [PROPOSAL] }) })
    const answer = await model().propose(proposing)
    if (!model().isConnected) return expect(answer).toEqual({ kind: 'none' })
    expect(answer).toMatchObject({ kind: 'proposals', proposals: [PROPOSAL], spent: SPENT })
  })
})

describe('what goes out', () => {
  it('to chat completions: as documented, with the key, streamed, the bound in tokens', async () => {
    peer.answer({ says: 'Yes.' })
    await chat.draft(drafting)
    expect(lastAsked()).toMatchObject({
      path: '/v1/chat/completions',
      instructions: drafting.instructions,
      material: drafting.material,
    })
    expect(lastAsked()?.headers['authorization']).toBe('Bearer key-1')
    expect(bodyOf()).toMatchObject({ model: 'small', stream: true, max_tokens: 67 })
  })

  it('to Anthropic: its own path and key', async () => {
    peer.answer({ says: 'Yes.' })
    await anthropic.draft(drafting)
    expect(lastAsked()).toMatchObject({
      path: '/v1/messages',
      instructions: drafting.instructions,
      material: drafting.material,
    })
    expect(lastAsked()?.headers['x-api-key']).toBe('key-1')
    expect(bodyOf()).toMatchObject({ model: 'small', stream: true, max_tokens: 67 })
  })

  it('to OpenAI itself: the bound under the name that its models take; to Ollama without a key', async () => {
    peer.answer({ says: 'Yes.' })
    const shared = { baseUrl: peer.url, name: 'small' }
    await aiSdkModel({ ...shared, provider: 'openai', apiKey: 'key-2' }).draft(drafting)
    expect([bodyOf(), lastAsked()?.body.includes('max_tokens')]).toEqual([
      expect.objectContaining({ max_completion_tokens: 67 }),
      false,
    ])
    await aiSdkModel({ ...shared, provider: 'ollama', apiKey: null }).draft(drafting)
    expect(lastAsked()?.headers['authorization']).toBeUndefined()
  })

  it('to propose: the lines by number, and the shape of the answer', async () => {
    peer.answer({ says: JSON.stringify({ proposals: [] }) })
    expect(await chat.propose(proposing)).toEqual({ kind: 'proposals', proposals: [], model: 'small', spent: SPENT })
    expect(lastAsked()?.material).toContain('1: Opened 01/05/2020')
    expect(bodyOf()).toMatchObject({ response_format: { type: 'json_schema' } })
  })
})

const HOSTILE: readonly (readonly [string, ModelAnswer, string])[] = [
  ['a refusal of the key', { status: 401 }, 'refused'],
  ['too many requests', { status: 429 }, 'busy'],
  ['a failure', { status: 500 }, 'unreachable'],
  ['no JSON', { raw: '<html>Welcome</html>' }, 'unreadable'],
  ['broken JSON in a stream', { raw: 'data: {"choices": [{"delta"\n\n' }, 'unreadable'],
  ['an answer that breaks off', { cutAfter: 'The balance is' }, 'unreadable'],
  ['an answer that ends at its bound', { says: 'The balance is', isAtItsBound: true }, 'cut_off'],
  ['an answer longer than asked', { says: 'x'.repeat(drafting.longest + 1) }, 'too_long'],
  ['a huge line', { raw: `data: ${'x'.repeat(9_000_000)}` }, 'too_long'],
  ['nothing but blanks', { says: '   ' }, 'unreadable'],
  ['silence', 'silence', 'time_up'],
]

describe.each([
  ['chat completions', () => chat],
  ['Anthropic', () => anthropic],
] as const)('a server that does not answer as it should: %s', (_, model) => {
  const said = vi.spyOn(console, 'error')
  beforeEach(() => void said.mockReset())

  it.each(HOSTILE)('%s is told as a failure, without a throw and without a word printed', async (_case, answer, trouble) => {
    peer.answer(answer)
    expect(await model().draft(drafting)).toMatchObject({ kind: 'failed', trouble })
    expect(said).not.toHaveBeenCalled()
  })
})

describe('proposals', () => {
  it.each([
    ['prose instead of fields', { says: 'Here are the accounts you asked for.' }],
    ['another shape', { says: '{"proposals":[{"page":"two"}]}' }],
    ['a failure', { status: 500 }],
    ['silence', 'silence'],
  ] as const)('%s is a failure, and no throw', async (_, answer) => {
    peer.answer(answer)
    expect(await chat.propose(proposing)).toMatchObject({ kind: 'failed' })
  })
})

it('stops when the caller wishes', async () => {
  peer.answer('silence')
  for (const asking of [
    (signal: AbortSignal) => chat.draft({ ...drafting, signal }),
    (signal: AbortSignal) => chat.propose({ ...proposing, signal }),
  ]) {
    const wish = new AbortController()
    const asked = asking(wish.signal)
    setTimeout(() => wish.abort(new Error('the visitor left')), 50)
    await expect(asked).rejects.toThrow('the visitor left')
  }
})
