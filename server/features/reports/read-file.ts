import type { MarkupKind } from '#adapters/markup/port.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import type { ReportIds } from '#engine/reading/read-document.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { type Concluded, type Digest, isDigest } from '#server/features/reports/conclude.ts'
import type { DocumentDigestInput } from '#server/features/reports/digest.ts'
import { pagesWithoutText } from '#server/features/reports/pages-without-text.ts'
import { refuseKind, refuseMarkup, refuseOutcome, refusePdf } from '#server/features/reports/refuse-file.ts'
import { type Asking, proposeFields } from '#server/features/reports/propose-fields.ts'

export interface ReadReports {
  readonly kind: 'read'
  readonly isPractice: boolean
  /** One, or one for each bureau that the file speaks for. */
  readonly reports: readonly [Concluded, ...Concluded[]]
  readonly pageCount: number
  /** The pages as they are kept, a PDF without password: the file itself, or what its listing was set as. */
  readonly pages: Uint8Array
  /** What was uploaded, where that is no PDF; Social Security numbers covered. */
  readonly original: OriginalPart | null
}

/** A part of what was uploaded, with the ending of its name. */
export interface OriginalPart {
  readonly ending: 'pdf' | 'png' | 'jpg' | MarkupKind
  readonly bytes: Uint8Array
}

/** A PDF with pages that are pictures, or that no layout explains: they must be recognised, or a model asked, which takes its time. */
export interface ScannedFile {
  readonly kind: 'scanned'
  /** Without password. */
  readonly pdf: Uint8Array
  readonly pageCount: number
  /** The numbers of the pages to recognise; none where only a model is to be asked. */
  readonly scanned: readonly number[]
  /** What the other pages already say; empty when they say nothing. */
  readonly bureaus: readonly Bureau[]
}

export interface FileToRead {
  readonly bytes: Uint8Array
  readonly password: string | null
  readonly ids: ReportIds
  /** The bureau that the member chose, or that was asked, for pages that name none; null where no one says. */
  readonly bureau: Bureau | null
}

const DIGEST = new URL('./digest.ts', import.meta.url)
const COVERING = new URL('./cover-original-work.ts', import.meta.url)
const MARKUP_DIGEST = new URL('./digest-markup.ts', import.meta.url)

/**
 * Reads a file outside this thread, within limits of time and memory; whatever is no readable report is refused with what to
 * do. Pictures are not read here.
 */
export async function readFile(context: Context, file: FileToRead): Promise<ReadReports | ScannedFile> {
  const kind = await context.pageText.sniff(file.bytes)
  if (kind === 'pdf') return readPdf(context, file)
  if (kind === 'mhtml' || kind === 'webarchive')
    return readListed(context, { ...file, bytes: await unpacked(context, file) }, 'html')
  if (kind === 'json' || kind === 'xml' || kind === 'html') return readListed(context, file, kind)
  throw refuseKind(kind, file.bytes)
}

/** The same where no one waits for a recognition: pages without text are left out. */
export async function readTextFile(context: Context, file: FileToRead): Promise<ReadReports> {
  const read = await readFile(context, file)
  if (read.kind === 'read') return read
  return readRecognised(context, {
    ...file,
    bytes: read.pdf,
    recognised: [],
    isScan: read.bureaus.length === 0,
    unread: read.scanned,
    asking: null,
  })
}

async function readPdf(context: Context, file: FileToRead): Promise<ReadReports | ScannedFile> {
  const read = await digestPdf(context, file, { recognised: [], unread: [], proposals: null })
  const scanned = await pagesWithoutText(context, file, read)
  const { outcome, pageCount, isPractice } = read
  if (scanned.length > 0 || (read.unexplained.length > 0 && context.model.isConnected)) {
    const bureaus = outcome.kind === 'reports' ? outcome.reports.map(({ bureau }) => bureau) : []
    return { kind: 'scanned', pdf: await unlocked(context, file), pageCount, scanned, bureaus }
  }
  if (outcome.kind !== 'reports') throw refuseOutcome(outcome)
  const pages = await unlocked(context, file)
  return { kind: 'read', isPractice, reports: outcome.reports, pageCount, pages, original: null }
}

export interface RecognisedFile extends FileToRead {
  /** What was made out on the pages without text. */
  readonly recognised: readonly PageText[]
  /** Whether all of it was made out on pictures: the words of a refusal differ. */
  readonly isScan: boolean
  /** The pages that are pictures on which nothing was made out. */
  readonly unread: readonly number[]
  /** Whose report it is, for a model that may be asked about pages that no layout explains; null where no one waits for one. */
  readonly asking: Asking | null
}

/** Reads a PDF whose pages without text were recognised, if need be by what a model proposes. */
export async function readRecognised(context: Context, file: RecognisedFile): Promise<ReadReports> {
  const { recognised, unread } = file
  const first = await digestPdf(context, file, { recognised, unread, proposals: null })
  const proposals = file.asking === null ? null : await proposeFields(context, first, file.asking)
  const { outcome, pageCount, isPractice } =
    proposals === null ? first : await digestPdf(context, file, { recognised, unread, proposals })
  if (outcome.kind !== 'reports') throw refuseOutcome(outcome, file.isScan)
  return { kind: 'read', isPractice, reports: outcome.reports, pageCount, pages: file.bytes, original: null }
}

async function digestPdf(context: Context, file: FileToRead, more: Omit<DocumentDigestInput, 'ids' | 'bureau'>): Promise<Digest> {
  const { ids, bureau, bytes, password } = file
  const input: DocumentDigestInput = { ids, bureau, ...more }
  const read = await context.pageText.read(bytes, { password, digest: { module: DIGEST, input } })
  if (read.kind === 'refused') throw refusePdf(read.reason)
  return whole(read.digest)
}

async function readListed(context: Context, file: FileToRead, kind: MarkupKind): Promise<ReadReports> {
  const { ids, bytes } = file
  const read = await context.markup.read(bytes, { kind, digest: { module: MARKUP_DIGEST, input: { ids } } })
  if (read.kind === 'refused') throw refuseMarkup(read.reason)
  const { outcome, isPractice } = whole(read.digest)
  if (outcome.kind !== 'reports') throw refuseOutcome(outcome)
  const listing = outcome.listing ?? []
  const pages = await context.printing.setListing(listing)
  const original = { ending: kind, bytes: await covered(context, bytes) }
  return { kind: 'read', isPractice, reports: outcome.reports, pageCount: listing.length, pages, original }
}

async function covered(context: Context, bytes: Uint8Array): Promise<Uint8Array> {
  const answer = await context.threads.run(COVERING, bytes)
  if (!(answer instanceof Uint8Array)) throw new Error('covered bytes are bytes')
  return answer
}

/** The page of an archive; its pictures, styles and scripts are neither read nor kept. */
async function unpacked(context: Context, file: FileToRead): Promise<Uint8Array> {
  const page = await context.markup.unpack(file.bytes)
  if (page.kind === 'refused') throw refuseMarkup(page.reason)
  return page.html
}

function whole(digest: unknown): Digest {
  if (!isDigest(digest)) throw new Error('the digest answers a digest')
  return digest
}

async function unlocked(context: Context, file: FileToRead): Promise<Uint8Array> {
  if (file.password === null) return file.bytes
  const opened = await context.pageText.unlock(file.bytes, { password: file.password })
  if (opened.kind === 'refused') throw refusePdf(opened.reason)
  return opened.pdf
}
