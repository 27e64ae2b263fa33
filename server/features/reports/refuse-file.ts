import type { MarkupRefused } from '#adapters/markup/port.ts'
import type { FileKind, RefusalReason } from '#adapters/page-text/port.ts'
import type { PictureRefused } from '#adapters/recognition/port.ts'
import type { RefusalCode } from '#contract/errors.ts'
import { MAX_PICTURES } from '#contract/reports.ts'
import type { NotAReport } from '#engine/reading/detect-layout.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { RECEIVED_NAMES, type ToldKind } from '#engine/words/received-paper.ts'
import type { Outcome } from '#server/features/reports/conclude.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What can be read today, for the one who has to find another file. */
const READABLE =
  'Upload a report from Experian, Equifax or TransUnion (PDF, scan or photo), a three-bureau page from a monitoring service (PDF or saved as HTML), or either one as JSON or XML.'

const AGAIN = 'Download the report again from where it came from and upload the new file.'

const TYPE_MESSAGES: Readonly<Partial<Record<FileKind, string>>> = {
  heic: 'This is an iPhone photo in HEIC format, which we can’t open. Choose Settings > Camera > Formats > Most Compatible and take it again, or export the photo as JPEG and upload that.',
  other_image: 'This picture isn’t a JPG or PNG. Save it as a JPG or PNG and upload that.',
  zip: 'This is a zip file or an office document. Upload the report itself: unzip the file, or save the document as a PDF.',
  unknown: `This file isn’t a PDF, a picture or a data file, no matter what its name says. ${READABLE}`,
}

/** Why a file of this kind is not taken, from its kind and its first bytes. */
export function refuseKind(kind: FileKind, bytes: Uint8Array): Refusal {
  if (kind !== 'unknown') return new Refusal('unsupported_type', TYPE_MESSAGES[kind] ?? TYPE_MESSAGES.unknown)
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1').trimStart()
  if (/^\uFEFF?(?:ï»¿)?[[{]\s*["{[]/.test(start))
    return new Refusal('damaged_file', `This data file is damaged or cut off. ${AGAIN}`)
  return new Refusal('unsupported_type', isText(bytes) ? TEXT_FILE : TYPE_MESSAGES.unknown)
}

const TEXT_FILE =
  'This is a text file or copied text, which loses the page layout. Open the report again, choose Print, then Save as PDF (or save the page as HTML), and upload that.'

/** How much of a file is looked at. */
const LOOKED_AT = 4096

/** Whether the file holds letters and nothing that no letter is written with. */
function isText(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = new TextDecoder(isWide ? 'utf-16' : 'utf-8').decode(bytes.subarray(0, LOOKED_AT))
  const odd = text.match(/[^\P{C}\n\r\t\f]|\uFFFD/gu)?.length ?? 0
  return /\p{L}{3}/u.test(text) && odd <= text.length / 100
}

const REFUSED: Readonly<Record<RefusalReason, readonly [RefusalCode, string]>> = {
  not_a_pdf: ['unsupported_type', TYPE_MESSAGES.unknown ?? ''],
  needs_password: [
    'password_needed',
    'This PDF is locked. Enter its password and upload it again. We use the password once and don’t keep it.',
  ],
  wrong_password: ['password_needed', 'This password does not open the PDF. Check it and upload the file again.'],
  damaged: ['damaged_file', `This file is damaged or cut off. ${AGAIN}`],
  too_many_pages: ['too_large', 'This file has over 200 pages, more than a credit report. Upload one report at a time.'],
  too_much_text: ['damaged_file', `This file unpacks to more than any credit report. ${AGAIN}`],
  too_long: ['damaged_file', `This file takes too long to read. ${AGAIN}`],
  no_such_page: ['damaged_file', `This file is damaged or cut off. ${AGAIN}`],
}

export function refusePdf(reason: RefusalReason): Refusal {
  const [code, message] = REFUSED[reason]
  return new Refusal(code, message)
}

export const refuseMarkup = (reason: MarkupRefused['reason']): Refusal => refusePdf(reason)

type Received = Extract<NotAReport, `received_${string}`>
const isReceived = (why: NotAReport): why is Received => why.startsWith('received_')

const NOT_A_REPORT: Readonly<Record<Exclude<NotAReport, Received | 'bureau_not_named'>, string>> = {
  no_text: `This PDF has almost no text and no page pictures. ${AGAIN}`,
  unknown_document: `This doesn’t look like a credit report. ${READABLE}`,
  bank_statement: `This looks like a bank statement, not a credit report. ${READABLE}`,
  tax_form: `This looks like a tax form, not a credit report. ${READABLE}`,
  rights_text_only: 'This is only the summary of your rights. Upload the report itself. It’s usually a separate file.',
  page_source:
    'This is the page’s source code, not the page. Open the report itself, choose Save as > Webpage (or print it to PDF), and upload that.',
  translated:
    'Your browser translated this page, so we can’t read what the bureau wrote. Choose "Show original", save the page or print it to PDF again, and upload that.',
  not_filled:
    'This page was saved without its contents. Open the report, wait until it shows all accounts, choose Save as > "Webpage, Complete" or "Webpage, Single File" (not "HTML Only"), or print it to PDF, and upload that.',
  frame_left_out:
    'The report isn’t in this file. It’s in a frame of the page that wasn’t saved. Open the page, save it as "Webpage, Single File" or print it to PDF, and upload that.',
  several_reports:
    'This file has several reports from one bureau, or the same one twice. Save or print each one separately, and upload them one at a time.',
  pages_out_of_order:
    'The pages in this file are out of order or some are missing, and they have no page numbers. Print the whole report again, and upload that.',
  several_pages_on_a_sheet:
    'Several pages of the report are printed on one sheet, and we can’t tell where each one begins. Print it again to PDF with 1 page per sheet, or download it from the bureau, and upload that.',
  summary_only: 'This report is only a summary and lists no individual accounts. Download the full report from the bureau.',
}

const TOO_MUCH = 'This file lists more than one person’s credit report would. Upload one report at a time.'

const NOTHING_MADE_OUT =
  'We couldn’t find a credit report here. Photograph every page from its first line to its last, flat, in even light and close enough that the small print is sharp. Or upload the PDF from the bureau.'

const RECEIVED: Readonly<Record<Received, ToldKind>> = {
  received_answer: 'answer',
  received_refusal: 'refusal',
  received_collection_notice: 'collection_notice',
  received_court_paper: 'court_paper',
  received_discharge: 'discharge',
  received_identity: 'identity',
}

/** The file is no report but another paper that came by mail: it has a place of its own. */
export class OtherPaper extends Refusal {
  constructor(kind: ToldKind) {
    super('not_a_report', `This is ${RECEIVED_NAMES[kind]}, not a credit report. We keep it for you under Answers.`)
  }
}

const FROM_BUREAUS = 'free at AnnualCreditReport.com'
const THREE_UNREAD = `This looks like a three-bureau report in a layout we can’t read yet. Get each bureau’s own report, ${FROM_BUREAUS}, and upload those.`
const unreadOf = (bureau: Bureau): string =>
  `This looks like a report from ${BUREAU_NAMES[bureau]} on a saved page we can’t read. Open it again, choose Print, then Save as PDF, and upload that. Or get the bureau’s own report, ${FROM_BUREAUS}.`

/** Why what was read is no report; of a picture, what nothing was made out on. */
export function refuseOutcome(outcome: Exclude<Outcome, { kind: 'reports' }>, isRecognised = false): Refusal {
  if (outcome.kind === 'too_much') return new Refusal('too_large', TOO_MUCH)
  if (outcome.kind === 'unsupported_layout') {
    return new Refusal('not_a_report', outcome.bureau === null ? THREE_UNREAD : unreadOf(outcome.bureau))
  }
  const { why } = outcome
  if (isReceived(why)) return new OtherPaper(RECEIVED[why])
  if (why === 'bureau_not_named') return new Refusal('bureau_needed')
  const isNothing = isRecognised && (why === 'no_text' || why === 'unknown_document')
  return new Refusal('not_a_report', isNothing ? NOTHING_MADE_OUT : NOT_A_REPORT[why])
}

const CLOSER = 'Take it again from closer, so that the page fills the picture.'
const TROUBLES: Readonly<Record<NonNullable<PictureRefused['trouble']>, string>> = {
  too_small: `is too small to read reliably. ${CLOSER} Use your camera’s full resolution, or scan at 200 dpi or more. For a screenshot, zoom the page to 200% first.`,
  blurred: 'is blurry. Hold the phone still above the page, wait until it’s sharp, and take it again.',
  too_dark: 'is too dark or too pale. Take it again in even daylight, with no flash and no shadow on the page.',
  no_page:
    'doesn’t show a page we can find. Lay the page on a darker surface, with all four edges in the picture, and take it again.',
  several_sheets: 'shows more than one printed sheet. Photograph each page alone, with nothing printed next to it or behind it.',
  cut_off: 'is cut off at its edge. Take it again with all four edges of the page in the picture.',
  broken_letters:
    'has faded letters, like a fax or a copy of a copy, so we’d have to guess too many words. Scan the original in gray at 200 dpi or more, or take a photo of it in even light.',
  unreadable: 'can’t be read. Take it again flat, sharp and in even light, or scan it at 200 dpi or more.',
}

/** Why a picture, the page of this number, cannot be read, with how to take a better one. */
export function refusePicture({ reason, trouble }: PictureRefused, page: number | null): Refusal {
  const which = page === null ? 'This picture' : `The picture of page ${page}`
  if (reason === 'no_picture')
    return new Refusal('damaged_file', `${which} can’t be opened because it’s damaged or cut off. Take it again.`)
  if (reason === 'too_large')
    return new Refusal(
      'too_large',
      `${which} has more than 50 million pixels. Save it smaller, or take a tall screenshot in parts, and upload that.`,
    )
  if (reason === 'too_long') return new Refusal('damaged_file', `${which} takes too long to read. ${CLOSER}`)
  return new Refusal('not_a_report', `${which} ${TROUBLES[trouble ?? 'unreadable']}`)
}

export const tooManyPictures = (): Refusal =>
  new Refusal(
    'too_large',
    `That’s more than ${MAX_PICTURES} pictures. Upload one report at a time, at most ${MAX_PICTURES} pages.`,
  )

export const notOneReport = (): Refusal =>
  new Refusal(
    'invalid',
    'We read several files as one report only if they’re all pictures of its pages, or PDFs of single accounts from one report. Upload other files one at a time.',
  )

/** The bureau chosen must be one that the file speaks for. */
export function refuseMismatch(chosen: Bureau | null, detected: readonly Bureau[]): void {
  const [first] = detected
  if (chosen === null || first === undefined || detected.includes(chosen)) return
  const [wrong, right] = [BUREAU_NAMES[chosen], BUREAU_NAMES[first]]
  const message = `You chose ${wrong}, but this is a report from ${right}. Choose ${right} and upload it again.`
  throw new Refusal('bureau_mismatch', message, { detected: first })
}
