import { describe, expect, it } from 'vitest'
import { type Addressed, shareEnvelopes } from '#engine/letters/share-envelopes.ts'

const EXPERIAN = ['Experian', 'P.O. Box 4500', 'Allen, TX 75013']
const EQUIFAX = ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374']
const ME = ['Dana Whitfield', '12 Elm Street', 'Dayton, OH 45402']

interface Letter extends Addressed {
  readonly id: number
}
const letter = (id: number, change: Partial<Addressed> = {}): Letter => ({
  id,
  sender: ME,
  recipient: EXPERIAN,
  carrier: 'lob',
  ...change,
})
const share = (letters: readonly Letter[], most = 5): number[][] =>
  shareEnvelopes(letters, { addressed: (one) => one, most }).map((envelope) => envelope.map(({ id }) => id))

describe('letters share an envelope', () => {
  it('where one sender writes to one recipient, wherever they are in the list', () => {
    const letters = [letter(1), letter(2, { recipient: EQUIFAX }), letter(3), letter(4, { recipient: EQUIFAX })]
    expect(share(letters)).toEqual([
      [1, 3],
      [2, 4],
    ])
  })

  it.each([
    ['spaces and capitals', ['EXPERIAN', 'P.O.  Box 4500', ' Allen, TX  75013']],
    ['dots and commas', ['Experian', 'PO Box 4500', 'Allen TX 75013']],
    ['a post office box', ['Experian', 'P. O. Box 4500', 'Allen, TX 75013']],
  ])('also where an address differs by %s alone', (_case, recipient) => {
    expect(share([letter(1), letter(2, { recipient })])).toEqual([[1, 2]])
  })

  it.each([
    ['another company at the same address', { recipient: ['Experian Business', 'P.O. Box 4500', 'Allen, TX 75013'] }],
    ['the same company elsewhere', { recipient: ['Experian', 'P.O. Box 4501', 'Allen, TX 75013'] }],
    ['another suite', { recipient: ['Experian', 'P.O. Box 4500', 'Suite 2', 'Allen, TX 75013'] }],
    ['another return address', { sender: ['Dana Whitfield', '14 Elm Street', 'Dayton, OH 45402'] }],
    ['another post', { carrier: 'practice' }],
  ])('but not with %s', (_case, change) => {
    expect(share([letter(1), letter(2, change)])).toEqual([[1], [2]])
  })

  it('at most so many, and the next envelope takes the rest', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((id) => letter(id))
    expect(share(seven)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7],
    ])
    expect(share(seven, 7)).toEqual([[1, 2, 3, 4, 5, 6, 7]])
    expect(share(seven, 1)).toHaveLength(7)
    expect(share([])).toEqual([])
  })
})
