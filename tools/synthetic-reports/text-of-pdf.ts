import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'

/** The text of a PDF as an upload's is read; throws where it has none. */
export async function textOfPdf(pdf: Uint8Array): Promise<DocumentText> {
  const port = embeddedPageText({ threads: 1 })
  const read = await port.read(pdf, { password: null, digest: null })
  await port.close()
  if (read.kind !== 'text' || read.document === null) throw new Error(`no text: ${read.kind}`)
  return read.document
}
