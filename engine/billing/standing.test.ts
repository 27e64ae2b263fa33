import { describe, expect, it } from 'vitest'
import { completedWork, type WorkRecord } from '#engine/billing/completed-work.ts'
import { CANCEL_SENTENCE, composeContract, noticeOfCancellation, plainText } from '#engine/billing/contract-text.ts'
import { POLICY_RULES } from '#engine/billing/billing-policy.ts'
import { holdAfter } from '#engine/billing/hold.ts'
import { saleIn } from '#engine/billing/sale-states.ts'
import { mayAct, type StandingFacts, standingOf } from '#engine/billing/standing.ts'
import { citable } from '#engine/law/authorities.ts'
import { POSTAL_CODES } from '#engine/words/state-code.ts'

describe('the hold', () => {
  it.each([
    ['a Thursday', '2026-01-08T15:00:00.000Z', 3, '2026-01-13', '2026-01-14T10:00:00.000Z'],
    ['a Friday before a holiday', '2026-01-16T15:00:00.000Z', 3, '2026-01-22', '2026-01-23T10:00:00.000Z'],
    ['an evening that is the next day in UTC', '2026-01-09T02:00:00.000Z', 3, '2026-01-14', '2026-01-15T10:00:00.000Z'],
    ['with the five days of a state', '2026-01-08T15:00:00.000Z', 5, '2026-01-15', '2026-01-16T10:00:00.000Z'],
    ['never with fewer than three', '2026-01-08T15:00:00.000Z', 0, '2026-01-13', '2026-01-14T10:00:00.000Z'],
  ])('after %s ends at the last midnight', (_case, signedAt, days, lastDay, endsAt) => {
    expect(holdAfter(signedAt, days)).toMatchObject({ lastDay, endsAt })
  })
})

describe('where it is sold', () => {
  const policy = { soldIn: ['TX', 'CA', 'FL', 'WA', 'GA', 'DC', 'GU', 'AE'], exemption: null }

  it('is nowhere unless the operator says so', () => {
    expect(POSTAL_CODES.filter((code) => saleIn(code, { soldIn: [], exemption: null }).kind === 'sold')).toEqual([])
  })

  it.each([
    ['TX', { kind: 'sold', cancelDays: 3 }],
    ['CA', { kind: 'sold', cancelDays: 5 }],
    ['FL', { kind: 'sold', cancelDays: 5 }],
    ['WA', { kind: 'sold', cancelDays: 5 }],
    ['NY', { kind: 'not_sold', why: 'unknown_law' }],
    ['PR', { kind: 'not_sold', why: 'unknown_law' }],
    // Enabled, but nothing is known of its law.
    ['DC', { kind: 'not_sold', why: 'unknown_law' }],
    // East of the date line a day begins before that of UTC: the hold would be too short.
    ['GU', { kind: 'not_sold', why: 'unknown_law' }],
    ['AE', { kind: 'not_sold', why: 'unknown_law' }],
    ['GA', { kind: 'not_sold', why: 'forbidden' }],
    ['Texas', { kind: 'not_sold', why: 'no_state' }],
  ] as const)('%s', (state, answer) => {
    expect(saleIn(state, policy)).toEqual(answer)
  })

  it('is Georgia for an exempt operator alone', () => {
    expect(saleIn('GA', { ...policy, exemption: '501(c)(3)' }).kind).toBe('sold')
  })
})

describe('where somebody stands', () => {
  const contract = {
    holdEndsAt: '2026-01-14T10:00:00.000Z',
    endsAt: '2026-06-14T10:00:00.000Z',
    cancelledAt: null,
    hasCard: true,
  }
  const at = (now: string, facts: Partial<StandingFacts> = {}): StandingFacts => ({
    isSoldAnywhere: true,
    contract,
    unpaidSince: null,
    now,
    ...facts,
  })
  const LATER = '2026-02-20T00:00:00.000Z'

  it.each([
    ['not_sold_here', at(LATER, { isSoldAnywhere: false, contract: null })],
    ['contract_needed', at(LATER, { contract: null })],
    ['hold', at('2026-01-14T09:59:59.000Z')],
    ['card_needed', at(LATER, { contract: { ...contract, hasCard: false } })],
    ['active', at(LATER)],
    ['past_due', at(LATER, { unpaidSince: '2026-02-14T10:00:00.000Z' })],
    ['unpaid', at(LATER, { unpaidSince: '2026-02-01T10:00:00.000Z' })],
    ['cancelled', at(LATER, { contract: { ...contract, cancelledAt: '2026-02-01T10:00:00.000Z' } })],
    [
      'unpaid',
      at(LATER, { contract: { ...contract, cancelledAt: '2026-02-15T10:00:00.000Z' }, unpaidSince: '2026-02-15T10:00:00.000Z' }),
    ],
    ['contract_needed', at('2026-06-14T10:00:00.000Z')],
  ] as const)('%s', (standing, facts) => {
    expect(standingOf(facts)).toBe(standing)
  })

  it('the plan is used only when it is active or within the grace', () => {
    const all = ['not_sold_here', 'contract_needed', 'hold', 'card_needed', 'active', 'past_due', 'unpaid', 'cancelled'] as const
    expect(all.filter((standing) => mayAct(standing, 'use'))).toEqual(['active', 'past_due'])
    expect(all.filter((standing) => mayAct(standing, 'sign'))).toEqual(['contract_needed', 'cancelled'])
  })
})

describe('completed work', () => {
  const record = (at: string, action: string, subjectId: string, detail: WorkRecord['detail'] = {}): WorkRecord => ({
    at: `2026-01-20T${at}:00.000Z`,
    action,
    subjectId,
    detail,
  })
  const real = { practice: false }
  const log = [
    record('10:00', 'workflow.started', 'w1'),
    record('10:01', 'letter.generated', 'l1', { ...real, byRun: true }),
    record('10:01', 'letter.generated', 'l2', { ...real, byRun: true }),
    record('10:02', 'workflow.ended', 'w1', { ...real, status: 'completed' }),
    record('11:00', 'letter.marked_sent', 'l1', real),
  ]

  it('is a run that wrote letters, and a letter of it that was sent', () => {
    expect(completedWork(log).map(({ key }) => key)).toEqual(['run:w1', 'letter:l1'])
  })

  it.each([
    [
      'a letter that was sent and then delivered counts once',
      [...log, record('12:00', 'letter.delivered', 'l1')],
      ['run:w1', 'letter:l1'],
    ],
    [
      'a run that found nothing new does not count',
      [
        ...log,
        record('13:00', 'workflow.started', 'w2'),
        record('13:01', 'workflow.ended', 'w2', { ...real, status: 'completed' }),
      ],
      ['run:w1', 'letter:l1'],
    ],
    [
      'a run that failed does not count',
      [
        record('10:00', 'workflow.started', 'w1'),
        record('10:01', 'letter.generated', 'l1', { ...real, byRun: true }),
        record('10:02', 'workflow.ended', 'w1', { ...real, status: 'failed' }),
      ],
      [],
    ],
    [
      'a letter of the member’s own does not count',
      [record('10:01', 'letter.generated', 'l1', real), record('11:00', 'letter.marked_sent', 'l1', real)],
      [],
    ],
    ['practice never counts', log.map((one) => ({ ...one, detail: { ...one.detail, practice: true } })), []],
    ['a letter that was only written does not count', log.slice(0, 4), ['run:w1']],
  ] as const)('%s', (_case, records, keys) => {
    expect(completedWork(records).map(({ key }) => key)).toEqual(keys)
  })
})

describe('the documents', () => {
  const operator = { name: 'Errata Services LLC', address: '1 Main St, Austin, TX 78701' }
  const hold = holdAfter('2026-01-08T15:00:00.000Z', 3)

  it('hold what 15 USC 1679d(b) asks for', () => {
    const contract = composeContract({
      operator,
      consumer: { name: 'Dana Whitfield', state: 'TX' },
      hold,
      policy: { timing: 'arrears', exemption: null, soldIn: ['TX'] },
    })
    const words = plainText(contract)
    for (const part of ['never more than $195', '$13', 'January 8, 2026', operator.name, operator.address, 'Dana Whitfield'])
      expect(words).toContain(part)
    expect(contract.at(-1)).toEqual({ kind: 'bold', text: CANCEL_SENTENCE })
  })

  it('name the last day on the form of cancellation', () => {
    const notice = noticeOfCancellation({ operator, consumer: { name: 'Dana Whitfield', state: 'TX' }, hold })
    expect(plainText(notice)).toContain('before midnight on January 13, 2026')
  })

  it.each([
    ['TX', 3, 'Counted out, you may cancel until midnight on January 13, 2026.'],
    ['CA', 5, 'Civ. Code 1789.10 and following) gives you more time: you may cancel until midnight on January 15, 2026.'],
    ['FL', 5, '(Fla. Stat. 817.704(1)(a)) gives you more time: you may cancel until midnight on January 15, 2026.'],
    ['WA', 5, '(RCW 19.134.060(1)(a)) gives you more time: you may cancel until midnight on January 15, 2026.'],
  ])('name one day in contract and form, in %s', (state, days, words) => {
    const facts = { operator, consumer: { name: 'Dana Whitfield', state }, hold: holdAfter('2026-01-08T15:00:00.000Z', days) }
    const policy = { timing: 'arrears', exemption: null, soldIn: [state] } as const
    for (const parts of [composeContract({ ...facts, policy }), noticeOfCancellation(facts)])
      expect(plainText(parts)).toContain(words)
  })

  it('rest on law that stands', () => {
    expect(POLICY_RULES.filter(({ authority }) => authority !== null && !citable(authority, '2026-11-22'))).toEqual([])
  })
})
