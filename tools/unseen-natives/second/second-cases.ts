import type { BrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { equifaxFacts } from '#tools/unseen-natives/equifax-account.ts'
import { missing, pictures } from '#tools/unseen-natives/equifax-files.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { equifaxHtml, equifaxPages, type EquifaxPrint } from '#tools/unseen-natives/equifax.ts'
import { experianTruth } from '#tools/unseen-natives/experian-files.ts'
import { experianHtml, type ExperianPrint } from '#tools/unseen-natives/experian.ts'
import type { Truth } from '#tools/unseen-natives/facts.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { type MemberAccount, memberFacts, memberHtml, memberPages } from '#tools/unseen-natives/member.ts'
import { EQUIFAX_SECOND } from '#tools/unseen-natives/second/equifax-cases.ts'
import { after, collectionFacts, COLLECTIONS, front } from '#tools/unseen-natives/second/equifax-more.ts'
import { LONG_HOUSE, NO_INQUIRIES, PAIR, WITH_RECORD } from '#tools/unseen-natives/second/experian-cases.ts'
import { CARDS_SECOND } from '#tools/unseen-natives/second/transunion-cards.ts'
import { ALIASES, INQUIRING, SEVEN_YEARS } from '#tools/unseen-natives/second/transunion-cases.ts'
import { transunionTruth } from '#tools/unseen-natives/transunion-files.ts'
import { cardFacts, cardHtml, transunionHtml, type TransunionPrint } from '#tools/unseen-natives/transunion.ts'
import type { ToPdf, UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

const URL = 'https://service.transunion.com/dss/disclosure.page?view=full&id=77120'
/** What browsers print around a page: Firefox, Safari, Chromium. */
const FIREFOX = {
  corners: [
    'View Credit Report | Online Service Center',
    URL,
    '<span class=pageNumber></span> of <span class=totalPages></span>',
    '3/8/2026, 10:02 AM',
  ],
} as const
const SAFARI = {
  corners: ['View Credit Report', '3/8/26, 10:02', URL, 'Page <span class=pageNumber></span> of <span class=totalPages></span>'],
} as const
const CHROME = { furniture: { left: '3/8/26, 10:02 AM', title: 'View Credit Report', url: URL } } as const

const twice = ({ pages }: { readonly pages: readonly { readonly number: number }[] }) => [
  pages.flatMap(({ number }) => [number, number]),
]
const backwards = ({ pages }: { readonly pages: readonly { readonly number: number }[] }) => [
  pages.map(({ number }) => number).toReversed(),
]

const PERSON = 'SIOBHÁN O’DONNELL-NUÑEZ'
const { CARD, LATE_CARD, EMPTY_CARD, HOUSE, SENT, TAKEN } = EQUIFAX_SECOND
export const SHEET: EquifaxPrint = {
  person: PERSON,
  day: '2026-03-08',
  hasTitles: true,
  hasMoney: true,
  bottom: 655,
  of: 61,
  firstPage: 4,
  accounts: [CARD, LATE_CARD, EMPTY_CARD, HOUSE, SENT, TAKEN],
}
export const DAYS = { printed: '2026-03-10', report: '2026-03-08' } as const

type Numbered = (name: string, sheet: EquifaxPrint, way?: Parameters<ToPdf>[2]) => Promise<UnseenCase>

const numberedBy =
  (toPdf: ToPdf, shown: Pictures): Numbered =>
  async (name, sheet, way = {}) => {
    const pages = equifaxPages(sheet, shown)
    return {
      name,
      chosen: null,
      pdf: await toPdf(equifaxHtml(pages), 0, way),
      truth: {
        reportDate: sheet.day,
        name: PERSON,
        accounts: sheet.accounts.map((one) => equifaxFacts(one, sheet.hasMoney)),
        missing: missing(
          pages.map(({ number }) => number),
          sheet.of,
        ),
      },
    }
  }

async function equifaxSecond(toPdf: ToPdf): Promise<UnseenCase[]> {
  const shown = await pictures()
  const numbered = numberedBy(toPdf, shown)
  const wholeFront = front({
    person: PERSON,
    day: SHEET.day,
    number: '4400912837',
    alert: 'Fraud Alert',
    collections: 2,
    statements: 1,
  })
  const short: EquifaxPrint = { ...SHEET, accounts: [LATE_CARD, HOUSE], bottom: 640 }
  const wholeSheet: EquifaxPrint = { ...SHEET, accounts: [CARD, SENT, TAKEN], firstPage: 2, before: wholeFront, after }
  const whole = await numbered('equifax, the whole with an alert, a statement and collections', {
    ...wholeSheet,
    of: equifaxPages(wholeSheet, shown).length + 1,
  })
  const alone = await numbered('equifax, one page of the numbered print alone', { ...SHEET, accounts: [HOUSE], bottom: 606 })
  const { fields } = equifaxFacts(HOUSE)
  return [
    await numbered('equifax, seven years over page breaks', { ...SHEET, bottom: 520 }),
    {
      ...whole,
      truth: {
        ...whole.truth,
        missing: ['1'],
        accounts: [...whole.truth.accounts, ...COLLECTIONS.map(collectionFacts)],
        aliases: ['SIOBHAN M ODONNELL', 'SIOBHÁN NUÑEZ DE LA CRUZ'],
        addresses: ['9 O’HARA CT APT 3 | COEUR D’ALENE | ID | 83814', '1701 N ST-DENIS BLVD | LA CAÑADA FLINTRIDGE | CA | 91011'],
        notices: ['fraud_alert', 'statement'],
      },
    },
    await numbered('equifax, printed at 80 percent', short, { scale: 0.8 }),
    { ...(await numbered('equifax, every page twice', short)), files: twice },
    { ...(await numbered('equifax, from the last page to the first', short)), files: backwards },
    {
      ...alone,
      files: ({ pages }) => [[pages.length]],
      truth: {
        ...alone.truth,
        accounts: [
          { fields: { ...fields, accountNumber: null, statusText: null }, marks: {}, money: {}, remarks: HOUSE.comments },
        ],
        missing: ['1-5', '7-61'],
      },
    },
  ]
}

async function memberSecond(toPdf: ToPdf): Promise<UnseenCase[]> {
  const member = async (name: string, all: readonly MemberAccount[]): Promise<UnseenCase> => ({
    name,
    chosen: null,
    pdf: await toPdf(memberHtml(all.flatMap((one) => memberPages(one, DAYS)))),
    truth: { reportDate: DAYS.report, name: null, accounts: all.map(({ account }) => memberFacts(account)) },
  })
  const card: MemberAccount = {
    account: { ...CARD, loan: 'CREDIT_CARD' },
    heading: 'OPEN',
    breaks: [770, 770],
    id: '771',
    section: 'revolving',
    time: '3/10/26, 7:40 PM',
  }
  const late: MemberAccount = {
    ...card,
    account: { ...LATE_CARD, loan: 'CREDIT_CARD' },
    id: '772',
    breaks: [560, 770],
    time: '3/10/26, 7:41 PM',
  }
  const house: MemberAccount = {
    account: { ...HOUSE, name: 'SAINT-RÉMY D’ALESSANDRO MORTGAGE', loan: 'CONVENTIONAL_RE_MORTGAGE' },
    heading: 'OPEN',
    breaks: [600, 600],
    id: '9',
    section: 'mortgage',
    time: '3/10/26, 7:44 PM',
  }
  return [
    await member('myEquifax, two accounts of one bank opened on one day', [card, late]),
    await member('myEquifax, a mortgage of more than a million', [house]),
    { ...(await member('myEquifax, from the last page to the first', [house])), files: backwards },
  ]
}

async function transunionSecond(toPdf: ToPdf): Promise<UnseenCase[]> {
  const of = async (
    name: string,
    print: TransunionPrint,
    { margin = 0.25, way = {}, truth = {} }: { margin?: number; way?: Parameters<ToPdf>[2]; truth?: Partial<Truth> } = {},
  ): Promise<UnseenCase> => ({
    name,
    chosen: null,
    pdf: await toPdf(transunionHtml(print), margin, way),
    truth: { ...transunionTruth(print), ...truth },
  })
  const homes = {
    addresses: [
      "9 O'HARA CT APT 3 | COEUR D ALENE | ID | 83814-0009",
      '1701 N ST DENIS BLVD | LA CANADA FLINTRIDGE | CA | 91011',
    ],
  }
  return [
    await of('TransUnion, many aliases, no regular inquiry, a statement', ALIASES, {
      way: FIREFOX,
      truth: { ...homes, notices: ['statement', 'fraud_alert'] },
    }),
    await of('TransUnion, seven years at 80 percent', SEVEN_YEARS, { way: { scale: 0.8, ...CHROME }, truth: homes }),
    await of('TransUnion, printed across', INQUIRING, { way: { isLandscape: true, ...CHROME }, truth: homes }),
    await of('TransUnion, Safari with wide margins', INQUIRING, { margin: 0.45, way: SAFARI, truth: homes }),
    { ...(await of('TransUnion, every page twice', SEVEN_YEARS, { truth: homes })), files: twice },
    { ...(await of('TransUnion, from the last page to the first', INQUIRING, { way: CHROME, truth: homes })), files: backwards },
    {
      name: 'TransUnion member cards of other kinds',
      chosen: 'transunion',
      pdf: await toPdf(cardHtml(CARDS_SECOND)),
      truth: { reportDate: null, name: null, accounts: CARDS_SECOND.map(cardFacts) },
    },
  ]
}

async function experianSecond(toPdf: ToPdf): Promise<UnseenCase[]> {
  const homes = [
    "9 O'HARA CT APT 3 | COEUR D'ALENE | ID | 83814-0009",
    '1701 N ST DENIS BLVD | LA CANADA FLINTRIDGE | CA | 91011-2290',
  ]
  const font = tickFont()
  const of = async (
    name: string,
    print: ExperianPrint,
    { margin = 0.4, way = {}, truth = {} }: { margin?: number; way?: Parameters<ToPdf>[2]; truth?: Partial<Truth> } = {},
  ): Promise<UnseenCase> => ({
    name,
    chosen: null,
    pdf: await toPdf(experianHtml(print, font), margin, way),
    truth: { ...experianTruth(print), addresses: homes, ...truth },
  })
  return [
    await of('Experian, a bankruptcy, a statement and an alert', WITH_RECORD, {
      way: FIREFOX,
      truth: {
        notices: ['fraud_alert', 'statement'],
        records: ['Bankruptcy chapter 7-petition | 2021-01-19 | US BKPT CT ID COEUR D ALENE | 2104417'],
      },
    }),
    await of('Experian, many names and no inquiry, at 80 percent', NO_INQUIRIES, { way: { scale: 0.8 } }),
    await of('Experian, seven years, printed across', LONG_HOUSE, { way: { isLandscape: true, ...CHROME } }),
    await of('Experian, seven years at 90 percent', LONG_HOUSE, { margin: 0.6, way: { scale: 0.9, ...CHROME } }),
    await of('Experian, Safari', PAIR, { way: SAFARI }),
    { ...(await of('Experian, every page twice', PAIR)), files: twice },
    { ...(await of('Experian, from the last page to the first', PAIR, { way: CHROME })), files: backwards },
    { ...(await of('Experian, no account and no inquiry', { ...NO_INQUIRIES, accounts: [] })) },
  ]
}

/** Kinds that the first set has not: other browsers and sizes, pages twice and backwards, one page alone, records, alerts, seven years, millions, accents. */
export async function secondCases({ print }: BrowserPrinter): Promise<UnseenCase[]> {
  const toPdf: ToPdf = (html, margin = 0, way = {}) => print({ html, margin, furniture: null, ...way })
  return [
    ...(await equifaxSecond(toPdf)),
    ...(await memberSecond(toPdf)),
    ...(await transunionSecond(toPdf)),
    ...(await experianSecond(toPdf)),
  ]
}
