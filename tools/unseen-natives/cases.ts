import sharp from 'sharp'
import { type DocumentText, textOfWords } from '#engine/reading/page-text.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { BrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { CUT, MEMBER, MEMBER_ALONE, MEMBER_DAYS, MIDDLE, NUMBERED, SEARCHABLE } from '#tools/unseen-natives/equifax-cases.ts'
import {
  equifaxFacts,
  equifaxHtml,
  equifaxPages,
  type EquifaxPrint,
  memberFacts,
  memberHtml,
  memberPages,
  type Pictures,
} from '#tools/unseen-natives/equifax.ts'
import { experianFacts, experianHtml } from '#tools/unseen-natives/experian.ts'
import type { Facts, Truth } from '#tools/unseen-natives/facts.ts'
import { withHiddenWords } from '#tools/unseen-natives/hidden-words.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { CARDS, EXPERIAN, TRANSUNION } from '#tools/unseen-natives/other-cases.ts'
import { cardFacts, cardHtml, transunionFacts, transunionHtml } from '#tools/unseen-natives/transunion.ts'

/** One upload: a file, or several of one report. */
export interface UnseenCase {
  readonly name: string
  readonly chosen: Bureau | null
  /** What Chromium printed. */
  readonly pdf: Uint8Array
  /** Which pages of it are each file; absent where it is one file whole. */
  readonly files?: (whole: DocumentText) => readonly (readonly number[])[]
  readonly truth: Truth
}

async function pictures(): Promise<Pictures> {
  const png = async (svg: string) =>
    `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`
  return {
    tick: await png(
      '<svg xmlns="http://www.w3.org/2000/svg" width="38" height="30"><path d="M3 18 L13 27 L35 3" fill="none" stroke="#2a8a2a" stroke-width="4"/></svg>',
    ),
    none: await png(
      '<svg xmlns="http://www.w3.org/2000/svg" width="84" height="29"><rect width="84" height="29" fill="#eee"/></svg>',
    ),
  }
}

const pageWith = ({ pages }: DocumentText, words: string): number =>
  pages.find((page) => textOfWords(page.words).includes(words))?.number ?? 1

const missing = (numbers: readonly number[], of: number): string[] => {
  const gone = Array.from({ length: of }, (_, index) => index + 1).filter((one) => !numbers.includes(one))
  const ranges: [number, number][] = []
  for (const one of gone) {
    const last = ranges.at(-1)
    if (last && last[1] === one - 1) last[1] = one
    else ranges.push([one, one])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
}

export async function unseenCases({ print }: BrowserPrinter): Promise<UnseenCase[]> {
  const shown = await pictures()
  const font = tickFont()
  const toPdf = (html: string, margin = 0) => print({ html, margin, furniture: null })
  const equifax = async (name: string, sheet: EquifaxPrint, more: Partial<UnseenCase> = {}): Promise<UnseenCase> => {
    const pages = equifaxPages(sheet, shown)
    const inquiries = [
      ...(sheet.hard ?? []).map((one) => `hard ${one.company} ${one.date}`),
      ...(sheet.soft ?? []).map((one) => `soft ${one.company} ${one.date}`),
    ]
    return {
      name,
      chosen: null,
      pdf: await toPdf(equifaxHtml(pages)),
      truth: {
        reportDate: sheet.day,
        name: sheet.person,
        accounts: sheet.accounts.map((one) => equifaxFacts(one, sheet.hasMoney)),
        inquiries,
        missing: missing(
          pages.map(({ number }) => number),
          sheet.of,
        ),
      },
      ...more,
    }
  }
  const cut = await equifax('equifax, an account cut between two files', CUT, {
    files: (whole) => {
      const last = pageWith(whole, '3.1 HEARTHLINE') + 1
      const all = whole.pages.map(({ number }) => number)
      return [all.filter((one) => one <= last), all.filter((one) => one > last)]
    },
  })
  const searchable = await equifax('equifax, made searchable', SEARCHABLE)
  const misread = withHiddenWords(searchable.pdf, [
    { page: 1, x: 240, y: 155, text: 'xxxxxxxxxxxxx 0807' },
    { page: 1, x: 551, y: 155, text: '$9,778' },
    { page: 1, x: 160, y: 300, text: 'V v I V v I I I ;' },
    { page: 1, x: 300, y: 330, text: '80' },
    { page: 2, x: 551, y: 80, text: 'Nov 06, 2O24' },
    { page: 3, x: 240, y: 120, text: 'xxxxxxxx 9962' },
    { page: 3, x: 35, y: 20, text: 'I I II 11;;;;' },
  ])
  const member = { reportDate: MEMBER_DAYS.report, name: null }
  const covered = await equifax('equifax, white words and words under a rectangle', {
    ...MIDDLE,
    accounts: MIDDLE.accounts.slice(0, 2),
    leaps: {},
  })
  const hiding =
    '<div style="position:absolute;left:200pt;top:30pt;color:#fff">9.9 GHOST FINANCE Account Number xxxx 1111 Balance $77,000</div>' +
    '<div style="position:absolute;left:35pt;top:690pt">Date of First Delinquency Jan 01, 2011</div><div style="position:absolute;left:30pt;top:686pt;width:560pt;height:18pt;background:#fff"></div>' +
    '<div style="position:absolute;left:35pt;top:660pt;width:0;height:9pt;overflow:hidden;white-space:nowrap">Amount Past Due $66,000</div>'
  const coveredPages = equifaxPages({ ...MIDDLE, accounts: MIDDLE.accounts.slice(0, 2), leaps: {} }, shown)
  const transunion: Truth = {
    reportDate: TRANSUNION.day,
    name: TRANSUNION.name,
    accounts: [...TRANSUNION.adverse, ...TRANSUNION.fine].map(transunionFacts),
    inquiries: [
      ...TRANSUNION.regular.flatMap(({ name, dates }) => dates.map((day) => `hard ${name} ${day}`)),
      ...[...TRANSUNION.promotional, ...TRANSUNION.review].flatMap(({ name, dates }) =>
        dates.map((day) => `soft ${name} ${day}`),
      ),
    ],
    aliases: TRANSUNION.aliases,
    phones: TRANSUNION.phones,
    employers: TRANSUNION.employers.map(({ name }) => name),
    addresses: [
      '61 GANTRY ST APT 2B | WEXBY | PA | 15990-1204',
      '4408 MILL POND RD UNIT 17 | NEW HARLAN | OH | 43099',
      'PO BOX 915 | OSTRANDER | OH | 43061-0915',
      '2 W BROADWAY | ALDEN | KS | 67512',
    ],
  }
  const iso = (day: string) => day.replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$1-$2')
  const experian: Truth = {
    reportDate: EXPERIAN.day,
    name: EXPERIAN.names[0]?.name ?? null,
    accounts: EXPERIAN.accounts.map(experianFacts),
    inquiries: [
      ...EXPERIAN.hard.flatMap(({ name, dates }) => dates.map((day) => `hard ${name} ${iso(day)}`)),
      ...EXPERIAN.soft.flatMap(({ name, dates }) => dates.map((day) => `soft ${name} ${iso(day)}`)),
    ],
    aliases: EXPERIAN.names.slice(1).map(({ name }) => name),
    phones: EXPERIAN.phones,
    employers: EXPERIAN.employers,
    addresses: [
      '61 GANTRY ST APT2B | WEXBY | PA | 15990-1204',
      '4408 MILL POND RD UNIT 17 | NEW HARLAN | OH | 43099-0017',
      'PO BOX 915 | OSTRANDER | OH | 43061-0915',
    ],
  }
  const transunionPdf = await toPdf(transunionHtml(TRANSUNION), 0.25)
  const experianPdf = await toPdf(experianHtml(EXPERIAN, font), 0.4)
  const only = (facts: readonly Facts[], names: readonly string[]) =>
    facts.filter(({ fields }) => names.includes(String(fields.creditorName)))
  const between = (first: number, last: number) => (whole: DocumentText) => [
    whole.pages.map(({ number }) => number).filter((one) => one >= first && one <= last),
  ]
  // Its months' first band is cut by the last page: the amounts of it stand above the cut, the ratings below.
  const cutCard = transunion.accounts
    .filter(({ fields }) => fields.creditorName === 'QUILLON/ OAKEN BANK')
    .map(
      (facts): Facts => ({
        ...facts,
        marks: {},
        money: Object.fromEntries(
          Object.entries(facts.money).flatMap(([month, { scheduledPayment: _below, ...row }]) =>
            month <= '2025-05' ? [[month, row]] : [],
          ),
        ),
      }),
    )
  return [
    await equifax('equifax, the numbered print from its accounts on', NUMBERED),
    cut,
    await equifax('equifax, pages out of the middle', MIDDLE),
    { ...searchable, pdf: misread },
    { ...covered, pdf: await toPdf(equifaxHtml(coveredPages.map(({ html }) => ({ html: html + hiding })))) },
    {
      name: 'myEquifax, two accounts',
      chosen: null,
      pdf: await toPdf(memberHtml(MEMBER.flatMap((one) => memberPages(one, MEMBER_DAYS)))),
      truth: { ...member, accounts: MEMBER.map(({ account }) => memberFacts(account)) },
    },
    {
      name: 'myEquifax, one account alone',
      chosen: null,
      pdf: await toPdf(memberHtml(MEMBER_ALONE.flatMap((one) => memberPages(one, MEMBER_DAYS)))),
      truth: { ...member, accounts: MEMBER_ALONE.map(({ account }) => memberFacts(account)) },
    },
    {
      name: 'TransUnion member cards',
      chosen: 'transunion',
      pdf: await toPdf(cardHtml(CARDS)),
      truth: { reportDate: null, name: null, accounts: CARDS.map(cardFacts) },
    },
    { name: 'TransUnion, the whole print', chosen: null, pdf: transunionPdf, truth: transunion },
    {
      name: 'TransUnion, pages out of the middle',
      chosen: null,
      pdf: transunionPdf,
      files: between(3, 8),
      truth: {
        reportDate: null,
        name: null,
        accounts: [...only(transunion.accounts, ['GREYFIELD RECOVERY GROUP', 'US DEPT ED/LARKIN']), ...cutCard],
      },
    },
    { name: 'Experian, the whole print', chosen: null, pdf: experianPdf, truth: experian },
    {
      name: 'Experian, pages out of the middle',
      chosen: null,
      pdf: experianPdf,
      files: between(3, 7),
      truth: {
        reportDate: null,
        name: null,
        accounts: experian.accounts.slice(1),
        inquiries: EXPERIAN.hard.flatMap(({ name, dates }) => dates.map((day) => `hard ${name} ${iso(day)}`)),
      },
    },
  ]
}
