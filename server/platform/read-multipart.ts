import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES, MAX_PICTURES } from '#contract/reports.ts'
import type { UploadedFile } from '#server/platform/caller.ts'
import type { Patience } from '#server/platform/patience.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** One more than is taken, so that the words of the refusal are the reports’ own. */
const MAX_FILES = MAX_PICTURES + 1
/** Bytes of all files of a form together. */
const MAX_FORM_BYTES = 100 * 1024 * 1024
/** Bytes of what is between the files of a form: its text fields, and the lines that name its parts. */
const MAX_FRAME_BYTES = 1024 * 1024
/** Characters of a file's name; only its ending says anything. */
const MAX_NAME = 300

/** A form as it travels: its text fields and its files. */
export interface Form {
  readonly body: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
}

export interface FormReading {
  /** Where files wait until their form is whole. */
  readonly directory: string
  readonly patience: Patience
}

/**
 * Reads a form with files. While it arrives it is kept on the disk, so that a connection that stalls holds no memory; only a whole form is
 * taken into memory. A form that says it is too large is refused unread, and one that stalls is ended.
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  { directory, patience }: FormReading,
): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal('unsupported_type', 'Send the file as a form (multipart/form-data).')
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES + MAX_FRAME_BYTES) throw formTooLarge()
  const waiting: WaitingFile[] = []
  const stalled = Promise.withResolvers<never>()
  const stop = watch(request, patience, () => {
    // What is left of the body is not waited for.
    reply.raw.once('finish', () => request.raw.destroy())
    stalled.reject(new Refusal('invalid', 'The upload stopped before it was whole. Check your connection and try again.'))
  })
  const read = readParts(request, directory, waiting)
  try {
    const body = await Promise.race([read, stalled.promise])
    const files: UploadedFile[] = []
    for (const file of waiting) files.push({ field: file.field, name: file.name, bytes: await file.take() })
    return { body, files }
  } catch (error) {
    throw brokenFormAsRefusal(error)
  } finally {
    stop()
    // After a refusal the rest is let pass unread, so that the client gets its answer.
    if (!request.raw.complete) request.raw.unpipe().resume()
    // A form that stalled is still being read until its connection is gone.
    const letGo = (): Promise<unknown> => Promise.all(waiting.map((file) => file.drop()))
    void read.then(letGo, letGo)
  }
}

const formTooLarge = (): Refusal => new Refusal('too_large', 'These files are larger than 100MB together.')

/** Calls `onStall` once when no byte came for a while, or not all of them in time. Answers what ends the watch. */
function watch({ raw }: FastifyRequest, { idleMs, wholeMs }: Patience, onStall: () => void): () => void {
  const timers = [setTimeout(onStall, idleMs), setTimeout(onStall, wholeMs)] as const
  const onData = (): void => void timers[0].refresh()
  raw.on('data', onData)
  return () => {
    raw.off('data', onData)
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Reads the parts one by one; files are added to `waiting` as they begin. Answers the text fields. */
async function readParts(request: FastifyRequest, directory: string, waiting: WaitingFile[]): Promise<Record<string, string>> {
  const body: Record<string, string> = {}
  let left = MAX_FORM_BYTES
  const limits = { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 50, fieldSize: 100_000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const file = await keepAside(directory, { field: part.fieldname, name: part.filename.slice(-MAX_NAME) })
      waiting.push(file)
      await file.fill(part.file)
      if (part.file.truncated) throw new Refusal('too_large')
      left -= part.file.bytesRead
      if (left < 0) throw formTooLarge()
    } else if (typeof part.value === 'string') {
      body[part.fieldname] = part.value
    }
  }
  return body
}

/** A file that waits on the disk: without a name there, so that it is gone with the process, and under a key that only memory has. */
interface WaitingFile {
  readonly field: string
  readonly name: string
  fill(from: Readable): Promise<void>
  take(): Promise<Uint8Array>
  drop(): Promise<void>
}

async function keepAside(directory: string, named: Pick<WaitingFile, 'field' | 'name'>): Promise<WaitingFile> {
  const handle = await openNameless(directory)
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  return {
    ...named,
    // A write stream of a handle holds it open after its last byte, so that closing it would wait forever.
    fill: (from) => pipeline(from, createCipheriv('aes-256-ctr', key, iv), (bytes) => writeFile(handle, bytes)),
    take: async () => {
      const bytes = Buffer.alloc((await handle.stat()).size)
      await handle.read(bytes, 0, bytes.length, 0)
      return createDecipheriv('aes-256-ctr', key, iv).update(bytes)
    },
    drop: () => handle.close(),
  }
}

async function openNameless(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, randomUUID())
  const handle = await open(file, 'wx+', 0o600)
  try {
    await unlink(file)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** The framework's own refusals carry a status; what the parser throws besides is a form cut off or garbled. */
function brokenFormAsRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'FST_FILES_LIMIT')
    return new Refusal('too_large', `These are more than ${MAX_PICTURES} files. Upload fewer at a time.`)
  // What the disk refuses is no fault of the form.
  if ('statusCode' in error || 'syscall' in error || error instanceof Refusal) return error
  return new Refusal('invalid', 'The upload did not arrive whole. Try again.')
}
