import type { readAllDocuments as all, readDocuments as one } from '#contract/case-file.ts'
import type { Report } from '#engine/report/report.ts'
import { counted } from '#engine/values/counted.ts'
import { writeDay } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { openPack, type Pack } from '#server/platform/pack.ts'
import {
  allDisputes,
  disputedEntry,
  type DisputedEntry,
  eventsOf,
  ownedDispute,
  type DisputeRow,
} from '#server/features/disputes/disputes.ts'
import { isPractised, lettersOfDispute, type LetterRow, printLetter, provenSentences } from '#server/features/letters/letters.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { originalIfKept, reportIfKept } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { NamedFile, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The papers of one dispute in one file. */
export const readDocuments: Operation<typeof one> = async (context, { user, params }) => {
  const dispute = await ownedDispute(context, user, params.id)
  const { content, folders } = await packed(context, user, [dispute])
  return new NamedFile(content, `dispute-documents-${folders.join()}.zip`)
}

/** The papers of every dispute, a folder each. */
export const readAllDocuments: Operation<typeof all> = async (context, { user }) => {
  const disputes = await allDisputes(context, user)
  if (disputes.length === 0) throw new Refusal('not_found', 'You have no disputes yet, so there are no documents.')
  const mark = disputes.every(({ isPractice }) => isPractice) ? 'PRACTICE-' : ''
  return new NamedFile((await packed(context, user, disputes)).content, `${mark}dispute-documents.zip`)
}

interface Packed {
  readonly content: Uint8Array
  readonly folders: readonly string[]
}

/** One dispute after the other: what is packed is held nowhere else. */
async function packed(context: Context, user: SignedIn, disputes: readonly Owned<DisputeRow>[]): Promise<Packed> {
  const days = await daysOf(context, user)
  const pack = openPack()
  const chapters: Chapter[] = []
  for (const dispute of disputes) chapters.push(await packPapers(context, user, { dispute, pack, days }))
  const head = [`Documents of your disputes, as of ${writeDay(days.today)}.`, '']
  pack.add('index.txt', [...head, ...chapters.flatMap(({ index }) => [...index, ''])].join('\n'))
  return { content: pack.end(), folders: chapters.map(({ folder }) => folder) }
}

interface Chapter {
  readonly folder: string
  /** Its lines of the index. */
  readonly index: readonly string[]
}

/** Packs the papers of one dispute, as many as there is room for. */
async function packPapers(
  context: Context,
  user: SignedIn,
  { dispute, pack, days }: { dispute: Owned<DisputeRow>; pack: Pack; days: LocalDays },
): Promise<Chapter> {
  const [letters, events] = await Promise.all([lettersOfDispute(context, user, dispute.id), eventsOf(context, dispute)])
  const mark = dispute.isPractice ? 'PRACTICE-' : ''
  const folder = `${mark}${plainName(dispute.creditor)}-${dispute.id.slice(0, 8)}`
  const files: string[] = []
  const add: Packing['add'] = (name, content) => {
    files.push(name)
    pack.add(`${folder}/${name}`, content)
  }
  const packing = { mark, add, isFull: pack.isFull }
  const notes = [
    ...(await packLetters(context, user, { letters, days, ...packing })),
    ...(await packPages(context, user, { dispute, ...packing })),
  ]
  return {
    folder,
    index: [
      `${dispute.creditor}${dispute.isPractice ? ' (PRACTICE: an invented entry, nothing was really sent)' : ''}`,
      `  Folder: ${folder}`,
      `  Status: ${dispute.status.replaceAll('_', ' ')}; outcome: ${dispute.outcome}`,
      ...dispute.trackingNumbers.map((number) => `  Tracking number: ${number}`),
      '  What happened:',
      ...events.map(({ at, text }) => `    ${days.of(at)}  ${text}`),
      '  Files:',
      ...(files.length === 0 && notes.length === 0 ? ['    None yet: no letter is written and no page belongs to it.'] : []),
      ...files.map((name) => `    ${name}`),
      ...notes.map((note) => `  Note: ${note}`),
    ],
  }
}

interface Packing {
  /** Before the names of what is only practised. */
  readonly mark: string
  readonly add: (name: string, content: Uint8Array | string) => void
  readonly isFull: () => boolean
}

const FULL = 'this file is full. Download the documents of this dispute by itself, or open it'

/** Each letter as it is mailed, and next to it what proves each of its sentences. Answers what is not here. */
async function packLetters(
  context: Context,
  user: SignedIn,
  { letters, days, mark, add, isFull }: Packing & { readonly letters: readonly Owned<LetterRow>[]; readonly days: LocalDays },
): Promise<readonly string[]> {
  const notes: string[] = []
  for (const [index, row] of letters.entries()) {
    if (isFull()) return [...notes, `${counted(letters.length - index, 'letter is', 'letters are')} not here: ${FULL}.`]
    const state = isPractised(row) ? 'practice' : row.sentAt === null ? 'draft' : `sent-${days.of(row.sentAt)}`
    const name = `${mark}letter-${index + 1}-to-${plainName(row.recipientLines[0] ?? row.creditor)}-${state}`
    try {
      add(`${name}.pdf`, (await printLetter(context, user, row)).pdf)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      notes.push(`${name} is not here as a PDF: ${error.message}`)
    }
    add(`${name}-proof.txt`, proofText(row))
  }
  return notes
}

function proofText(row: LetterRow): string {
  const said = { report: 'your report', registry: 'the law registry', profile: 'your profile', statement: 'your own statement' }
  const sentences = provenSentences(row).map(({ sentence, facts }) =>
    [
      sentence,
      ...facts.map(({ text, source, page, quote }) => {
        const where = page === undefined ? '' : `, page ${page}`
        return `    "${text}": ${said[source]}${where}${quote === undefined ? '' : `: "${quote}"`}`
      }),
    ].join('\n'),
  )
  return `${row.isPractice ? 'PRACTICE\n\n' : ''}What proves each sentence of this letter.\n\n${sentences.join('\n\n')}\n`
}

const DPI = 150
/** Of a long entry its first pages: the whole report is kept in its own place. */
const MOST_PAGES = 8

/** The pages of the report on which the entry and what was found about it stand. Answers what is not here. */
async function packPages(
  context: Context,
  user: SignedIn,
  { dispute, mark, add, isFull }: Packing & { readonly dispute: DisputeRow },
): Promise<readonly string[]> {
  if (dispute.negativeItemId === null && dispute.findingId === null) return []
  const gone = ['The report with this entry was deleted, so its pages are not here.']
  const entry = await disputedEntry(context, user, dispute)
  if (entry === null) return gone
  const report = await reportIfKept(context, user, entry.reportId)
  if (report === null) return gone
  const name = `${BUREAU_NAMES[report.bureau]} report`
  if (isFull()) return [`The pages of the ${name} are not here: ${FULL}.`]
  const pages = pagesOf(report.content, entry)
  const original = await originalIfKept(context, report)
  if (original === null) return [`The file of the ${name} was deleted, so its pages are not here.`]
  const undrawn: number[] = []
  for (const page of pages.slice(0, MOST_PAGES)) {
    const drawn = await context.pageText.renderPage(original, { page, dpi: DPI, colour: true, password: null })
    if (drawn.kind === 'image') add(`${mark}${report.bureau}-report-page-${page}.png`, drawn.png)
    else undrawn.push(page)
  }
  const more = pages.length - MOST_PAGES
  return [
    ...undrawn.map((page) => `Page ${page} of the ${name} could not be drawn; open the report to see it.`),
    ...(more <= 0
      ? []
      : [
          `${counted(more, 'more page')} of the ${name} ${more === 1 ? 'belongs' : 'belong'} to it; open the report to see the rest.`,
        ]),
  ]
}

function pagesOf(report: Report, { subjectId, findings }: Pick<DisputedEntry, 'subjectId' | 'findings'>): readonly number[] {
  const entries = [...report.accounts, ...report.publicRecords, ...report.inquiries]
  const own = Object.values(entries.find(({ id }) => id === subjectId)?.evidence ?? {}).map(({ page }) => page)
  const proven = findings.flatMap(({ evidence }) => evidence).filter(({ reportId }) => reportId === findings[0]?.reportId)
  return [...new Set([...own, ...proven.map(({ page }) => page)])].toSorted((a, b) => a - b)
}

/** Letters, digits and hyphens: a file name everywhere. */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 40) || 'entry'
