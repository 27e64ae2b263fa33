import type { Bounds } from '#adapters/markup/bounds.ts'
import type { MarkupKind, MarkupRefused } from '#adapters/markup/port.ts'

/** What is sent to the worker thread; the file is given away with it. */
export interface MarkupTask {
  readonly file: Uint8Array<ArrayBuffer>
  readonly kind: MarkupKind
  readonly bounds: Bounds
  readonly digest: { readonly module: string; readonly input: unknown }
}

/** An archive to unpack. */
export interface UnpackTask {
  readonly archive: Uint8Array<ArrayBuffer>
  readonly bounds: Bounds
}

export type UnpackAnswer = { readonly kind: 'page'; readonly html: Uint8Array } | MarkupRefused

export type MarkupAnswer = { readonly kind: 'read'; readonly digest: unknown } | MarkupRefused
