import { describe, expect, it } from 'vitest'
import { compareRecords } from '#engine/comparison/compare-records.ts'
import type { PublicRecord, Report } from '#engine/report/report.ts'
import { makeRecord, makeReport } from '#engine/testing/make.ts'

type Given = Partial<PublicRecord>
const CASE: Given = { reference: '22-10045', dateFiled: '2022-03-02', status: 'Filed' }
const reportOf = (id: string, records: readonly Given[], more: Partial<Report> = {}): Report =>
  makeReport({
    id,
    publicRecords: records.map((given, index) => makeRecord({ ...CASE, ...given, id: `${id}${index}` })),
    ...more,
  })
const differ = (older: readonly Given[], newer: readonly Given[], isOneLayout = true, more: Partial<Report> = {}) =>
  compareRecords({ older: reportOf('o', older), newer: reportOf('n', newer, more), isOneLayout })

function compared(...args: Parameters<typeof differ>): unknown {
  const { added, gone, changed, unmatched } = differ(...args)
  return {
    added: added.map(({ id, effect }) => [id, effect]),
    gone: gone.map(({ id, effect }) => [id, effect]),
    changed: changed.map(({ olderId, newerId, changes }) => [olderId, newerId, ...changes.map(({ sentence }) => sentence)]),
    unmatched: [unmatched.older.map(({ id }) => id), unmatched.newer.map(({ id }) => id)],
  }
}
const NOTHING = { added: [], gone: [], changed: [], unmatched: [[], []] }

describe('public records', () => {
  it('are one by their number, however it is written, and their changes are told', () => {
    expect(compared([{}], [{ reference: '2210045' }])).toEqual(NOTHING)
    expect(compared([{}], [{ status: 'Discharged', dateResolved: '2022-07-01' }])).toEqual({
      ...NOTHING,
      changed: [['o0', 'n0', 'Status: Filed before, Discharged now.', 'Date resolved, new: July 1, 2022.']],
    })
    expect(compared([{}], [{ dateFiled: '2022-03-05' }])).toEqual({
      ...NOTHING,
      changed: [['o0', 'n0', 'Date filed: March 2, 2022 before, March 5, 2022 now.']],
    })
    const { changed } = differ([{ amount: 500_00 }], [{ amount: 600_00 }])
    expect(changed[0]?.changes[0]).toMatchObject({
      before: { words: '$500', fields: ['amount'] },
      after: { words: '$600', fields: ['amount'] },
      effect: null,
    })
  })

  it('come and go', () => {
    const other = { reference: '23-99', dateFiled: '2023-05-06' }
    expect(compared([{}], [other])).toEqual({ ...NOTHING, added: [['n0', 'bad']], gone: [['o0', 'good']] })
    expect(compared([{}], [])).toEqual({ ...NOTHING, gone: [['o0', 'good']] })
    expect(compared([{}], [other, { reference: null }])).toEqual({
      ...NOTHING,
      added: [['n0', 'bad']],
      unmatched: [['o0'], ['n1']],
    })
    expect(differ([], [{}]).added[0]).toMatchObject({
      sentence: 'Chapter 7 Bankruptcy (filed March 2, 2022) is listed now but wasn’t before.',
      fields: ['type', 'reference', 'dateFiled'],
    })
  })

  it.each<readonly [string, Given, Given]>([
    ['filed on one day under two numbers', {}, { reference: '99-1' }],
    ['without numbers, filed on one day', { reference: null }, { reference: null }],
    ['without a number or a date', { reference: null, dateFiled: null }, {}],
    ['the month beside the day', { reference: null, dateFiled: '2022-03' }, {}],
  ])('that may be one are not matched for certain: %s', (_, older, newer) => {
    expect(compared([older], [newer])).toEqual({ ...NOTHING, unmatched: [['o0'], ['n0']] })
  })

  it('that a report lists twice are not matched for certain', () => {
    expect(compared([{}, {}], [{}])).toEqual({ ...NOTHING, unmatched: [['o0', 'o1'], ['n0']] })
    const [first, second, third] = ['2021-01-05', '2022-03-02', '2023-05-06'].map((dateFiled) => ({ dateFiled }))
    expect(compared([first ?? {}, second ?? {}], [third ?? {}])).toEqual({ ...NOTHING, unmatched: [['o0', 'o1'], ['n0']] })
  })

  it('of two numbers and no dates are two', () => {
    expect(compared([{ dateFiled: null }], [{ reference: '99-1', dateFiled: null }])).toEqual({
      ...NOTHING,
      added: [['n0', 'bad']],
      gone: [['o0', 'good']],
    })
  })

  it('between layouts, and next to pages that could not be read, are not called gone', () => {
    expect(compared([{}], [], false)).toEqual({ ...NOTHING, unmatched: [['o0'], []] })
    expect(compared([{}], [], true, { unreadPages: [2] })).toEqual({ ...NOTHING, unmatched: [['o0'], []] })
    expect(compared([], [{}], false)).toEqual({ ...NOTHING, unmatched: [[], ['n0']] })
    expect(compared([{}], [{ status: null, dateResolved: '2022-07-01' }], false)).toEqual(NOTHING)
    expect(compared([{}], [{ status: 'Discharged' }], false)).toMatchObject({ changed: [['o0', 'n0', expect.any(String)]] })
  })
})
