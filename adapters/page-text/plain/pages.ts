import { type Bounds, makePageSpace, type PageSpace } from '#adapters/page-text/page-space.ts'
import type { PlainFile } from '#adapters/page-text/plain/plain-file.ts'
import { plainText } from '#adapters/page-text/plain/plain-text.ts'
import { isArray, isDict, leave, type PdfDict, PdfReference, PdfStream } from '#adapters/page-text/plain/values.ts'

/** One page: where it is drawn, what draws it, and what that may name. */
export interface PlainPage {
  readonly dict: PdfDict
  readonly resources: PdfDict
  /** Those of its attributes that a page may have from the nodes above it. */
  readonly inherited: PdfDict
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
const DEEPEST = 32
const MOST_PAGES = 20_000

/** All pages in order. Throws NotPlain where the tree does not count them rightly. */
export function pagesOf(file: PlainFile): readonly PlainPage[] {
  const root = file.dict(file.trailer, 'Root') ?? leave('the file has no root')
  const top = file.dict(root, 'Pages') ?? leave('the file has no pages')
  const pages: PlainPage[] = []
  const seen = new Set<PdfDict>()

  const visit = (node: PdfDict, above: PdfDict, depth: number): void => {
    if (depth > DEEPEST || seen.has(node) || pages.length > MOST_PAGES) leave('the tree of pages is no tree')
    seen.add(node)
    const inherited = new Map(above)
    for (const key of INHERITED) if (node.has(key)) inherited.set(key, file.get(node, key))
    const kids = file.get(node, 'Kids')
    if (kids === null) {
      if (file.get(node, 'Type') !== 'Page') leave('a page is none')
      const resources = inherited.get('Resources')
      pages.push({ dict: node, inherited, resources: isDict(resources) ? resources : leave('a page names no resources') })
      return
    }
    if (!isArray(kids)) return leave('the kids of a node are no list')
    for (const kid of kids) {
      const below = kid instanceof PdfReference ? file.resolve(kid) : leave('a kid stands within its parent')
      visit(isDict(below) ? below : leave('a kid is no node'), inherited, depth + 1)
    }
  }

  visit(top, new Map(), 0)
  if (file.get(top, 'Count') !== pages.length || pages.length === 0) leave('the tree counts its pages wrongly')
  return pages
}

function boxOf(file: PlainFile, inherited: PdfDict, key: string): Bounds | null {
  const corners = file.numbers(inherited, key, 4)
  if (corners === null) return null
  const [x = 0, y = 0, otherX = 0, otherY = 0] = corners
  const box = { left: Math.min(x, otherX), bottom: Math.min(y, otherY), right: Math.max(x, otherX), top: Math.max(y, otherY) }
  return box.right > box.left && box.top > box.bottom ? box : leave('a box is empty')
}

/** The visible rectangle of a page. Pages that are displayed turned are left to PDFium. */
export function plainSpace(file: PlainFile, { dict, inherited }: PlainPage): PageSpace {
  if (dict.has('UserUnit') || (inherited.get('Rotate') ?? 0) !== 0) leave('a page is turned or scaled')
  const media = boxOf(file, inherited, 'MediaBox') ?? leave('a page has no size')
  const crop = boxOf(file, inherited, 'CropBox') ?? media
  const visible = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  }
  if (!(visible.right > visible.left && visible.top > visible.bottom)) leave('nothing of a page is visible')
  return makePageSpace(visible, 0)
}

/** What draws a page, its parts put together as one. */
export function contentOf(file: PlainFile, { dict }: PlainPage): Uint8Array {
  const contents = file.get(dict, 'Contents')
  const parts = isArray(contents) ? contents.map((part) => file.resolve(part)) : [contents]
  const unpacked = parts.map((part) => (part instanceof PdfStream ? file.unpacked(part) : leave('a page has no content')))
  const [only] = unpacked
  if (unpacked.length === 1 && only) return only
  return Buffer.concat(unpacked.flatMap((part) => [part, SPACE]))
}

const SPACE = Uint8Array.of(32)

/** The program that made the file, as it says; null where it says nothing. */
export function producerOf(file: PlainFile): string | null {
  const info = file.dict(file.trailer, 'Info')
  const said = info === null ? null : file.get(info, 'Producer')
  if (said === null) return null
  const text = plainText(said)
  return text === '' || text.length > LONGEST_PRODUCER ? null : text
}

/** As much as PDFium is asked for. */
const LONGEST_PRODUCER = 511
