import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { printOnSheets } from '#engine/testing/print-on-sheets.ts'
import { type BrowserPrinter, startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { EIGHTH_FILES } from '#tools/unseen-layouts/eighth-files.ts'
import { faultsOf } from '#tools/unseen-layouts/faults-of.ts'
import { LATER_FILES } from '#tools/unseen-layouts/later-files.ts'
import { UNSEEN_FILES } from '#tools/unseen-layouts/files.ts'
import { MIXED_FILES } from '#tools/unseen-layouts/mixed-files.ts'
import { ODD_FILES } from '#tools/unseen-layouts/odd-files.ts'
import { WORDED_FILES } from '#tools/unseen-layouts/worded-files.ts'

describe('prints that were written by someone who had not read the readers', () => {
  const port = embeddedPageText({ threads: 1 })
  let printer: BrowserPrinter
  beforeAll(async () => {
    printer = await startBrowserPrinter()
  })
  afterAll(async () => {
    await printer.close()
    await port.close()
  })

  it.each(
    [...UNSEEN_FILES, ...ODD_FILES, ...LATER_FILES, ...MIXED_FILES, ...WORDED_FILES, ...EIGHTH_FILES].filter(
      ({ form }) => form === 'printed',
    ),
  )('$name is read as it is, and accuses nobody', async (file) => {
    const bytes = await printer.print({ html: file.text, margin: 0.5, furniture: null })
    const text = await port.read(bytes, { password: null, digest: null })
    if (text.kind !== 'text' || text.document === null) throw new Error(`no text: ${text.kind}`)
    const document = file.sheets === undefined ? text.document : printOnSheets(text.document, file.sheets)
    expect(faultsOf(readDocument(document, ['r1', 'r2', 'r3']), file)).toEqual([])
  })
})
