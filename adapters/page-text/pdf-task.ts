import type { DocumentText, Refused } from '#adapters/page-text/port.ts'

/** What one file may ask of us. */
export interface Limits {
  readonly pages: number
  readonly charactersPerPage: number
  /** Bytes of PDFium's memory. */
  readonly memory: number
}

interface FileTask {
  /** Given away with the task. */
  readonly file: Uint8Array<ArrayBuffer>
  readonly password: string | null
  readonly limits: Limits
}

/** What is sent to the worker thread. Pages are 1-based. */
export type PdfTask =
  | (FileTask & { readonly kind: 'read'; readonly digest: { readonly module: string; readonly input: unknown } | null })
  | (FileTask & { readonly kind: 'count' })
  | (FileTask & { readonly kind: 'unlock' })
  | (FileTask & { readonly kind: 'draw'; readonly page: number; readonly dpi: number; readonly colour: boolean })
  | (FileTask & { readonly kind: 'extract'; readonly page: number })

/** What comes back. Pixels are rows from the top, one byte each in grey, four (red, green, blue, 255) in colour. */
export type PdfAnswer =
  | Refused
  | { readonly kind: 'text'; readonly document: DocumentText | null; readonly digest: unknown }
  | { readonly kind: 'pages'; readonly count: number }
  | { readonly kind: 'pixels'; readonly pixels: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number }
  | { readonly kind: 'pdf'; readonly pdf: Uint8Array<ArrayBuffer> }
