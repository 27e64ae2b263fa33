import { describe, expect, it } from 'vitest'
import { requestFor } from '#engine/cases/letter-requests.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { enclosedPages, letterBody, letterHead, ownPapers, withEnclosures } from '#engine/letters/letter-body.ts'

describe('the body of a letter', () => {
  it('begins at the subject line and keeps the enclosures apart', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const letter = composeLetter(requestFor(seed))
      const body = letterBody(letter.letterContent)
      expect(body.paragraphs[0]).toBe(`Re: ${letter.subject}`)
      expect(body.enclosures).toEqual(letter.enclosures)
      expect(body.paragraphs.at(-1)).toMatch(/^Sincerely,\n\n\n\S/)
    }
  })

  it('takes an edited letter as it comes', () => {
    expect(letterBody('Hello.\n\nPlease delete it.')).toEqual({ paragraphs: ['Hello.', 'Please delete it.'], enclosures: [] })
    expect(letterBody('Jane\n1 Road\n\nDear Acme:\n\nPlease.\n\nSincerely,').paragraphs).toEqual([
      'Dear Acme:',
      'Please.',
      'Sincerely,',
    ])
  })
})

describe('the head of a letter', () => {
  const letter = (head: string): string =>
    `${head}\n\nRe: Dispute of the entry A BANK\n\nDear Experian:\n\nText.\n\nSincerely,\n\nDana Whitfield`

  it('is taken from the text, so that an edit of an address is printed', () => {
    expect(
      letterHead(
        letter(
          'Dana Whitfield\n12 Elm Street\nDayton, OH 45402\n\nNovember 20, 2026\n\nExperian\nP.O. Box 4500\nAllen, TX 75013',
        ),
      ),
    ).toEqual({
      sender: ['Dana Whitfield', '12 Elm Street', 'Dayton, OH 45402'],
      date: 'November 20, 2026',
      recipient: ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'],
    })
  })

  it.each(['', 'Dana Whitfield\n\nNovember 20, 2026', 'a\n\nb\n\nc\n\nd'])(
    'is unknown where the text has another shape: %o',
    (head) => expect(letterHead(letter(head))).toBeNull(),
  )
})

describe('what goes along', () => {
  const letter =
    'Re: x\n\nDear y:\n\nText.\n\nSincerely,\n\nJane\n\nEnclosures:\n- A copy of page 3 of my Experian report\n- A copy of page 12 of my Experian report\n- A copy of my identification'

  it('is pages of the report, which the product prints, and papers that only the consumer has', () => {
    expect(enclosedPages(letter)).toEqual([3, 12])
    expect(ownPapers(letter)).toEqual(['A copy of my identification'])
    expect([enclosedPages('Dear y:\n\nText.'), ownPapers('Dear y:\n\nText.')]).toEqual([[], []])
  })
})

describe('pages that are taken out of a letter, and put back', () => {
  const [three, twelve] = ['A copy of page 3 of my Experian report', 'A copy of page 12 of my Experian report']
  const own = 'A copy of my identification'
  const body = (letter: string): string => letterBody(letter).paragraphs.slice(2, -1).join(' | ')
  const letter = (sentence: string, names: readonly string[]): string =>
    `Re: x\n\nDear y:\n\nIt is on page 3. ${sentence} Please correct it.\n\nSincerely,\n\nJane\n\nEnclosures:\n${names.map((name) => `- ${name}`).join('\n')}`

  it.each([
    ['I enclose a copy of page 3 with the item highlighted.', [three]],
    ['I enclose copies of the pages with the items highlighted.', [three, twelve]],
    ['Enclosed is a copy of page 3.', [three]],
  ])('are not said to be enclosed, then they are again: %s', (sentence, names) => {
    const without = withEnclosures(letter(sentence, [...names, own]), [own])
    expect([body(without), letterBody(without).enclosures]).toEqual(['It is on page 3. Please correct it.', [own]])
    const again = withEnclosures(without, [own, three])
    expect(body(again)).toBe('It is on page 3. Please correct it. | I enclose a copy of page 3 with the item highlighted.')
  })

  it('leave the others told of, and another paper changes no word', () => {
    const both = letter('I enclose copies of the pages with the items highlighted.', [three, twelve])
    expect(body(withEnclosures(both, [twelve]))).toContain('I enclose a copy of page 12 with the item highlighted.')
    expect(body(withEnclosures(both, [three, twelve, own]))).toBe(body(both))
  })
})
