import type { BrowserPrinter, HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { pictures } from '#tools/unseen-natives/equifax-files.ts'
import { equifaxHtml } from '#tools/unseen-natives/equifax.ts'
import { experianHtml } from '#tools/unseen-natives/experian.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { acrOf } from '#tools/unseen-natives/sixth/acr.ts'
import { NOBODY, type Person } from '#tools/unseen-natives/sixth/entry.ts'
import { equifaxOf } from '#tools/unseen-natives/sixth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/sixth/experian.ts'
import { BANKRUPT_7, EMPTY, MANY, OWING } from '#tools/unseen-natives/sixth/people-in-trouble.ts'
import { CLOSED, HOME, STUDENTS, YOUNG } from '#tools/unseen-natives/sixth/people.ts'
import { transunionOf } from '#tools/unseen-natives/sixth/transunion.ts'
import { transunionHtml } from '#tools/unseen-natives/transunion.ts'
import type { UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

interface Way {
  readonly print?: Partial<HtmlPrint>
  readonly margin?: number
  readonly css?: string
}
const LINES = (title: string, url: string): Partial<HtmlPrint> => ({
  furniture: { left: '8/4/26, 7:48 AM', title, url },
})
/** How other browsers write the four corners, and a phone. */
const FOX: Partial<HtmlPrint> = {
  corners: [
    'Annual Credit Report',
    'https://usa.experian.com/acr/printReport',
    '<span class=pageNumber></span> of <span class=totalPages></span>',
    '8/4/2026, 7:48 AM',
  ],
}
const SAFARI: Partial<HtmlPrint> = {
  corners: [
    'View Your Report',
    '8/4/26, 07:48',
    'https://annualcreditreport.transunion.com/dss/disclosure.page',
    'Page <span class=pageNumber></span> of <span class=totalPages></span>',
  ],
}
const SERIF = 'body,.an,.pn,h4,.c{font-family:Liberation Serif}'
const DEJAVU = 'body{font-family:DejaVu Sans}'

export const SIXTH = { CLOSED, STUDENTS, BANKRUPT_7, HOME, OWING, EMPTY, MANY, YOUNG } as const
export const WHO = [
  'CLOSED',
  'STUDENTS',
  'BANKRUPT_7',
  'HOME',
  'OWING',
  'EMPTY',
  'MANY',
  'YOUNG',
] as const satisfies readonly (keyof typeof SIXTH)[]
type Who = (typeof WHO)[number]

const EXPERIAN: Readonly<Record<Who, Way>> = {
  CLOSED: { margin: 0.4, print: LINES('Annual Credit Report - Experian', 'https://usa.experian.com/acr/printReport') },
  STUDENTS: { margin: 0.4, print: { paper: 'A4', ...FOX } },
  BANKRUPT_7: { margin: 0.3, print: { scale: 0.8, ...LINES('Experian', 'https://usa.experian.com/member/printable-report') } },
  HOME: { margin: 0.5, css: SERIF },
  OWING: { margin: 0.25, print: { scale: 1.1 } },
  EMPTY: { margin: 0.4 },
  MANY: { margin: 0.35, print: { scale: 0.67, ...FOX } },
  YOUNG: { margin: 0.2, css: DEJAVU, print: { paper: 'A4', scale: 0.9 } },
}
const TRANSUNION: Readonly<Record<Who, Way>> = {
  CLOSED: { margin: 0.25, print: SAFARI },
  STUDENTS: { margin: 0.3, print: { scale: 0.75, paper: 'A4' } },
  BANKRUPT_7: { margin: 0.25, css: SERIF },
  HOME: {
    margin: 0.4,
    print: LINES(
      'View Your Report | TransUnion Credit Report',
      'https://annualcreditreport.transunion.com/dss/disclosure.page?submit',
    ),
  },
  OWING: { margin: 0.2, css: DEJAVU, print: { scale: 0.85 } },
  EMPTY: { margin: 0.25 },
  MANY: { margin: 0.25, print: { scale: 0.9, isLandscape: true } },
  YOUNG: { margin: 0.2, print: { scale: 1.1, ...SAFARI } },
}
/** How far down its pages go, or how the packed print is printed. */
const EQUIFAX: Readonly<Record<Who, number | Way>> = {
  CLOSED: 690,
  STUDENTS: { margin: 0.5 },
  BANKRUPT_7: 655,
  HOME: {
    margin: 0.45,
    css: 'body{font-family:DejaVu Sans;font-size:7.4pt}',
    print: { scale: 0.9, ...LINES('Equifax Credit Report', 'https://my.equifax.com/report/print') },
  },
  OWING: { margin: 0.5, print: { paper: 'A4' } },
  EMPTY: 640,
  MANY: 603,
  YOUNG: 680,
}

const styled = (html: string, css = ''): string => html.replace('</style>', `${css}</style>`)

export type SixthCase = UnseenCase & { readonly who: Who; readonly bureau: Bureau }

/** Whole reports of eight people at the three bureaus, made before the readers were looked at. */
export async function sixthCases({ print }: BrowserPrinter): Promise<SixthCase[]> {
  const shown = await pictures()
  const font = tickFont()
  const toPdf = (html: string, { margin = 0, css, print: how = {} }: Way) =>
    print({ html: styled(html, css), margin, furniture: null, ...how })
  const all: SixthCase[] = []
  for (const who of WHO) {
    const person: Person = { ...NOBODY, ...SIXTH[who] }
    const experian = experianOf(person)
    const transunion = transunionOf(person)
    const way = EQUIFAX[who]
    const equifax =
      typeof way === 'number'
        ? await (async () => {
            const { pages, truth } = equifaxOf(person, shown, way)
            return { pdf: await toPdf(equifaxHtml(pages), {}), truth }
          })()
        : await (async () => {
            const { html, truth } = acrOf(person)
            return { pdf: await toPdf(html, way), truth }
          })()
    const named = (bureau: Bureau) => ({ name: `${bureau}, ${who}`, who, bureau, chosen: null })
    all.push(
      { ...named('equifax'), ...equifax },
      { ...named('experian'), pdf: await toPdf(experianHtml(experian.print, font), EXPERIAN[who]), truth: experian.truth },
      { ...named('transunion'), pdf: await toPdf(transunionHtml(transunion.print), TRANSUNION[who]), truth: transunion.truth },
    )
  }
  return all
}
