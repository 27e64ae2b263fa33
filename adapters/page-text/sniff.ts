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
const LEADING = /^(?:\s|<!--[\s\S]*?-->|<\?xml[^>]*\?>)+/
const HTML_START = /^<(?:!doctype\s+html|html|head|body|title|meta|script|style|div|table|p)\b/i
const XML_START = /^<[A-Za-z_][\w.:-]*[\s/>]/

function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file)
  return new TextDecoder('utf-8').decode(file)
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function kindOfText(file: Uint8Array): FileKind {
  const text = decode(file)
  const start = text.slice(0, 8192).replace(LEADING, '')
  if (HTML_START.test(start)) return 'html'
  if (start.startsWith('<!DOCTYPE') || XML_START.test(start)) return 'xml'
  return isJson(text) ? 'json' : 'unknown'
}

/** What the bytes are. A file of two natures (JPEG and PDF at once) is its first. */
export async function sniff(file: Uint8Array): Promise<FileKind> {
  const found = await fileTypeFromBuffer(file)
  const known = found === undefined ? undefined : BY_MIME[found.mime]
  if (known !== undefined) return known
  if (found?.mime.startsWith('image/') && found.mime !== 'image/svg+xml') return 'other_image'
  if (found?.mime.startsWith('application/vnd.openxmlformats')) return 'zip'
  const kind = kindOfText(file)
  if (kind !== 'unknown') return kind
  return Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, HEADER_REACH)).includes('%PDF-') ? 'pdf' : 'unknown'
}
