import { describe, expect, it } from 'vitest'
import { type Sections, sectionsOf } from '#engine/reading/layouts/experian-web-print/sections.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typesetLines } from '#engine/reading/lines/typeset.ts'

const cut = (lines: readonly string[]): Sections => sectionsOf(pageLines(typesetLines(lines)))
const texts = (lines: readonly { text: string }[]): string[] => lines.map((line) => line.text)

describe('the sections of the print', () => {
  it('run from heading to heading, the personal parts only inside Personal Information', () => {
    const sections = cut([
      'At a Glance | 1 Accounts | 0 Public Records',
      'Personal Information',
      'Names',
      'JANE SAMPLE',
      'Accounts',
      'Names',
      'Hard Inquiries',
      'ALPHA',
      'Know Your Rights',
      'Account Info',
    ])
    expect(texts(sections.atAGlance)).toEqual(['1 Accounts 0 Public Records'])
    expect(texts(sections.names)).toEqual(['JANE SAMPLE'])
    expect(texts(sections.accounts)).toEqual(['Names'])
    expect(texts(sections.hardInquiries)).toEqual(['ALPHA'])
    expect(texts(sections.end)).toEqual(['Account Info'])
  })

  it('hold the totals that stand close behind their heading', () => {
    const sections = cut([
      'At a Glance 7 Accounts | 0 Public Records | 5 Hard Inquiries',
      'Personal Information',
      'Names',
      'JANE SAMPLE',
    ])
    expect(texts(sections.atAGlance)).toEqual(['7 Accounts 0 Public Records 5 Hard Inquiries'])
    expect(texts(sections.names)).toEqual(['JANE SAMPLE'])
  })

  it('end where a heading stands that no reader knows, told by its size', () => {
    const lines = pageLines(
      typesetLines([
        'Personal Information',
        'Employers',
        '  ACME WIDGETS',
        'Driver license',
        '  D123 4567',
        'More',
        'of',
        'the',
        'page',
      ]),
    )
    const sized = lines.map((line) => {
      const height = ['Employers', 'Driver license'].includes(line.text) ? 16 : 10
      const left = line.text.startsWith('ACME') || line.text.startsWith('D123') ? 50 : 36
      return { ...line, box: [left, line.box[1], line.box[2], height] as const }
    })
    expect(texts(sectionsOf(sized).employers)).toEqual(['ACME WIDGETS'])
    expect(texts(sectionsOf(lines).employers)).toContain('D123 4567')
  })

  it('are not opened by creditors whose names read like headings', () => {
    const sections = cut([
      'Personal Information',
      'Accounts',
      'PUBLIC RECORDS',
      'SAVINGS BANK',
      'Account Info',
      'Account Name | PUBLIC RECORDS SAVINGS BANK',
      'Public Records',
      'none',
    ])
    expect(texts(sections.accounts)).toEqual([
      'PUBLIC RECORDS',
      'SAVINGS BANK',
      'Account Info',
      'Account Name PUBLIC RECORDS SAVINGS BANK',
    ])
    expect(texts(sections.publicRecords)).toEqual(['none'])
  })

  it('are also found in a print that sets its headings in capitals', () => {
    const sections = cut([
      'PERSONAL INFORMATION',
      'NAMES',
      'JANE',
      'ACCOUNTS',
      'PUBLIC RECORDS',
      'SAVINGS BANK',
      'ACCOUNT INFO',
      'Account Name | X',
      'HARD INQUIRIES',
      'ALPHA',
    ])
    expect(texts(sections.accounts)).toEqual(['PUBLIC RECORDS', 'SAVINGS BANK', 'ACCOUNT INFO', 'Account Name X'])
    expect(texts(sections.hardInquiries)).toEqual(['ALPHA'])
  })

  it('begin with the accounts where only a part was printed', () => {
    const sections = cut(['Status | Open.', 'BETA', 'Account Info', 'Account Name | BETA', 'Hard Inquiries', 'ALPHA'])
    expect(texts(sections.accounts)).toHaveLength(4)
    expect(texts(sections.hardInquiries)).toEqual(['ALPHA'])
  })

  it('can stand side by side in Personal Information', () => {
    const sections = cut(['Personal Information', 'Year of Birth | Phone Numbers', '1980 | (555) 123-4567', '| Cellular'])
    expect(texts(sections.yearOfBirth)).toEqual(['1980'])
    expect(texts(sections.phones)).toEqual(['(555) 123-4567', 'Cellular'])
  })
})
