import { describe, expect, it } from 'vitest'
import { matchOverTime } from '#engine/matching/match-over-time.ts'
import { type AccountLink, readLinks } from '#engine/matching/said-links.ts'
import type { MatchableAccount } from '#engine/matching/traits.ts'

type Given = Partial<MatchableAccount>

const HERE: MatchableAccount = {
  id: '',
  creditorName: 'CAPITAL ONE BANK USA NA',
  originalCreditor: null,
  accountNumber: 'XXXX1234',
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  dateClosed: null,
  originalBalance: null,
  highBalance: null,
  fileEntry: null,
}

const listing = (id: string, prefix: string, given: readonly Given[]) => ({
  id,
  accounts: given.map((facts, index) => ({ ...HERE, ...facts, id: `${prefix}${index + 1}` })),
})

/** `a1=b1`: which account of the report is which of the other. */
const found = (now: readonly Given[], then: readonly Given[], links: readonly AccountLink[] = []): readonly string[] =>
  [...matchOverTime(listing('new', 'a', now), listing('old', 'b', then), readLinks(links))].map(
    ([here, there]) => `${here.id}=${there.id}`,
  )

const link = (here: string, there: string, isSame: boolean): AccountLink => ({
  one: { reportId: 'old', accountId: there },
  other: { reportId: 'new', accountId: here },
  isSame,
})

describe('an account in another report of the bureau', () => {
  it.each<readonly [string, Given, Given, boolean]>([
    ['the same', {}, {}, true],
    ['the furnisher shortened', {}, { creditorName: 'CAP ONE' }, true],
    ['another part of the furnisher', {}, { creditorName: 'CAPITAL ONE AUTO FINANCE' }, false],
    ['a name that says nothing', { creditorName: 'BANK NA' }, { creditorName: 'BANK NA' }, false],
    ['the month after', {}, { dateOpened: '2018-03-01' }, false],
    ['the day of the month', {}, { dateOpened: '2018-02-28' }, true],
    ['another end of the number', {}, { accountNumber: '5412XXXX' }, true],
    ['another number', {}, { accountNumber: 'XXXX9999' }, false],
    ['only the number', { dateOpened: null }, { accountNumber: '*1234' }, true],
    ['only three digits of it', { dateOpened: null }, { accountNumber: 'X234' }, false],
    ['only the date', {}, { accountNumber: null }, true],
    ['the date beside other digits, too few to tell', { accountNumber: 'X234' }, { accountNumber: 'X999' }, true],
    ['only the year', { accountNumber: null }, { dateOpened: '2018' }, false],
    ['an unknown type', { accountType: null }, {}, false],
    ['two unknown types', { accountType: null }, { accountType: null }, false],
    ['another type', {}, { accountType: 'installment' }, false],
    ['another original creditor', { originalCreditor: 'SPRINT' }, { originalCreditor: 'HARBOR DENTAL' }, false],
    ['one original creditor', { originalCreditor: 'SPRINT' }, { originalCreditor: '11 SPRINT' }, true],
  ])('%s', (...[, now, then, isSame]) => {
    expect(found([now], [then])).toEqual(isSame ? ['a1=b1'] : [])
    expect(found([then], [now])).toEqual(isSame ? ['a1=b1'] : [])
  })

  it('does not choose between two that fit', () => {
    expect(found([{}], [{}, {}])).toEqual([])
    expect(found([{}, {}], [{}])).toEqual([])
    expect(found([{}], [{}, { accountNumber: 'XXXX9999' }])).toEqual(['a1=b1'])
  })

  it('is what the consumer says it is', () => {
    const other: Given = { creditorName: 'KOHLS', dateOpened: '2011-01-01', accountNumber: null, accountType: null }
    expect(found([{}], [other], [link('a1', 'b1', true)])).toEqual(['a1=b1'])
    expect(found([{}], [other, {}], [link('a1', 'b1', true)])).toEqual(['a1=b1'])
    expect(found([{}], [{}], [link('a1', 'b1', false)])).toEqual([])
    expect(found([{}], [{}, {}], [link('a1', 'b1', false)])).toEqual(['a1=b2'])
    expect(found([{}], [{}, {}], [link('a1', 'b2', true)])).toEqual(['a1=b2'])
  })
})
