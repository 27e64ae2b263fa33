import { describe, expect, it } from 'vitest'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { runPdfTask } from '#adapters/page-text/pdf-worker.ts'
import { stoppedByFile } from '#adapters/page-text/pdfium.ts'

const limits = { pages: 10, charactersPerPage: 1_000, memory: 64 * 1024 * 1024 }
const file = new Uint8Array(handMadePdf([{ content: 'BT /F1 24 Tf 100 500 Td (One) Tj ET' }]))
const drawing = { kind: 'draw', file, password: null, limits, page: 1, dpi: 36, colour: false } as const

describe('an error in the thread that reads PDFs', () => {
  it('of our own is one, and does not call the file damaged', async () => {
    expect(await runPdfTask(drawing)).toMatchObject({ kind: 'pixels' })
    const task = {
      ...drawing,
      get dpi(): number {
        throw new TypeError('a bug of ours')
      },
    }
    await expect(runPdfTask(task)).rejects.toThrow('a bug of ours')
    expect(await runPdfTask(drawing)).toMatchObject({ kind: 'pixels' })
  })

  it('of PDFium over a file is the file’s doing', () => {
    expect(stoppedByFile(new WebAssembly.RuntimeError('unreachable'))).toBe(true)
    // Its own exit is no error of JavaScript's.
    expect(stoppedByFile({ name: 'ExitStatus', status: 1 })).toBe(true)
    const endless = new RangeError('Maximum call stack size exceeded')
    expect(stoppedByFile(endless)).toBe(false)
    endless.stack = 'RangeError: Maximum call stack size exceeded\n    at wasm://wasm/00c0:wasm-function[12]:0x1'
    expect(stoppedByFile(endless)).toBe(true)
    expect(stoppedByFile(new TypeError('x is undefined'))).toBe(false)
  })
})
