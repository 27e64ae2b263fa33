import { describe, expect, it } from 'vitest'
import { asksOnly, type Dispute, standingOf } from '#web/parts/dispute-words.ts'

const standing = (status: Dispute['tracker']['status'], outcome: Dispute['outcome'] = 'pending') =>
  standingOf({ status: 'pending', outcome, tracker: { status } })

describe('where a dispute stands', () => {
  it('says about what no one sent that it is not sent yet', () => {
    expect(standing('not_sent')).toEqual({ label: 'Not sent yet', tone: 'neutral' })
  })

  it.each([
    ['verified', 'verified', 'warn'],
    ['resolved', 'verified', 'neutral'],
    ['resolved', 'pending', 'neutral'],
    ['resolved', 'removed', 'good'],
    ['resolved', 'updated', 'good'],
  ] as const)('%s with the outcome %s is %s: green only where something changed', (status, outcome, tone) => {
    expect(standing(status, outcome).tone).toBe(tone)
  })
})

describe('whether it is called a request', () => {
  const dispute = (isRequest: boolean, status: Dispute['tracker']['status']) => ({ isRequest, tracker: { status } })
  const [asks, disputes] = [{ isRequest: true }, { isRequest: false }]
  it.each([
    ['all that was sent only asks', dispute(true, 'submitted'), [], true],
    ['it was sent and disputes, and a further letter asks', dispute(false, 'submitted'), [asks], false],
    ['all that is written only asks', dispute(false, 'not_sent'), [asks, asks], true],
    ['a draft disputes', dispute(false, 'not_sent'), [asks, disputes], false],
    ['nothing is written', dispute(false, 'not_sent'), [], false],
  ] as const)('%s', (_, of, letters, answer) => expect(asksOnly(of, letters)).toBe(answer))
})
