import { expect, it } from 'vitest'
import { openedAfter } from '#engine/letters/further/opened-after.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import { LETTER_INQUIRY } from '#engine/testing/letter-request.ts'

const { inquiry } = LETTER_INQUIRY

it.each([
  ['LAKESIDE AUTO CREDIT', '2026-08-20', true],
  ['Lakeside Auto Credit', '2026-10', true],
  ['LAKESIDE AUTO CREDIT', '2026-10-13', true],
  ['LAKESIDE AUTO CREDIT', '2026-10-14', false],
  ['LAKESIDE AUTO CREDIT', '2025-08-20', false],
  ['LAKESIDE AUTO CREDIT', null, false],
  ['FIRST HARBOR BANK', '2026-08-20', false],
] as const)('%s, opened %s: %s', (creditorName, dateOpened, isFound) => {
  const account = blankAccount({ creditorName, dateOpened })
  expect(openedAfter(inquiry, [account])).toEqual(isFound ? { creditorName, on: dateOpened } : null)
  expect(openedAfter({ ...inquiry, date: null }, [account])).toBe(null)
})
