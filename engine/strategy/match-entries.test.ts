import { describe, expect, it } from 'vitest'
import { matchEntries, sameFurnisher } from '#engine/strategy/match-entries.ts'

const FILE = ['CAPITAL ONE BANK USA NA', 'CAPITAL ONE AUTO', 'MERIDIAN AUTO FINANCE', 'BANK OF EXAMPLE', 'AT&T'].map(
  (creditorName) => ({ creditorName }),
)
const names = (creditor: string) => matchEntries(creditor, FILE).map(({ creditorName }) => creditorName)

describe('the entries that a name means', () => {
  it.each([
    ['Meridian Auto Finance, LLC', ['MERIDIAN AUTO FINANCE']],
    ['meridian  auto finance', ['MERIDIAN AUTO FINANCE']],
    ['Capital One', ['CAPITAL ONE BANK USA NA', 'CAPITAL ONE AUTO']],
    ['Capital One Bank USA', ['CAPITAL ONE BANK USA NA']],
    ['Capital One Bank USA Visa', ['CAPITAL ONE BANK USA NA']],
    ['AT&T Inc.', ['AT&T']],
    // A word that many names begin with, a part of a word, another company, nothing.
    ['Bank', []],
    ['Meridia', []],
    ['Auto Finance', []],
    ['Harbor Dental', []],
    ['', []],
    ['LLC', []],
  ])('“%s” means %j', (creditor, wanted) => {
    expect(names(creditor)).toEqual(wanted)
  })

  it('takes only the whole name where a letter is to be kept', () => {
    expect(sameFurnisher('Capital One', FILE)).toEqual([])
    expect(sameFurnisher('CAPITAL ONE BANK USA, N.A.', FILE)).toHaveLength(1)
    expect(sameFurnisher('Co.', FILE)).toEqual([])
  })
})
