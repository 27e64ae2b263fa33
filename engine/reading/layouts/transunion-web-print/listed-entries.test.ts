import { describe, expect, it } from 'vitest'
import { readTransUnionWebPrint } from '#engine/reading/layouts/transunion-web-print/read-transunion-web-print.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

/** Left edges as the bureau sets them: headings, labels of lists, labels of rows, names; and the second and third column. */
const [HEADING, OVER, ROW, NAME, SECOND, THIRD] = [14, 23, 26, 31, 211, 397]

type Printed = readonly (readonly [x: number, text: string])[]

/** Each line 14 points under the one before. */
const page = (...lines: readonly Printed[]) =>
  typeset(lines.flatMap((line, index) => line.map(([x, text]): Piece => [x, 20 + index * 14, text])))
const read = (...pages: readonly ReturnType<typeof page>[]) => readTransUnionWebPrint(documentOf(pages), { reportId: 'r1' })

const heads: Printed = [
  [ROW, 'Location'],
  [SECOND, 'Requested On'],
  [THIRD, 'Phone'],
]
const row = (place: string, dates: string): Printed => [
  [ROW, place],
  [SECOND, dates],
  [THIRD, '(404) 555-0175'],
]
const asked = (report: ReturnType<typeof read>) =>
  report.inquiries.map(({ kind, creditorName, date }) => [kind, creditorName, date])

describe('a label that stands once over a list of inquiries', () => {
  it('is the label of every name on pictures whose pages lie askew by more than a name is set in', () => {
    const askew = (by: number, name: string, day: string) => {
      const printed = page([[NAME, name]], heads, row('PO BOX 1', day), [[ROW, 'HAZEL, GA 69504']])
      const moved = printed.words.map(({ text, box: [left, ...rest] }) => ({
        text,
        box: [left + by, ...rest] as const,
        confidence: 0.96,
      }))
      return { ...printed, words: moved }
    }
    const head = page([[HEADING, 'Regular Inquiries']], [[OVER, 'Name']], [[NAME, 'ALPHA']], heads, row('PO BOX 2', '07/12/2022'))
    const report = read(
      { ...head, words: head.words.map((word) => ({ ...word, confidence: 0.96 })) },
      askew(-4, 'BETA INSURANCE', '07/11/2022'),
      askew(3, 'GAMMA', '07/10/2022'),
    )
    expect(asked(report)).toEqual([
      ['hard', 'ALPHA', '2022-07-12'],
      ['hard', 'BETA INSURANCE', '2022-07-11'],
      ['hard', 'GAMMA', '2022-07-10'],
    ])
  })

  it('is the label of every name under it, over page breaks and dates of several lines', () => {
    const report = read(
      page(
        [[HEADING, 'Regular Inquiries']],
        [[OVER, 'Name']],
        [[NAME, 'ALPHA VIA DEALER']],
        heads,
        row('PO BOX 1', '07/12/2022'),
        [[ROW, 'HAZEL, GA 69504']],
        [[ROW, 'Inquiry Type']],
        [[ROW, 'Individual']],
        [[NAME, 'ROSDOR OF via 921QDROSDOR OF']],
      ),
      page(
        heads,
        row('7506 N BRIAR ROAD 1', '07/12/2022, 07/11/2022,'),
        [
          [ROW, 'BIRCHBROOK, MT 35591'],
          [SECOND, '06/30/2022, 06/01/2022,'],
        ],
        [[SECOND, '05/02/2022']],
        [
          [ROW, 'Inquiry Type'],
          [SECOND, 'Permissible Purpose'],
        ],
        [
          [ROW, 'Individual'],
          [SECOND, 'CREDIT TRANSACTION'],
        ],
        [[HEADING, 'Account Review Inquiries']],
        [[OVER, 'Name']],
        [[NAME, '539580699 via TRANS']],
        [[NAME, 'INTERACTIVE']],
        heads,
        row('322 QUILL ST', '12/18/2023'),
        [[NAME, 'VALE INC.']],
        heads,
        row('315 PEL ST', '11/19/2023'),
      ),
    )
    expect(asked(report)).toEqual([
      ['hard', 'ALPHA VIA DEALER', '2022-07-12'],
      ...['2022-07-12', '2022-07-11', '2022-06-30', '2022-06-01', '2022-05-02'].map((day) => [
        'hard',
        'ROSDOR OF via 921QDROSDOR OF',
        day,
      ]),
      ['soft', '539580699 via TRANS INTERACTIVE', '2023-12-18'],
      ['soft', 'VALE INC.', '2023-11-19'],
    ])
    expect(report.inquiries[1]?.evidence['creditorName']).toMatchObject({ page: 1, quote: 'ROSDOR OF via 921QDROSDOR OF' })
  })

  it.each([0.4, 0.6, 1.6])('is told in small print and in large by its letters, not by points: %s', (scale) => {
    const whole = page(
      [[HEADING, 'Regular Inquiries']],
      [[OVER, 'Name']],
      ...['ALPHA', 'BETA', 'GAMMA'].flatMap((name): Printed[] => [[[NAME, name]], heads, row('PO BOX 1', '07/12/2022')]),
    )
    const words = whole.words.map((word) => ({
      ...word,
      box: [word.box[0] * scale, word.box[1] * scale, word.box[2] * scale, word.box[3] * scale] as const,
    }))
    expect(asked(read({ ...whole, words })).map(([, name]) => name)).toEqual(['ALPHA', 'BETA', 'GAMMA'])
  })

  it('may stand over each', () => {
    const each = (name: string, day: string): Printed[] => [[[OVER, 'Name']], [[NAME, name]], heads, row('PO BOX 1', day)]
    const report = read(page([[HEADING, 'Regular Inquiries']], ...each('ALPHA', '07/12/2022'), ...each('BETA', '07/13/2022')))
    expect(asked(report)).toEqual([
      ['hard', 'ALPHA', '2022-07-12'],
      ['hard', 'BETA', '2022-07-13'],
    ])
  })
})

describe('a label over a single inquiry', () => {
  it('is that of its name, however far below it stands', () => {
    const report = read(
      page(
        [[HEADING, 'Promotional Inquiries']],
        [[OVER, 'Name']],
        [],
        [],
        [[NAME, 'ALPHA LIFE']],
        heads,
        row('PO BOX 1', '01/09/2026, 06/30/2025'),
      ),
      page(
        [[HEADING, 'Account Review Inquiries']],
        [[OVER, 'Name']],
        [],
        [],
        [[NAME, 'BETA']],
        heads,
        row('PO BOX 2', '02/14/2026'),
      ),
    )
    expect(asked(report)).toEqual([
      ['soft', 'ALPHA LIFE', '2026-01-09'],
      ['soft', 'ALPHA LIFE', '2025-06-30'],
      ['soft', 'BETA', '2026-02-14'],
    ])
  })
})

describe('a label that stands once over the employers', () => {
  it('is the label of each', () => {
    const report = read(
      page(
        [[HEADING, 'Personal Information']],
        [[HEADING, 'Employers']],
        [[OVER, 'Employer']],
        [[NAME, 'SKYBRIAR EVERCOTE']],
        [
          [ROW, 'Occupation'],
          [SECOND, 'Date Verified'],
        ],
        [
          [ROW, 'WAREHOUSE CLERK'],
          [SECOND, '09/30/2022'],
        ],
        [[NAME, 'DORO']],
        [[ROW, 'Date Verified']],
        [[ROW, '08/19/2020']],
        [[NAME, 'DORE - INTERACTIVE']],
      ),
      page(
        [
          [ROW, 'Occupation'],
          [SECOND, 'Date Verified'],
        ],
        [
          [ROW, 'OFFICE MANAGER'],
          [SECOND, '02/27/2016'],
        ],
      ),
    )
    expect(report.personalInfo.employers).toEqual(['SKYBRIAR EVERCOTE', 'DORO', 'DORE - INTERACTIVE'])
  })
})

describe('names and addresses', () => {
  const report = read(
    page(
      [[HEADING, 'Personal Information']],
      [[HEADING, 'Also Known As']],
      [[OVER, 'AKA']],
      [[OVER, 'FLORENCE ELISE FENWORTH']],
      [[OVER, 'AKA']],
      [[OVER, 'FLORANSE FENWORTH']],
      [[HEADING, 'Addresses']],
      [[OVER, 'Current Address']],
      [[OVER, '4815 SW 85TH CT NORTH BELLBRIDGE, MT 85241-9223']],
    ),
    page(
      [[OVER, 'Date Reported']],
      [[OVER, '03/31/2021']],
      [[OVER, 'Other Address']],
      [[OVER, '7897 SW 15 TH CT 8 A NORTH BELLBRIDGE, MT 85241']],
    ),
  )

  it('under a label of their own each are names, and no day that belongs to an address', () => {
    expect(report.personalInfo.alsoKnownAs).toEqual(['FLORENCE ELISE FENWORTH', 'FLORANSE FENWORTH'])
  })

  it('without a comma end in a city that the file names elsewhere', () => {
    expect(report.personalInfo.addresses.map(({ street, city }) => [street, city])).toEqual([
      ['4815 SW 85TH CT', 'NORTH BELLBRIDGE'],
      ['7897 SW 15 TH CT 8 A', 'NORTH BELLBRIDGE'],
    ])
  })
})
