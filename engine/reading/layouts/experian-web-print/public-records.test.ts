import { describe, expect, it } from 'vitest'
import { readPublicRecords } from '#engine/reading/layouts/experian-web-print/public-records.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const read = (lines: readonly string[]) => {
  const pieces = lines.flatMap((line, index): Piece[] => {
    const [left = '', value = ''] = line.split('|').map((part) => part.trim())
    return [
      [36, 60 + index * 15, left],
      [286, 60 + index * 15, value],
    ]
  })
  return readPublicRecords(pageLines(typeset(pieces.filter(([, , text]) => text !== ''))))
}

describe('public records', () => {
  it('may be titled by their court, where their type has a row', () => {
    const rows = (title: string) =>
      read([
        title,
        'Type | Bankruptcy chapter 7-petition',
        'Status | Discharged',
        'Reference number | 2104417',
        'Date filed | 01/19/2021',
      ])
    expect(rows('US BKPT CT ID BOISE')).toMatchObject([{ type: 'Bankruptcy chapter 7-petition', court: 'US BKPT CT ID BOISE' }])
    expect(rows('ADA COUNTY COURT')).toMatchObject([{ court: 'ADA COUNTY COURT' }])
    expect(rows('Public record 1')).toMatchObject([{ court: null }])
    const cut = read([
      'US BKPT CT ID BOISE',
      'Type | Bankruptcy chap\uFFFD',
      'Reference number | 2104417',
      'Date filed | 01/19/2021',
    ])
    expect(cut).toMatchObject([{ type: 'Bankruptcy', court: 'US BKPT CT ID BOISE' }])
    expect(
      read(['US BKPT CT ID BOISE', 'Name | US BKPT CT ID BOISE', 'Type | Judgment', 'Date filed | 01/19/2021']),
    ).toMatchObject([{ court: 'US BKPT CT ID BOISE', type: 'Judgment' }])
  })

  it('are titles with label rows', () => {
    const records = read([
      'We may have collected this from federal, state and county court records.',
      'Chapter 7 Bankruptcy',
      'POTENTIALLY NEGATIVE',
      'Court | US BKPT CT MN ST PAUL',
      'Reference number | 3818234ABC',
      'Date filed | 01/11/2022',
      'Date resolved | -',
      'Claim/Liability | $28,227',
      'Status | Filed',
      'Civil judgment',
      'Court | COUNTY COURT OF',
      '| SPRINGFIELD',
      'Reference number | 77',
      'Date filed | 02/2015',
      'Date resolved | 03/01/2016',
      'Claim/Liability | -',
      'Status | Satisfied',
    ])
    expect(records).toMatchObject([
      {
        id: 'p1',
        type: 'Chapter 7 Bankruptcy',
        court: 'US BKPT CT MN ST PAUL',
        reference: '3818234ABC',
        dateFiled: '2022-01-11',
        dateResolved: null,
        status: 'Filed',
        amount: 2_822_700,
      },
      {
        id: 'p2',
        type: 'Civil judgment',
        court: 'COUNTY COURT OF SPRINGFIELD',
        reference: '77',
        dateFiled: '2015-02',
        dateResolved: '2016-03-01',
        status: 'Satisfied',
        amount: null,
      },
    ])
    expect(records[0]?.evidence).toMatchObject({
      type: { quote: 'Chapter 7 Bankruptcy' },
      dateResolved: { quote: 'Date resolved' },
    })
  })

  it('are none in prose', () => {
    expect(
      read(['No public records reported.', 'Court records can include bankruptcies, with the date filed and the status.']),
    ).toEqual([])
  })
})
