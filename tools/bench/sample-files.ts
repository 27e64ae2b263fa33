import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { PageTextPort } from '#adapters/page-text/port.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { readDocument, type ReadingResult } from '#engine/reading/read-document.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import {
  type CountInSample,
  countEquifax,
  countExperian,
  countIdentityIq,
  countTrueLink,
  countTu4,
} from '#tools/bench/count-in-sample.ts'
import { readText } from '#tools/bench/data-layouts.ts'
import { factsWithoutPlace } from '#tools/bench/facts-without-place.ts'

/** The files of others lie next to the project, not in it. */
export const SAMPLES = new URL('../../../shared/samples/', import.meta.url)
export const hasSamples = (): boolean => existsSync(SAMPLES)

/** The samples that are reports, and how each is counted without the readers. */
export const REPORT_SAMPLES: readonly (readonly [file: string, count: CountInSample])[] = [
  ['tu-truelink-3b/mfsn_3b_report_small.json', countTrueLink],
  ['truelink-tu/transunion_truelink_sandbox_example.json', countTrueLink],
  ['iiq-html/iiq_angular_small.html', countIdentityIq],
  ['experian/experian_credit_profile_v2_doc_sample_consumer.json', countExperian],
  ['transunion/tu4_model_report.xml', countTu4],
  ['equifax/equifax_us_consumer_report_ppcsz.json', countEquifax],
]

export const sampleText = (file: string): string => readFileSync(new URL(file, SAMPLES), 'utf8')
export const overviewSamples = (): string[] =>
  readdirSync(new URL('equifax-overview-pdf/', SAMPLES)).map((name) => `equifax-overview-pdf/${name}`)

export async function readPdfSample(file: string, pageText: PageTextPort): Promise<ReadingResult> {
  const text = await pageText.read(readFileSync(new URL(file, SAMPLES)), { password: null, digest: null, timeoutMs: 60_000 })
  if (text.kind !== 'text' || text.document === null) throw new Error(`${file} has no text`)
  return readDocument(text.document, ['a', 'b', 'c'])
}

export const SAMPLE_HEADS = [
  'sample',
  'reports',
  'accounts (in the file)',
  'hard inquiries (in the file)',
  'public records (in the file)',
  'facts without a place',
  'findings that assert an error',
] as const

/** One row a sample: what was read next to what the file itself lists. */
export async function benchSamples(pageText: PageTextPort): Promise<string[][]> {
  const rows = REPORT_SAMPLES.map(([file, count]) => {
    const text = sampleText(file)
    const result = readText(text)
    return result.kind === 'reports' ? rowOf(file, result.reports, count(text)) : refusedRow(file, result)
  })
  for (const file of overviewSamples()) rows.push(refusedRow(file, await readPdfSample(file, pageText)))
  return rows
}

type Reports = Extract<ReadingResult, { kind: 'reports' }>['reports']

function rowOf(file: string, reports: Reports, counts: ReturnType<CountInSample>): string[] {
  const beside = (read: number, own: (one: (typeof counts)[number]) => number): string =>
    `${read} (${counts.reduce((sum, one) => sum + own(one), 0)})`
  const all = <T>(of: (report: Reports[number]) => readonly T[]): readonly T[] => reports.flatMap((report) => [...of(report)])
  return [
    file,
    reports.map(({ bureau }) => BUREAU_NAMES[bureau]).join(', '),
    beside(all(({ accounts }) => accounts).length, ({ accounts }) => accounts),
    beside(all(({ inquiries }) => inquiries.filter(({ kind }) => kind === 'hard')).length, ({ hardInquiries }) => hardInquiries),
    beside(all(({ publicRecords }) => publicRecords).length, ({ publicRecords }) => publicRecords),
    String(all(factsWithoutPlace).length),
    String(all((report) => auditReport(report)).filter(({ grade }) => ASSERTING_GRADES.includes(grade)).length),
  ]
}

function refusedRow(file: string, result: ReadingResult): string[] {
  const what = result.kind === 'not_a_report' ? `refused: ${result.why.replaceAll('_', ' ')}` : result.kind
  return [file, what, '-', '-', '-', '-', '-']
}
