import type { BrowserPrinter, HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { pictures } from '#tools/unseen-natives/equifax-files.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import * as brothers from '#tools/unseen-natives/eighth/brothers.ts'
import { ELDER } from '#tools/unseen-natives/eighth/elder.ts'
import { equifaxOf } from '#tools/unseen-natives/eighth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/eighth/experian.ts'
import { DISPUTER, RENTER } from '#tools/unseen-natives/eighth/more-people.ts'
import { BANKRUPT, OWNER } from '#tools/unseen-natives/eighth/owners.ts'
import { BORROWER, COLLECTED, THIN } from '#tools/unseen-natives/eighth/people.ts'
import { DAY, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { transunionOf } from '#tools/unseen-natives/eighth/transunion.ts'
import { wordy } from '#tools/unseen-natives/facts.ts'
import type { UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

type Way = Partial<HtmlPrint>
const chrome = (title: string, url: string, way: Way = {}): Way => ({
  furniture: { left: '9/21/26, 6:02 PM', title, url },
  ...way,
})
const PAGE = '<span class=pageNumber></span> of <span class=totalPages></span>'
const safari = (title: string, url: string, way: Way = {}): Way => ({
  corners: [title, '9/21/26, 18:02', url, `Page ${PAGE}`],
  ...way,
})
const firefox = (title: string, url: string, way: Way = {}): Way => ({
  corners: [title, url, PAGE, '9/21/2026, 6:02 PM'],
  ...way,
})
const E = ['Annual Credit Report - Experian', 'https://usa.experian.com/acr/printReport?type=CDI'] as const
const T = [
  'View Your Report | TransUnion Credit Report',
  'https://annualcreditreport.transunion.com/dss/viewReport.page?',
] as const

/** How each person's report is printed: Experian, TransUnion, and Equifax's own paper. */
const PEOPLE: Readonly<Record<string, readonly [Person, experian: Way, transunion: Way, equifax: Way]>> = {
  THIN: [THIN, chrome(...E), safari(...T), {}],
  COLLECTED: [COLLECTED, { scale: 1.2 }, chrome(...T, { margin: 0.25 }), { scale: 1.05 }],
  BORROWER: [BORROWER, safari(...E, { paper: 'A4' }), { margin: 0.3, scale: 0.85 }, { paper: 'A4' }],
  OWNER: [OWNER, firefox(...E, { scale: 0.9 }), chrome(...T, { paper: 'A4' }), { scale: 0.94 }],
  BANKRUPT: [BANKRUPT, { margin: 0.6 }, firefox(...T, { scale: 1.1 }), {}],
  DISPUTER: [DISPUTER, chrome(...E, { scale: 1.1 }), { scale: 0.97 }, { scale: 1.02 }],
  RENTER: [RENTER, { scale: 0.95 }, safari(...T, { scale: 0.78 }), { paper: 'A4', scale: 0.97 }],
  ELDER: [ELDER, chrome(...E, { scale: 0.7 }), { margin: 0.2 }, { scale: 0.98 }],
}

const FOOT = (name: string): Way => ({
  corners: ['', '', `<span style="position:absolute;left:39%">${name} | ${wordy(DAY)}</span>`, `Page ${PAGE}`],
})

export type EighthCase = UnseenCase & { readonly who: string; readonly bureau: Bureau; readonly html: string }

export async function printPerson(
  { print }: BrowserPrinter,
  who: string,
  [person, ...ways]: (typeof PEOPLE)[string],
): Promise<EighthCase[]> {
  const [shown, font] = [await pictures(), tickFont()]
  const told = { experian: experianOf(person, font), transunion: transunionOf(person), equifax: equifaxOf(person, shown) }
  const [experian, transunion, equifax] = ways
  const how: Readonly<Record<Bureau, Way>> = { experian, transunion, equifax: { ...FOOT(person.name), ...equifax } }
  const all: EighthCase[] = []
  for (const bureau of BUREAUS) {
    const { html, truth } = told[bureau]
    const pdf = await print({ html, margin: 0.4, furniture: null, ...how[bureau] })
    all.push({ name: `${bureau}, ${who}`, who, bureau, chosen: null, pdf, truth, html })
  }
  return all
}

/** Of the same kinds, written after the first were read and mended. */
const BROTHERS: typeof PEOPLE = {
  WIDE_NAMES: [brothers.WIDE_NAMES, chrome(...E), safari(...T), { scale: 0.9 }],
  STREETS: [brothers.STREETS, { scale: 0.9 }, {}, { paper: 'A4' }],
  FEARS: [brothers.FEARS, { scale: 1.1 }, { scale: 0.8 }, {}],
  VICTIM: [brothers.VICTIM, { paper: 'A4' }, chrome(...T), {}],
  CALM: [brothers.CALM, safari(...E), { scale: 1.1 }, {}],
  GAPS: [brothers.GAPS, { scale: 0.84 }, firefox(...T), { scale: 1.04 }],
  ONE_LOOK: [brothers.ONE_LOOK, {}, {}, {}],
  COSIGNED: [brothers.COSIGNED, firefox(...E), { paper: 'A4' }, { scale: 0.92 }],
  LINED: [brothers.LINED, { scale: 1.15 }, { scale: 0.9 }, { scale: 1.03 }],
}

/** Values in a frame that cuts them: what is asserted of them must be whole. A frame that ends exactly with a letter shows nothing of a cut. */
export async function framedCases({ print }: BrowserPrinter): Promise<UnseenCase[]> {
  const { html, truth } = transunionOf(OWNER)
  const all: UnseenCase[] = []
  for (const width of [96, 71, 53]) {
    const frame = `.row span:last-child{overflow:hidden;white-space:nowrap;max-width:${width}pt}</style>`
    const pdf = await print({ html: html.replace('</style>', frame), margin: 0.3, furniture: null })
    all.push({ name: `values in a frame of ${width} points`, chosen: null, pdf, truth, isSureOnly: true })
  }
  return all
}

/** Whole reports of eight people, made before a reader was looked at, and of their brothers. */
export async function eighthCases(browser: BrowserPrinter): Promise<EighthCase[]> {
  const all: EighthCase[] = []
  for (const [who, way] of Object.entries({ ...PEOPLE, ...BROTHERS })) all.push(...(await printPerson(browser, who, way)))
  return all
}
