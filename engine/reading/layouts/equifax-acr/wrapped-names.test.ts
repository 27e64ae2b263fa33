import { describe, expect, it } from 'vitest'
import { narrativesIn } from '#engine/reading/layouts/equifax-acr/narratives.ts'
import { readEquifaxAcr } from '#engine/reading/layouts/equifax-acr/read-equifax-acr.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { documentOf, typeset } from '#engine/reading/lines/typeset.ts'
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

describe('what stands where a name was not made out', () => {
  const nameIn = (line: string) => {
    const page = madeOut([
      [40, 18, 'Credit Accounts'],
      [96, 10, 'This section lists accounts that creditors have reported.'],
      [120, 10, line],
      [140, 10, 'PO BOX 9, CITY, ST 99999-9999 | (404) 555-0100'],
      [153, 10, 'Date Reported: 03/11/2026 Balance: $488'],
      [166, 10, 'Account Number: *6902 Date Opened: 12/27/2022 High Credit: $696'],
      [179, 10, 'Loan/Account Type: Credit Card Status: Pays As Agreed Owner: Individual Account'],
    ])
    const [account] = readEquifaxAcr({ pages: [page], producer: null }, { reportId: 'r1' }).accounts
    return { name: account?.creditorName, isSure: (account?.evidence['creditorName']?.confidence ?? 0) > 0.9 }
  }

  it.each([
    ['JEFFERSON CAPITAL', true],
    ['065 Closed by credit grantor', false],
    ['002 Credit Card', false],
  ])('%s: sure of it %s', (line, isSure) => {
    expect(nameIn(line)).toEqual({ name: line, isSure })
  })
})

describe('a name of two lines that stand apart', () => {
  const LONG = 'COMMUNITY EMPLOYEES FEDERAL CREDIT UNION OF GREATER SAINT LOUIS'
  const namedIn = ({ above, first, second, key }: { above: number; first: string; second: string; key: string }) => {
    const lines: [x: number, y: number, text: string][] = [
      [36, 40, 'Credit Accounts'],
      [36, 63, 'This section lists accounts that creditors have reported.'],
      [36, 80, key],
      [36, 80 + above, first],
      [36, 97 + above, second],
      [36, 115 + above, 'PO BOX 9, CITY, ST 99999 Date Reported: 03/11/2026 Balance: $488'],
      [36, 128 + above, 'Account Number: *6902 Date Opened: 12/27/2022'],
      [36, 141 + above, 'Loan/Account Type: Credit Card Status: Pays As Agreed'],
    ]
    const report = readEquifaxAcr(documentOf([typeset(lines.filter(([, , text]) => text !== ''))]), { reportId: 'r1' })
    return report.accounts.map(({ creditorName }) => creditorName)
  }

  it('is read whole where its first line is full and more space stands above it', () => {
    expect(namedIn({ above: 40, first: LONG, second: 'COUNTY', key: 'Late.' })).toEqual([`${LONG} COUNTY`])
  })

  it('may be longer than any line of the text, in capitals alone', () => {
    const first = `${LONG} AND VICINITY`
    expect(namedIn({ above: 40, first, second: 'COUNTY', key: 'Late.' })).toEqual([`${first} COUNTY`])
    const prose = 'Consumer disputes this account information and has been told so by the grantor'
    expect(namedIn({ above: 40, first: prose, second: 'COUNTY', key: 'Late.' })).toEqual(['COUNTY'])
  })

  it.each([
    ['that had room for more', { above: 40, first: 'A line of its own', second: 'COUNTY', key: 'Late.' }],
    ['that goes on from the one above it', { above: 17, first: LONG, second: 'COUNTY', key: LONG }],
    [
      'that explains the grid',
      { above: 40, first: `${LONG.slice(0, -26)} and 180 180 Days Past Due`, second: 'COUNTY', key: 'Late.' },
    ],
  ])('does not begin with a line %s', (_, lines) => {
    expect(namedIn(lines)).toEqual(['COUNTY'])
  })
})

describe('a narrative of two lines on a picture', () => {
  const wordsOf = (first: number, second: number): string | undefined => {
    const page = madeOut([
      [40, first, '214 Account information disputed by the consumer under the Act and again after the completed'],
      [40 + first, second, 'investigation of the data furnisher'],
    ])
    return narrativesIn(pageLines(page), new Set(['214']))
      .get('214')
      ?.map(({ text }) => text)
      .join(' ')
  }
  it.each([
    [14, 14, true],
    [15.3, 14.6, true],
    [14, 15, true],
    [14, 18, false],
  ])('whose letters seem %s and %s high is read whole: %s', (first, second, isWhole) => {
    expect(wordsOf(first, second)?.endsWith('completed investigation of the data furnisher')).toBe(isWhole)
  })
})
