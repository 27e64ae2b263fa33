import { describe, expect, it } from 'vitest'
import { madeOut, type RecognisedWord } from '#engine/recognition/made-out.ts'
import type { Box } from '#engine/report/evidence.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const at = (y: number): Box => [40, y, 120, 12]
const place = (y: number, quote: string, page = 2) => ({ page, box: at(y), quote })
const word = (text: string, y: number, x = 45): RecognisedWord => ({ text, box: [x, y, 30, 10] })

const printed = makeReport({
  accounts: [
    makeAccount({
      id: 'a1',
      creditorName: 'FIRST HARBOR BANK',
      accountNumber: 'XXXX7890',
      currentBalance: 120_000,
      dateClosed: null,
      evidence: {
        creditorName: place(100, 'FIRST HARBOR BANK'),
        accountNumber: place(120, 'XXXX7890'),
        currentBalance: place(140, '$1,200'),
        dateClosed: place(160, 'Date Closed'),
        dateOpened: place(180, '04/12/2018', 3),
        'paymentHistory.2024-01': place(200, '30'),
      },
    }),
  ],
})

describe('what recognition made out again', () => {
  it('is what stands at the very place where the reader found it', () => {
    const words = [
      word('First', 101),
      word('Harbor', 101, 78),
      word('BANK', 101, 120),
      word('****7890', 121),
      word('$1,200', 400),
    ]
    const { accounts, printed: count } = madeOut(printed, { page: 2, words })
    expect(accounts).toEqual([
      { entry: 'FIRST HARBOR BANK', field: 'Creditor name', value: 'FIRST HARBOR BANK' },
      { entry: 'FIRST HARBOR BANK', field: 'Account number', value: 'XXXX7890' },
    ])
    // The empty label, the grid cell and the other page’s date are no facts of this page.
    expect(count).toBe(3)
  })

  it('is nothing where nothing was recognised', () => {
    expect(madeOut(printed, { page: 2, words: [] })).toMatchObject({ accounts: [], printed: 3 })
    expect(madeOut(printed, { page: 9, words: [word('x', 1)] }).printed).toBe(0)
  })
})
