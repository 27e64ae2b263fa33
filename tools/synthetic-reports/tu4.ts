import { Buffer } from 'node:buffer'
import type { Chance } from '#engine/practice/seed.ts'
import type { CreditFile, Person } from '#engine/practice/situation.ts'
import { inquiriesOf, type PrintedFile, recordsOf, type Truth } from '#engine/practice/truth.ts'
import type { PartialDay } from '#engine/values/day.ts'
import { nameParts, nobodysSsn, padded, personTruth } from '#tools/synthetic-reports/data-forms.ts'
import { trade } from '#tools/synthetic-reports/tu4-trade.ts'
import { dated, type Element, part, type Part, written } from '#tools/synthetic-reports/xml-parts.ts'

function indicative(who: Person, chance: Chance): { element: Part; birth: PartialDay | null } {
  const birth = dated('dateOfBirth', who.birth, chance)
  const names = [who.name, ...who.alsoKnownAs].map((name): Part => {
    const { first, middle, last } = nameParts(name)
    return {
      name: 'name',
      attributes: { source: 'file' },
      content: [part('person', [part('first', first), part('middle', middle), part('last', last)])],
    }
  })
  const addresses = who.addresses.map(({ street, city, state, zip }, index): Part => {
    const [number = '', ...name] = (street ?? '').split(' ')
    return part('address', [
      part('status', index === 0 ? 'current' : 'previous'),
      part('qualifier', 'personal'),
      part('street', chance.isTrue(0.3) ? [part('unparsed', street)] : [part('number', number), part('name', name.join(' '))]),
      part('location', [part('city', city), part('state', state), part('zipCode', zip)]),
    ])
  })
  const element = part('indicative', [
    ...names,
    ...addresses,
    part('socialSecurity', [part('number', nobodysSsn(who))]),
    birth.element,
    ...who.phones.map(({ number }) => {
      const [, area, exchange, suffix] = /\((\d{3})\) (\d{3})-(\d{4})/.exec(number) ?? []
      return part('phone', [
        part('number', [part('areaCode', area ?? ''), part('exchange', exchange ?? ''), part('suffix', suffix ?? '')]),
      ])
    }),
    ...who.employers.map((employer) =>
      part('employment', [part('employer', [part('unparsed', employer)]), part('occupation', 'CLERK')]),
    ),
  ])
  return { element, birth: birth.means }
}

const CHAPTERS: Readonly<Record<string, string>> = { 'Chapter 7 Bankruptcy': '7', 'Chapter 13 Bankruptcy': '3' }

interface Listed {
  readonly elements: readonly Part[]
}

function recordsAs(file: CreditFile, chance: Chance): Listed & { says: Truth['publicRecords'] } {
  const made = recordsOf(file.records).map((record) => {
    const filed = dated('dateFiled', record.dateFiled, chance)
    const paid = dated('datePaid', record.dateResolved, chance)
    const letter = record.status === 'Discharged' ? 'X' : record.status === 'Filed' ? 'F' : 'D'
    const element = part('publicRecord', [
      part('subscriber', [part('name', [part('unparsed', record.court)])]),
      part('type', `${CHAPTERS[record.type] ?? '7'}${letter}`),
      filed.element,
      paid.element,
      part('docketNumber', record.reference),
      part('amount', record.amount === null ? null : padded(record.amount, 9)),
    ])
    const status = letter === 'D' ? null : record.status
    return { element, says: { ...record, dateFiled: filed.means, dateResolved: paid.means, status } }
  })
  return { elements: made.map(({ element }) => element), says: made.map(({ says }) => says) }
}

function looksAs(file: CreditFile, chance: Chance): Listed & { says: Truth['inquiries'] } {
  const asked = file.askings.filter(({ kind }) => kind === 'hard')
  const made = inquiriesOf(asked, false).map((look) => {
    const day = dated('date', look.date, chance)
    const element = part('inquiry', [
      part('ECOADesignator', 'individual'),
      part('subscriber', [part('industryCode', 'F'), part('name', [part('unparsed', look.creditorName)])]),
      day.element,
    ])
    return { element, says: { ...look, date: day.means } }
  })
  return { elements: made.map(({ element }) => element), says: made.map(({ says }) => says) }
}

type Counts = Readonly<Record<'accounts' | 'collections' | 'publicRecords' | 'inquiries', number>>

function summary(counts: Counts): Part {
  const three = (count: number): string => String(count).padStart(3, '0')
  const content = [
    part('publicRecordCount', three(counts.publicRecords)),
    part('collectionCount', three(counts.collections)),
    part('totalTradeCount', three(counts.accounts)),
    part('totalInquiryCount', three(counts.inquiries)),
  ]
  return part('creditSummary', [{ name: 'recordCounts', attributes: { reportingPeriod: 'totalHistory' }, content }])
}

/** Products next to the credit file: a score, and two that repeat accounts in other words. */
const products = (score: number | null): readonly Part[] => [
  part('addOnProduct', [
    part('code', '00WR3'),
    part('scoreModel', [part('characteristic', [part('id', 'AU01S'), part('value', '0000000002')])]),
  ]),
  score === null
    ? null
    : part('addOnProduct', [
        part('code', '00V60'),
        part('scoreModel', [part('score', [part('results', `+${score}`), part('derogatoryAlert', 'false')])]),
      ]),
  part('addOnProduct', [
    part('code', '07070'),
    part('autoCreditSummary', [
      part('autoLoanSummary', [part('account', [part('type', 'AU')]), part('currentBalance', '16015')]),
    ]),
  ]),
]

interface Inside {
  readonly person: Part
  readonly credit: readonly Part[]
  readonly score: number | null
}

function documentOf({ reportDate, statements }: CreditFile, { person, credit, score }: Inside): Element {
  const subject = part('subjectRecord', [
    part('fileNumber', '01'),
    part('fileSummary', [
      part('fileHitIndicator', 'regularHit'),
      part('creditDataStatus', [part('freeze', [part('indicator', 'false')])]),
    ]),
    person,
    part(
      'consumerFileData',
      statements.map((text) => part('consumerStatement', [part('type', 'regular'), part('text', text)])),
    ),
    part('custom', [part('credit', credit)]),
    ...products(score),
  ])
  return {
    name: 'creditBureau',
    attributes: { xmlns: 'http://www.transunion.com/namespace', 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' },
    content: [
      part('document', 'response'),
      part('version', '2.33'),
      part('transactionControl', [part('tracking', [part('transactionTimeStamp', `${reportDate}T17:53:12.838-06:00`)])]),
      part('product', [part('code', '07000'), part('subject', [part('number', '1'), subject])]),
    ],
  }
}

/** One consumer's file as TransUnion's TU4 answers it, and what it says. */
export function tu4(file: CreditFile, chance: Chance): PrintedFile {
  const trades = file.accounts.map((account, index) => trade(account, chance.fork(`trade-${index}`)))
  const looks = looksAs(file, chance)
  const person = indicative(file.person, chance.fork('person'))
  const records = recordsAs(file, chance)
  const score = chance.isTrue(0.7) ? chance.whole(320, 840) : null
  const hasTotals = chance.isTrue(0.7)
  const entries = trades.map(({ element }) => element)
  const counts = {
    accounts: entries.filter(({ name }) => name === 'trade').length,
    collections: entries.filter(({ name }) => name === 'collection').length,
    publicRecords: file.records.length,
    inquiries: looks.says.length,
  }
  const credit = [...entries, ...records.elements, ...looks.elements, hasTotals ? summary(counts) : null]
  const root = documentOf(file, { person: person.element, credit, score })
  const truth: Truth = {
    id: '',
    bureau: 'transunion',
    format: 'tu4',
    reportDate: file.reportDate,
    reportNumber: null,
    score,
    scoreModel: score === null ? null : 'TransUnion model 00V60',
    personalInfo: { ...personTruth(file.person), dateOfBirth: person.birth },
    accounts: trades.map(({ truth: one }) => one),
    inquiries: looks.says,
    publicRecords: records.says,
    totals: hasTotals ? { printed: counts, read: counts, reconciled: true } : { printed: {}, read: {}, reconciled: null },
  }
  const text = `<?xml version="1.0" encoding="UTF-8"?>${written(root, chance.isTrue(0.6) ? '' : null)}\n`
  return { bytes: Buffer.from(text), truth }
}
