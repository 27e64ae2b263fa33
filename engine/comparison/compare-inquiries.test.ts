import { describe, expect, it } from 'vitest'
import { compareInquiries } from '#engine/comparison/compare-inquiries.ts'
import type { Inquiry, Report } from '#engine/report/report.ts'
import { makeInquiry, makeReport } from '#engine/testing/make.ts'

type Given = Partial<Inquiry>
const BANK: Given = { creditorName: 'HARBOR BANK', date: '2024-06-10' }
const reportOf = (id: string, inquiries: readonly Given[], more: Partial<Report> = {}): Report =>
  makeReport({ id, inquiries: inquiries.map((given, index) => makeInquiry({ ...BANK, ...given, id: `${id}${index}` })), ...more })

function compared(
  older: readonly Given[],
  newer: readonly Given[],
  more: { o?: Partial<Report>; n?: Partial<Report>; isOneLayout?: boolean } = {},
) {
  const { isOneLayout = true } = more
  const { added, gone, changed, unmatched } = compareInquiries({
    older: reportOf('o', older, more.o),
    newer: reportOf('n', newer, more.n),
    isOneLayout,
  })
  expect(changed).toEqual([])
  return {
    added: added.map(({ id, effect }) => [id, effect]),
    gone: gone.map(({ id, effect }) => [id, effect]),
    unmatched: [unmatched.older.map(({ id }) => id), unmatched.newer.map(({ id }) => id)],
  }
}
const NOTHING = { added: [], gone: [], unmatched: [[], []] }

describe('inquiries', () => {
  it.each<readonly [string, Given, Given]>([
    ['the same', {}, {}],
    ['the company in another spelling', {}, { creditorName: 'Harbor Bank, N.A.' }],
    ['the company in a short form', { creditorName: 'CAPITAL ONE BANK USA NA' }, { creditorName: 'CAP ONE' }],
    ['a name of nothing but common words', { creditorName: 'THE BANK' }, { creditorName: 'The Bank' }],
    ['the month beside the day', {}, { date: '2024-06' }],
    ['the day beside the month', { date: '2024-06' }, {}],
  ])('are one: %s', (_, older, newer) => expect(compared([older], [newer])).toEqual(NOTHING))

  it('each takes only one away, its very day first', () => {
    expect(compared([{}, {}], [{}])).toEqual({ ...NOTHING, gone: [['o1', 'good']] })
    expect(compared([{ date: '2024-06' }, {}], [{}])).toMatchObject({ added: [], gone: [['o0', 'good']] })
    expect(compared([{}], [{ date: '2024-06' }, {}])).toEqual({ ...NOTHING, added: [['n0', 'bad']] })
  })

  it('are new, or not listed any more', () => {
    const other = { creditorName: 'OAK LENDING', date: '2024-08-01' }
    expect(compared([{}], [other])).toEqual({ added: [['n0', 'bad']], gone: [['o0', 'good']], unmatched: [[], []] })
    const { added, gone } = compareInquiries({ older: reportOf('o', [{}]), newer: reportOf('n', [other]), isOneLayout: true })
    expect(added[0]).toMatchObject({
      name: 'OAK LENDING',
      sentence: 'OAK LENDING (hard inquiry of August 1, 2024) is listed now but wasn’t before.',
      fields: ['creditorName', 'date'],
    })
    expect(gone[0]?.sentence).toBe('HARBOR BANK (hard inquiry of June 10, 2024) was listed before and no longer is.')
  })

  it('another date of the company is another inquiry', () => {
    expect(compared([{}], [{}, { date: '2024-06-11' }])).toEqual({ ...NOTHING, added: [['n1', 'bad']] })
  })

  it.each<readonly [string, Given, unknown]>([
    ['a year ago or more, on a report of 2025-01-15', { date: '2024-01-15' }, 'neutral'],
    ['a day less', { date: '2024-01-16' }, 'good'],
    ['no date', { date: null }, null],
    ['soft', { kind: 'soft' }, 'neutral'],
  ])('that go do as much good as they did harm: %s', (_, given, effect) => {
    expect(compared([given], [])).toEqual({ ...NOTHING, gone: [['o0', effect]] })
  })

  it('of two companies, one without a date, are two', () => {
    expect(compared([{ creditorName: 'OAK LENDING', date: null }], [{}])).toEqual({
      ...NOTHING,
      added: [['n0', 'bad']],
      gone: [['o0', null]],
    })
  })

  it('soft ones do nothing, and are compared within a layout alone', () => {
    expect(compared([], [{ kind: 'soft' }])).toEqual({ ...NOTHING, added: [['n0', 'neutral']] })
    expect(compared([{ kind: 'soft' }], [], { isOneLayout: false })).toEqual(NOTHING)
    expect(compared([{ kind: 'soft' }], [{ kind: 'hard' }])).toEqual({
      ...NOTHING,
      added: [['n0', 'bad']],
      gone: [['o0', 'neutral']],
    })
  })

  it.each<readonly [string, Given, Given]>([
    ['the same day under another name', {}, { creditorName: 'OAK LENDING' }],
    ['the same company, one without a date', {}, { date: null }],
    ['the same company, the other without a date', { date: null }, {}],
    ['the same company, both without a date', { date: null }, { date: null }],
  ])('that may be one are not matched for certain: %s', (_, older, newer) => {
    expect(compared([older], [newer])).toEqual({ ...NOTHING, unmatched: [['o0'], ['n0']] })
  })

  it('are not called gone or new next to a report that was not read whole, or of another layout', () => {
    const unread = { unreadPages: [3] }
    expect(compared([{}], [], { n: unread })).toEqual({ ...NOTHING, unmatched: [['o0'], []] })
    expect(compared([], [{}], { o: unread })).toEqual({ ...NOTHING, unmatched: [[], ['n0']] })
    expect(compared([{}], [], { isOneLayout: false })).toEqual({ ...NOTHING, unmatched: [['o0'], []] })
    expect(compared([{}], [{}], { isOneLayout: false })).toEqual(NOTHING)
  })
})
