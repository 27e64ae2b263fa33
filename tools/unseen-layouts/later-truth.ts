import type { Sheets } from '#engine/testing/print-on-sheets.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import { AGENCY, AUTO, CARD, type Entry, HOUSE, STORE } from '#tools/unseen-layouts/entry.ts'
import type { TrueReport } from '#tools/unseen-layouts/files.ts'
import { AGENT, LATE, WRITTEN_OFF } from '#tools/unseen-layouts/odd-entries.ts'
import type { OddEntry } from '#tools/unseen-layouts/odd-pages.ts'

/** What is true of the later files, and what they are put together from. */

export const all = [CARD, AUTO, HOUSE, AGENCY, STORE]
export const grid = (columns: number, rows: number, more: Partial<Sheets> = {}): Sheets => ({
  columns,
  rows,
  sheet: columns > rows ? [792, 612] : [612, 792],
  isApart: true,
  ...more,
})
export const truth = (bureau: Bureau, entries: readonly Entry[], more: Partial<TrueReport> = {}): TrueReport => ({
  bureau,
  accounts: entries.map(({ name }) => name),
  negative: entries.filter(({ isNegative }) => isNegative).map(({ name }) => name),
  notices: [],
  ...more,
})
export const odd = (bureau: Bureau, entries: readonly OddEntry[], more: Partial<TrueReport> = {}): TrueReport => {
  const here = entries.filter(({ at }) => at[bureau] !== undefined)
  return {
    bureau,
    accounts: here.map(({ name }) => name),
    negative: here.filter((one) => one === LATE || one === WRITTEN_OFF || one === AGENT).map(({ name }) => name),
    notices: [],
    ...more,
  }
}
/** Throws where the words are not there, so that no file is plain by mistake. */
export function put(text: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`no such words: ${from}`)
    return now.replaceAll(from, to)
  }, text)
}

export const NONE = { notices: [] as const }
export const without = (one: Entry): Entry => ({ ...one, name: '' })
/** Words of a status that no one has heard of. */
export const odder = (one: Entry, words: string): Entry => ({
  ...one,
  says: { experian: `${words}.`, transunion: words, equifax: words },
})
export const QUEER = odder({ ...AUTO, name: 'LINDEN FINANCE', number: ['771200', '3003'] }, 'Held In Abeyance')

export const experianRecord = (lines: readonly (readonly [string, string])[]): string =>
  `<h3>US BKPT CT</h3><div>${lines.map(([label, value]) => `<div class="r"><span>${label}</span><b>${value}</b></div>`).join('')}</div>`
export const chapter7 = (court: string, status: string): readonly (readonly [string, string])[] => [
  ['Name', court],
  ['Reference Number', '2211043'],
  ['Status', status],
  ['Date Filed', '02/11/2022'],
  ['Date Resolved', '06/02/2022'],
  ['Responsibility', 'Individual'],
  ['On Record Until', 'Feb 2032'],
]
export const iiqRecords = (blocks: readonly (readonly (readonly [string, string])[])[]): string =>
  blocks
    .map(
      (rows) =>
        `<div class="sub_header">Bankruptcy</div><table class="rpt_content_table rpt_table4column"><tr><th></th><th class="headerTUC">TransUnion</th><th class="headerEXP">Experian</th><th class="headerEQF">Equifax</th></tr>${rows.map(([label, value]) => `<tr><td class="label">${label}</td><td class="info">${value}</td><td class="info">-</td><td class="info">-</td></tr>`).join('')}</table>`,
    )
    .join('')
export const RECORD: readonly (readonly [string, string])[] = [
  ['Type:', 'Chapter 7 bankruptcy'],
  ['Status:', 'Discharged'],
  ['Date Filed/Reported:', '02/11/2022'],
  ['Reference#:', '2211043'],
  ['Closing Date:', '06/02/2022'],
]
export const mismoRecord = (more: string): string =>
  `<CREDIT_PUBLIC_RECORD CreditPublicRecordID="P9" BorrowerID="B1" ${more}><CREDIT_REPOSITORY _SourceType="Equifax"/></CREDIT_PUBLIC_RECORD>`
/** On paper the site's name is in its words alone. */
export const named = (text: string): string =>
  put(
    text,
    ['<div>Report Date: 10/08/2026</div>', '<p>SmartCredit</p><div>Report Date: 10/08/2026</div>'],
    [
      '</head>',
      '<style>body{font:9pt Arial;width:540pt}.grid-cols-4{display:grid;grid-template-columns:repeat(4,1fr);grid-template-rows:repeat(23,auto);grid-auto-flow:column}.statements .grid-cols-4{grid-template-rows:repeat(2,auto)}.labels,.d-contents{display:contents}</style></head>',
    ],
  )
export const threeBureaus = (entries: readonly Entry[], more: Partial<TrueReport> = {}): readonly TrueReport[] =>
  BUREAUS.map((bureau) => truth(bureau, entries, more))
