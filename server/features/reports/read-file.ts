import type { RefusalReason } from '#adapters/page-text/port.ts'
import type { RefusalCode } from '#contract/errors.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import type { ReadingResult } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { Digest, DigestInput, World } from '#server/features/reports/digest.ts'
import { Refusal } from '#server/platform/refusal.ts'

export interface ReadReport {
  readonly isPractice: boolean
  readonly report: Report
  readonly findings: readonly Finding[]
  readonly negativeItems: readonly NegativeItem[]
  readonly pageCount: number
  /** The file as it is kept: without its password. */
  readonly original: Uint8Array
}

export interface FileToRead {
  readonly bytes: Uint8Array
  readonly password: string | null
  readonly reportId: string
  readonly own: World
  readonly practice: World
}

const DIGEST = new URL('./digest.ts', import.meta.url)

/** Reads a file outside this thread, within limits of time and memory; whatever is no readable report is refused with what to do. */
export async function readFile(context: Context, file: FileToRead): Promise<ReadReport> {
  await refuseWrongType(context, file.bytes)
  const input: DigestInput = { reportId: file.reportId, own: file.own, practice: file.practice }
  const read = await context.pageText.read(file.bytes, { password: file.password, digest: { module: DIGEST, input } })
  if (read.kind === 'refused') throw refusalFor(read.reason)
  if (!isDigest(read.digest)) throw new Error('the digest answers a digest')
  const { isPractice, reading, findings, negativeItems, pageCount } = read.digest
  if (reading.kind !== 'report') throw notAReport(reading)
  const original = file.password === null ? file.bytes : await unlocked(context, file)
  return { isPractice, report: reading.report, findings, negativeItems, pageCount, original }
}

/** The worker runs our own digest; what it answers has that shape. */
function isDigest(value: unknown): value is Digest {
  return typeof value === 'object' && value !== null && 'reading' in value && 'findings' in value
}

async function refuseWrongType(context: Context, bytes: Uint8Array): Promise<void> {
  const kind = await context.pageText.sniff(bytes)
  if (kind === 'pdf') return
  throw new Refusal('unsupported_type', TYPE_MESSAGES[kind] ?? TYPE_MESSAGES['unknown'])
}

/** What can be read today, for whoever has to find another file. */
const READABLE = 'Upload the PDF of an Experian or TransUnion report (printed from its web page) or a myEquifax report.'

const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  png: 'This is a picture of a report. Pictures and scans cannot be read yet; download the report as a PDF from the bureau and upload that.',
  jpeg: 'This is a photo of a report. Photos and scans cannot be read yet; download the report as a PDF from the bureau and upload that.',
  heic: 'This is an iPhone photo (HEIC). Photos cannot be read yet; download the report as a PDF from the bureau and upload that.',
  html: 'This is a saved web page. Open it in your browser, print it to PDF and upload the PDF.',
  zip: 'This is an archive or an office document. Upload the PDF of the report itself.',
  unknown: 'This file is not a PDF, whatever its name says. Download the report as a PDF from the bureau and upload that.',
}

const REFUSED: Readonly<Record<RefusalReason, readonly [RefusalCode, string]>> = {
  not_a_pdf: ['unsupported_type', TYPE_MESSAGES['unknown'] ?? ''],
  needs_password: [
    'password_needed',
    'This PDF is locked. Enter its password and upload it again; the password is used once and not kept.',
  ],
  wrong_password: ['password_needed', 'This password does not open the PDF. Check it and upload the file again.'],
  damaged: [
    'damaged_file',
    'This file is damaged or cut off. Download the report again from the bureau and upload the new file.',
  ],
  too_many_pages: ['too_large', 'This file has more pages than a credit report has (over 200). Upload one report at a time.'],
  too_much_text: [
    'damaged_file',
    'This file unpacks into more than a credit report can hold. Download the report again from the bureau.',
  ],
  too_long: [
    'damaged_file',
    'This file takes too long to read. Download the report again from the bureau and upload the new file.',
  ],
  no_such_page: [
    'damaged_file',
    'This file is damaged or cut off. Download the report again from the bureau and upload the new file.',
  ],
}

function refusalFor(reason: RefusalReason): Refusal {
  const [code, message] = REFUSED[reason]
  return new Refusal(code, message)
}

function notAReport(reading: Exclude<ReadingResult, { kind: 'report' }>): Refusal {
  if (reading.kind === 'unsupported_layout') {
    const what = reading.bureau === null ? 'a three-bureau report' : `a report from ${BUREAU_NAMES[reading.bureau]}`
    return new Refusal('not_a_report', `This looks like ${what} in a layout that cannot be read yet. ${READABLE}`)
  }
  return new Refusal('not_a_report', NOT_A_REPORT[reading.why])
}

const NOT_A_REPORT: Readonly<Record<Extract<ReadingResult, { kind: 'not_a_report' }>['why'], string>> = {
  no_text:
    'This PDF holds only pictures, no text. Scans cannot be read yet; download the report as a PDF from the bureau and upload that.',
  unknown_document: `This does not look like a credit report. ${READABLE}`,
  bank_statement: `This looks like a bank statement, not a credit report. ${READABLE}`,
  tax_form: `This looks like a tax form, not a credit report. ${READABLE}`,
  rights_text_only: 'This is only the summary of your rights. Upload the report itself; it usually comes as a file of its own.',
  summary_only: 'This report lists no individual accounts; it is only a summary. Download the full report from the bureau.',
}

async function unlocked(context: Context, file: FileToRead): Promise<Uint8Array> {
  const opened = await context.pageText.unlock(file.bytes, { password: file.password })
  if (opened.kind === 'refused') throw refusalFor(opened.reason)
  return opened.pdf
}
