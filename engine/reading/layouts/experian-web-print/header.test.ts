import { describe, expect, it } from 'vitest'
import { readPersonTotals, readTotals } from '#engine/reading/layouts/experian-web-print/at-a-glance.ts'
import { takeHeader } from '#engine/reading/layouts/experian-web-print/header.ts'
import { documentLines, pageLines } from '#engine/reading/lines/lines.ts'
import { documentOf, type Piece, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

const HEADER: Piece[] = [
  [500, 30, 'Prepared For'],
  [490, 42, 'JANE Q SAMPLE'],
  [460, 54, 'Personal & Confidential'],
  [440, 66, 'Date Generated Dec 12, 2024'],
  [440, 78, 'Report Number 1234-5678-90'],
]

describe('the header', () => {
  it('is read once and taken off each page, also over the lines of a block', () => {
    const pages = [typeset([...HEADER, [36, 120, 'JANE Q SAMPLE']]), typeset([...HEADER, [36, 54, 'Status'], [286, 54, 'Open.']])]
    const { header, body } = takeHeader(documentOf(pages))
    expect(header).toMatchObject({ name: 'JANE Q SAMPLE', reportDate: '2024-12-12', reportNumber: '1234-5678-90' })
    expect(header.nameEvidence).toMatchObject({ page: 1, quote: 'JANE Q SAMPLE' })
    expect(documentLines(body).map((line) => line.text)).toEqual(['JANE Q SAMPLE', 'Status Open.'])
  })

  it('takes off nothing else where the file draws its words in any order', () => {
    const [first, ...rest] = HEADER
    const page = typeset([...(first ? [first] : []), [36, 400, 'Personal Information'], [36, 150, 'Accounts'], ...rest])
    const { header, body } = takeHeader(documentOf([page]))
    expect(header).toMatchObject({ name: 'JANE Q SAMPLE', reportDate: '2024-12-12', reportNumber: '1234-5678-90' })
    expect(documentLines(body).map((line) => line.text)).toEqual(expect.arrayContaining(['Accounts', 'Personal Information']))
  })

  it('is whole also where some of its words are by chance drawn together, and the others elsewhere', () => {
    const page = typeset([...HEADER.slice(0, 1), ...HEADER.slice(4), [36, 400, 'Accounts'], ...HEADER.slice(1, 4)])
    const { header } = takeHeader(documentOf([page]))
    expect(header).toMatchObject({ name: 'JANE Q SAMPLE', reportDate: '2024-12-12', reportNumber: '1234-5678-90' })
    expect(header.nameEvidence).toMatchObject({ quote: 'JANE Q SAMPLE' })
  })

  it('takes no cells that ran together for a name', () => {
    const cells: Piece[] = [
      [440, 30, 'Prepared For'],
      [440, 42, 'Date Report Generated Number 1234-5678-90 Dec 12, 2024'],
    ]
    expect(takeHeader(documentOf([typeset(cells)])).header.name).toBe(null)
  })

  it('says nothing where it is not printed', () => {
    const { header } = takeHeader(documentOf([typesetLines(['Accounts'])]))
    expect(header).toEqual({ name: null, nameEvidence: null, reportDate: null, reportNumber: null })
  })
})

describe('the totals at a glance', () => {
  it.each([
    [['7 Accounts | 1 Public Records | 12 Hard Inquiries']],
    [['7 | 1 | 12', 'Accounts | Public Records | Hard Inquiries']],
    [['7 Accounts', '1 Public Record', '12 Hard Inquiries']],
  ])('are read from %j', (lines) => {
    expect(readTotals(pageLines(typesetLines(lines)))).toEqual({ accounts: 7, publicRecords: 1, hardInquiries: 12 })
  })

  it('count the names, addresses and employers too, where they stand beside each other', () => {
    const read = (...lines: string[]) => readPersonTotals(pageLines(typesetLines(lines)))
    expect(read('4 Names | 10 Addresses | 3 Employers | 4 Other Records')).toEqual({ names: 4, addresses: 10, employers: 3 })
    expect(read('1 Name | 1 Address | 5 Other Records')).toEqual({ names: 1, addresses: 1 })
    expect(read('We found 4 names and 10 addresses.', 'Names', 'Addresses')).toEqual({})
  })

  it('are none where none are printed', () => {
    expect(readTotals([])).toEqual({})
  })
})
