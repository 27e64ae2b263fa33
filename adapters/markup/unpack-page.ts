import PostalMime, { type Attachment } from 'postal-mime'
import type { Bounds, Fault } from '#adapters/markup/bounds.ts'
import { decodeText } from '#adapters/markup/decode-text.ts'
import { isPropertyList, type PropertyNode, type PropertyValue, readPropertyList } from '#adapters/markup/property-list.ts'

/** Bytes in which an archive says what its parts are parted by, and at its end that it is whole. */
const HEAD = 16_384
const TAIL = 4096
/** An archive is one list of parts; browsers write no list in a list. */
const MOST_LISTS = 3
const MOST_HEADER_BYTES = 1_048_576
/** Lines that may part one part from the next: a saved page has some hundreds of parts. */
const MOST_PARTING_LINES = 20_000
/** How deep frames may be in frames, and how many a page may have. */
const MOST_FRAMES_DEEP = 4
const MOST_FRAMES = 200
/** The line that says about a part that it is a page. */
const PAGE_TYPE = /^(?=content-type:[ \t]*text\/html\b)/gim
const FRAME_SOURCE = /(<i?frame\b[^<>]*?\s)src\s*=\s*(["'])cid:([^"'<>]+)\2/gi

/** The line between two parts; null where there is but one. */
function boundaryOf(head: string): string | null {
  const [, quoted, bare] =
    /^content-type:[^\n]*(?:\n[ \t][^\n]*)*?\bboundary\s*=\s*(?:"([^"\r\n]+)"|([^\s;]+))/im.exec(head) ?? []
  return quoted ?? bare ?? null
}

/** Whether the archive stops before its last part does. */
function isCutOff(text: string): boolean {
  const boundary = boundaryOf(text.slice(0, HEAD))
  return boundary !== null && !text.slice(-TAIL).includes(`--${boundary}--`)
}

/** A page of the archive, with the name that the frame of another page calls it by. */
interface SavedPage {
  readonly name: string
  readonly text: string
}

const PAGE_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])

function pagesIn(parts: readonly Attachment[]): SavedPage[] {
  return parts.flatMap(({ mimeType, contentId, content }) =>
    PAGE_TYPES.has(mimeType) && typeof content !== 'string'
      ? [{ name: (contentId ?? '').replaceAll(/^<|>$/g, ''), text: decodeText(new Uint8Array(content)) }]
      : [],
  )
}

const asAttribute = (text: string): string => `srcdoc="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

/** The first page with the others in their frames, each once; what no frame names is at the end. */
function inOnePage([first, ...others]: readonly SavedPage[]): string {
  const left = new Map(others.map(({ name, text }, index) => [name === '' ? `without a name ${index}` : name, text]))
  const withFrames = (page: string, depth: number): string =>
    page.replaceAll(FRAME_SOURCE, (frame: string, ...groups: string[]) => {
      const [before = '', , name = ''] = groups
      const text = left.get(name)
      if (text === undefined || depth >= MOST_FRAMES_DEEP) return frame
      left.delete(name)
      return `${before}${asAttribute(withFrames(text, depth + 1))}`
    })
  const page = withFrames(first?.text ?? '', 1)
  const rest = [...left.values()].map((text) => `<iframe ${asAttribute(text)}></iframe>`).join('')
  const end = page.toLowerCase().lastIndexOf('</body')
  return end === -1 ? page + rest : page.slice(0, end) + rest + page.slice(end)
}

/**
 * The page of a web page that was saved with all that belongs to it in one file, its frames in it. Pictures, styles and
 * scripts stay behind.
 */
export async function unpackPage(file: Uint8Array, bounds: Bounds): Promise<{ readonly text: string } | Fault> {
  const pages = isPropertyList(file) ? pagesOfSafari(readPropertyList(file), bounds) : await pagesOfMhtml(file, bounds)
  if (typeof pages === 'string') return pages
  if (pages.length === 0) return 'damaged'
  const page = inOnePage(pages)
  return page.length > bounds.characters ? 'too_much_text' : { text: page }
}

const isNode = (value: PropertyValue | null): value is PropertyNode =>
  value !== null && typeof value !== 'string' && !(value instanceof Uint8Array)

/** The page and those in its frames, of an archive of Safari; an archive may name one frame again and again. */
function pagesOfSafari(archive: PropertyValue | null, bounds: Bounds): SavedPage[] | Fault {
  const pages: SavedPage[] = []
  let characters = 0
  const take = (one: PropertyValue | null, depth: number): void => {
    const main = isNode(one) ? one.member('WebMainResource') : null
    if (!isNode(one) || !isNode(main) || pages.length > MOST_FRAMES || characters > bounds.characters) return
    const [data, type] = [main.member('WebResourceData'), main.member('WebResourceMIMEType')]
    if (!(data instanceof Uint8Array) || typeof type !== 'string' || !/html/i.test(type)) return
    const text = decodeText(data)
    characters += text.length
    pages.push({ name: '', text })
    const frames = depth < MOST_FRAMES_DEEP ? one.member('WebSubframeArchives') : null
    if (isNode(frames)) for (const frame of frames.items()) take(frame, depth + 1)
  }
  take(archive, 1)
  return pages.length > MOST_FRAMES || characters > bounds.characters ? 'too_much_text' : pages
}

/**
 * The pages of an MHTML archive. A parser of mail joins the texts of a message and loses their bytes; what is attached it
 * hands over part by part, so that the pages are marked as attached first.
 */
async function pagesOfMhtml(file: Uint8Array, bounds: Bounds): Promise<SavedPage[] | Fault> {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
  if (text.length > bounds.characters) return 'too_much_text'
  if (isCutOff(text)) return 'damaged'
  if ((text.match(/^--/gm)?.length ?? 0) > MOST_PARTING_LINES) return 'too_much_text'
  const marked = Buffer.from(text.replaceAll(PAGE_TYPE, 'Content-Disposition: attachment\r\n'), 'latin1')
  const parser = new PostalMime({
    forceRfc822Attachments: true,
    maxNestingDepth: MOST_LISTS,
    maxHeadersSize: MOST_HEADER_BYTES,
  })
  const { attachments, html } = await parser.parse(marked).catch(() => ({ attachments: null, html: undefined }))
  if (attachments === null) return 'too_much_text'
  const pages = pagesIn(attachments)
  // A page that says about itself that it is shown, not attached, is handed over as words.
  return pages.length === 0 && html !== undefined ? [{ name: '', text: html }] : pages
}
