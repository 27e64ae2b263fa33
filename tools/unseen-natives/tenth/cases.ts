import type { DocumentText } from '#engine/reading/page-text.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import type { BrowserPrinter, HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { equifaxOf } from '#tools/unseen-natives/eighth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/eighth/experian.ts'
import { DAY, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { transunionOf } from '#tools/unseen-natives/eighth/transunion.ts'
import { pictures } from '#tools/unseen-natives/equifax-files.ts'
import { type Facts, wordy } from '#tools/unseen-natives/facts.ts'
import { type HiddenWord, withHiddenWords } from '#tools/unseen-natives/hidden-words.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { memberFacts, memberHtml, memberPages } from '#tools/unseen-natives/member.ts'
import { CARDS, DAYS, MEMBER } from '#tools/unseen-natives/tenth/alone.ts'
import { RETIREE, STRUGGLER } from '#tools/unseen-natives/tenth/harder-lives.ts'
import { HOUSEHOLD, TEACHER } from '#tools/unseen-natives/tenth/households.ts'
import { COUPLE, TRADER } from '#tools/unseen-natives/tenth/two-families.ts'
import { blanksAs, limitsTold, paidOnOtherDays, plainZeros, titlesBehind } from '#tools/unseen-natives/tenth/ways.ts'
import { cardFacts, cardHtml } from '#tools/unseen-natives/transunion.ts'
import type { UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

type Way = Partial<HtmlPrint> & {
  readonly css?: string
  readonly abreast?: number
  readonly blank?: string
  readonly behind?: number
}

const PAGE = '<span class=pageNumber></span>'
const TOTAL = '<span class=totalPages></span>'
const URL = {
  experian: 'https://usa.experian.com/member/cacReport/print',
  transunion: 'https://annualcreditreport.transunion.com/dss/printReport.page',
} as const
const TITLE = { experian: 'Experian', transunion: 'TransUnion Online Credit Report' } as const
type Printed = keyof typeof URL
const chrome = (of: Printed, way: Way = {}): Way => ({
  furniture: { left: '9/22/26, 11:04 PM', title: TITLE[of], url: URL[of] },
  ...way,
})
const safari = (of: Printed, way: Way = {}): Way => ({
  corners: [TITLE[of], '9/22/26, 23:04', URL[of], `Page ${PAGE} of ${TOTAL}`],
  ...way,
})
const firefox = (of: Printed, way: Way = {}): Way => ({
  corners: [TITLE[of], URL[of], `${PAGE} of ${TOTAL}`, '9/22/2026, 11:04 PM'],
  ...way,
})
/** A phone prints without lines, what its narrow screen shows, larger. */
const phone = (way: Way = {}): Way => ({ margin: 0.75, scale: 1.25, abreast: 4, css: '.cards{gap:14pt 20pt}', ...way })
const foot = (name: string): Way => ({
  corners: ['', '', `<span style="position:absolute;left:39%">${name} | ${wordy(DAY)}</span>`, `Page ${PAGE} of ${TOTAL}`],
})
const BREAKS = '*{break-inside:auto!important;break-after:auto!important}'

const PEOPLE: Readonly<Record<string, readonly [Person, experian: Way, transunion: Way, equifax: Way]>> = {
  HOUSEHOLD: [HOUSEHOLD, chrome('experian'), chrome('transunion'), { behind: 3 }],
  TEACHER: [
    TEACHER,
    safari('experian', { paper: 'A4', scale: 0.9, blank: '—' }),
    firefox('transunion', { paper: 'Legal' }),
    { blank: 'N/A' },
  ],
  STRUGGLER: [STRUGGLER, phone({ blank: 'N/A' }), phone(), { scale: 1.08, behind: 2, css: BREAKS }],
  RETIREE: [
    RETIREE,
    firefox('experian', { scale: 0.6, margin: 0.25, blank: 'Not reported' }),
    safari('transunion', { scale: 0.75, paper: 'A4', blank: 'N/R' }),
    { scale: 0.95, blank: 'Not reported' },
  ],
  TRADER: [TRADER, chrome('experian', { scale: 1.1 }), { margin: 0.5, scale: 0.94, abreast: 7 }, {}],
  COUPLE: [
    COUPLE,
    { margin: 0.6, paper: 'Legal', css: BREAKS },
    chrome('transunion', { paper: 'A4', css: BREAKS }),
    { behind: 4 },
  ],
}
/** Whose files went through a tool that makes them searchable. */
const SEARCHABLE: ReadonlySet<string> = new Set(['TRADER', 'COUPLE'])

export type TenthCase = UnseenCase & { readonly who: string; readonly bureau: Bureau; readonly isWhole: boolean }

/** A tool's own reading of every word, a little beside it and often wrong, and signs that it saw where nothing stands. */
function secondReading({ pages }: DocumentText): HiddenWord[] {
  const wrong = (text: string, at: number): string =>
    at % 5 !== 0
      ? text
      : text
          .replaceAll(/\d/g, (digit) => String((Number(digit) * 3 + 8) % 10))
          .replaceAll('O', '0')
          .replaceAll('m', 'rn')
          .replaceAll(/[\uE000-\uF8FF]/g, 'V')
  const plain = (text: string): string => [...text].map((sign) => (sign.charCodeAt(0) > 255 ? 'v' : sign)).join('')
  return pages.flatMap(({ number, words, width, height }) => [
    ...words.map(({ text, box: [x, y, , tall] }, at) => ({
      page: number,
      x: x + ((at % 5) - 2) * 0.6,
      y: y + tall - (at % 3) * 0.5,
      text: plain(wrong(text, at)),
    })),
    ...['I', ';', '11;;;;', 'V', '$1,2O7', '30'].map((text, at) => ({
      page: number,
      x: width * (0.2 + at * 0.11),
      y: height * (0.15 + ((at * 7 + number) % 9) * 0.085),
      text,
    })),
  ])
}

async function whole({ print }: BrowserPrinter): Promise<TenthCase[]> {
  const [shown, font] = [await pictures(), tickFont()]
  const all: TenthCase[] = []
  for (const [who, [person, experian, transunion, equifax]] of Object.entries(PEOPLE)) {
    const told = {
      experian: experianOf(person, font),
      transunion: transunionOf(person, transunion.abreast),
      equifax: equifaxOf(person, shown),
    }
    const dressed = {
      experian: (html: string) => paidOnOtherDays(limitsTold(html, person.debts)),
      transunion: plainZeros,
      equifax: (html: string) => titlesBehind(html, equifax.behind ?? 10_000),
    }
    const how: Readonly<Record<Bureau, Way>> = { experian, transunion, equifax: { ...foot(person.name), ...equifax } }
    for (const bureau of BUREAUS) {
      const { css = '', blank, abreast: _, behind: __, ...way } = how[bureau]
      const { html, truth } = told[bureau]
      const page = dressed[bureau](html.replace('</style>', `${css}</style>`))
      const pdf = await print({
        html: blank === undefined ? page : blanksAs[bureau](page, blank),
        margin: 0.4,
        furniture: null,
        ...way,
      })
      const isSearchable = SEARCHABLE.has(who)
      all.push({
        name: `${bureau}, ${who}`,
        who,
        bureau,
        isWhole: true,
        chosen: null,
        pdf: isSearchable ? await searchable(pdf) : pdf,
        truth,
      })
    }
  }
  return all
}

async function searchable(pdf: Uint8Array): Promise<Uint8Array> {
  const text = await textOfPdf(pdf)
  return withHiddenWords(pdf, secondReading(text), text.pages[0]?.height)
}

const GONE = ['currentBalance', 'creditLimit', 'highBalance', 'dateOpened'] as const
const without = (one: Facts, fields: readonly string[]): Facts => ({
  ...one,
  fields: { ...one.fields, ...Object.fromEntries(fields.map((field) => [field, null])) },
})

async function alone({ print }: BrowserPrinter): Promise<TenthCase[]> {
  const of = (name: string, bureau: Bureau) => ({ name: `${bureau}, ${name}`, who: name, bureau, isWhole: false, chosen: null })
  const sheets = MEMBER.map((one) => memberPages(one, DAYS))
  const starts = sheets.map((_, at) => sheets.slice(0, at).flat().length + 1)
  const [first = 1, second = 1, third = 1] = starts
  const end = sheets.flat().length
  const pdf = await print({ html: memberHtml(sheets.flat()), margin: 0, furniture: null })
  const pagesOf = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
  const each = starts.map((from, at) => pagesOf(from, starts[at + 1] ?? end + 1))
  const member = {
    pdf,
    truth: { reportDate: DAYS.report, name: null, accounts: MEMBER.map(({ account }) => memberFacts(account)) },
  }
  const cards = { chosen: 'transunion', truth: { reportDate: null, name: null, accounts: CARDS.map(cardFacts) } } as const
  const cardsPdf = await print({ html: cardHtml(CARDS), margin: 0.2, furniture: null })
  const phonePdf = await print({ html: cardHtml(CARDS), margin: 0.4, furniture: null, paper: 'A4', scale: 0.8 })
  const largePdf = await print({
    html: cardHtml(CARDS).replace('</style>', '.r{padding:11pt 0}</style>'),
    margin: 0.7,
    furniture: null,
    scale: 1.25,
  })
  return [
    {
      ...of('member pages, one missing', 'equifax'),
      ...member,
      files: () => [pagesOf(1, end + 1).filter((page) => page !== second + 1)],
      truth: { ...member.truth, accounts: member.truth.accounts.map((one, at) => (at === 1 ? without(one, GONE) : one)) },
    },
    {
      ...of('member pages, two of them twice', 'equifax'),
      ...member,
      files: () => [[...pagesOf(first, second), second - 1, ...pagesOf(second, third), third, ...pagesOf(third, end + 1)]],
    },
    {
      ...of('member pages, a file each, one of them twice', 'equifax'),
      ...member,
      files: () => [...each, each[2] ?? []],
    },
    { ...of('cards, two of them twice', 'transunion'), ...cards, pdf: cardsPdf, files: () => [[1, 2, 2, 3, 4, 1, 5]] },
    {
      ...of('cards in two files, of a phone', 'transunion'),
      ...cards,
      pdf: phonePdf,
      files: () => [
        [1, 2, 3],
        [3, 4, 5],
      ],
    },
    {
      ...of('cards over two pages each, one page missing', 'transunion'),
      ...cards,
      pdf: largePdf,
      files: ({ pages }) => [pages.map(({ number }) => number).filter((number) => number !== 7)],
      truth: { ...cards.truth, accounts: cards.truth.accounts.map((one, at) => (at === 3 ? { ...one, remarks: [] } : one)) },
    },
  ]
}

/** 24 reports: six people at three bureaus, of whom two people's files went through a scanning tool, and member pages alone. */
export const tenthCases = async (browser: BrowserPrinter): Promise<TenthCase[]> => [
  ...(await whole(browser)),
  ...(await alone(browser)),
]
