import sharp from 'sharp'
import type { BrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { equifaxFacts } from '#tools/unseen-natives/equifax-account.ts'
import { missing, pictures } from '#tools/unseen-natives/equifax-files.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { equifaxHtml, equifaxPages, type EquifaxPrint } from '#tools/unseen-natives/equifax.ts'
import { experianTruth } from '#tools/unseen-natives/experian-files.ts'
import { experianHtml, type ExperianPrint } from '#tools/unseen-natives/experian.ts'
import type { Facts, Truth } from '#tools/unseen-natives/facts.ts'
import { withHiddenWords } from '#tools/unseen-natives/hidden-words.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { type MemberAccount, memberFacts, memberHtml, memberPages } from '#tools/unseen-natives/member.ts'
import { asForms, cutAt } from '#tools/unseen-natives/pdf-update.ts'
import { EQUIFAX_THIRD, MANY, SHEET_THIRD } from '#tools/unseen-natives/third/equifax-cases.ts'
import { JUNIOR, SENIOR } from '#tools/unseen-natives/third/experian-cases.ts'
import { ADVERSE_ALONE, CARDS_THIRD, HOMES_THIRD, INQUIRED, ONCE } from '#tools/unseen-natives/third/transunion-cases.ts'
import { transunionTruth } from '#tools/unseen-natives/transunion-files.ts'
import { cardFacts, cardHtml, transunionHtml, type TransunionPrint } from '#tools/unseen-natives/transunion.ts'
import type { ToPdf, UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

/** How much is put above, so that pages end in other places. */
const SHIFTS = [0, 37, 74, 111, 148, 203, 259, 314, 377, 431, 488, 560] as const
const space = (points: number): string => `<div style="height:${points}pt"></div>`

const { CARD, CLOSED_UP, STUDENT } = EQUIFAX_THIRD

function equifaxTruth(sheet: EquifaxPrint, numbers: readonly number[]): Truth {
  const inquiries = (kind: string, all: EquifaxPrint['hard'] = []) => all.map(({ company, date }) => `${kind} ${company} ${date}`)
  return {
    reportDate: sheet.day,
    name: sheet.person,
    accounts: sheet.accounts.map((one) => equifaxFacts(one, sheet.hasMoney)),
    inquiries: [...inquiries('hard', sheet.hard), ...inquiries('soft', sheet.soft)],
    missing: missing(numbers, sheet.of),
  }
}

/** Under a picture, as a note that was laid on a page: an account, and a day. */
const covered = async (): Promise<string> => {
  const note = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fdf3a8' } })
    .png()
    .toBuffer()
  const picture = (top: number, height: number) =>
    `<img src="data:image/png;base64,${note.toString('base64')}" style="position:absolute;left:30pt;top:${top}pt;width:555pt;height:${height}pt">`
  return (
    '<div style="position:absolute;left:35pt;top:655pt">9.9 GHOST FINANCE</div><div style="position:absolute;left:35pt;top:667pt">Account Number xxxx 1111</div>' +
    `<div style="position:absolute;left:35pt;top:679pt">Date of First Delinquency Jan 01, 2011</div><div style="position:absolute;left:323pt;top:679pt">Amount Past Due $66,000</div>${picture(650, 42)}`
  )
}

/** What stands at the right edge is not said. */
const withoutRight = (facts: Facts): Facts => ({
  ...facts,
  fields: {
    ...facts.fields,
    dateOpened: null,
    dateReported: null,
    lastPaymentDate: null,
    monthlyPayment: null,
    loanType: facts.fields.loanType ?? null,
  },
})

type Numbered = (name: string, sheet: EquifaxPrint, more?: string) => Promise<UnseenCase>

const numberedBy =
  (toPdf: ToPdf, shown: Pictures): Numbered =>
  async (name, sheet, more = '') => {
    const pages = equifaxPages(sheet, shown)
    return {
      name,
      chosen: null,
      pdf: await toPdf(equifaxHtml(pages.map(({ html }) => ({ html: html + more })))),
      truth: equifaxTruth(
        sheet,
        pages.map(({ number }) => number),
      ),
    }
  }

async function equifaxBreaks(toPdf: ToPdf): Promise<UnseenCase[]> {
  const numbered = numberedBy(toPdf, await pictures())
  const breaks: UnseenCase[] = []
  for (const bottom of [391, 407, 426, 452, 473, 497, 519, 548, 571, 602, 627, 668])
    breaks.push(await numbered(`equifax, nineteen years, pages ${bottom} long`, { ...SHEET_THIRD, bottom }))
  return breaks
}

async function equifaxOdd(toPdf: ToPdf): Promise<UnseenCase[]> {
  const numbered = numberedBy(toPdf, await pictures())
  const inquired: EquifaxPrint = { ...SHEET_THIRD, accounts: [STUDENT], empty: ['2', '3', '5'], ...MANY, bottom: 520 }
  const formed = await numbered('equifax, every page a form', SHEET_THIRD)
  const cutSheet: EquifaxPrint = {
    ...SHEET_THIRD,
    hasMoney: false,
    accounts: [{ ...CLOSED_UP, marks: {}, markYears: [] }],
    empty: [],
  }
  const cut = await numbered('equifax, the right edge cut off', cutSheet)
  return [
    await numbered('equifax, inquiries over many pages and no revolving account', inquired),
    { ...formed, pdf: asForms(formed.pdf) },
    await numbered('equifax, words under a picture', { ...SHEET_THIRD, accounts: [CARD, CLOSED_UP] }, await covered()),
    {
      ...cut,
      pdf: cutAt(cut.pdf, 556),
      // How many pages there are is cut off too.
      truth: { ...cut.truth, accounts: cut.truth.accounts.map(withoutRight), missing: [] },
      isSureOnly: true,
    },
  ]
}

async function memberThird(toPdf: ToPdf): Promise<UnseenCase[]> {
  const days = { printed: '2026-01-12', report: '2026-01-09' } as const
  const member: MemberAccount = {
    account: { ...CLOSED_UP, loan: 'AUTO', number: 'xxxxxxxxx 31QB' },
    heading: 'OPEN',
    breaks: [470, 500, 770],
    id: '44',
    section: 'installment',
    time: '1/12/26, 9:15 AM',
  }
  const pages = memberPages(member, days)
  const facts = memberFacts(member.account)
  const whole: UnseenCase = {
    name: 'myEquifax, the pages of one account one by one, the middle first',
    chosen: null,
    pdf: await toPdf(memberHtml(pages)),
    files: () => [[2], [1], ...pages.slice(2).map((_, index) => [index + 3])],
    truth: { reportDate: days.report, name: null, accounts: [facts] },
  }
  return [
    whole,
    { ...whole, name: 'myEquifax, the head apart', files: () => [[1], pages.slice(1).map((_, index) => index + 2)] },
    {
      ...whole,
      name: 'myEquifax, all but the first page',
      files: () => [pages.slice(1).map((_, index) => index + 2)],
      truth: {
        reportDate: null,
        name: null,
        accounts: [{ ...facts, fields: { ...facts.fields, accountNumber: null } }],
        missing: ['1'],
      },
    },
  ]
}

async function experianThird(toPdf: ToPdf): Promise<UnseenCase[]> {
  const font = tickFont()
  const home = ['77 HALYARD RD | NEW HAVEN | CT | 06510-2204']
  const of = async (name: string, print: ExperianPrint, above = 0): Promise<UnseenCase> => ({
    name,
    chosen: null,
    pdf: await toPdf(experianHtml(print, font).replace('<h2>Accounts</h2>', `${space(above)}<h2>Accounts</h2>`), 0.4),
    truth: { ...experianTruth(print), addresses: home },
  })
  const breaks: UnseenCase[] = []
  for (const above of SHIFTS) breaks.push(await of(`Experian, twenty-two years, ${above} points lower`, SENIOR, above))
  const searchable = await of('Experian, made searchable', SENIOR)
  const formed = await of('Experian, every page a form', SENIOR)
  const hidden = Array.from({ length: 60 }, (_, index) => ({
    page: 1 + (index % 12),
    x: 60 + ((index * 89) % 480),
    y: 40 + ((index * 131) % 700),
    text: ['80', '$17,64O', 'V', 'I I ;', '9OXXXXXXXXX', 'Jan 2O22', '11;;;;', 'CO'][index % 8] ?? '',
  }))
  return [
    ...breaks,
    { ...searchable, pdf: withHiddenWords(searchable.pdf, hidden) },
    { ...formed, pdf: asForms(formed.pdf) },
    {
      name: 'Experian, father and son of one name in one file',
      chosen: null,
      pdf: await toPdf(`${experianHtml(SENIOR, font)}<div style="break-before:page"></div>${experianHtml(JUNIOR, font)}`, 0.4),
      truth: { ...experianTruth(SENIOR), addresses: home },
      refusal: 'several_reports',
    },
  ]
}

async function transunionThird(toPdf: ToPdf): Promise<UnseenCase[]> {
  const of = async (name: string, print: TransunionPrint): Promise<UnseenCase> => ({
    name,
    chosen: null,
    pdf: await toPdf(transunionHtml(print), 0.25),
    truth: { ...transunionTruth(print), addresses: HOMES_THIRD },
  })
  const breaks: UnseenCase[] = []
  for (const above of SHIFTS)
    breaks.push(
      await of(`TransUnion, adverse accounts alone, ${above} points lower`, { ...ADVERSE_ALONE, between: space(above) }),
    )
  const inquired = await of('TransUnion, inquiries over many pages', INQUIRED)
  const cards = await toPdf(cardHtml(CARDS_THIRD))
  return [
    await of('TransUnion, each label once, no adverse account, eleven years', ONCE),
    ...breaks,
    inquired,
    { ...inquired, name: 'TransUnion, every page a form', pdf: asForms(inquired.pdf) },
    {
      name: 'TransUnion member cards, the one in the middle',
      chosen: 'transunion',
      pdf: cards,
      files: () => [[2]],
      truth: { reportDate: null, name: null, accounts: CARDS_THIRD.slice(1, 2).map(cardFacts) },
    },
    {
      name: 'TransUnion member cards, each a file',
      chosen: 'transunion',
      pdf: cards,
      files: () => [[3], [1], [2]],
      truth: { reportDate: null, name: null, accounts: CARDS_THIRD.map(cardFacts) },
    },
  ]
}

const by =
  ({ print }: Pick<BrowserPrinter, 'print'>): ToPdf =>
  (html, margin = 0, way = {}) =>
    print({ html, margin, furniture: null, ...way })

/** A form, a picture over words, an edge cut off, pages of the member center one by one. */
async function oddThird(printer: Pick<BrowserPrinter, 'print'>): Promise<UnseenCase[]> {
  const toPdf = by(printer)
  return [...(await equifaxOdd(toPdf)), ...(await memberThird(toPdf))]
}

/** Kinds that the first two sets have not: pages that end anywhere, nineteen years and more, sections without an account, forms, pictures over words, two people of one name. */
export async function thirdCases(printer: Pick<BrowserPrinter, 'print'>): Promise<UnseenCase[]> {
  const toPdf = by(printer)
  return [
    ...(await oddThird(printer)),
    ...(await equifaxBreaks(toPdf)),
    ...(await experianThird(toPdf)),
    ...(await transunionThird(toPdf)),
  ]
}
