import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedModel } from '#adapters/model/embedded.ts'
import { openAiCompatibleModel } from '#adapters/model/open-ai-compatible.ts'
import type { ModelPort } from '#adapters/model/port.ts'

const drafting = { instructions: 'Write one sentence.', material: 'The balance of [ACCOUNT 1] is [AMOUNT 1].', longest: 200 }
const proposing = {
  instructions: 'Find the accounts.',
  pages: [{ page: 2, lines: ['FIRST HARBOR BANK', 'Opened 01/05/2020'] }],
  fields: ['dateOpened'],
}
const PROPOSAL = { page: 2, line: 1, creditor: 'FIRST HARBOR BANK', field: 'dateOpened', value: '01/05/2020' }

/** A server of that protocol in this process: it says what the test wants and remembers what it was asked. */
interface Peer {
  says: string
  status: number
  /** Milliseconds before it answers. */
  delay: number
  readonly asked: { readonly path: string; readonly authorization: string | null; readonly body: string }[]
}
const peer: Peer = { says: '', status: 200, delay: 0, asked: [] }

const server = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    peer.asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? null, body })
    setTimeout(() => {
      response.writeHead(peer.status, { 'content-type': 'application/json' })
      const message = { role: 'assistant', content: peer.says }
      response.end(
        JSON.stringify(
          peer.status === 200
            ? {
                id: '1',
                object: 'chat.completion',
                created: 1,
                model: 'm',
                choices: [{ index: 0, message, finish_reason: 'stop' }],
              }
            : { error: { message: 'no' } },
        ),
      )
    }, peer.delay)
  })
})

let remote: ModelPort
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() satisfies string | AddressInfo | null
  const port = typeof address === 'object' && address !== null ? address.port : 0
  remote = openAiCompatibleModel({ baseUrl: `http://127.0.0.1:${port}/v1`, name: 'small', apiKey: 'key-1', timeoutMs: 1500 })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function set(answer: Partial<Pick<Peer, 'says' | 'status' | 'delay'>>): void {
  Object.assign(peer, { says: '', status: 200, delay: 0, ...answer })
  peer.asked.length = 0
}

describe.each([
  ['embedded', () => embeddedModel()],
  ['a server of that protocol', () => remote],
] as const)('model: %s', (_, model) => {
  it('answers a draft within the bound, or says that there is none', async () => {
    set({ says: 'The balance is [AMOUNT 1].' })
    const answer = await model().draft(drafting)
    if (answer.kind === 'draft') expect(answer.text.length).toBeLessThanOrEqual(drafting.longest)
    else expect(answer).toEqual({ kind: 'none' })
  })

  it('proposes fields that it names, or says that there is no model', async () => {
    set({ says: JSON.stringify({ proposals: [PROPOSAL] }) })
    const answer = await model().propose(proposing)
    if (answer.kind === 'proposals') expect(answer.proposals).toEqual([PROPOSAL])
    else expect(answer).toEqual({ kind: 'none' })
  })
})

describe('a server of that protocol', () => {
  it('is asked as documented, with its key, and sees the lines by number', async () => {
    set({ says: JSON.stringify({ proposals: [] }) })
    expect(await remote.propose(proposing)).toEqual({ kind: 'proposals', proposals: [], model: 'small' })
    const [asked] = peer.asked
    expect(asked).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key-1' })
    expect(asked?.body).toContain('1: Opened 01/05/2020')
    expect(JSON.parse(asked?.body ?? '{}')).toMatchObject({ model: 'small', response_format: { type: 'json_schema' } })
  })

  it.each([
    ['prose instead of fields', { says: 'Here are the accounts you asked for.' }],
    ['another shape', { says: '{"proposals":[{"page":"two"}]}' }],
    ['a failure', { status: 500 }],
    ['a refusal of the key', { status: 401 }],
  ])('answers %s with a failure, not with a throw', async (_, answer) => {
    set(answer)
    expect(await remote.propose(proposing)).toEqual({ kind: 'failed' })
  })

  it('drafts nothing that is longer than asked', async () => {
    set({ says: 'x'.repeat(drafting.longest + 1) })
    expect(await remote.draft(drafting)).toEqual({ kind: 'none' })
  })

  it('is not waited for beyond its time', async () => {
    set({ says: '{"proposals":[]}', delay: 4000 })
    const begun = performance.now()
    expect(await remote.propose(proposing)).toEqual({ kind: 'failed' })
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  it('stops when the caller wishes', async () => {
    set({ says: '{"proposals":[]}', delay: 1000 })
    const wish = new AbortController()
    const asking = remote.propose({ ...proposing, signal: wish.signal })
    setTimeout(() => wish.abort(new Error('the visitor left')), 50)
    await expect(asking).rejects.toThrow('the visitor left')
  })
})
