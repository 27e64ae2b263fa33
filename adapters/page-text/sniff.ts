import { fileTypeFromBuffer } from 'file-type'
import type { FileKind } from '#adapters/page-text/port.ts'

const BY_MIME: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'application/zip': 'zip',
}

/** Readers of PDF accept this much before the header. */
const HEADER_REACH = 1024
/** Bytes in which a text file must show what it is; comments of a saved page may come before. */
const TEXT_REACH = 65_536
/** Elements that a page names itself have a hyphen in their names, and an end of their own. */
const HTML_START =
  /^<(?:!doctype\s+html|(?:html|head|body|title|meta|base|link|script|style|div|section|main|article|span|center|h[1-6]|table|tbody|tr|ul|ol|dl|p|br|form)(?=[\s/>])|[a-z]+(?:-[a-z]+)+(?=[\s>]))/i
const XML_START = /^<(?:!doctype\s|[A-Za-z_][\w.:-]*[\s/>])/i
/** An object or list of which the first thing is there as JSON writes it. */
const JSON_START = /^(?:\{\s*(?:"|\}\s*$)|\[\s*(?:[{["]|-?\d|\]\s*$|(?:true|false|null)\b))/

/** The headers of a web page saved as one file, as of a message: lines that begin with a name, and those that go on. */
const HEADERS = /^(?:[A-Za-z][\w-]*:[^\n]*\n(?:[ \t]+\S[^\n]*\n)*)+(?=\r?\n)/
const PAGE_HEADERS = /^mime-version:/im
const PAGE_TYPE = /^content-type:\s*(?:multipart\/(?:related|mixed|alternative)|text\/html)\b/im

function encodingOf(file: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second, third, fourth] = file
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0)) return 'utf-16be'
  return 'utf-8'
}

/** What comes before the content: space, comments, the XML declaration and other instructions. */
function withoutPreamble(text: string): string {
  let rest = text.trimStart()
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?') ? '?>' : null
    if (end === null) return rest
    const at = rest.indexOf(end)
    if (at === -1) return ''
    rest = rest.slice(at + end.length).trimStart()
  }
}

function kindOfText(file: Uint8Array): FileKind {
  const start = withoutPreamble(new TextDecoder(encodingOf(file)).decode(file.subarray(0, TEXT_REACH)))
  const [headers] = HEADERS.exec(start) ?? []
  if (headers !== undefined && PAGE_HEADERS.test(headers) && PAGE_TYPE.test(headers)) return 'mhtml'
  if (HTML_START.test(start)) return 'html'
  if (XML_START.test(start)) return 'xml'
  return JSON_START.test(start) ? 'json' : 'unknown'
}

/** Safari's archives are binary property lists of a page and what belongs to it. */
const SAFARI_PAGE = 'WebMainResource'

function isSafariArchive(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return bytes.subarray(0, 8).toString('latin1') === 'bplist00' && bytes.includes(SAFARI_PAGE)
}

/** What the bytes are. A file of two natures (JPEG and PDF at once) is its first. */
export async function sniff(file: Uint8Array): Promise<FileKind> {
  const found = await fileTypeFromBuffer(file)
  const known = found === undefined ? undefined : BY_MIME[found.mime]
  if (known !== undefined) return known
  if (found?.mime.startsWith('image/') && found.mime !== 'image/svg+xml') return 'other_image'
  if (found?.mime.startsWith('application/vnd.openxmlformats')) return 'zip'
  if (isSafariArchive(file)) return 'webarchive'
  const kind = kindOfText(file)
  if (kind !== 'unknown') return kind
  return Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, HEADER_REACH)).includes('%PDF-') ? 'pdf' : 'unknown'
}
