import type { BrowserPrinter, HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { equifaxOf } from '#tools/unseen-natives/eighth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/eighth/experian.ts'
import { DAY, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { transunionOf } from '#tools/unseen-natives/eighth/transunion.ts'
import { pictures } from '#tools/unseen-natives/equifax-files.ts'
import { wordy } from '#tools/unseen-natives/facts.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { memberFacts, type MemberAccount, memberHtml, memberPages } from '#tools/unseen-natives/member.ts'
import { FILER, GRADUATE, SHOPPER } from '#tools/unseen-natives/ninth/people-who-moved.ts'
import { FAMILY, JUNIOR, NEWCOMER } from '#tools/unseen-natives/ninth/people.ts'
import {
  CARDS_NINTH,
  MAILED_PLAN,
  MAILED_THIN,
  MEMBER_NINTH,
  MEMBER_NINTH_DAYS,
  MEMBER_NINTH_LATE,
} from '#tools/unseen-natives/ninth/pages.ts'
import { acrOf } from '#tools/unseen-natives/sixth/acr.ts'
import { cardFacts, cardHtml } from '#tools/unseen-natives/transunion.ts'
import { between, type UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

type Way = Partial<HtmlPrint> & { readonly css?: string; readonly abreast?: number }
const PAGE = '<span class=pageNumber></span>/<span class=totalPages></span>'
const corners = (title: string, url: string, time: string): Way => ({ corners: [time, title, url, PAGE] })
const E = corners('Experian - Printable Report', 'https://usa.experian.com/member/printable-report', '9/21/26, 10:07 AM')
const T = corners('TransUnion Credit Report', 'https://service.transunion.com/dss/disclosure.page', '9/21/26, 10:15 AM')

/** Rows, cells and bands break wherever the page ends. */
const BREAKS = '*{break-inside:auto!important;break-after:auto!important}'
const WIDE = '.card{width:150pt}'
const SERIF = 'body,.nm,h4{font-family:Liberation Serif}'

export const PEOPLE: Readonly<Record<string, readonly [Person, experian: Way, transunion: Way, equifax: Way]>> = {
  FAMILY: [FAMILY, E, T, {}],
  NEWCOMER: [NEWCOMER, { ...E, css: WIDE }, { scale: 0.9, abreast: 7 }, { scale: 0.9 }],
  JUNIOR: [JUNIOR, { scale: 0.88, css: BREAKS }, { ...T, abreast: 7, scale: 0.92, css: BREAKS }, { paper: 'A4' }],
  GRADUATE: [GRADUATE, { ...E, scale: 0.75, css: WIDE }, { scale: 1.06, css: BREAKS }, { scale: 1.06 }],
  FILER: [FILER, { scale: 1.13, css: BREAKS }, { ...T, paper: 'A4', css: SERIF }, { scale: 0.92 }],
  SHOPPER: [SHOPPER, { ...E, scale: 1.04 }, { margin: 0.25, scale: 0.86, css: BREAKS }, { scale: 1.02 }],
}
const FOOT = (name: string): Way => ({
  corners: [
    '',
    '',
    `<span style="position:absolute;left:39%">${name} | ${wordy(DAY)}</span>`,
    'Page <span class=pageNumber></span> of <span class=totalPages></span>',
  ],
})

export type NinthCase = UnseenCase & { readonly who: string; readonly bureau: Bureau; readonly isWhole: boolean }

async function whole({ print }: BrowserPrinter): Promise<NinthCase[]> {
  const [shown, font] = [await pictures(), tickFont()]
  const all: NinthCase[] = []
  for (const [who, [person, experian, transunion, equifax]] of Object.entries(PEOPLE)) {
    const told = {
      experian: experianOf(person, font),
      transunion: transunionOf(person, transunion.abreast),
      equifax: equifaxOf(person, shown),
    }
    const how: Readonly<Record<Bureau, Way>> = { experian, transunion, equifax: { ...FOOT(person.name), ...equifax } }
    for (const bureau of BUREAUS) {
      const { css = '', abreast: _, ...way } = how[bureau]
      const { html, truth } = told[bureau]
      const pdf = await print({ html: html.replace('</style>', `${css}</style>`), margin: 0.4, furniture: null, ...way })
      all.push({ name: `${bureau}, ${who}`, who, bureau, isWhole: true, chosen: null, pdf, truth })
    }
  }
  return all
}

async function pages({ print }: BrowserPrinter): Promise<NinthCase[]> {
  const one = (name: string, bureau: Bureau) => ({ name: `${bureau}, ${name}`, who: name, bureau, isWhole: false, chosen: null })
  const member = async (name: string, all: readonly MemberAccount[]): Promise<NinthCase> => ({
    ...one(name, 'equifax'),
    pdf: await print({
      html: memberHtml(all.flatMap((account) => memberPages(account, MEMBER_NINTH_DAYS))),
      margin: 0,
      furniture: null,
    }),
    truth: { reportDate: MEMBER_NINTH_DAYS.report, name: null, accounts: all.map(({ account }) => memberFacts(account)) },
  })
  const mailed = async (name: string, person: Parameters<typeof acrOf>[0], scale: number): Promise<NinthCase> => {
    const { html, truth } = acrOf(person)
    return { ...one(name, 'equifax'), pdf: await print({ html, margin: 0.5, furniture: null, scale }), truth }
  }
  const filer = transunionOf(FILER)
  const middle = await print({ html: filer.html, margin: 0.4, furniture: null, ...T })
  const { pages: sheets } = await textOfPdf(middle)
  const first = sheets.find((page) => page.words.some(({ text }) => text === 'Satisfactory'))?.number ?? 1
  return [
    await member('member pages', MEMBER_NINTH),
    await member('a member page alone', MEMBER_NINTH_LATE),
    await mailed('MAILED_PLAN', MAILED_PLAN, 1),
    await mailed('MAILED_THIN', MAILED_THIN, 1.2),
    {
      ...one('member cards', 'transunion'),
      chosen: 'transunion',
      pdf: await print({ html: cardHtml(CARDS_NINTH), margin: 0.2, furniture: null }),
      truth: { reportDate: null, name: null, accounts: CARDS_NINTH.map(cardFacts) },
    },
    {
      ...one('pages from the middle on', 'transunion'),
      pdf: middle,
      files: between(first, sheets.length),
      truth: {
        ...filer.truth,
        reportDate: null,
        name: null,
        accounts: filer.truth.accounts.slice(FILER.debts.filter(({ isBad }) => isBad === true).length),
        aliases: [],
        addresses: [],
        phones: [],
        employers: [],
        notices: [],
        records: [],
        missing: [`1-${first - 1}`],
      },
    },
  ]
}

/** 24 reports: six people at three bureaus, and what people print or are sent alone. */
export const ninthCases = async (browser: BrowserPrinter): Promise<NinthCase[]> => [
  ...(await whole(browser)),
  ...(await pages(browser)),
]
