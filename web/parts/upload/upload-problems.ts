import { REFUSALS } from '#contract/errors.ts'
import { ACCEPTED_TYPES, MAX_FILE_BYTES, MAX_PICTURES } from '#contract/reports.ts'
import { isCallError } from '#web/platform/api.ts'

/** What can be seen of a file before it is sent; null when there is nothing against it. */
export function problemOfFile(file: Pick<File, 'name' | 'size'>): string | null {
  const name = file.name.toLowerCase()
  if (!ACCEPTED_TYPES.some((ending) => name.endsWith(ending))) return otherType(name)
  if (file.size > MAX_FILE_BYTES) return REFUSALS.too_large.message
  return file.size === 0 ? 'This file is empty. Download the report again and choose the new file.' : null
}

/** What people have instead, by its ending, and what makes of it something that is read. */
const INSTEAD: readonly (readonly [endings: RegExp, what: string])[] = [
  [
    /\.(?:heic|heif)$/,
    'This is an iPhone photo (HEIC). Choose Settings > Camera > Formats > Most Compatible and take it again, or export the photo as JPEG.',
  ],
  [/\.(?:webp|gif|tiff?|bmp|avif)$/, 'Save this picture as JPG or PNG and choose that.'],
  [/\.(?:zip|rar|7z|gz)$/, 'Unpack this archive and choose the report itself.'],
  [/\.(?:docx?|odt|rtf|pages|xlsx?|numbers)$/, 'Save this document as a PDF and choose that.'],
]

function otherType(name: string): string {
  const [, instead] = INSTEAD.find(([endings]) => endings.test(name)) ?? []
  return [REFUSALS.unsupported_type.message, instead].filter(Boolean).join(' ')
}

/** The same of what is sent as one. */
export function problemOfUpload(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  if (files.length > MAX_PICTURES) return `One document takes up to ${MAX_PICTURES} pictures. Remove some of them.`
  return files.map(problemOfFile).find((problem) => problem !== null) ?? null
}

const hasCode = (error: unknown, code: string): boolean => isCallError(error) && error.code === code

/** The file is of another bureau than was said. */
export const isOtherBureau = (error: unknown): boolean => hasCode(error, 'bureau_mismatch')

/** The letter that a file was kept as, since it is no report; null for every other refusal. */
export const keptAs = (error: unknown): string | null => (isCallError(error) ? error.replyId : null)

/** Refusals that ask something in place; they are a question, not a failure. */
export const isUploadQuestion = (error: unknown): boolean =>
  isOtherBureau(error) || hasCode(error, 'password_needed') || hasCode(error, 'bureau_needed')

const OVER = 401
const TOO_MANY = 429
const BROKEN = 500

/** The session had ended; the file is as good as before. */
export const isSessionEnd = (error: unknown): boolean => isCallError(error) && error.status === OVER

/** The same file may be taken the second time: what was refused was not the file. */
export const isWorthRepeating = (error: unknown): boolean =>
  !isCallError(error) || error.status >= BROKEN || error.status === TOO_MANY || error.status === OVER
