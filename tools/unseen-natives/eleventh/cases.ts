import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import type { BrowserPrinter, HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import { equifaxOf } from '#tools/unseen-natives/eighth/equifax.ts'
import { experianOf } from '#tools/unseen-natives/eighth/experian.ts'
import { DAY, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { transunionOf } from '#tools/unseen-natives/eighth/transunion.ts'
import { BANKRUPT, BILLED } from '#tools/unseen-natives/eleventh/bankrupt-and-billed.ts'
import { FULL, THIN } from '#tools/unseen-natives/eleventh/thin-and-full.ts'
import { pictures } from '#tools/unseen-natives/equifax-files.ts'
import { wordy } from '#tools/unseen-natives/facts.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { paidOnOtherDays, titlesBehind } from '#tools/unseen-natives/tenth/ways.ts'
import type { UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

type Way = Partial<HtmlPrint>
const PAGE = '<span class=pageNumber></span>'
const TOTAL = '<span class=totalPages></span>'
const URL = {
  experian: 'https://usa.experian.com/acr/printReport?type=CDI',
  transunion: 'https://annualcreditreport.transunion.com/dss/viewReport.page?',
} as const
const TITLE = { experian: 'Annual Credit Report - Experian', transunion: 'TransUnion Online Credit Report' } as const
const chrome = (of: keyof typeof URL): Way => ({ furniture: { left: '9/21/26, 7:41 PM', title: TITLE[of], url: URL[of] } })
const safari = (of: keyof typeof URL): Way => ({
  corners: [TITLE[of], '9/21/26, 7:41 PM', URL[of], `Page ${PAGE} of ${TOTAL}`],
  margin: 0.25,
})

/** What is wrong in a report, each as `rule COMPANY`; at every bureau, or at one alone. */
type Wrong = readonly (readonly [rule: string, company: string, bureaus?: readonly Bureau[]])[]

const PEOPLE: Readonly<Record<string, readonly [Person, browser: typeof chrome | typeof safari, wrong: Wrong]>> = {
  BANKRUPT: [
    BANKRUPT,
    chrome,
    [
      // Only Experian says in the account itself that it was discharged.
      ['bankruptcy_still_owing', 'DENNIS & DAUGHTERS FURN', ['experian']],
      ['discharged_debt_unmarked', 'DENNIS & DAUGHTERS FURN', ['equifax', 'transunion']],
    ],
  ],
  BILLED: [
    BILLED,
    safari,
    [
      ['medical_under_500', 'CREDIT & CARE RECOVERY'],
      ['medical_paid', 'CREDIT & CARE RECOVERY'],
      // Only Equifax prints when the debt began.
      ['medical_under_one_year', "LAKESHORE PHYSICIANS' BILLING", ['equifax']],
      ['two_collectors_one_debt', 'D&B RECEIVABLES LLC'],
      ['late_ladder_jump', "MARCY'S/CREST BANK"],
    ],
  ],
  THIN: [THIN, chrome, []],
  FULL: [
    FULL,
    safari,
    [
      // On an account of two it is asked of whom it speaks.
      ['deceased_indicator', 'HEARTLAND & HOME BANK'],
      ['late_ladder_jump', "MOTOR COMPANY'S CREDIT CO"],
      // Experian prints no amounts past due.
      ['late_month_nothing_due', "MOTOR COMPANY'S CREDIT CO", ['equifax', 'transunion']],
      ['later_though_paid', "MOTOR COMPANY'S CREDIT CO", ['equifax', 'transunion']],
    ],
  ],
}

export type EleventhCase = UnseenCase & {
  readonly who: string
  readonly bureau: Bureau
  /** What must be found or asked, each as `rule COMPANY`; nothing else may be said to be wrong. */
  readonly wrong: readonly string[]
}

/** Equifax's summary calls a soldier's alert by its name. */
const alertsNamed = (html: string, { notices }: Person): string =>
  notices.some(([, text]) => text.startsWith('ACTIVE DUTY'))
    ? html.replace('Fraud alert on file', 'Active duty alert on file')
    : html

/** Twelve whole reports as people upload them first: four people at three bureaus, printed by Chrome or Safari. */
export async function eleventhCases({ print }: BrowserPrinter): Promise<EleventhCase[]> {
  const [shown, font] = [await pictures(), tickFont()]
  const all: EleventhCase[] = []
  for (const [who, [person, browser, wrong]] of Object.entries(PEOPLE)) {
    const experian = experianOf(person, font)
    const transunion = transunionOf(person)
    const equifax = equifaxOf(person, shown)
    const foot = `<span style="position:absolute;left:39%">${person.name} | ${wordy(DAY)}</span>`
    const told = {
      equifax: {
        ...equifax,
        html: titlesBehind(alertsNamed(equifax.html, person), 5),
        way: { corners: ['', '', foot, `Page ${PAGE} of ${TOTAL}`] },
      },
      experian: { ...experian, html: paidOnOtherDays(experian.html), way: browser('experian') },
      transunion: { ...transunion, way: browser('transunion') },
    } as const
    for (const bureau of BUREAUS) {
      const { html, truth, way } = told[bureau]
      const pdf = await print({ html, margin: 0.4, furniture: null, ...way })
      all.push({
        name: `${bureau}, ${who}`,
        who,
        bureau,
        chosen: null,
        pdf,
        truth,
        wrong: wrong.flatMap(([rule, company, at = BUREAUS]) => (at.includes(bureau) ? [`${rule} ${company}`] : [])),
      })
    }
  }
  return all
}
