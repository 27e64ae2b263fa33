import type { Fault } from '#adapters/markup/bounds.ts'
import { decodeText } from '#adapters/markup/decode-text.ts'
import type { MarkupAnswer, MarkupTask, UnpackAnswer, UnpackTask } from '#adapters/markup/markup-task.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import type { ParsedFile } from '#adapters/markup/port.ts'
import { unpackPage } from '#adapters/markup/unpack-page.ts'

/** This file runs in a worker thread; `embedded.ts` starts it. */

type Digest = (parsed: ParsedFile, input: unknown) => unknown

function isDigest(found: unknown): found is Digest {
  return typeof found === 'function'
}

async function loadDigest(module: string): Promise<Digest> {
  const exported: { digest?: unknown } = await import(module)
  if (!isDigest(exported.digest)) throw new Error(`${module} exports no function named digest`)
  return exported.digest
}

function parse({ file, kind, bounds }: MarkupTask): ParsedFile | Fault {
  const text = decodeText(file)
  if (text.length > bounds.characters) return 'too_much_text'
  if (kind === 'html') {
    const page = parseHtml(text, bounds)
    return typeof page === 'string' ? page : { kind: 'markup', root: page }
  }
  const data = kind === 'json' ? parseJson(text, bounds) : parseXml(text, bounds)
  return typeof data === 'string' ? data : { kind: 'data', root: data }
}

/** One task: a file in, what the digest made of it out. */
export async function runMarkupTask(task: MarkupTask): Promise<MarkupAnswer> {
  const parsed = parse(task)
  if (typeof parsed === 'string') return { kind: 'refused', reason: parsed }
  const digest = await loadDigest(task.digest.module)
  return { kind: 'read', digest: await digest(parsed, task.digest.input) }
}

/** One archive in, its page out. */
export async function runUnpackTask({ archive, bounds }: UnpackTask): Promise<UnpackAnswer> {
  const page = await unpackPage(archive, bounds)
  return typeof page === 'string' ? { kind: 'refused', reason: page } : { kind: 'page', html: Buffer.from(page.text) }
}
