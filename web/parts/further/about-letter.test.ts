import { expect, it } from 'vitest'
import { queryOf, offeredKind } from '#web/parts/further/about-letter.ts'

it('the kinds are asked for by ids alone', () => {
  const inquiry = { reportId: 'r', inquiryId: 'i' }
  expect(queryOf({ negativeItemId: 'n' })).toEqual({ negativeItemId: 'n' })
  expect(queryOf({ disputeId: 'd', inquiry })).toEqual({ disputeId: 'd' })
  expect(queryOf({ inquiry })).toEqual(inquiry)
})

it.each([
  ['method_of_verification', 'method_of_verification'],
  ['dispute', null],
  ['no_answer', null],
] as const)('%s is offered as %s', (letterType, kind) => expect(offeredKind({ letterType })).toBe(kind))
