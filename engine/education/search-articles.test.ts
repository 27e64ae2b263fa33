import { describe, expect, it } from 'vitest'
import { ARTICLES } from '#engine/education/all-articles.ts'
import { articleSearch, slipsBetween } from '#engine/education/search-articles.ts'

const search = articleSearch(ARTICLES)
const best = (query: string): string | undefined => search(query)[0]?.id

describe('the search', () => {
  it.each([
    ['re-aging', 're-aging'],
    ['utilization', 'utilization-without-myths'],
    ['Medical debt', 'medical-debt'],
    ['how long does a bankruptcy stay', 'how-long-bankruptcy-stays'],
    ['student loans', 'student-loans'],
    ['authorised users', 'authorized-users'],
    ['freeze', 'freezes-and-alerts'],
    ['thirty day clock', 'the-thirty-day-clock'],
  ])('finds %s', (query, id) => {
    expect(best(query)).toBe(id)
  })

  it.each([
    ['utilzation', 'utilization-without-myths'],
    ['bankrupcty', 'accounts-after-bankruptcy'],
    ['medicla debt', 'medical-debt'],
    ['delinqency', 'date-of-first-delinquency'],
    ['inqiuries', 'hard-and-soft-inquiries'],
    ['jugdments', 'judgments-and-tax-liens'],
  ])('forgives the typo in %s', (query, id) => {
    expect(best(query)).toBe(id)
  })

  it('finds words of the text, the beginning of a word, and needs all of them', () => {
    expect(search('garnish').length).toBeGreaterThan(0)
    expect(search('garnish wages').every((article) => search('wages').includes(article))).toBe(true)
    expect(search('bankruptcy zebra')).toEqual([])
  })

  it('answers everything for nothing, and nothing for nonsense', () => {
    expect(search('  ')).toEqual(ARTICLES)
    expect(search('qqqqzzzz')).toEqual([])
  })
})

describe('slips', () => {
  it.each([
    ['same', 'same', 0],
    ['bankrupcty', 'bankruptcy', 1],
    ['utilzation', 'utilization', 1],
    ['debt', 'dept', 1],
    ['', 'abc', 3],
  ])('%s to %s: %i', (a, b, count) => {
    expect(slipsBetween(a, b)).toBe(count)
  })
})
