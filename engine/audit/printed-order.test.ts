import { expect, it } from 'vitest'
import { inPrintedOrder } from '#engine/audit/printed-order.ts'
import type { Account } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'

const at = (id: string, ...places: readonly (readonly [page: number, x: number, y: number])[]): Account =>
  blankAccount({
    id,
    evidence: Object.fromEntries(places.map(([page, x, y], index) => [`field${index}`, { page, box: [x, y, 9, 9], quote: '' }])),
  })

it.each<[string, readonly Account[]]>([
  ['page by page', [at('b', [1, 300, 700]), at('a', [2, 36, 40])]],
  ['from the top', [at('b', [1, 300, 40]), at('a', [1, 36, 41])]],
  ['from the left', [at('b', [1, 36, 40]), at('a', [1, 300, 40])]],
  ['by the first of its places', [at('b', [3, 36, 40], [1, 36, 90], [2, 36, 40]), at('a', [1, 36, 91])]],
  ['by ids where the place is one', [at('a', [1, 36, 40]), at('b', [1, 36, 40]), at('c', [1, 36, 40])]],
  ['without a place last', [at('b', [1, 36, 40]), at('a')]],
  ['without any place by ids', [at('a'), at('b')]],
])('is read %s', (_how, accounts) => {
  const ids = accounts.map(({ id }) => id)
  expect(inPrintedOrder(accounts).map(({ id }) => id)).toEqual(ids)
  expect(inPrintedOrder(accounts.toReversed()).map(({ id }) => id)).toEqual(ids)
})
