import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES, MAX_PICTURES } from '#contract/reports.ts'
import type { UploadedFile } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** One more than is taken, so that the words of the refusal are the reports’ own. */
const MAX_FILES = MAX_PICTURES + 1
/** Bytes of all files of a form together. */
const MAX_FORM_BYTES = 100 * 1024 * 1024

/** Reads a form with files whole into memory, within the limits; over them the body is refused with 413. */
export async function readMultipart(request: FastifyRequest): Promise<{ body: Record<string, string>; files: UploadedFile[] }> {
  if (!request.isMultipart()) throw new Refusal('unsupported_type', 'Send the file as a form (multipart/form-data).')
  const body: Record<string, string> = {}
  const files: UploadedFile[] = []
  let size = 0
  const limits = { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 50, fieldSize: 100_000 }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        size += bytes.length
        if (size > MAX_FORM_BYTES) throw new Refusal('too_large', 'These files are larger than 100MB together.')
        files.push({ field: part.fieldname, name: part.filename, bytes })
      } else if (typeof part.value === 'string') {
        body[part.fieldname] = part.value
      }
    }
  } catch (error) {
    throw brokenFormAsRefusal(error)
  }
  return { body, files }
}

/** The framework's own refusals carry a status; what the parser throws besides is a form cut off or garbled. */
function brokenFormAsRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('too_large')
  if ('code' in error && error.code === 'FST_FILES_LIMIT')
    return new Refusal('too_large', `These are more than ${MAX_PICTURES} files. Upload fewer at a time.`)
  if ('statusCode' in error) return error
  return new Refusal('invalid', 'The upload did not arrive whole. Try again.')
}
