import { factsWithoutPlace } from '#tools/bench/facts-without-place.ts'
import { addScores, type FieldScore, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import { makeReport } from '#engine/testing/make.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'

/** How many files a layout, and what their seeds begin with: a reader that was fixed after a look at them needs others. */
export interface Corpus {
  readonly files: number
  readonly seeds: string
}

/** One file as it was read, next to what it says: a report, or one a bureau. */
export interface ReadFile {
  readonly name: string
  /** Its pages, or those on which a file without pages is listed. */
  readonly pages: number
  readonly reports: readonly Report[]
  readonly truths: readonly BureauTruth[]
}

/** What a file says about one bureau's report. */
export type BureauTruth = Truth & { readonly bureau: Bureau }

/** What the files of one layout came to. */
export interface LayoutScore {
  readonly layout: string
  readonly files: number
  readonly pages: number
  readonly longest: number
  readonly score: ReadingScore
  /** Of the hard inquiries alone. */
  readonly hard: ReadingScore
  readonly placeless: readonly string[]
}

/** Scores file by file, so that no report is kept. */
export function startLayoutScore(layout: string): { add(file: ReadFile): void; sum(): LayoutScore } {
  let sum: LayoutScore = { layout, files: 0, pages: 0, longest: 0, score: addScores([]), hard: addScores([]), placeless: [] }
  const add = (file: ReadFile): void => {
    const pairs = pairsOf(file)
    const named = (text: string): string => `${layout} ${file.name}: ${text}`
    const scores = pairs.map(({ truth, read }) => scoreReport(truth, read))
    const placeless = file.reports.flatMap(factsWithoutPlace).map((fact) => named(`no place for ${fact}`))
    sum = {
      layout,
      files: sum.files + 1,
      pages: sum.pages + file.pages,
      longest: Math.max(sum.longest, file.pages),
      score: addScores([sum.score, ...scores.map((one) => ({ ...one, mistakes: one.mistakes.map(named) }))]),
      hard: addScores([sum.hard, ...pairs.map(({ truth, read }) => scoreReport(hardOf(truth), hardOf(read)))]),
      placeless: [...sum.placeless, ...placeless],
    }
  }
  return { add, sum: () => sum }
}

/** Each bureau's truth with its report; a report too few was read as nothing, one too many says what is nowhere. */
function pairsOf({ reports, truths }: ReadFile): { truth: Truth; read: Report }[] {
  const known = new Set(truths.map(({ bureau }) => bureau))
  return [
    ...truths.map((truth) => ({ truth, read: reports.find(({ bureau }) => bureau === truth.bureau) ?? nothingOf(truth.bureau) })),
    ...reports.filter(({ bureau }) => !known.has(bureau)).map((read) => ({ truth: {}, read })),
  ]
}

const nothingOf = (bureau: Bureau): Report => makeReport({ id: '', bureau, format: '', reportDate: null })

/** Only the hard inquiries: all that is scored of it are they. */
function hardOf(truth: Report): Report
function hardOf(truth: Truth): Truth
function hardOf(truth: Truth): Truth {
  return { ...truth, inquiries: (truth.inquiries ?? []).filter(({ kind }) => kind === 'hard') }
}

/** Counted apart from the fields: the payment grid, and the table of balances that some layouts print. */
const CELLS = { payments: 'paymentHistory', balances: 'balanceHistory' } as const
const ALL_CELLS: ReadonlySet<string> = new Set(Object.values(CELLS))
const HARD = /^inquiries\b/

export const SCORE_HEADS = [
  'layout',
  'files (longest)',
  'pages',
  'accounts',
  'fields exact',
  'payment cells exact',
  'balance rows exact',
  'hard inquiries exact',
  'invented accounts',
  'missed accounts',
  'facts without a place',
] as const

export function cellsOf({ layout, files, pages, longest, score, hard, placeless }: LayoutScore): string[] {
  const { accounts, paymentHistory, balanceHistory } = score.fields
  const fields = Object.entries(score.fields).flatMap(([name, one]) => (ALL_CELLS.has(name) ? [] : [one]))
  const inquiries = Object.entries(hard.fields).flatMap(([name, one]) => (HARD.test(name) ? [one] : []))
  const askings = hard.fields['inquiries']
  return [
    layout,
    `${files} (${longest} pages)`,
    counted(pages),
    counted((accounts?.right ?? 0) + (accounts?.missing ?? 0)),
    exactOf(fields),
    exactOf(paymentHistory ? [paymentHistory] : []),
    exactOf(balanceHistory ? [balanceHistory] : []),
    exactOf(inquiries, (askings?.right ?? 0) + (askings?.missing ?? 0)),
    String(accounts?.invented ?? 0),
    String(accounts?.missing ?? 0),
    String(placeless.length),
  ]
}

const allOf = ({ right, wrong, missing, invented }: FieldScore): number => right + wrong + missing + invented

/** `99.98 % of 27,926`: never rounded up to all. */
function exactOf(scores: readonly FieldScore[], count?: number): string {
  const all = scores.reduce((sum, one) => sum + allOf(one), 0)
  const right = scores.reduce((sum, one) => sum + one.right, 0)
  return all === 0 ? '-' : `${percent(right / all)} of ${counted(count ?? all)}`
}

export const counted = (count: number): string => count.toLocaleString('en-US')
/** Two figures behind the point, cut off. */
export const percent = (share: number): string => (share === 1 ? '100 %' : `${(Math.floor(share * 10_000) / 100).toFixed(2)} %`)

export const markdownTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
