import { describe, expect, it } from 'vitest'
import { withLostMonths } from '#engine/recognition/weighing/lost-months.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { makeAccount } from '#engine/testing/make.ts'
import { addMonths, monthsBetween } from '#engine/values/day.ts'

const place = (y: number, confidence = 0.96): Evidence => ({ page: 2, box: [10, y, 20, 10], quote: 'OK', confidence })

interface Printed {
  readonly opened?: string | null
  readonly closed?: string | null
  readonly reported?: string | null
  readonly reviewed?: number | null
  readonly isUnsure?: boolean
}

/** An account of which these stretches of its grid were made out. */
function account(stretches: readonly (readonly [from: string, to: string])[], printed: Printed = {}): Account {
  const { opened = null, closed = null, reported = '2024-05-13', reviewed = null, isUnsure = false } = printed
  const months = stretches.flatMap(([from, to]) =>
    Array.from({ length: monthsBetween(from, to) + 1 }, (_, index) => addMonths(from, index)),
  )
  return {
    ...makeAccount({}),
    dateOpened: opened,
    dateClosed: closed,
    dateReported: reported,
    balanceDate: reported,
    monthsReviewed: reviewed,
    paymentHistory: months.toReversed().map((month) => ({ month, code: 'ok' })),
    evidence: {
      creditorName: place(0),
      dateOpened: place(20),
      dateReported: place(30, isUnsure ? 0.5 : 0.96),
      ...Object.fromEntries(months.map((month, index) => [`paymentHistory.${month}`, place(100 + index)])),
    },
  }
}

/** How far the months reach that are asked about; null for none. */
function asked(...accounts: readonly [Account, ...Account[]]): string | null {
  const [first] = withLostMonths(accounts)
  const months = Object.entries(first?.evidence ?? {})
    .flatMap(([field, { confidence }]) => (field.startsWith('paymentHistory.') && confidence === 0 ? [field.slice(15)] : []))
    .toSorted()
  return months.length === 0 ? null : `${months[0]} to ${months.at(-1)} (${months.length})`
}

const other = account([['2022-06', '2024-05']], { opened: '2022-06-01' })
const oneBehind = account([['2022-06', '2024-04']], { opened: '2022-06-01' })
const toDecember = [['2023-01', '2023-12']] as const
const unsure = account(toDecember, { isUnsure: true })
const balanceSure: Account = { ...unsure, evidence: { ...unsure.evidence, balanceDate: place(40) } }

describe('the newest row of a payment grid', () => {
  it.each([
    ['as far as the other grids', account(toDecember), [other], '2024-01 to 2024-05 (5)'],
    ['one month less where the others end so', account(toDecember), [oneBehind, oneBehind, other], '2024-01 to 2024-04 (4)'],
    ['one month less of an account alone', account(toDecember), [], '2024-01 to 2024-04 (4)'],
    ['of one that was closed later', account(toDecember, { closed: '2024-03-10' }), [other], '2024-01 to 2024-03 (3)'],
    ['of one that is reported on', account(toDecember, { closed: '2023-03-10' }), [other], '2024-01 to 2024-05 (5)'],
    ['up to a whole row', account([['2022-06', '2023-05']]), [other], '2023-06 to 2024-05 (12)'],
    ['until the day of its balance, where that of its report is not sure', balanceSure, [other], '2024-01 to 2024-05 (5)'],
  ])('is asked about %s', (_, own, others, months) => {
    expect(asked(own, ...others)).toBe(months)
  })

  it.each([
    ['that is whole', account([['2023-01', '2024-05']]), [other]],
    ['that ends a month before, as grids do', account([['2023-01', '2024-04']]), []],
    ['that ends as the others do', account([['2023-01', '2024-04']]), [oneBehind, other]],
    ['of an account that was closed then', account(toDecember, { closed: '2023-12-20' }), [other]],
    ['of an account that was closed the month after', account(toDecember, { closed: '2024-01-20' }), [other]],
    ['that ended years ago', account([['2018-01', '2019-12']]), [other]],
    ['whose account does not say until when', account(toDecember, { reported: null }), [other]],
    ['of which that is not sure', account(toDecember, { isUnsure: true }), [other]],
    ['of which nothing was made out', account([]), [other]],
  ])('is not asked about in a grid %s', (_, own, others) => {
    expect(asked(own, ...others)).toBeNull()
  })
})

describe('the oldest row', () => {
  const late = [['2020-01', '2024-05']] as const
  it.each([
    ['by the months reviewed', { opened: '2010-01-01', reviewed: 60 }, [], '2019-06 to 2019-12 (7)'],
    ['since its opening', { opened: '2019-09-01', reviewed: 60 }, [], '2019-09 to 2019-12 (4)'],
    ['where all others begin with their accounts', { opened: '2019-09-01' }, [other], '2019-09 to 2019-12 (4)'],
    [
      'where another reaches as far back',
      { opened: '2010-09-01' },
      [account([['2019-11', '2024-05']], { opened: '2001-01-01' })],
      '2019-11 to 2019-12 (2)',
    ],
  ])('is asked about %s', (_, printed, others, months) => {
    expect(asked(account(late, printed), ...others)).toBe(months)
  })

  it.each([
    ['with as many months as were reviewed', { opened: '2010-01-01', reviewed: 53 }, []],
    ['of an account that is no older', { opened: '2020-01-05', reviewed: 60 }, []],
    ['that is the longest', { opened: '2010-01-01' }, [account([['2020-02', '2024-05']], { opened: '2001-01-01' })]],
    ['alone', { opened: '2019-09-01' }, []],
    ['whose account is many years older', { opened: '2010-09-01' }, [other]],
  ])('is not asked about in a grid %s', (_, printed, others) => {
    expect(asked(account(late, printed), ...others)).toBeNull()
  })
})

describe('rows between, and a row alone', () => {
  const torn = [
    ['2022-06', '2022-12'],
    ['2024-01', '2024-05'],
  ] as const
  it('are asked about where no month of a row was made out', () => {
    expect(asked(account(torn))).toBe('2023-01 to 2023-12 (12)')
    expect(asked(account([['2020-06', '2020-12'], torn[1]]))).toBeNull()
  })

  it('are asked about where months were reviewed of which none was made out, as was printed of others', () => {
    const reviewed = account([['2024-01', '2024-05']], { reviewed: 5 })
    expect(asked(account([], { reviewed: 5 }), reviewed)).toBe('2024-01 to 2024-05 (5)')
    expect(asked(account([], { reviewed: 5 }), account([], { reviewed: 5 }))).toBeNull()
    expect(asked(account([], { reviewed: 24 }), reviewed)).toBeNull()
  })
})

it('leaves what was read without a picture as it is', () => {
  const own = account(toDecember)
  const evidence = Object.fromEntries(
    Object.entries(own.evidence).map(([field, one]) => [field, { ...one, confidence: undefined }]),
  )
  expect(asked({ ...own, evidence: JSON.parse(JSON.stringify(evidence)) }, other)).toBeNull()
})
