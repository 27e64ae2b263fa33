import { describe, expect, it } from 'vitest'
import { type AwaitingDispute, matchResult } from '#engine/answers/match-reply.ts'
import type { Evidence } from '#engine/report/evidence.ts'

const evidence: Evidence = { page: 1, box: [0, 0, 10, 10], quote: '' }
const field = <Value>(value: Value) => ({ value, evidence })
const equifax = field({ kind: 'bureau', bureau: 'equifax' } as const)

const dispute = (id: string, given: Partial<AwaitingDispute> = {}): AwaitingDispute => ({
  id,
  creditor: 'CAPITAL ONE BANK USA NA',
  accountNumber: '****1234',
  isOpen: true,
  isPractice: false,
  sent: [{ target: 'equifax', letterId: 'l1', sentOn: '2026-11-20' }],
  ...given,
})

const reply = { sender: equifax, datedOn: field('2026-12-14'), isPractice: false }
const result = (creditor: string | null, number: string | null) => ({
  creditorName: creditor === null ? null : field(creditor),
  accountNumber: number === null ? null : field(number),
})

describe('which dispute a result is about', () => {
  it('is the one of this bureau, company and number, however the company is written', () => {
    const found = matchResult(reply, result('CAP ONE', 'XXXX1234'), [
      dispute('other', { creditor: 'MIDLAND CREDIT MANAGEMENT', accountNumber: '8541****' }),
      dispute('this'),
    ])
    expect(found.suggested).toBe('this')
    expect(found.candidates[0]).toMatchObject({ disputeId: 'this', target: 'equifax', letterId: 'l1', against: [] })
    expect(found.candidates[0]?.reasons).toHaveLength(4)
  })

  it('is another account of the same company by its digits', () => {
    const found = matchResult(reply, result('CAPITAL ONE', 'XXXX9876'), [
      dispute('first'),
      dispute('second', { accountNumber: '****9876' }),
    ])
    expect(found.suggested).toBe('second')
    expect(found.candidates.find(({ disputeId }) => disputeId === 'first')?.against).toEqual([
      'The account number has different digits',
    ])
  })

  it('is the one that the member added it to, unless it names another account', () => {
    const two = [dispute('first'), dispute('second', { accountNumber: '****9876' })]
    const added = { ...reply, addedTo: 'second' }
    expect(matchResult(added, result(null, null), two).suggested).toBe('second')
    expect(matchResult(added, result('CAPITAL ONE', 'XXXX1234'), two).suggested).not.toBe('second')
  })

  it('stays open between two that fit alike', () => {
    const found = matchResult(reply, result('CAPITAL ONE', null), [
      dispute('first'),
      dispute('second', { accountNumber: '****9876' }),
    ])
    expect(found.suggested).toBeNull()
    expect(found.candidates).toHaveLength(2)
  })

  it.each([
    ['to another bureau', { sent: [{ target: 'experian', letterId: 'l1', sentOn: '2026-11-20' }] }],
    ['after the reply', { sent: [{ target: 'equifax', letterId: 'l1', sentOn: '2026-12-20' }] }],
  ] as const)('is not surely one that was sent %s', (_what, given) => {
    expect(
      matchResult(reply, result('CAPITAL ONE', null), [dispute('it', { ...given, sent: [...given.sent] })]).suggested,
    ).toBeNull()
  })

  it('is none of another company', () => {
    expect(matchResult(reply, result('SYNCB', '****5555'), [dispute('it')]).candidates).toEqual([])
  })

  it('is by its writer where a company answers about its own account', () => {
    const sender = field({ kind: 'company', name: 'Midland Credit Management, Inc.' } as const)
    const found = matchResult({ ...reply, sender }, result(null, '8541'), [
      dispute('it', {
        creditor: 'MIDLAND CREDIT MGMT',
        accountNumber: '****8541',
        sent: [{ target: 'creditor', letterId: 'l2', sentOn: '2026-11-20' }],
      }),
      dispute('other'),
    ])
    expect(found).toMatchObject({ suggested: 'it', candidates: [{ target: 'creditor', letterId: 'l2' }] })
  })

  it('is never a real one for what practice bureaus write', () => {
    expect(matchResult({ ...reply, isPractice: true }, result('CAPITAL ONE', 'XXXX1234'), [dispute('real')]).candidates).toEqual(
      [],
    )
  })

  it.each([
    ['414720XXXXXXXXXX', '4147XXXXXXXXXXXX', 'it'],
    ['4147XXXXXXXXXXXX', '414720**********', 'it'],
    ['4147XXXXXXXX1234', 'XXXXXXXXXXXX1234', 'it'],
    ['PPH0000000003898****', 'PPH00000000038985****', 'it'],
    ['IC-33017', '33017', 'it'],
    ['414720XXXXXXXXXX', '4266XXXXXXXXXXXX', null],
    ['4147XXXXXXXX1234', '4147XXXXXXXX9999', null],
  ])('%s against %s', (read, own, suggested) => {
    expect(matchResult(reply, result('CAPITAL ONE', read), [dispute('it', { accountNumber: own })]).suggested).toBe(suggested)
  })

  it('of two accounts with one company and several letters to one bureau, the newest letter about the one it numbers', () => {
    const sent = [
      { target: 'equifax', letterId: 'first', sentOn: '2026-10-01' },
      { target: 'equifax', letterId: 'second', sentOn: '2026-11-20' },
      { target: 'equifax', letterId: 'later', sentOn: '2026-12-20' },
    ] as const
    const found = matchResult(reply, result('CAPITAL ONE', '4147XXXXXXXX1234'), [
      dispute('one', { accountNumber: '4147XXXXXXXX1234', sent: [...sent] }),
      dispute('two', { accountNumber: '4147XXXXXXXX9876', sent: [...sent] }),
    ])
    expect(found).toMatchObject({ suggested: 'one', candidates: [{ letterId: 'second' }, {}] })
  })

  it('compares no digits of different ends of a number', () => {
    expect(matchResult(reply, result('CAPITAL ONE', '5178XXXX'), [dispute('it')]).suggested).toBe('it')
  })
})
