import { describe, expect, it } from 'vitest'
import { readAccount } from '#engine/reading/layouts/bureau-columns/account-details.ts'
import type { CellLine, ContactRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import { type Run, runOf } from '#engine/reading/lines/lines.ts'

function cell(text: string, confidence?: number): CellLine {
  const word = { text, box: [40, 100, 90, 7] as const, ...(confidence !== undefined && { confidence }) }
  const run: Run | null = runOf(1, [word])
  if (run === null) throw new Error('A line has words')
  return { text, runs: [run] }
}

const contact = (name: string, confidence?: number): ContactRow => ({
  name: cell(name, confidence),
  address: [cell('PO BOX 1', confidence), cell('DAYTON, OH 45402', confidence)],
  phone: null,
})

/** The address of COMENITY BANK/VICTORIAS SECRET, from a page's list of creditors, and how sure it is. */
function contactFrom(
  contacts: readonly ContactRow[],
): readonly [lines: readonly string[] | null, confidence: number | undefined] {
  const opened = cell('01/02/2019')
  const label = opened.runs[0]
  if (!label) throw new Error('A line has words')
  const account = readAccount(
    {
      heading: [cell('COMENITY BANK/VICTORIAS SECRET')],
      rows: [{ label: 'date opened', labelRun: label, cells: { experian: [opened] } }],
      history: {},
      lateCounts: {},
    },
    { id: 'a1', bureau: 'experian', contacts, fileEntry: '1' },
  )
  return [account?.contact?.lines ?? null, account?.evidence['contact']?.confidence]
}
const LINES = ['PO BOX 1', 'DAYTON, OH 45402']

describe('the address of a furnisher', () => {
  it('stands beside its whole name', () => {
    expect(contactFrom([contact('COMENITY BANK/VICTORIAS SECRET')])).toEqual([LINES, undefined])
  })

  it('is asked about where a picture has the name in two readings', () => {
    expect(contactFrom([contact('COMENITY BANKI/VICTORIAS SECRET', 0.9)])).toEqual([LINES, 0.5])
  })

  it('is no other’s', () => {
    expect(contactFrom([contact('COMENITY BANKI/VICTORIAS SECRET')])).toEqual([null, undefined])
    expect(contactFrom([contact('COMENITY CAPITAL BANK/ULTA', 0.9)])).toEqual([null, undefined])
  })

  it('is none where two of almost one name live in two places', () => {
    const other = { ...contact('COMENITY BANK/VICTORIA SECRET', 0.9), address: [cell('PO BOX 2', 0.9)] }
    expect(contactFrom([contact('COMENITY BANKI/VICTORIAS SECRET', 0.9), other])).toEqual([null, undefined])
  })
})
