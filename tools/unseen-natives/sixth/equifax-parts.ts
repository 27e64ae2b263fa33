import { at, type Block, inColumn, line, said, toRight } from '#tools/unseen-natives/blocks.ts'
import { dollars, type Facts, wordy } from '#tools/unseen-natives/facts.ts'
import { type Collection, DAY, type Person } from '#tools/unseen-natives/sixth/entry.ts'

export const row = (cells: readonly (readonly [number, string])[], height = 19.6): Block => ({
  height,
  html: cells.map(([x, text]) => at([x, 0], text)).join(''),
})
export const title = (text: string): Block => ({ ...line(40, text, 'font-size:15pt;color:#a6192e'), opens: true })
export const none = (what: string): Block => row([[35, `You currently do not have any ${what} in your file.`]], 22)
export const two = ([label, value]: readonly [string, string]): Block => ({
  height: 19.6,
  html: at([35, 0], label) + toRight([576, 0], value),
})
export const bold = (text: string): Block => line(24, text, 'font:bold 10pt Liberation Sans;color:#3d5566')

export function summary(person: Person): Block[] {
  const looks = [...person.hard, ...person.promotional, ...person.review].flatMap(({ days }) => days).length
  const found = (count: number, what: string): string => `${count} ${what} Found`
  return [
    { ...line(46, 'CREDIT REPORT', 'font:bold 18pt Liberation Sans'), opens: true },
    line(26, person.name, 'font:bold 12pt Liberation Sans'),
    line(20, 'Report Confirmation', 'font:bold 12pt Liberation Sans'),
    line(20, `44${person.ssn4}0826`, 'font-size:11pt'),
    { ...line(30, `Dear ${person.name}:`, 'font:bold 12pt Liberation Sans'), opens: true },
    said(50, 2),
    title('1. Summary'),
    said(16, 4),
    row([
      [35, 'Report Date'],
      [251, wordy(DAY)],
    ]),
    row([
      [35, 'Credit File Status'],
      [
        251,
        person.freeze === null ? (person.alert === null ? 'No fraud indicator on file' : 'Active Duty Alert') : 'Security Freeze',
      ],
    ]),
    row([
      [35, 'Alert Contacts'],
      [251, person.alert === null ? '0 Records Found' : '1 Record Found'],
    ]),
    row([
      [35, 'Accounts with Negative Information'],
      [251, String(person.accounts.filter(({ isNegative }) => isNegative).length)],
    ]),
    bold('Other Items'),
    said(24, 7),
    two([
      'Consumer Statements',
      found(person.statement === null ? 0 : 1, person.statement === null ? 'Statements' : 'Statement'),
    ]),
    two(['Inquiries', found(looks, 'Inquiries')]),
    two(['Public Records', found(person.records.length, 'Records')]),
    two(['Collections', found(person.collections.length, 'Collections')]),
  ]
}

export function personal(person: Person): Block[] {
  return [
    title('6. Consumer Statements'),
    said(40, 6),
    ...(person.statement === null
      ? [none('Consumer Statements')]
      : [
          bold('Consumer Statement'),
          row([
            [35, 'Date Reported'],
            [251, wordy('2026-01-09')],
          ]),
          {
            height: 46,
            html: `<div style="position:absolute;left:35pt;width:540pt">${person.statement}</div>`,
          },
        ]),
    title('7. Personal Information'),
    said(18, 1),
    bold('Identification'),
    two(['Name', person.name]),
    ...person.aliases.map((alias) => two(['Formerly known as', alias])),
    two(['Social Security Number', `xxxxx ${person.ssn4}`]),
    two(['Age or Date of Birth', wordy(person.born)]),
    bold('Other Identification'),
    none('Other Identifications'),
    bold('Alert Contact Information'),
    person.alert === null ? none('Alert Contacts') : row([[35, person.alert]], 24),
    ...homesAndJobs(person),
  ]
}

function homesAndJobs(person: Person): Block[] {
  return [
    bold('Contact Information'),
    said(28, 8),
    row([
      [35, 'Address'],
      [215, 'Status'],
      [395, 'Date Reported'],
    ]),
    ...person.homes.map(([street, city, state, zip], index) => {
      const lines = [...inColumn(street, 38), `${city}, ${state} ${zip.slice(0, 5)}`]
      return {
        height: 8.8 + lines.length * 9.6,
        html:
          lines.map((text, rank) => at([35, rank * 9.6], text)).join('') +
          at([215, 0], index === 0 ? 'Current' : 'Former') +
          at([395, 0], wordy(`20${25 - index}-03-1${index}`)),
      }
    }),
    bold('Employment History'),
    said(28, 9),
    ...(person.employers.length === 0
      ? [none('Employment History')]
      : [
          row([
            [35, 'Company'],
            [287, 'Occupation'],
          ]),
          ...person.employers.map(([name, occupation]) => {
            const lines = inColumn(name, 54)
            const more = lines.slice(1).map((text, rank) => at([35, (rank + 1) * 9.6], text))
            const first = row([
              [35, lines[0] ?? ''],
              [287, occupation ?? ''],
            ])
            return { height: first.height + more.length * 9.6, html: first.html + more.join('') }
          }),
        ]),
  ]
}

export function collectionBlocks(one: Collection): Block[] {
  const cells: readonly (readonly [string, string])[] = [
    ['Collection Agency', one.agency],
    ['Balance Date', wordy('2026-07-11')],
    ['Original Creditor Name', one.original],
    ['Account Designator Code', 'INDIVIDUAL_ACCOUNT'],
    ['Date Assigned', wordy(one.assigned)],
    ['Account Number', `xxxxx ${one.number.slice(-4)}`],
    ['Original Amount Owed', dollars(one.amount)],
    ['Creditor Classification', one.isMedical ? 'Medical or Health Care' : 'Utilities'],
    ['Amount', dollars(one.balance)],
    ['Last Payment Date', one.isPaid ? wordy('2026-05-05') : ''],
    ['Status Date', wordy('2026-07-11')],
    ['Date of First Delinquency', wordy(one.dofd)],
    ['Status', one.isPaid ? 'PAID' : 'UNPAID'],
  ]
  const rows = cells.flatMap(([label, value], index): Block[] => {
    if (index % 2 === 1) return []
    const next = cells[index + 1]
    const lines = inColumn(value, 36)
    return [
      {
        height: 10 + lines.length * 9.6,
        html:
          at([35, 0], label, 'font-weight:bold') +
          lines.map((text, rank) => toRight([287, rank * 9.6], text)).join('') +
          (next === undefined ? '' : at([323, 0], next[0], 'font-weight:bold') + toRight([575, 0], next[1])),
      },
    ]
  })
  return [
    line(24, 'Date Reported: ' + wordy('2026-07-11'), 'font:bold 10pt Liberation Sans'),
    ...rows,
    {
      height: 30,
      html:
        at([35, 0], 'Comments', 'font:bold 9.2pt Liberation Sans') + at([360, 0], 'Contact', 'font:bold 9.2pt Liberation Sans'),
    },
    {
      height: 56,
      html:
        remarksOf(one)
          .map((remark, index) => at([35, index * 15.6], remark))
          .join('') +
        [...inColumn(one.agency, 48), '90 FERRY LANDING', 'NEW IBERIA, LA 70563', '(337) 555-0160']
          .map((text, index) => at([360, index * 10.8], text))
          .join(''),
    },
  ]
}
const remarksOf = (one: Collection): readonly string[] => [
  ...(one.isMedical ? ['Medical'] : []),
  ...(one.isDisputed ? ['Consumer disputes this account information'] : []),
]

export const collectionFacts = (one: Collection): Facts => ({
  fields: {
    creditorName: one.agency,
    accountNumber: `xxxxx ${one.number.slice(-4)}`,
    originalCreditor: one.original,
    accountType: 'collection',
    dateReported: '2026-07-11',
    dateOfFirstDelinquency: one.dofd,
    dateAssigned: one.assigned,
    currentBalance: one.balance,
    originalBalance: one.amount,
  },
  marks: {},
  money: {},
  remarks: remarksOf(one),
})

export function rest(person: Person): Block[] {
  return [
    title('9. Public Records'),
    said(36, 3),
    ...['Bankruptcies', 'Judgments', 'Liens'].flatMap((kind): Block[] => {
      if (kind !== 'Bankruptcies' || person.records.length === 0) return [bold(kind), none(kind)]
      return [
        bold(kind),
        ...person.records.flatMap((one): Block[] => {
          const cells: readonly (readonly [string, string])[] = [
            ['Case Number or ID', one.reference],
            ['Date Filed', wordy(one.filed)],
            ['Courthouse', one.court],
            ['Type', 'PERSONAL'],
            ['Disposition', one.discharged === null ? `FILED_CH_${one.chapter}` : `DISCHARGED_CH_${one.chapter}`],
            ['Disposition Date', wordy(one.discharged)],
            ['Filer', 'INDIVIDUAL'],
            ['Prior Disposition', ''],
          ]
          return [
            line(24, `Date Reported: ${wordy(one.discharged ?? one.filed)}`, 'font:bold 10pt Liberation Sans'),
            ...[0, 2, 4, 6].map((from): Block => {
              const [left = ['', ''], right = ['', '']] = cells.slice(from, from + 2)
              return {
                height: 19.6,
                html:
                  at([35, 0], left[0], 'font-weight:bold') +
                  toRight([287, 0], left[1]) +
                  at([323, 0], right[0], 'font-weight:bold') +
                  toRight([575, 0], right[1]),
              }
            }),
          ]
        }),
      ]
    }),
    title('10. Collections'),
    said(44, 5),
    ...(person.collections.length === 0 ? [none('Collections')] : person.collections.flatMap(collectionBlocks)),
    title('11. Dispute File Information'),
    said(60, 1),
    title('12. A Summary of Your Rights Under the Fair Credit Reporting Act'),
    said(90, 2),
  ]
}
