import type { ReportHead } from '#web/parts/stored-report.ts'
import type { Reply } from '#web/parts/answers/answer-calls.ts'
import type { Upload } from '#web/parts/upload/upload-queue.ts'
import { counted } from '#web/parts/written.ts'
import { isUploadQuestion } from '#web/parts/upload/upload-problems.ts'

/** `experian.pdf`, or `4 pictures, page-1.jpg first`. */
export function nameOfUpload({ files }: Pick<Upload, 'files'>): string {
  const [first, ...rest] = files
  return rest.length === 0 ? first.name : `${counted(files.length, 'picture')}, ${first.name} first`
}

export type Standing = 'waiting' | 'queued' | 'sending' | 'reading' | 'read' | 'asked' | 'not_taken' | 'deleted'

/** Where it is, seen from the file and from what the server has made of it since. */
export function standingOf({ state }: Pick<Upload, 'state'>, reports: readonly ReportHead[], letter?: Letter): Standing {
  if (state.is === 'refused') return isUploadQuestion(state.error) ? 'asked' : 'not_taken'
  if (state.is === 'sending') return state.sent < 1 ? 'sending' : 'reading'
  if (state.is !== 'taken') return state.is
  if (reports.length === 0)
    return state.replyId === null || letter === null ? 'deleted' : LETTER_STANDINGS[letter?.status ?? 'processing']
  if (reports.some(({ status }) => status === 'processing')) return 'reading'
  return reports.some(({ status }) => status === 'failed') ? 'not_taken' : 'read'
}

/** The letter that an upload is kept as, as it is now; null once it is deleted. */
export type Letter = Pick<Reply, 'status' | 'reportIds'> | null

const LETTER_STANDINGS: Readonly<Record<Reply['status'], Standing>> = { processing: 'reading', read: 'read', failed: 'not_taken' }

/** The reports that were made of it, as they are now; those that were deleted meanwhile are gone. */
export function reportsOf(
  { state }: Pick<Upload, 'state'>,
  stored: readonly ReportHead[] | undefined,
  letter?: Letter,
): readonly ReportHead[] {
  if (state.is !== 'taken') return []
  const ids = new Set([...state.reports.map(({ id }) => id), ...(letter?.reportIds ?? [])])
  if (stored === undefined) return state.reports
  // Its pages may have joined a report that was there.
  const isOf = ({ id, files }: ReportHead): boolean => ids.has(id) || files.some((file) => ids.has(file.id))
  const first = stored.filter(isOf)
  // A reading becomes as many reports as its pages hold: they were stored in the same moment.
  const moments = new Set(state.reports.some(({ status }) => status === 'processing') ? first.map(momentOf) : [])
  return stored.filter((report) => isOf(report) || moments.has(momentOf(report)))
}

const momentOf = ({ uploadedAt, format }: ReportHead): string => `${uploadedAt} ${format}`

/** What became of an upload, when something did. */
interface Made {
  readonly state: { readonly is: string; readonly reports?: readonly Pick<ReportHead, 'id'>[]; readonly replyId?: string | null }
}

/** The first upload of the very same report: the same file, chosen twice. */
export function twinOf<One extends Made>(upload: One, uploads: readonly One[]): One | null {
  const made = idsOf(upload)
  const first = made === '' ? undefined : uploads.find((other) => idsOf(other) === made)
  return first === undefined || first === upload ? null : first
}

const idsOf = ({ state: { reports = [], replyId = null } }: Made): string =>
  [...reports.map(({ id }) => id), ...(replyId === null ? [] : [replyId])].join(' ')

/** What a screen reader hears when it changes; the refusal and what was read are said by the row itself. */
export function tellUpload(upload: Upload, standing: Standing): string {
  return `${nameOfUpload(upload)}: ${STANDING_WORDS[standing]}.`
}

const STANDING_WORDS: Record<Standing, string> = {
  waiting: 'not sent yet',
  queued: 'waits its turn',
  sending: 'uploading',
  reading: 'being read',
  read: 'read',
  asked: 'needs your input',
  not_taken: 'not accepted',
  deleted: 'deleted',
}
