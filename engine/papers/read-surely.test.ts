import { describe, expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

/** The letter as a recogniser made it out, with the words that it guessed at. */
function pictured(lines: readonly string[], guessed: readonly string[]): DocumentText {
  const document = replyPages(lines)
  const words = (page: DocumentText['pages'][number]) =>
    page.words.map((word) => ({ ...word, confidence: guessed.includes(word.text) ? 0.4 : 0.95 }))
  return { ...document, pages: document.pages.map((page) => ({ ...page, words: words(page) })) }
}

const NOTICE = [
  'Vantree Receivables, Inc.',
  'P.O. Box 2218, Buffalo, NY 14240',
  'August 20, 2026',
  'Reference: 1V-5508-2216',
  '',
  'Dear Isidore Calloway,',
  'This is an attempt to collect a debt. Original creditor: Lakemont Dental',
  'Total amount of the debt now: $437.18',
]
const factsOf = (...guessed: readonly string[]) =>
  readPaper(pictured(NOTICE, guessed), [])?.facts.map(({ name, value }) => `${name} ${value}`) ?? []

describe('of a picture', () => {
  it('what was made out is told', () => {
    expect(factsOf()).toEqual(['reference 1V-5508-2216', 'originalCreditor Lakemont Dental', 'amount 437.18'])
  })

  it.each([
    ['a number', '1V-5508-2216', ['originalCreditor Lakemont Dental', 'amount 437.18']],
    ['a company', 'Lakemont', ['reference 1V-5508-2216', 'amount 437.18']],
    ['an amount', '$437.18', ['reference 1V-5508-2216', 'originalCreditor Lakemont Dental']],
  ])('%s that was guessed at is asked', (_, word, facts) => {
    expect(factsOf(word)).toEqual(facts)
  })

  it('a sender that was guessed at is asked, unless the letter says it twice alike', () => {
    const from = (lines: readonly string[]) => readPaper(pictured(lines, ['Vantree']), [])?.sender?.value
    expect(from(NOTICE)).toBeUndefined()
    const twice = [...NOTICE, 'Pay to Vantree Receivables, Inc. at the address above.']
    expect(from(twice)).toEqual({ kind: 'company', name: 'Vantree Receivables, Inc.' })
  })

  it('of an answer, whose account it is about', () => {
    const lines = [
      'Harbor Personal Loans',
      'June 9, 2026',
      'Dear Dana Whitfield,',
      'We have completed our review of your dispute of account 4408. We have deleted this account from your credit report.',
    ]
    const results = (...guessed: string[]) =>
      readPaper(pictured(lines, guessed), [])?.results.map((one) => one.accountNumber?.value)
    expect(results()).toEqual(['4408'])
    expect(results('4408.')).toEqual([undefined])
  })
})
