import sharp from 'sharp'
import { type DocumentText, textOfWords } from '#engine/reading/page-text.ts'
import { equifaxFacts } from '#tools/unseen-natives/equifax-account.ts'
import { CUT, MEMBER, MEMBER_ALONE, MEMBER_DAYS, MIDDLE, NUMBERED, SEARCHABLE } from '#tools/unseen-natives/equifax-cases.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { equifaxHtml, equifaxPages, type EquifaxPrint } from '#tools/unseen-natives/equifax.ts'
import { withHiddenWords } from '#tools/unseen-natives/hidden-words.ts'
import { type MemberAccount, memberFacts, memberHtml, memberPages } from '#tools/unseen-natives/member.ts'
import type { ToPdf, UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

export async function pictures(): Promise<Pictures> {
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

export const missing = (numbers: readonly number[], of: number): string[] => {
  const gone = Array.from({ length: of }, (_, index) => index + 1).filter((one) => !numbers.includes(one))
  const ranges: [number, number][] = []
  for (const one of gone) {
    const last = ranges.at(-1)
    if (last && last[1] === one - 1) last[1] = one
    else ranges.push([one, one])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
}

/** Words that nobody sees: white ones, some under a white bar, some clipped away. */
const HIDING =
  '<div style="position:absolute;left:200pt;top:30pt;color:#fff">9.9 GHOST FINANCE Account Number xxxx 1111 Balance $77,000</div>' +
  '<div style="position:absolute;left:35pt;top:690pt">Date of First Delinquency Jan 01, 2011</div><div style="position:absolute;left:30pt;top:686pt;width:560pt;height:18pt;background:#fff"></div>' +
  '<div style="position:absolute;left:35pt;top:660pt;width:0;height:9pt;overflow:hidden;white-space:nowrap">Amount Past Due $66,000</div>'

const MISREAD = [
  { page: 1, x: 240, y: 155, text: 'xxxxxxxxxxxxx 0807' },
  { page: 1, x: 551, y: 155, text: '$9,778' },
  { page: 1, x: 160, y: 300, text: 'V v I V v I I I ;' },
  { page: 1, x: 300, y: 330, text: '80' },
  { page: 2, x: 551, y: 80, text: 'Nov 06, 2O24' },
  { page: 3, x: 240, y: 120, text: 'xxxxxxxx 9962' },
  { page: 3, x: 35, y: 20, text: 'I I II 11;;;;' },
] as const

const halves = (whole: DocumentText): readonly (readonly number[])[] => {
  const last = pageWith(whole, '3.1 HEARTHLINE') + 1
  const all = whole.pages.map(({ number }) => number)
  return [all.filter((one) => one <= last), all.filter((one) => one > last)]
}

export async function equifaxFiles(toPdf: ToPdf): Promise<UnseenCase[]> {
  const shown = await pictures()
  const numbered = async (name: string, sheet: EquifaxPrint, hiding = ''): Promise<UnseenCase> => {
    const pages = equifaxPages(sheet, shown)
    const inquiries = (kind: string, all: EquifaxPrint['hard'] = []) =>
      all.map(({ company, date }) => `${kind} ${company} ${date}`)
    return {
      name,
      chosen: null,
      pdf: await toPdf(equifaxHtml(pages.map(({ html }) => ({ html: html + hiding })))),
      truth: {
        reportDate: sheet.day,
        name: sheet.person,
        accounts: sheet.accounts.map((one) => equifaxFacts(one, sheet.hasMoney)),
        inquiries: [...inquiries('hard', sheet.hard), ...inquiries('soft', sheet.soft)],
        missing: missing(
          pages.map(({ number }) => number),
          sheet.of,
        ),
      },
    }
  }
  const member = async (name: string, all: readonly MemberAccount[]): Promise<UnseenCase> => ({
    name,
    chosen: null,
    pdf: await toPdf(memberHtml(all.flatMap((one) => memberPages(one, MEMBER_DAYS)))),
    truth: { reportDate: MEMBER_DAYS.report, name: null, accounts: all.map(({ account }) => memberFacts(account)) },
  })
  const searchable = await numbered('equifax, made searchable', SEARCHABLE)
  return [
    await numbered('equifax, the numbered print from its accounts on', NUMBERED),
    { ...(await numbered('equifax, an account cut between two files', CUT)), files: halves },
    await numbered('equifax, pages out of the middle', MIDDLE),
    { ...searchable, pdf: withHiddenWords(searchable.pdf, MISREAD) },
    await numbered('equifax, words that nobody sees', { ...MIDDLE, accounts: MIDDLE.accounts.slice(0, 2), leaps: {} }, HIDING),
    await member('myEquifax, two accounts', MEMBER),
    await member('myEquifax, one account alone', MEMBER_ALONE),
  ]
}
