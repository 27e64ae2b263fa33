import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The calls made once a character or drawing, taken past the library's checking wrappers; they take numbers and answer numbers. */
interface HotCalls {
  FPDFText_GetUnicode(textPage: number, index: number): number
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number
  FPDFText_GetTextObject(textPage: number, index: number): number
  FPDFText_IsGenerated(textPage: number, index: number): number
  FPDFTextObj_GetTextRenderMode(text: number): number
  FPDFPage_GetObject(page: number, index: number): number
  FPDFPageObj_GetType(object: number): number
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number
  FPDFPageObj_GetClipPath(object: number): number
  FPDFClipPath_CountPaths(clip: number): number
  FPDFClipPath_CountPathSegments(clip: number, path: number): number
  FPDFClipPath_GetPathSegment(clip: number, path: number, index: number): number
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number
}

/** PDFium's kinds of page objects. */
export const TEXT = 1
export const PATH = 2
export const IMAGE = 3
export const SHADING = 4
export const FORM = 5

/** Views of the library's memory; new ones after it grew, so read them again each time. */
interface Heap {
  readonly HEAPU8: Uint8Array
  readonly HEAPF32: Float32Array
}

/** One running PDFium. After it threw it is spoiled and must be dropped. */
export interface Pdfium {
  readonly api: WrappedPdfiumModule
  readonly hot: HotCalls
  readonly heap: Heap
  /** Room for small answers of calls: 64 bytes. */
  readonly scratch: number
  /** Takes memory, or null when the cap does not allow it. */
  allocate(bytes: number): number | null
  release(pointer: number): void
  /** Whether it wanted more memory than the cap: the mark of a file that unpacks without end. */
  ranOutOfMemory(): boolean
}

/**
 * Whether PDFium stopped itself over a file: it trapped, left by its own exit, or ran out of stack over what is nested without end.
 * Any other error is a fault of our own code.
 */
export function stoppedByFile(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  if (error instanceof RangeError) return /wasm/.test(error.stack ?? '')
  return error instanceof WebAssembly.RuntimeError
}

const HOT_CALLS = [
  'FPDFText_GetUnicode',
  'FPDFText_GetLooseCharBox',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetTextObject',
  'FPDFText_IsGenerated',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPath_GetDrawMode',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetClipPath',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
] satisfies readonly (keyof HotCalls)[]

function hasHotCalls(found: object): found is HotCalls {
  return HOT_CALLS.every((name) => name in found)
}

function hasHeap(found: object): found is Heap {
  return 'HEAPU8' in found && found.HEAPU8 instanceof Uint8Array && 'HEAPF32' in found && found.HEAPF32 instanceof Float32Array
}

type Grow = (bytes: number) => number | boolean

function isGrow(found: unknown): found is Grow {
  return typeof found === 'function'
}

let compiled: Promise<WebAssembly.Module> | null = null

function compilePdfium(): Promise<WebAssembly.Module> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return compiled
}

/**
 * Starts a PDFium that never grows past `memoryCap` bytes. The library asks JavaScript for every growth; answering 0 makes the
 * allocation fail, and PDFium then stops by itself. A thread's `resourceLimits` do not reach this memory.
 */
export async function startPdfium(memoryCap: number): Promise<Pdfium> {
  const module = await compilePdfium()
  let ranOut = false
  const capGrowth = (imports: WebAssembly.Imports): void => {
    const calls = imports['env']
    const grow: unknown = calls?.['emscripten_resize_heap']
    if (calls === undefined || !isGrow(grow)) throw new Error('This PDFium does not ask before it grows')
    calls['emscripten_resize_heap'] = (bytes: number) => {
      if (bytes >>> 0 <= memoryCap) return Number(grow(bytes))
      ranOut = true
      return 0
    }
  }
  const api = await init({
    print: () => {},
    printErr: () => {},
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => {
      capGrowth(imports)
      const start = async (): Promise<void> => done(await WebAssembly.instantiate(module, imports), module)
      void start()
      return {}
    },
  })
  api.PDFiumExt_Init()
  const library: object = api.pdfium
  const hot: object = api.pdfium.wasmExports
  if (!hasHotCalls(hot) || !hasHeap(library)) throw new Error('This PDFium lacks a call that page text needs')
  const allocate = (bytes: number): number | null => api.pdfium.wasmExports.malloc(bytes) || null
  const scratch = allocate(64)
  if (scratch === null) throw new Error('PDFium has no memory to start with')
  return { api, hot, heap: library, scratch, allocate, release: api.pdfium.wasmExports.free, ranOutOfMemory: () => ranOut }
}
