import { describe, expect, it } from 'vitest'
import { requestFor } from '#engine/cases/letter-requests.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { letterBody } from '#engine/letters/letter-body.ts'

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
