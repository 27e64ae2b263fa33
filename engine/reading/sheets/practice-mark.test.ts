import { describe, expect, it } from 'vitest'
import { isPracticeDocument, looksLikePractice, PRACTICE_MARK } from '#engine/reading/sheets/practice-mark.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'

const document = (text: string, confidence?: number): DocumentText => ({
  producer: null,
  pages: [
    {
      number: 1,
      width: 612,
      height: 792,
      marks: [],
      words: text
        .split(' ')
        .map((word) => ({ text: word, box: [0, 0, 10, 10], ...(confidence !== undefined && { confidence }) })),
    },
  ],
})

describe('the mark of the practice bureaus', () => {
  it('is known in a text layer only whole', () => {
    expect(isPracticeDocument(document(`Page 1 ${PRACTICE_MARK} 2`))).toBe(true)
    expect(isPracticeDocument(document(PRACTICE_MARK.replace('Errata', 'Errara')))).toBe(false)
  })

  it('is known on a picture although letters were misread', () => {
    expect(looksLikePractice(document(PRACTICE_MARK.replace('Errata', 'Errara').replace('SAMPLE:', 'SAMPIE:'), 0.8))).toBe(true)
    expect(looksLikePractice(document('Sample of a practice that nobody knows', 0.8))).toBe(false)
    expect(looksLikePractice(document(PRACTICE_MARK))).toBe(false)
  })
})
