import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { readEquifaxAcr } from '#engine/reading/layouts/equifax-acr/read-equifax-acr.ts'
import { readExperianWebPrint } from '#engine/reading/layouts/experian-web-print/read-experian-web-print.ts'
import { readGeneric } from '#engine/reading/layouts/generic/read-generic.ts'
import { readMyEquifax } from '#engine/reading/layouts/myequifax/read-my-equifax.ts'
import { readTransUnionWebPrint } from '#engine/reading/layouts/transunion-web-print/read-transunion-web-print.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { notReports } from '#tools/synthetic-reports/not-reports.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

const READERS = [readExperianWebPrint, readTransUnionWebPrint, readMyEquifax, readEquifaxAcr]
const pageText = embeddedPageText()
afterAll(() => pageText.close())

async function documentOf(bytes: Uint8Array): Promise<DocumentText | null> {
  const answer = await pageText.read(bytes, { password: null, digest: null, timeoutMs: 60_000 })
  return answer.kind === 'text' ? answer.document : null
}

/** What becomes of a paper, and how many accounts any reader finds in it when it is handed to that reader all the same. */
async function readAll(bytes: Uint8Array) {
  const document = await documentOf(bytes)
  if (!document) throw new Error('a paper with a text layer')
  return {
    result: readDocument(document, ['r1', 'r2', 'r3']),
    generic: readGeneric(document).kind,
    accounts: READERS.map((read) => read(document, { reportId: 'r1' }).accounts.length),
  }
}

const files = notReports(startTypesetter('any'))

describe('a paper that is no report', () => {
  it.each([
    ['bank-statement', 'bank_statement'],
    ['w-2', 'tax_form'],
    ['rights-only', 'rights_text_only'],
    ['rights-under-title', 'rights_text_only'],
    ['blank-page', 'no_text'],
    ['overview', 'summary_only'],
    ['article', 'unknown_document'],
    ['dispute-letter', 'unknown_document'],
    ['card-statement', 'unknown_document'],
    ['adverse-action', 'unknown_document'],
    ['headings-only', 'unknown_document'],
  ] as const)('%s is %s, and no reader finds an account in it', async (name, why) => {
    expect(await readAll(files[name])).toEqual({ result: { kind: 'not_a_report', why }, generic: 'none', accounts: [0, 0, 0, 0] })
  })
})

const SAMPLES = join(import.meta.dirname, '../../shared/samples/equifax-overview-pdf')
describe.runIf(isWholeCorpus)('the overview samples (only in npm run test:corpus, which has ../shared/samples)', () => {
  it('are a summary without accounts', async () => {
    const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.pdf'))
    expect(names).toHaveLength(2)
    for (const name of names)
      expect(await readAll(readFileSync(join(SAMPLES, name)))).toEqual({
        result: { kind: 'not_a_report', why: 'summary_only' },
        generic: 'none',
        accounts: [0, 0, 0, 0],
      })
  })
})
