import type { PacketBlock, PacketFile, PacketPart } from '#adapters/printing/port.ts'
import type { ManifestFile, MissingPart } from '#engine/case-file/packet-manifest.ts'
import type { Context } from '#server/context.ts'
import { sha256 } from '#server/features/disputes/disputes.ts'

/** A file of the packet, with what the manifest says about it. */
export type FiledPart = PacketFile & Pick<ManifestFile, 'kind' | 'letterId' | 'answerId'>

/** A part of the packet: what is printed, the files it shows, what of it is not there. */
export interface MadePart {
  readonly title: string
  readonly blocks: readonly PacketBlock[]
  readonly files: readonly FiledPart[]
  readonly missing: readonly MissingPart[]
}

export const printedPart = ({ title, blocks, files, missing }: MadePart): PacketPart => ({
  title,
  blocks: [...blocks, ...missing.map(({ what, why }) => ({ kind: 'text' as const, text: `Not here: ${what}. ${why}` }))],
  listed: files.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) })),
})

export const manifestFile = ({ name, kind, bytes, letterId, answerId }: FiledPart): ManifestFile => ({
  name,
  kind,
  bytes: bytes.length,
  sha256: sha256(bytes),
  ...(letterId === undefined ? {} : { letterId }),
  ...(answerId === undefined ? {} : { answerId }),
})

export const text = (words: string): PacketBlock => ({ kind: 'text', text: words })

/** Dots an inch: print that is read on paper and on a screen. */
const DPI = 120

interface Drawing {
  readonly pages: readonly number[]
  readonly caption: (page: number) => string
  /** Points, from the top left of the page. */
  readonly marked?: (page: number) => readonly (readonly [number, number, number, number])[]
  readonly colour: boolean
}

/** Pages of a PDF as pictures with their marks; those that cannot be drawn are left out. */
export async function drawnPages(
  context: Context,
  pdf: Uint8Array,
  drawing: Drawing,
): Promise<(PacketBlock & { kind: 'page' })[]> {
  const drawn: (PacketBlock & { kind: 'page' })[] = []
  for (const page of drawing.pages) {
    const found = await context.pageText.renderPage(pdf, { page, dpi: DPI, colour: drawing.colour, password: null })
    if (found.kind !== 'image') continue
    drawn.push({
      kind: 'page',
      caption: drawing.caption(page),
      picture: found.png,
      width: (found.width / DPI) * 72,
      height: (found.height / DPI) * 72,
      marked: drawing.marked?.(page) ?? [],
    })
  }
  return drawn
}

export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)
