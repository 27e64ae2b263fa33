import { describe, expect, it } from 'vitest'
import { inquiryCards, readInquiries } from '#engine/reading/layouts/experian-web-print/inquiries.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'
import { typesetLines } from '#engine/reading/lines/typeset.ts'

const read = (lines: readonly string[], kind: 'hard' | 'soft' = 'hard', names: readonly string[] = []) =>
  readInquiries(pageLines(typesetLines(lines)), kind, names)

describe('inquiries', () => {
  it('are one for each date of each card, with the month they stay until', () => {
    const inquiries = read([
      'ALPHA BANK | BETA FIRST',
      'Inquired on | LENDING',
      '08/31/2024 | Inquired on',
      'PO BOX 3059 | 10/16/2024, 10/02/2024',
      'TULSA OK, 74101 | Credit card. This inquiry is',
      'Auto loan. This inquiry is | scheduled to continue on',
      'scheduled to continue on | record until Nov 2026.',
      'record until Sep 2026.',
    ])
    expect(
      inquiries.map(({ id, creditorName, date, kind, onRecordUntil }) => [id, creditorName, date, kind, onRecordUntil]),
    ).toEqual([
      ['h1', 'ALPHA BANK', '2024-08-31', 'hard', '2026-09'],
      ['h2', 'BETA FIRST LENDING', '2024-10-16', 'hard', '2026-11'],
      ['h3', 'BETA FIRST LENDING', '2024-10-02', 'hard', '2026-11'],
    ])
    expect(inquiries[2]?.evidence).toMatchObject({
      creditorName: { quote: 'BETA FIRST LENDING' },
      date: { quote: '10/02/2024' },
      onRecordUntil: { quote: 'scheduled to continue on record until Nov 2026.' },
    })
  })

  it('have the name of an account whole, where their narrow card breaks it within a word', () => {
    const whole = ['BANCO AÑASCO/MUEBLERÍA SOLÉ']
    const namesIn = (lines: readonly string[]) => read(lines, 'hard', whole).map(({ creditorName }) => creditorName)
    expect(namesIn(['BANCO', 'AÑASCO/MUEBLERÍ', 'A SOLÉ', 'Inquired on 06/06/2026'])).toEqual(whole)
    expect(namesIn(['BANCO AÑASCO', 'Inquired on 06/06/2026'])).toEqual(['BANCO AÑASCO'])
  })

  it('may print the date behind `Inquired on`, and many dates over several lines', () => {
    const inquiries = read(['GAMMA', 'Inquired on 01/02/2024,', '02/03/2024, 03/04/2024', 'and 7 other dates'], 'soft')
    expect(inquiries.map((inquiry) => inquiry.date)).toEqual(['2024-01-02', '2024-02-03', '2024-03-04'])
    expect(inquiries.every((inquiry) => inquiry.kind === 'soft' && inquiry.onRecordUntil === null)).toBe(true)
  })

  it('made out on a picture ask until when they stay where the month was not read', () => {
    const pages = [
      ['OLD TOWN BANK'],
      ['Inquired on'],
      ['08/31/2024'],
      ['This inquiry is scheduled to continue on record until 5ep 2O26.'],
    ]
    const made = recognisedPage(pages.map(([text = ''], index) => [60 + index * 12, [40, text]]))
    const [inquiry] = readInquiries(pageLines(made), 'hard')
    expect([inquiry?.onRecordUntil, inquiry?.evidence['onRecordUntil']?.confidence]).toEqual([null, 0.5])
    const [printed] = read([
      'OLD TOWN BANK',
      'Inquired on',
      '08/31/2024',
      'This inquiry is scheduled to continue on record until 5ep 2O26.',
    ])
    expect(printed?.evidence).not.toHaveProperty('onRecordUntil')
  })

  it('know how many cards they come from, which is what some prints count', () => {
    const inquiries = read(['ALPHA BANK | BETA', 'Inquired on | Inquired on', '08/31/2024, 09/01/2024 | 10/16/2024'])
    expect([inquiries.length, inquiryCards(inquiries)]).toEqual([3, 2])
  })

  it('are none in prose', () => {
    expect(read(['No hard inquiries reported.', 'We list each company that inquired on your file since 01/02/2024.'])).toEqual([])
  })
})
