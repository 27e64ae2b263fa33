import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalText } from '#engine/case-file/canonical-text.ts'
import {
  canonicalEvent,
  type CaseEvent,
  chainEvent,
  type ChainedEvent,
  checkChain,
  NO_HASH,
} from '#engine/case-file/event-chain.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
const DISPUTE = '7d1f2f0e-0c3f-4a55-9a1e-0d5f6f1c2b3a'

const EVENTS: readonly CaseEvent[] = [
  { at: '2026-11-20T12:00:00.000Z', kind: 'opened', text: 'You opened this dispute.', facts: null },
  {
    at: '2026-11-20T12:00:00.000Z',
    kind: 'found',
    text: 'Two dates disagree.',
    facts: { found: [{ findingId: 'f', rule: 'R1', places: [{ reportId: 'r', page: 3 }] }] },
  },
  {
    at: '2026-11-21T09:30:00.125Z',
    kind: 'sent',
    text: 'Sent: “quoted” \\ and\n a second line',
    facts: { pages: 2, trackingNumber: '9407' },
  },
  { at: '2026-11-25T09:30:00.000Z', kind: 'delivered', text: 'Delivered.', facts: { by: 'post' } },
]

function chained(events: readonly CaseEvent[] = EVENTS): ChainedEvent[] {
  const chain: ChainedEvent[] = []
  for (const event of events) chain.push(chainEvent(DISPUTE, { event, last: chain.at(-1) ?? null, sha256 }))
  return chain
}

describe('the canonical text', () => {
  it.each([
    ['a text', 'é "x" \\ \n \u0001', '"é \\"x\\" \\\\ \\n \\u0001"'],
    ['a whole number', 12, '12'],
    ['null', null, 'null'],
    ['a truth', true, 'true'],
    ['a list', ['b', 1, []], '["b",1,[]]'],
    ['an object: names in order, absent ones left out', { b: 1, a: { d: null, c: undefined } }, '{"a":{"d":null},"b":1}'],
    ['names by code unit, not by language', { é: 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"é":1}'],
  ])('%s', (_, value, text) => expect(canonicalText(value)).toBe(text))

  it.each([
    ['a fraction', 0.5],
    ['no number', Number.NaN],
    ['a number too large to be sure of', 2 ** 60],
    ['nothing', undefined],
    ['nothing in a list', [undefined]],
  ])('none for %s', (_, value) => expect(() => canonicalText(value)).toThrow(RangeError))

  it('of an event is what the documentation says', () => {
    const [first] = chained()
    if (!first) throw new Error('there is a first event')
    expect(canonicalEvent(DISPUTE, first)).toBe(
      `["errata-event/1","${DISPUTE}",1,"2026-11-20T12:00:00.000Z","opened","You opened this dispute.",null,"${NO_HASH}"]`,
    )
    expect(first.hash).toBe(sha256(canonicalEvent(DISPUTE, first)))
  })
})

/** The chain with one event replaced. */
const changed = (at: number, change: Partial<ChainedEvent>): ChainedEvent[] =>
  chained().map((event, index) => (index === at ? { ...event, ...change } : event))

/** As someone writes it who knows the form: the event itself has a right hash again. */
function rehashed(at: number, change: Partial<ChainedEvent>): ChainedEvent[] {
  return changed(at, change).map((event, index) =>
    index === at ? { ...event, hash: sha256(canonicalEvent(DISPUTE, event)) } : event,
  )
}

describe('a chain is unbroken', () => {
  it.each([
    ['as it was written', chained()],
    ['when its facts come back with their names in another order', changed(2, { facts: { trackingNumber: '9407', pages: 2 } })],
    ['without any event', []],
  ])('%s', (_, chain) => {
    expect(checkChain(DISPUTE, chain, sha256)).toEqual({
      kind: 'unbroken',
      events: chain.length,
      head: chain.at(-1)?.hash ?? NO_HASH,
    })
  })
})

describe('a chain is broken', () => {
  it.each<[string, ChainedEvent[], number]>([
    ['by one sign of a text', changed(2, { text: 'Sent: “quoted” \\ and\n a second line.' }), 3],
    ['by another instant', changed(0, { at: '2026-11-20T12:00:00.001Z' }), 1],
    ['by another kind', changed(3, { kind: 'returned' }), 4],
    ['by another fact', changed(2, { facts: { pages: 3, trackingNumber: '9407' } }), 3],
    ['by a fact that is gone', changed(3, { facts: null }), 4],
    ['by an event taken out', chained().filter((_, index) => index !== 1), 2],
    ['by the first event taken out', chained().slice(1), 1],
    ['by two events in each other’s place', [0, 2, 1, 3].flatMap((index) => chained()[index] ?? []), 2],
    ['by an event put in twice', chained().flatMap((event, index) => (index === 1 ? [event, event] : [event])), 3],
    ['by an event written anew with a right hash of its own', rehashed(1, { text: 'Nothing was found.' }), 3],
    ['by a hash in capitals', changed(3, { hash: chained()[3]?.hash.toUpperCase() ?? '' }), 4],
  ])('%s', (_, chain, sequence) => {
    expect(checkChain(DISPUTE, chain, sha256)).toMatchObject({ kind: 'broken', sequence })
  })

  it('under the id of another dispute', () => {
    expect(checkChain('another', chained(), sha256)).toMatchObject({ kind: 'broken', sequence: 1 })
  })

  it('is not seen where the last event is left out: the one who was told the head knows it', () => {
    const whole = checkChain(DISPUTE, chained(), sha256)
    const cut = checkChain(DISPUTE, chained().slice(0, -1), sha256)
    expect(cut.kind).toBe('unbroken')
    expect(cut).not.toEqual(whole)
  })
})
