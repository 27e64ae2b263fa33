import { drawPage } from '#adapters/page-text/draw-page.ts'
import { extractPage, unlockDocument } from '#adapters/page-text/extract-page.ts'
import { openDocument, type PdfDocument } from '#adapters/page-text/pdf-document.ts'
import type { PdfAnswer, PdfTask } from '#adapters/page-text/pdf-task.ts'
import { countPlainly, readPlainly } from '#adapters/page-text/plain/read-plainly.ts'
import { type Pdfium, startPdfium, stoppedByFile } from '#adapters/page-text/pdfium.ts'
import type { DocumentText } from '#adapters/page-text/port.ts'
import { type ReadBefore, readDocument } from '#adapters/page-text/read-document.ts'

/** This file runs in a worker thread; `embedded.ts` starts it. */

/** A library that grew past this is not kept for the next file: its memory never shrinks. */
const KEEP_UP_TO = 192 * 1024 * 1024

let idle: Pdfium | null = null

async function takePdfium(memoryCap: number): Promise<Pdfium> {
  const pdfium = idle ?? (await startPdfium(memoryCap))
  idle = null
  return pdfium
}

/** One of PDFium's tasks, and what was read of the file without it. */
interface Work {
  readonly task: PdfTask
  readonly before: ReadBefore | null
}

function work(pdfium: Pdfium, document: PdfDocument, { task, before }: Work): PdfAnswer {
  if (task.kind === 'count') return { kind: 'pages', count: document.pageCount }
  if (task.kind === 'unlock') return unlockDocument(pdfium, document)
  if (task.kind === 'read') {
    const text = readDocument(pdfium, document, { limits: task.limits, before })
    return typeof text === 'string' ? { kind: 'refused', reason: text } : { kind: 'text', document: text, digest: null }
  }
  if (!Number.isInteger(task.page) || task.page < 1 || task.page > document.pageCount)
    return { kind: 'refused', reason: 'no_such_page' }
  return task.kind === 'draw' ? drawPage(pdfium, document, task) : extractPage(pdfium, document, task.page)
}

async function workSafely({ task, before }: Work): Promise<PdfAnswer> {
  const pdfium = await takePdfium(task.limits.memory)
  try {
    const document = openDocument(pdfium, task.file, task.password)
    const answer: PdfAnswer =
      typeof document === 'string' ? { kind: 'refused', reason: document } : work(pdfium, document, { task, before })
    if (typeof document !== 'string') document.close()
    if (pdfium.ranOutOfMemory()) return { kind: 'refused', reason: 'too_much_text' }
    if (pdfium.heap.HEAPU8.byteLength <= KEEP_UP_TO) idle = pdfium
    return answer
  } catch (error) {
    if (pdfium.ranOutOfMemory()) return { kind: 'refused', reason: 'too_much_text' }
    if (stoppedByFile(error)) return { kind: 'refused', reason: 'damaged' }
    throw error
  }
}

type Digest = (document: DocumentText, input: unknown) => unknown

function isDigest(found: unknown): found is Digest {
  return typeof found === 'function'
}

async function loadDigest(module: string): Promise<Digest> {
  const exported: { digest?: unknown } = await import(module)
  if (!isDigest(exported.digest)) throw new Error(`${module} exports no function named digest`)
  return exported.digest
}

/** Plain pages are read at a fraction of PDFium's cost, which then reads the others, if any. */
async function answerTo(task: PdfTask): Promise<PdfAnswer> {
  const count = task.kind === 'count' ? countPlainly(task.file) : null
  if (count !== null) return { kind: 'pages', count }
  if (task.kind !== 'read') return workSafely({ task, before: null })
  const plain = readPlainly(task.file, task.limits)
  return plain?.kind === 'whole' ? { kind: 'text', document: plain.document, digest: null } : workSafely({ task, before: plain })
}

/** One task: a file in, plain data out. */
export async function runPdfTask(task: PdfTask): Promise<PdfAnswer> {
  const answer = await answerTo(task)
  if (task.kind !== 'read' || task.digest === null || answer.kind !== 'text' || answer.document === null) return answer
  const digest = await loadDigest(task.digest.module)
  return { kind: 'text', document: null, digest: await digest(answer.document, task.digest.input) }
}
