import { describe, expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const HEAD = [
  'Kestrel National Bank',
  'PO Box 3001, Dover, DE 19903',
  'March 17, 2026',
  'Account ending in 6184',
  'Dear Dana Whitfield:',
  '',
]
const read = (...lines: readonly string[]) => readPaper(replyPages([...HEAD, ...lines]), [])

describe('a letter of a sale names who owns the debt now', () => {
  it.each([
    [
      'in a sentence with its address',
      ['We sold your account to Rockface Funding LLC, PO Box 11, Reno, NV 89501, on July 10, 2026.'],
      { name: 'Rockface Funding LLC', lines: ['Rockface Funding LLC', 'PO Box 11', 'Reno, NV 89501'] },
    ],
    [
      'with its address below',
      [
        'Your account was sold on August 2, 2025. It now belongs to:',
        'Granite Falls Receivables',
        '400 Quarry Way',
        'Barre, VT 05641',
      ],
      { name: 'Granite Falls Receivables', lines: ['Granite Falls Receivables', '400 Quarry Way', 'Barre, VT 05641'] },
    ],
    [
      'without an address',
      ['This debt was purchased by Long Meadow Capital Partners and we no longer own it.'],
      { name: 'Long Meadow Capital Partners', lines: [] },
    ],
    [
      'behind a label',
      ['The account was sold.', 'New owner: Cedar Bluff Acquisitions, Inc.'],
      { name: 'Cedar Bluff Acquisitions, Inc.', lines: [] },
    ],
    [
      'in Spanish',
      ['Le informamos que su cuenta fue vendida a Puente Alto Recovery LLC, PO Box 77, Tampa, FL 33601.'],
      { name: 'Puente Alto Recovery LLC', lines: ['Puente Alto Recovery LLC', 'PO Box 77', 'Tampa, FL 33601'] },
    ],
    [
      'of a home loan that was charged off',
      [
        'Your home equity loan was charged off. The new owner of the debt is Stonecrop Mortgage Trust, 9 Wall Plaza, Denver, CO 80202.',
      ],
      { name: 'Stonecrop Mortgage Trust', lines: ['Stonecrop Mortgage Trust', '9 Wall Plaza', 'Denver, CO 80202'] },
    ],
    [
      'of what a car loan left unpaid',
      ['The deficiency balance on your car loan was sold to Red Mesa Receivables LLC on June 3, 2026.'],
      { name: 'Red Mesa Receivables LLC', lines: [] },
    ],
  ] as const)('%s', (_, lines, owner) => {
    expect(read(...lines)).toMatchObject({ kind: 'other', newOwner: owner })
  })

  it.each([
    ['a house that was sold', 'Your home at 4 Elm Street was sold to Dana Whitfield on May 4, 2026.'],
    ['who takes the payments', 'We transferred the servicing of your loan to Northern Loan Servicing LLC on May 4, 2026.'],
    ['a house at an auction', 'The property was sold to Maple Holdings LLC. No account is open with us.'],
    ['a mortgage that goes on', 'Ownership of your mortgage loan was transferred to Maple Home Finance LLC.'],
    ['another department', 'Your account was assigned to our Recovery Department.'],
    ['nobody', 'We sold your account to another company and no longer own it.'],
  ])('and not where it says %s', (_, line) => {
    expect(read(line)?.newOwner).toBeUndefined()
  })

  it('who sold it has verified nothing, and what else they decided stays', () => {
    const sold = 'We received your dispute. We sold the account to Rockface Funding LLC and no longer own it.'
    expect(read(sold, 'We are unable to change what they report.')).toMatchObject({ kind: 'other', results: [] })
    const corrected = read(sold, 'We have updated our reporting to Experian to show a balance of $0.')
    expect(corrected).toMatchObject({ kind: 'answer', newOwner: { name: 'Rockface Funding LLC' } })
    expect(corrected?.results.map(({ kind }) => kind?.value)).toEqual(['updated'])
  })
})
