import { describe, expect, it } from 'vitest'
import { readEquifaxAcr } from '#engine/reading/layouts/equifax-acr/read-equifax-acr.ts'
import { documentOf, typeset } from '#engine/reading/typeset.ts'
import type { PageText } from '#engine/reading/page-text.ts'

/** Lines with the height of their letters, as they were made out on a picture. */
function madeOut(lines: readonly (readonly [y: number, height: number, text: string])[]): PageText {
  const [page] = documentOf([typeset(lines.map(([y, , text]) => [36, y, text]))]).pages
  if (!page) throw new Error('a page')
  const words = page.words.map((word) => {
    const line = lines.find(([y]) => Math.abs(y - word.box[1]) < 1.5) ?? lines[0]
    const height = line?.[1] ?? word.box[3]
    return { ...word, box: [word.box[0], word.box[1], word.box[2], height] as const, confidence: 0.97 }
  })
  return { ...page, words }
}

const nameOf = (first: number, second: number) => {
  const page = madeOut([
    [40, 18, 'Credit Accounts'],
    [70, 10, 'This section lists accounts that creditors have reported.'],
    [96, first, 'JEFFERSON CAPITAL'],
    [96 + first, second, 'SYSTEMS LLC'],
    [140, 10, 'PO BOX 9, CITY, ST 99999-9999 | (404) 555-0100'],
    [153, 10, 'Date Reported: 03/11/2026 Balance: $488'],
    [166, 10, 'Account Number: *6902 Date Opened: 12/27/2022 High Credit: $696'],
    [179, 10, 'Loan/Account Type: Credit Card Status: Pays As Agreed Owner: Individual Account'],
  ])
  const [account] = readEquifaxAcr({ pages: [page], producer: null }, { reportId: 'r1' }).accounts
  return { name: account?.creditorName, confidence: account?.evidence['creditorName']?.confidence ?? 0 }
}

describe('a name of two lines on a picture', () => {
  it.each([
    [14, 14],
    [13.2, 14],
    [14, 13],
  ])('is read whole where its letters seem %s and %s high', (first, second) => {
    const { name, confidence } = nameOf(first, second)
    expect(name).toBe('JEFFERSON CAPITAL SYSTEMS LLC')
    expect(confidence).toBeGreaterThan(0.9)
  })

  it('is asked about where the line above may be its beginning or not', () => {
    const { name, confidence } = nameOf(17, 14)
    expect(name).toBe('SYSTEMS LLC')
    expect(confidence).toBeLessThan(0.9)
  })

  it('is one line under a line of the text’s size', () => {
    const { name, confidence } = nameOf(10, 14)
    expect(name).toBe('SYSTEMS LLC')
    expect(confidence).toBeGreaterThan(0.9)
  })
})
