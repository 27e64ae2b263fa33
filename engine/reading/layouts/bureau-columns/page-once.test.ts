import { describe, expect, it } from 'vitest'
import { type AccountTable, type BureauPage, draftPage, type LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import { pageOnce } from '#engine/reading/layouts/bureau-columns/page-once.ts'
import type { Run } from '#engine/reading/lines/lines.ts'

const runOf = (text: string): Run => ({ page: 1, text, box: [0, 0, 10, 10], words: [] })
const line = (text: string) => ({ text, runs: [runOf(text)] })
const cell = (text: string) => [line(text)]
const row = (label: string, text: string): LabelRow => ({ label, labelRun: runOf(label), cells: { experian: cell(text) } })
const account = (name: string, history: AccountTable['history'] = {}): AccountTable => ({
  heading: cell('A BANK'),
  rows: [row('account #', name), row('balance', '$1.00')],
  history,
  lateCounts: {},
})
const inquiry = (name: string) => ({ creditorName: line(name), date: line('01/02/2025'), bureau: 'experian' as const })

/** What is counted of a page. */
const counts = ({ personal, accounts, inquiries, summary }: BureauPage): number[] =>
  [personal, accounts, inquiries, summary].map(({ length }) => length)

describe('a page that stands twice', () => {
  const page: BureauPage = {
    ...draftPage(),
    personal: [row('name', 'JO'), row('date of birth', '1990')],
    accounts: [account('1'), account('2')],
    inquiries: [inquiry('CREDCO')],
    summary: [row('total accounts', '2')],
  }
  const twice = <One>(list: readonly One[]): readonly One[] => [...list, ...list]

  it('is read once, with all its parts', () => {
    const copy = { ...page, personal: twice(page.personal), accounts: twice(page.accounts), inquiries: twice(page.inquiries) }
    expect(counts(pageOnce({ ...copy, summary: twice(page.summary) }))).toEqual([2, 2, 1, 1])
  })

  it('keeps the part that stands once, and the history that only the second has', () => {
    const month = { month: '2025-01' as const, code: 'OK', run: runOf('OK') }
    const again = page.accounts.map((table) => ({ ...table, history: { experian: [month] } }))
    const read = pageOnce({ ...page, personal: twice(page.personal), accounts: [...page.accounts, ...again] })
    expect(counts(read)).toEqual([2, 2, 1, 1])
    expect(read.accounts[0]?.history.experian).toEqual([month])
  })

  it.each([
    ['two accounts alike', { accounts: [account('1'), account('1')] }, [2, 2, 1, 1]],
    ['two pairs alike', { accounts: twice([account('1'), account('2')]) }, [2, 4, 1, 1]],
    ['accounts of which one differs', { personal: twice(page.personal), accounts: [account('1'), account('2')] }, [4, 2, 1, 1]],
    ['two inquiries of one day', { inquiries: twice(page.inquiries) }, [2, 2, 2, 1]],
    ['three in one order and again', { accounts: twice([account('1'), account('2'), account('3')]) }, [2, 3, 1, 1]],
  ])('%s', (_, more, wanted) => {
    expect(counts(pageOnce({ ...page, ...more }))).toEqual(wanted)
  })
})
