import { describe, expect, it } from 'vitest'
import { labelValues } from '#engine/reading/lines/label-values.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import { unglued } from '#engine/reading/lines/unglue.ts'

const LABELS = [
  'Account Number',
  'Account Status',
  'Available Credit',
  'Date of First Delinquency',
  'Date Closed',
  'Balance',
  'Balance Date',
] as const
const linesOf = (pieces: readonly Piece[]) => pageLines(typeset(pieces))

describe('a value glued to the label beside it', () => {
  it('is cut where the label column begins', () => {
    const pieces: Piece[] = [
      [300, 50, 'Account Number'],
      [36, 65, 'Account Status'],
      [176, 65, 'THREE_PAYMENTS_PAST_DUEXXAvailable'],
      [351, 65, 'Credit'],
    ]
    const [, line] = unglued(linesOf(pieces), LABELS)
    expect(line?.words.map((word) => word.text)).toEqual([
      'Account',
      'Status',
      'THREE_PAYMENTS_PAST_DUEXX',
      'Available',
      'Credit',
    ])
  })

  it('is left whole where no column stands near', () => {
    const pieces: Piece[] = [[36, 50, 'PAST_DUEAvailable']]
    expect(unglued(linesOf(pieces), LABELS)[0]?.words).toHaveLength(1)
  })
})

describe('a label glued to its own value', () => {
  it('is cut from it, and its row is read as any other', () => {
    const pieces: Piece[] = [
      [36, 50, 'Account Number'],
      [186, 50, 'xxxx 1234'],
      [316, 50, 'Date Closed'],
      [446, 50, 'Aug 12, 2023'],
      [36, 65, 'Account StatusPAYS_AS_AGREED'],
      [316, 65, 'Date of First DelinquencyJan 20, 2023'],
      [36, 80, 'Balance$1,250'],
    ]
    expect(Object.fromEntries(labelValues(linesOf(pieces), LABELS).map((row) => [row.label, row.text]))).toEqual({
      'Account Number': 'xxxx 1234',
      'Date Closed': 'Aug 12, 2023',
      'Account Status': 'PAYS_AS_AGREED',
      'Date of First Delinquency': 'Jan 20, 2023',
      Balance: '$1,250',
    })
  })

  it.each(['BalanceDate', 'Balanced', 'StatusReport'])('is none in %s', (text) => {
    const [line] = unglued(linesOf([[36, 50, text]]), LABELS)
    expect(line?.words.map((word) => word.text)).toEqual(text.split(' '))
  })
})
