import { money, slashed } from '#engine/practice/print-words.ts'
import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import type { Part } from '#tools/synthetic-reports/equifax-acr-parts.ts'
import type { AcrStyle } from '#tools/synthetic-reports/equifax-acr-style.ts'

export function personParts({ person }: CreditFile, style: AcrStyle): Part[] {
  const addresses = person.addresses.map(({ street, city, state, zip }) => `${street}, ${city}, ${state} ${zip}`)
  const list = (label: string, values: readonly string[]): Part[] => {
    const joined = style.listsAtBars ? [values.join(' | ')] : values
    return joined.map(
      (value, index): Part =>
        index === 0
          ? { kind: 'pairs', lead: [], pairs: [{ label, value, bar: false }] }
          : { kind: 'pairs', lead: [value], pairs: [] },
    )
  }
  const pair = (label: string, value: string): Part => ({ kind: 'pairs', lead: [], pairs: [{ label, value, bar: false }] })
  const [current = '', ...former] = addresses
  const top: Part[] = style.hasLabelledName
    ? [pair('Name', person.name), pair('Current Address', current)]
    : [
        { kind: 'pairs', lead: [person.name], pairs: [] },
        { kind: 'pairs', lead: [current], pairs: [] },
      ]
  return [
    { kind: 'section', text: 'Personal Information' },
    ...top,
    ...(person.alsoKnownAs.length === 0 ? [pair('Former Name(s)', '')] : list('Former Name(s)', person.alsoKnownAs)),
    pair('Social Security Number', `XXX-XX-${person.ssnLast4}`),
    pair('Date of Birth', slashed(person.birth)),
    ...(former.length === 0 ? [] : list('Former Address(es)', former)),
    pair('Phone Number(s)', person.phones.map(({ number }) => number).join(style.listsAtBars ? ' | ' : ', ')),
    ...(person.employers.length === 0 ? [pair('Employment', '')] : list('Employment', person.employers)),
  ]
}

export function endParts(file: CreditFile): Part[] {
  const records: Part[] = file.records.flatMap((one) => [
    { kind: 'title', text: 'Bankruptcies' } as const,
    {
      kind: 'pairs',
      lead: [],
      pairs: [
        { label: 'Type', value: one.type, bar: false },
        { label: 'Court', value: one.court ?? '', bar: true },
        { label: 'Reference Number', value: one.reference ?? '', bar: true },
      ],
    } as const,
    {
      kind: 'pairs',
      lead: [],
      pairs: [
        { label: 'Date Filed', value: one.dateFiled === null ? '' : slashed(one.dateFiled), bar: false },
        { label: 'Date Resolved', value: one.dateResolved === null ? '' : slashed(one.dateResolved), bar: false },
        { label: 'Status', value: one.status ?? '', bar: false },
        { label: 'Liability Amount', value: one.amount === null ? '' : money(one.amount), bar: false },
      ],
    } as const,
  ])
  const asked = file.askings.map(({ creditorName, lines, phone, kind, dates }) => ({
    company: [creditorName, lines.join(' ').replace(/, (\d{5})/, ' $1'), `Phone: ${phone}`],
    kind: kind === 'hard' ? 'Hard' : 'Soft',
    dates: dates.map(slashed),
  }))
  const none = (what: string): Part => ({ kind: 'text', text: `You do not have any ${what} on your credit report.` })
  return [
    { kind: 'section', text: 'Public Records' },
    ...(records.length === 0 ? [none('public records')] : records),
    { kind: 'section', text: 'Inquiries' },
    { kind: 'text', text: 'Hard inquiries may impact your score, Soft inquiries do not.' },
    ...(asked.length === 0 ? [none('inquiries')] : [{ kind: 'asked', rows: asked } as const]),
    { kind: 'section', text: 'A Summary of Your Rights Under the Fair Credit Reporting Act' },
    ...SUMMARY_OF_RIGHTS.map((text): Part => ({ kind: 'text', text })),
    { kind: 'text', text: 'Date Reported: 01/01/2001 Account Number: *0000 Date Opened: 01/01/2000 Owner: nobody' },
  ]
}
