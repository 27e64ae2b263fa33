import type { BrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import type { EquifaxAccount } from '#tools/unseen-natives/equifax-account.ts'
import { pictures } from '#tools/unseen-natives/equifax-files.ts'
import { equifaxHtml, equifaxPages } from '#tools/unseen-natives/equifax.ts'
import { type ExperianAccount, experianHtml } from '#tools/unseen-natives/experian.ts'
import { codes, run } from '#tools/unseen-natives/facts.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import { memberHtml, memberPages } from '#tools/unseen-natives/member.ts'
import { EQUIFAX_SECOND } from '#tools/unseen-natives/second/equifax-cases.ts'
import { collectionBlocks, COLLECTIONS } from '#tools/unseen-natives/second/equifax-more.ts'
import { HOSPITAL, LATE_CARD as X_LATE, NO_INQUIRIES } from '#tools/unseen-natives/second/experian-cases.ts'
import { DAYS, SHEET } from '#tools/unseen-natives/second/second-cases.ts'
import { FIRST_CARD, INQUIRING, SECOND_CARD } from '#tools/unseen-natives/second/transunion-cases.ts'
import { type TransunionAccount, transunionHtml } from '#tools/unseen-natives/transunion.ts'

/** A file with one error in it. */
export interface Planted {
  readonly name: string
  readonly creditor: string
  /** Any of them names it. */
  readonly rules: readonly string[]
  readonly pdf: Uint8Array
}

type Rows = readonly (readonly [string, string])[]
const withRow = (rows: Rows, label: string, value: string): Rows => rows.map((row) => (row[0] === label ? [label, value] : row))

const { LATE_CARD, CARD } = EQUIFAX_SECOND

type Print = (html: string, margin?: number) => Promise<Uint8Array>

async function equifaxPlanted(toPdf: Print): Promise<Planted[]> {
  const shown = await pictures()
  const equifax = (account: EquifaxAccount) => toPdf(equifaxHtml(equifaxPages({ ...SHEET, accounts: [account] }, shown)))
  return [
    {
      name: 'a first delinquency before the opening',
      creditor: LATE_CARD.name,
      rules: ['dofd_before_opened'],
      pdf: await equifax({ ...LATE_CARD, dofd: '2019-01-20' }),
    },
    {
      name: 'closed before it was opened',
      creditor: CARD.name,
      rules: ['closed_before_opened'],
      pdf: await equifax({ ...CARD, isClosed: true, closed: '2019-04' }),
    },
    {
      name: 'more past due than owed',
      creditor: LATE_CARD.name,
      rules: ['past_due_above_balance'],
      pdf: await equifax({ ...LATE_CARD, pastDue: 2938 }),
    },
    {
      name: 'from on time to 90 days late in a month',
      creditor: LATE_CARD.name,
      rules: ['late_ladder_jump'],
      pdf: await equifax({ ...LATE_CARD, marks: codes('2020-03', 'ok*70 90 120') }),
    },
  ]
}

/** The second collection with a day that its row leaves empty, and a day to come in the member center. */
async function collectionPlanted(toPdf: Print): Promise<Planted[]> {
  const [, collection] = COLLECTIONS
  if (collection === undefined) throw new Error('no collection')
  const shown = await pictures()
  const member = { heading: 'OPEN', breaks: [770, 770], id: '7', section: 'revolving', time: '3/10/26, 7:40 PM' } as const
  return [
    {
      name: 'a first delinquency after the collector had it',
      creditor: 'QUAYLE COLLECTORS',
      rules: ['collector_dofd_after_assignment'],
      pdf: await toPdf(
        equifaxHtml(
          equifaxPages(
            {
              ...SHEET,
              accounts: [CARD],
              after: [
                {
                  height: 40,
                  html: '<div style="position:absolute;left:35pt;font-size:15pt">10. Collections</div>',
                  opens: true,
                },
                ...collectionBlocks({ ...collection, dofd: '2024-09-12' }),
              ],
            },
            shown,
          ),
        ),
      ),
    },
    {
      name: 'a day to come in the member center',
      creditor: CARD.name,
      rules: ['date_in_future'],
      pdf: await toPdf(
        memberHtml(memberPages({ ...member, account: { ...CARD, loan: 'CREDIT_CARD', opened: '2027-02-14' } }, DAYS)),
      ),
    },
  ]
}

async function transunionPlanted(toPdf: Print): Promise<Planted[]> {
  const transunion = (account: TransunionAccount) => toPdf(transunionHtml({ ...INQUIRING, adverse: [account], fine: [] }), 0.25)
  return [
    {
      name: 'months before the opening',
      creditor: FIRST_CARD.name,
      rules: ['history_before_opened'],
      pdf: await transunion({
        ...FIRST_CARD,
        rows: withRow(FIRST_CARD.rows, 'Date Opened', '02/14/2025'),
        ratings: run('2024-03', 'OK*22 30 30'),
      }),
    },
    {
      name: 'late with nothing past due',
      creditor: SECOND_CARD.name,
      rules: ['late_with_nothing_past_due', 'late_month_nothing_due', 'late_mark_above_arrears'],
      pdf: await transunion({
        ...SECOND_CARD,
        money: { ...SECOND_CARD.money, '2026-01': { balance: 1900, pastDue: 0, paid: 59, scheduled: 59 } },
      }),
    },
    {
      name: 'closed before it was opened, at TransUnion',
      creditor: FIRST_CARD.name,
      rules: ['closed_before_opened'],
      pdf: await transunion({ ...FIRST_CARD, rows: [...FIRST_CARD.rows, ['Date Closed', '08/31/2014']] }),
    },
  ]
}

async function experianPlanted(toPdf: Print): Promise<Planted[]> {
  const font = tickFont()
  const experian = (account: ExperianAccount) => toPdf(experianHtml({ ...NO_INQUIRIES, accounts: [account] }, font), 0.4)
  return [
    {
      name: 'never late, and 60 days late',
      creditor: X_LATE.name,
      rules: ['never_late_with_late_marks'],
      pdf: await experian({ ...X_LATE, rows: withRow(X_LATE.rows, 'Status', 'Open/Never late.') }),
    },
    {
      name: 'on record after its own last month',
      creditor: HOSPITAL.name,
      rules: ['removal_date_passed'],
      pdf: await experian({ ...HOSPITAL, rows: withRow(HOSPITAL.rows, 'On Record Until', 'Aug 2025') }),
    },
  ]
}

/** Files of the second set, an error planted in each. */
export async function plantedCases({ print }: BrowserPrinter): Promise<Planted[]> {
  const toPdf: Print = (html, margin = 0) => print({ html, margin, furniture: null })
  const all = [equifaxPlanted, collectionPlanted, transunionPlanted, experianPlanted]
  const made: Planted[] = []
  for (const plant of all) made.push(...(await plant(toPdf)))
  return made
}
