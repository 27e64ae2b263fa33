import { rightOf } from '#engine/reading/lines/boxes.ts'
import { readAccounts } from '#engine/reading/layouts/transunion-web-print/accounts.ts'
import { accountBlocks } from '#engine/reading/layouts/transunion-web-print/blocks.ts'
import { withOwnLabels } from '#engine/reading/layouts/transunion-web-print/capitals.ts'
import { readHeader } from '#engine/reading/layouts/transunion-web-print/header.ts'
import { readInquiries } from '#engine/reading/layouts/transunion-web-print/inquiries.ts'
import { readRatings, remarkPhrases } from '#engine/reading/layouts/transunion-web-print/key.ts'
import { readPersonalInformation } from '#engine/reading/layouts/transunion-web-print/personal-information.ts'
import { readPublicRecords, recordFields } from '#engine/reading/layouts/transunion-web-print/public-records.ts'
import { sectionsOf } from '#engine/reading/layouts/transunion-web-print/sections.ts'
import { FORMAT, PHRASES } from '#engine/reading/layouts/transunion-web-print/words.ts'
import { most, wrappingOf } from '#engine/reading/layouts/transunion-web-print/wrapped.ts'
import { documentLines, type Line } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import type { Inquiry, Reconciliation, Report } from '#engine/report/report.ts'

/**
 * Reads the TransUnion web print: the consumer's own disclosure, printed from the browser. Source:
 * reference/report-formats.md §2.2; docs/bureau-prints.md. It carries no score and no totals of its entries; each account counts the months of
 * its grid.
 */
export function readTransUnionWebPrint(document: DocumentText, ids: { reportId: string }): Report {
  const sections = sectionsOf(withOwnLabels(documentLines(document, isNoise)))
  const key = sections.key.flat()
  const header = readHeader(sections.top.flat())
  const person = readPersonalInformation(sections.personal.flat(), header)
  const blocks = [...sections.top, ...sections.accounts].flatMap(accountBlocks)
  const records = sections.publicRecords.flatMap(recordFields)
  // Addresses break where they were meant to.
  const fields = blocks.flatMap(({ rows }) => rows).filter(({ label }) => label !== 'Address')
  const printed = {
    lines: key,
    phrases: PHRASES,
    right: most([...sections.preamble, ...sections.accounts].flat().map(({ box }) => rightOf(box))),
  }
  const wrapping = wrappingOf(fields, printed)
  // Their values stand in columns of their own: how far those go says nothing of the accounts.
  const recordWrapping = records.length > 0 ? wrappingOf([...fields, ...records.flat()], printed) : wrapping
  const inquiries = [
    ...numbered(
      sections.hardInquiries.flatMap((lines) => readInquiries(lines, 'hard')),
      'h',
    ),
    ...numbered(
      sections.softInquiries.flatMap((lines) => readInquiries(lines, 'soft')),
      's',
    ),
  ]
  const { accounts, printedMonths, readMonths } = readAccounts(blocks, {
    names: new Set(inquiries.map(({ creditorName }) => creditorName)),
    ratings: readRatings(key),
    remarks: remarkPhrases(key),
    wrapping,
  })
  return {
    id: ids.reportId,
    bureau: 'transunion',
    format: FORMAT,
    reportDate: header.reportDate ?? person.reportDate,
    reportNumber: header.reportNumber,
    score: null,
    scoreModel: null,
    personalInfo: person.info,
    accounts,
    inquiries,
    publicRecords: readPublicRecords(records, recordWrapping),
    totals: reconciled(printedMonths, readMonths),
  }
}

const TITLE = /^(?:\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2} ?[AP]M )?View Credit Report \| TransUnion Online Service Center$/i
const FOOT = /^(?:https?|file):\/\/\S+ \d{1,3}\/\d{1,3}$/
const HEADER_AGAIN = /^(?:Personal Credit Report for|File Number|Date Created):/i

/** The browser's furniture wherever it is, and the header where later pages repeat it. */
function isNoise({ text }: Line, page: PageText): boolean {
  return TITLE.test(text) || FOOT.test(text) || (page.number > 1 && HEADER_AGAIN.test(text))
}

const numbered = (inquiries: readonly Omit<Inquiry, 'id'>[], prefix: string): Inquiry[] =>
  inquiries.map((inquiry, index) => ({ ...inquiry, id: `${prefix}${index + 1}` }))

function reconciled(printed: number | null, read: number): Reconciliation {
  if (printed === null) return { printed: {}, read: {}, reconciled: null }
  return { printed: { historyMonths: printed }, read: { historyMonths: read }, reconciled: printed === read }
}
