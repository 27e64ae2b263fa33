import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { pagesOf } from '#engine/letters/letter-words.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'

const COMPANY = {
  kind: 'furnisher',
  name: 'MIDLAND CREDIT MGMT',
  lines: ['P.O. Box 60578', 'Los Angeles, CA 90060'],
  source: 'report',
} as const

const cases: readonly (readonly [string, Partial<LetterRequest> & Pick<LetterRequest, 'kind'>])[] = [
  ['a dispute in the member’s own words', { kind: 'dispute', statements: ['I paid this loan off in June.'] }],
  ['a plain request to a bureau', { kind: 'dispute' }],
  ['a goodwill letter', { kind: 'goodwill', recipient: COMPANY }],
  ['a request for the method of verification', { kind: 'method_of_verification' }],
]

describe('the page with the account, where no page shows an error', () => {
  it.each(cases)('goes along, named and highlighted: %s', (_case, change) => {
    const request = letterRequest({ findings: [], ...change })
    const { enclosures, letterContent } = composeLetter(request)
    const pages = pagesOf(request.subject)
    expect(pages).not.toEqual([])
    const named = pages.map((page) =>
      expect.stringMatching(new RegExp(`^A copy of page ${page} of my .* with the item highlighted$`)),
    )
    expect(enclosures.filter((name) => name.startsWith('A copy of page'))).toEqual(named)
    expect(letterContent).toMatch(/I enclose (?:a copy of page|copies of the pages)/)
  })

  it.each(['validation', 'pay_for_delete'] as const)('goes to no collector, who sees on it what else is owed: %s', (kind) => {
    const { enclosures } = composeLetter(letterRequest({ kind, findings: [], recipient: COMPANY }))
    expect(enclosures).toEqual([])
  })
})
