import { dated } from '#engine/practice/myequifax-account.ts'
import type { EquifaxStyle } from '#engine/practice/myequifax-style.ts'
import { money } from '#engine/practice/print-words.ts'
import type { Asking, CourtRecord, Person } from '#engine/practice/situation.ts'
import { array, call, literal, textArray } from '#engine/practice/typst-source.ts'

const title = (text: string): string => call('section', literal(text))
const lines = (texts: readonly string[]): string =>
  `{${texts.map((text) => `block(above: 2pt, below: 2pt, ${literal(text)})`).join('; ')}}`

export function personalSource(person: Person, style: EquifaxStyle): string {
  const phones = style.printsPhones ? [['Phone Number', person.phones.map(({ number }) => number).join(', ')]] : []
  const identity = [
    ['Name', person.name],
    ['Formerly known as', person.alsoKnownAs.join(', ')],
    ['Social Security Number', `XXX-XX-${person.ssnLast4}`],
    ['Age or Date of Birth', dated(person.birth, style)],
    ...phones,
  ]
  const addresses = person.addresses.map(({ street, city, state, zip }, index) =>
    textArray([`${street}, ${city}, ${state} ${zip}`, index === 0 ? 'CURRENT' : 'FORMER']),
  )
  const employers = person.employers.map((employer) => textArray([employer, '']))
  return [
    '#pagebreak(weak: true)',
    title('7. Personal Information'),
    'Creditors use your personal information primarily to identify you. This information has no impact on your credit score.',
    call('heading2', literal('Identification')),
    call('pairs', textArray(identity.flat()), '(150pt, 1fr)'),
    call('heading2', literal('Contact Information')),
    call('listing', '(3fr, 1fr)', textArray(['Address', 'Type']), array(addresses)),
    call('heading2', literal('Employment History')),
    employers.length === 0
      ? 'Your credit report does not have any employment history in your file.'
      : call('listing', '(2fr, 1fr)', textArray(['Company', 'Occupation']), array(employers)),
  ].join('\n\n')
}

function inquiryTable(askings: readonly Asking[], style: EquifaxStyle, stacks: boolean): string {
  const rows = askings.flatMap((asking) => {
    const company = lines([asking.creditorName, ...asking.lines, asking.phone])
    const originator = literal(asking.kind === 'hard' ? asking.purpose.toUpperCase() : '')
    const groups = stacks ? [asking.dates] : asking.dates.map((date) => [date])
    return groups.map((dates) => array([lines(dates.map((date) => dated(date, style))), company, originator]))
  })
  return call('listing', '(1fr, 2.6fr, 1.4fr)', textArray(['Date', 'Company', 'Request Originator']), array(rows))
}

export function inquiriesSource(askings: readonly Asking[], style: EquifaxStyle): string {
  const part = (kind: 'hard' | 'soft', name: string, prose: string): string[] => {
    const own = askings.filter((asking) => asking.kind === kind)
    const none = `Your credit report does not have any ${name.toLowerCase()} in your file.`
    return [
      call('heading2', literal(name)),
      call('par', literal(prose)),
      own.length === 0 ? none : inquiryTable(own, style, kind === 'soft' && style.stacksSoftDates),
    ]
  }
  return [
    '#pagebreak(weak: true)',
    title('8. Inquiries'),
    'A request for your credit history is called an inquiry. There are two types of inquiries - those that may impact your credit rating/score and those that do not.',
    ...part(
      'hard',
      'Hard Inquiries',
      'Inquiries that may impact your credit rating/score. These are inquiries made by companies with whom you have applied for a loan or credit.',
    ),
    ...part(
      'soft',
      'Soft Inquiries',
      'Inquiries that do not impact your credit rating/score. These are inquiries, for example, from companies making promotional offers of credit.',
    ),
  ].join('\n\n')
}

function record(one: CourtRecord, style: EquifaxStyle): string {
  const rows: [string, string | null][] = [
    ['Type', one.type],
    ['Date Filed', one.dateFiled === null ? null : dated(one.dateFiled, style)],
    ['Court', one.court],
    ['Reference Number', one.reference],
    ['Date Resolved', one.dateResolved === null ? null : dated(one.dateResolved, style)],
    ['Status', one.status],
    ['Liability Amount', one.amount === null ? null : money(one.amount)],
  ]
  return call('pairs', textArray(rows.flatMap(([label, value]) => [label, value ?? style.empty])), '(1fr, 1.6fr, 1fr, 1fr)')
}

export function recordsSource(records: readonly CourtRecord[], style: EquifaxStyle): string {
  const kinds: [string, string, RegExp][] = [
    ['Bankruptcies', 'bankruptcies', /bankruptcy/i],
    ['Judgments', 'judgments', /judgment/i],
    ['Liens', 'liens', /lien/i],
  ]
  const parts = kinds.flatMap(([name, plural, pattern]) => {
    const own = records.filter(({ type }) => pattern.test(type))
    return [
      call('heading2', literal(name)),
      ...(own.length === 0
        ? [`Your credit report does not have any ${plural} in your file.`]
        : own.map((one) => record(one, style))),
    ]
  })
  return [
    '#pagebreak(weak: true)',
    title('9. Public Records'),
    'This section includes public record items Equifax obtained from local, state and federal courts through a third party vendor.',
    ...parts,
  ].join('\n\n')
}
