import { readFileSync } from 'node:fs'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { readData, readDocument, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Report } from '#engine/report/report.ts'

const IDS = ['r1', 'r2', 'r3'] as const

/** The reports in a PDF, saved page, XML or JSON file under `../shared`, of pages that name no bureau for the one given. Throws where it holds none. */
export async function reportsInShared(name: string, chosen: Bureau | null = null): Promise<readonly Report[]> {
  const result = await readShared(new URL(`../../shared/${name}`, import.meta.url), chosen)
  if (result.kind !== 'reports') throw new Error(`${name} is no report: ${result.kind}`)
  return result.reports
}

async function readShared(file: URL, chosen: Bureau | null): Promise<ReadingResult> {
  const bytes = readFileSync(file)
  const text = bytes.toString('utf8')
  const end = file.pathname.split('.').at(-1)
  if (end === 'pdf') return readPages(bytes, chosen)
  if (end === 'html') return readMarkup(parsed(parseHtml(text, DEFAULT_BOUNDS)), IDS)
  return readData(parsed((end === 'xml' ? parseXml : parseJson)(text, DEFAULT_BOUNDS)), IDS)
}

/** A parser answers a word where the file is not well formed. */
export function parsed<Root extends object>(root: Root | string): Root {
  if (typeof root === 'string') throw new Error(root)
  return root
}

/** The text of a PDF under `../shared`. Throws where it has none. */
export const documentInShared = (name: string): Promise<DocumentText> =>
  textOf(readFileSync(new URL(`../../shared/${name}`, import.meta.url)))

const readPages = async (bytes: Uint8Array, chosen: Bureau | null): Promise<ReadingResult> =>
  readDocument(await textOf(bytes), IDS, chosen)

async function textOf(bytes: Uint8Array): Promise<DocumentText> {
  const port = embeddedPageText({ threads: 1 })
  const read = await port.read(bytes, { password: null, digest: null })
  await port.close()
  if (read.kind !== 'text' || read.document === null) throw new Error(`no text: ${read.kind}`)
  return read.document
}
