import { describe, expect, it } from 'vitest'
import { historyChanges } from '#engine/comparison/history-changes.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'

type Codes = Parameters<typeof grid>[1][]
/** The older grid ends with December 2023, the newer with March 2024. */
function told(was: Codes, is: Codes): unknown[] {
  const older = makeAccount({ paymentHistory: grid('2023-12', ...was) })
  const newer = makeAccount({ paymentHistory: grid('2024-03', ...is) })
  return historyChanges({ older, newer }).map(({ before, after, effect }) => [
    before?.words ?? null,
    after?.words ?? null,
    effect,
  ])
}

const JUST_NEW: Codes = ['no_data', 'no_data', 'no_data']

describe('the payment grid', () => {
  it('tells each bad new month, and the good ones together', () => {
    expect(told(['ok', 'ok'], ['30', 'ok', 'ok', 'ok', 'ok'])).toEqual([
      [null, 'March 2024 (30 days late)', 'bad'],
      [null, '2 months paid as agreed (January 2024 to February 2024)', 'good'],
    ])
    expect(told(['ok'], ['charge_off', 'no_data', 'ok', 'ok'])).toEqual([
      [null, 'March 2024 (charged off)', 'bad'],
      [null, '1 month paid as agreed (January 2024)', 'good'],
    ])
  })

  it.each<readonly [string, Codes[0], Codes[0], unknown]>([
    ['good to late', 'ok', '30', 'bad'],
    ['late to good', '60', 'ok', 'good'],
    ['deeper', '30', '60', 'bad'],
    ['less deep', '60', '30', 'good'],
    ['late to charged off', '180', 'charge_off', null],
    ['nothing to late', 'no_data', '30', 'bad'],
    ['late to nothing', '30', 'no_data', 'good'],
    ['good to nothing', 'ok', 'no_data', null],
    ['nothing to good', 'no_data', 'ok', null],
    ['good to charged off', 'ok', 'charge_off', 'bad'],
  ])('%s', (_, was, is, effect) => {
    expect(told(['ok', was], [...JUST_NEW, 'ok', is]).map((one) => (Array.isArray(one) ? one[2] : one))).toEqual([effect])
  })

  it('names the month before and after, oldest first', () => {
    const older = makeAccount({ paymentHistory: grid('2023-12', 'ok', 'ok') })
    const newer = makeAccount({ paymentHistory: grid('2023-12', '60', '30') })
    expect(historyChanges({ older, newer })).toEqual([
      {
        name: 'Payment history',
        before: { words: 'November 2023 (paid as agreed)', fields: ['paymentHistory.2023-11'] },
        after: { words: 'November 2023 (30 days late)', fields: ['paymentHistory.2023-11'] },
        sentence: 'Payment history: November 2023 (paid as agreed) before, November 2023 (30 days late) now.',
        effect: 'bad',
      },
      expect.objectContaining({ after: { words: 'December 2023 (60 days late)', fields: ['paymentHistory.2023-12'] } }),
    ])
  })

  it('says nothing of months that only one of them reaches back to, nor where there was no grid', () => {
    expect(told(['ok', 'ok', '30'], [...JUST_NEW, 'ok', 'ok'])).toEqual([])
    expect(told(['ok'], [...JUST_NEW, 'ok', '30', '30'])).toEqual([])
    expect(told([], ['30', 'ok'])).toEqual([])
    expect(told(['ok'], [])).toEqual([])
  })
})
