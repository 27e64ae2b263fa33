import { money, named, slashed } from '#engine/practice/print-words.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { CreditFile, Situation } from '#engine/practice/situation.ts'
import { inquiriesOf, reconciliation, recordsOf, type Truth } from '#engine/practice/truth.ts'
import { MONTH_NAMES, monthsBetween } from '#engine/values/day.ts'
import {
  accountLines,
  acrTruth,
  collectionLines,
  isClosed,
  isInCollections,
  type Narrative,
  narrativesOf,
  reordered,
} from '#tools/synthetic-reports/equifax-acr-account.ts'
import { gridOf, LEGEND } from '#tools/synthetic-reports/equifax-acr-grid.ts'
import { endParts, personParts } from '#tools/synthetic-reports/equifax-acr-person.ts'
import { type AcrStyle, makeAcrStyle } from '#tools/synthetic-reports/equifax-acr-style.ts'

/** One pair of a packed line; the text before the first pair of a line stands without a label. */
export interface Pair {
  readonly label: string
  readonly value: string
  readonly bar: boolean
}

/** What the pages hold, whoever sets them. */
type TextPart<Kind extends string> = Kind extends string ? { readonly kind: Kind; readonly text: string } : never

export type Part =
  | TextPart<'section' | 'title' | 'name' | 'text' | 'break'>
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'pairs'; readonly lead: readonly string[]; readonly pairs: readonly Pair[] }
  | { readonly kind: 'months'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'legend'; readonly entries: readonly (readonly [string, string])[] }
  | { readonly kind: 'codes'; readonly entries: readonly (readonly [string, string])[] }
  | { readonly kind: 'asked'; readonly rows: readonly { company: readonly string[]; kind: string; dates: readonly string[] }[] }

export interface AcrPages {
  readonly style: AcrStyle
  readonly parts: readonly Part[]
  readonly head: { readonly name: string; readonly date: string; readonly number: string; readonly code: string }
  readonly truth: Truth
}

/** `July 03, 2026`. */
function written(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${MONTH_NAMES[Number(month) - 1] ?? ''} ${date}, ${year}`
}

const MONTH_HEAD = [
  'Month',
  'Balance',
  'Scheduled Payment',
  'Actual Payment',
  'Last Payment Date',
  'Past Due',
  'High Credit',
  'Credit Limit',
  'Narrative Codes',
]

function monthRows(account: Situation, style: AcrStyle, codes: readonly Narrative[]): string[][] {
  const shown = (cents: number | null): string => (cents === null ? '' : money(cents))
  return account.balanceHistory.slice(0, 24).map(({ month, balance, scheduledPayment, paid, pastDue }, index) => {
    const [year = '', number = ''] = month.split('-')
    const head =
      style.monthForm === 'slashed'
        ? `${number}/${year}`
        : style.monthForm === 'short'
          ? `${number}/${year.slice(2)}`
          : named(month)
    const date = paid === null ? '' : slashed(`${month}-${String(1 + (index % 27)).padStart(2, '0')}`)
    return [
      head,
      shown(balance),
      shown(scheduledPayment),
      shown(paid),
      date,
      shown(pastDue),
      shown(account.highBalance),
      shown(account.creditLimit),
      index % 3 === 0 ? codes.map(([code]) => code).join(', ') : '',
    ]
  })
}

interface Printed {
  readonly parts: Part[]
  readonly truth: Truth['accounts'][number]
  readonly narratives: readonly Narrative[]
}

function accountParts(account: Situation, style: AcrStyle, at: { chance: Chance; id: string; reportMonth: string }): Printed {
  const narratives = narrativesOf(account, at.chance.fork('narratives'))
  const isCollection = isInCollections(account)
  const inOrder = isCollection ? collectionLines(account, narratives) : accountLines(account, narratives)
  const lines = style.shufflesPairs ? reordered(inOrder, at.chance.fork('order')) : inOrder
  const { rows, history } = gridOf(account, style, at.reportMonth)
  const { contact } = account
  const lead = contact === null ? [] : [contact.lines.join(', '), ...(contact.phone === null ? [] : [contact.phone])]
  const codes: Part[] =
    narratives.length === 0 || style.narratives === 'at the end' ? [] : [{ kind: 'codes', entries: narratives }]
  const months = isCollection ? [] : monthRows(account, style, narratives)
  const parts: Part[] = [
    { kind: 'name', text: `${account.creditorName}${isClosed(account) && !isCollection ? ' - Closed' : ''}` },
    ...lines.map(
      (line, index): Part => ({
        kind: 'pairs',
        lead: index === 0 ? lead : [],
        pairs: line.map(({ row, bar }) => ({ label: row.label, value: row.value ?? '', bar })),
      }),
    ),
    ...(style.narratives === 'after details' ? codes : []),
    ...(months.length === 0
      ? []
      : [{ kind: 'title', text: '24 Month History' } as const, { kind: 'months', head: MONTH_HEAD, rows: months } as const]),
    ...(rows.length === 0
      ? []
      : [
          { kind: 'title', text: 'Payment History' } as const,
          { kind: 'grid', rows } as const,
          { kind: 'legend', entries: LEGEND } as const,
        ]),
    ...(style.narratives === 'after grid' ? codes : []),
  ]
  return { parts, narratives, truth: acrTruth(account, { lines: lines, history, id: at.id }) }
}

const age = (months: number): string => `${Math.floor(months / 12)} Years, ${months % 12} Months`

function totalsOf(file: CreditFile, style: AcrStyle): Record<string, number> {
  if (!style.printsTotals) return {}
  return {
    collections: file.accounts.filter(isInCollections).length,
    publicRecords: file.records.length,
    inquiries: file.askings.reduce((sum, { dates }) => sum + dates.length, 0),
  }
}

function summaryParts(file: CreditFile, style: AcrStyle): Part[] {
  const opened = file.accounts
    .filter(({ dateOpened }) => dateOpened !== null)
    .toSorted((a, b) => (a.dateOpened ?? '').localeCompare(b.dateOpened ?? ''))
  const ages = opened.map(({ dateOpened }) => monthsBetween(dateOpened ?? file.reportDate, file.reportDate))
  const entry = (account: Situation | undefined): string =>
    account?.dateOpened == null
      ? ''
      : `${account.creditorName} | ${MONTH_NAMES[Number(account.dateOpened.slice(5, 7)) - 1]} ${account.dateOpened.slice(0, 4)}`
  const totals = totalsOf(file, style)
  const counts: [string, string][] = style.printsTotals
    ? [
        ['Collections', String(totals['collections'])],
        ['Public Records', String(totals['publicRecords'])],
        ['Inquiries', String(totals['inquiries'])],
      ]
    : []
  const average = ages.length === 0 ? 0 : Math.round(ages.reduce((sum, one) => sum + one, 0) / ages.length)
  return [
    { kind: 'section', text: 'Summary' },
    { kind: 'text', text: 'An overview of your credit report. Review it for a quick view of key information.' },
    {
      kind: 'facts',
      rows: [
        ['Report Date', written(file.reportDate)],
        ['Average Account Age', age(average)],
        ['Length of Credit History', age(Math.max(0, ...ages))],
        ['Oldest Account', entry(opened[0])],
        ['Most Recent Account', entry(opened.at(-1))],
        ...counts,
      ],
    },
  ]
}

/** The whole document before it is set, and what it says. `breaker` draws what the first rendering never does. */
export function equifaxAcrPages(printed: CreditFile, chance: Chance, breaker = false): AcrPages {
  const style = makeAcrStyle(chance.fork('style'), breaker)
  const file = { ...printed, reportNumber: printed.reportNumber.replaceAll('-', '') }
  const reportMonth = file.reportDate.slice(0, 7)
  const inOrder = [...file.accounts.filter((one) => !isInCollections(one)), ...file.accounts.filter(isInCollections)]
  const read = inOrder.map((account, index) => ({
    ...accountParts(account, style, { chance: chance.fork(`account-${index}`), id: `account-${index + 1}`, reportMonth }),
    isCollection: isInCollections(account),
  }))
  const partsOf = (among: boolean): Part[] =>
    read.filter(({ isCollection }) => isCollection === among).flatMap(({ parts }) => parts)
  const key = [...new Map(read.flatMap(({ narratives }) => narratives).map((one) => [one[0], one])).values()]
  const notices: Part[] = style.hasNotices
    ? [
        { kind: 'section', text: 'Consumer File Notices' },
        { kind: 'text', text: 'Security freeze on file. Date Reported: 02/02/2022 by the consumer.' },
      ]
    : []
  const collections = partsOf(true)
  const { person } = file
  return {
    style,
    head: {
      name: person.name,
      date: written(file.reportDate),
      number: file.reportNumber,
      code: `EFX-ACR-${chance.fork('code').digits(6)}`,
    },
    parts: [
      ...summaryParts(file, style),
      ...personParts(file, style),
      ...notices,
      ...(style.breaksBeforeAccounts ? [{ kind: 'break', text: '' } as const] : []),
      { kind: 'section', text: 'Credit Accounts' },
      {
        kind: 'text',
        text: 'This section lists accounts that creditors have reported, with Balance, Status and Narrative Codes.',
      },
      ...partsOf(false),
      ...(style.narratives === 'at the end' && key.length > 0
        ? [{ kind: 'title', text: 'Narrative Code Descriptions' } as const, { kind: 'codes', entries: key } as const]
        : []),
      { kind: 'section', text: 'Collections' },
      ...(collections.length === 0
        ? [{ kind: 'text', text: 'You do not have any collections on your credit report.' } as const]
        : collections),
      ...endParts(file),
    ],
    truth: truthOf(file, { accounts: read.map(({ truth }) => truth), totals: totalsOf(file, style) }),
  }
}

function truthOf(file: CreditFile, { accounts, totals }: { accounts: Truth['accounts']; totals: Record<string, number> }): Truth {
  const { person } = file
  return {
    id: `equifax-acr-${file.reportNumber}`,
    bureau: 'equifax',
    format: 'equifax-acr',
    reportDate: file.reportDate,
    reportNumber: file.reportNumber,
    score: null,
    scoreModel: null,
    personalInfo: {
      name: person.name,
      alsoKnownAs: person.alsoKnownAs,
      dateOfBirth: person.birth,
      ssnLast4: person.ssnLast4,
      addresses: person.addresses.map(({ street, city, state, zip }) => ({ street, city, state, zip })),
      phones: person.phones.map(({ number }) => number),
      employers: person.employers,
    },
    accounts,
    inquiries: inquiriesOf(file.askings, false),
    publicRecords: recordsOf(file.records),
    totals: reconciliation(totals, totals),
  }
}
