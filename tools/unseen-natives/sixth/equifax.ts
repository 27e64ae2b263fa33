import { type Block, inColumn, said } from '#tools/unseen-natives/blocks.ts'
import { type EquifaxAccount, equifaxFacts, type EquifaxInquiry } from '#tools/unseen-natives/equifax-account.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { equifaxPages, inquiryBlocks } from '#tools/unseen-natives/equifax.ts'
import type { Truth } from '#tools/unseen-natives/facts.ts'
import { bold, collectionFacts, none, personal, rest, summary, title } from '#tools/unseen-natives/sixth/equifax-parts.ts'
import { codesOf, DAY, type Entry, HOLDERS, KINDS, marksOf, moneyOf, type Person } from '#tools/unseen-natives/sixth/entry.ts'

const SECTIONS = ['Revolving', 'Mortgage', 'Installment', 'Other'] as const

function account(one: Entry, no: string): EquifaxAccount {
  const [, , , type, loan] = KINDS[one.kind]
  const months = moneyOf(one)
  const table = (read: (month: (typeof months)[number]) => number | null): Record<string, number> =>
    Object.fromEntries(
      months.flatMap((month) => {
        const amount = read(month)
        return amount === null || amount === 0 ? [] : [[month.month, amount] as const]
      }),
    )
  const marked = Object.keys(marksOf(one)).map((month) => Number(month.slice(0, 4)))
  const counted = months.map(({ month }) => Number(month.slice(0, 4)))
  const yearsOf = (all: readonly number[]) =>
    all.length === 0
      ? []
      : Array.from({ length: Math.max(...all) - Math.min(...all) + 1 }, (_, index) => String(Math.min(...all) + index))
  const money = {
    Balance: Object.fromEntries(months.map(({ month, balance }) => [month, balance])),
    'Scheduled Payment': table(() => one.monthly),
    'Actual Payment': table(({ paid }) => paid),
    'Credit Limit': table(() => one.limit),
    'Amount Past Due': {},
  }
  return {
    no,
    name: one.name,
    number: one.numbers[2],
    status: one.says[2],
    isClosed: one.closed !== null,
    responsibility: HOLDERS[one.holder][2],
    type,
    loan,
    opened: one.opened,
    reported: one.reported,
    closed: one.closed,
    lastPaid: one.lastPaid?.[0] ?? null,
    dofd: one.dofd,
    firstReported: one.major,
    balance: one.balance,
    pastDue: one.pastDue === 0 ? null : one.pastDue,
    limit: one.limit,
    high: one.high ?? one.original,
    chargedOff: one.chargedOff,
    scheduled: one.monthly,
    ...(one.term === null ? {} : { duration: `${one.term} MONTHS` }),
    marks: codesOf(one, (mark) => mark !== 'CLS'),
    markYears: yearsOf(marked).toReversed(),
    moneyYears: yearsOf(counted),
    money,
    comments: one.remarks[2],
    contact: [...inColumn(one.name, 48), ...one.contact, ...(one.phone === null ? [] : [one.phone])],
  }
}

const newest = (all: Person['hard'], words: string): EquifaxInquiry[] =>
  all
    .flatMap(({ name, days, lines, phone }) =>
      days.map((date) => ({
        date,
        company: name,
        description: words,
        ...(words === '' ? { lines: [...lines, ...(phone === null ? [] : [phone])] } : {}),
      })),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date))

/** Its inquiries, as blocks and as they are listed. */
function looksOf(person: Person): { readonly blocks: readonly Block[]; readonly soft: readonly EquifaxInquiry[] } {
  const soft = [...newest(person.promotional, 'Promotional Inquiry'), ...newest(person.review, 'Account Review Inquiry')]
  const blocks =
    person.hard.length + soft.length === 0
      ? [
          title('8. Inquiries'),
          said(30, 2),
          bold('Hard Inquiries'),
          none('Hard Inquiries'),
          bold('Soft Inquiries'),
          none('Soft Inquiries'),
        ]
      : inquiryBlocks(newest(person.hard, ''), soft)
  return { blocks, soft }
}

/** The numbered print of a person, and what a careful person reads there. */
export function equifaxOf(
  person: Person,
  pictures: Pictures,
  bottom: number,
): { readonly pages: readonly { readonly html: string }[]; readonly truth: Truth } {
  const accounts = SECTIONS.flatMap((_, index) =>
    person.accounts
      .filter(({ kind }) => KINDS[kind][6] === String(index + 2))
      .map((one, rank) => ({ told: account(one, `${index + 2}.${rank + 1}`) })),
  )
  const looks = looksOf(person)
  const empty = ['2', '3', '4', '5'].filter((no) => !accounts.some(({ told }) => told.no.startsWith(no)))
  const print = {
    person: person.name,
    day: DAY,
    accounts: accounts.map(({ told }) => told),
    hasTitles: true,
    hasMoney: true,
    bottom,
    firstPage: 1,
    of: 0,
    empty,
    before: summary(person),
    after: [...personal(person), ...looks.blocks, ...rest(person)],
  }
  const { length } = equifaxPages(print, pictures)
  return {
    pages: equifaxPages({ ...print, of: length }, pictures),
    truth: {
      reportDate: DAY,
      name: person.name,
      accounts: [...accounts.map(({ told }) => equifaxFacts(told)), ...person.collections.map(collectionFacts)],
      aliases: person.aliases,
      employers: person.employers.map(([name]) => name),
      addresses: person.homes.map(([street, city, state, zip]) => [street, city, state, zip.slice(0, 5)].join(' | ')),
      inquiries: [
        ...person.hard.flatMap(({ name, days }) => days.map((day) => `hard ${name} ${day}`)),
        ...looks.soft.map(({ company, date }) => `soft ${company} ${date}`),
      ],
      records: person.records.map(({ court, reference, filed }) => `Bankruptcy | ${filed} | ${court} | ${reference}`),
    },
  }
}
