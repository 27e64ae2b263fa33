import { bottomOf, leftOf, middleYOf, type Placed, rightEdgeOf, topOf } from '#engine/reading/lines/boxes.ts'
import { isMarkedClosed, readAccount } from '#engine/reading/layouts/equifax-acr/account.ts'
import { type AccountBlock, accountBlocks } from '#engine/reading/layouts/equifax-acr/blocks.ts'
import { packedColumns } from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
import { readInquiries } from '#engine/reading/layouts/equifax-acr/inquiries.ts'
import { narrativesIn } from '#engine/reading/layouts/equifax-acr/narratives.ts'
import { packedValues } from '#engine/reading/layouts/equifax-acr/packed-labels.ts'
import { readPersonal } from '#engine/reading/layouts/equifax-acr/personal.ts'
import { readPublicRecords } from '#engine/reading/layouts/equifax-acr/public-records.ts'
import { isPageNoise, sectionsOf } from '#engine/reading/layouts/equifax-acr/sections.ts'
import { readSummary, reconcile } from '#engine/reading/layouts/equifax-acr/summary.ts'
import { ACCOUNT_LABELS, type AccountLabel, FORMAT } from '#engine/reading/layouts/equifax-acr/words.ts'
import { documentLines, type Line, pageLines, runOf } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { lastDayOf, monthOf, type PartialDay, parsePrintedDay } from '#engine/values/day.ts'

/**
 * Reads the label-packed Equifax print of annualcreditreport.com (reference/report-formats.md §2.3; docs/bureau-prints.md). An account is read
 * from a `Date Reported:` among the credit accounts or collections that has other labels of an account behind it.
 */
export function readEquifaxAcr(document: DocumentText, ids: { reportId: string }): Report {
  const lines = documentLines(document, isPageNoise)
  const sections = sectionsOf(lines)
  const heads = pageHeads(document)
  const summary = readSummary([...sections.summary, ...sections.cover])
  const reportDate = summary.reportDate ?? heads.date
  const columns = packedColumns([...sections.accounts, ...sections.collections], ACCOUNT_LABELS)
  const blocks = [
    ...accountBlocks(sections.accounts, columns).map((block) => ({ block, isCollection: false })),
    ...accountBlocks(sections.collections, columns).map((block) => ({ block, isCollection: true })),
  ]
  const context = {
    pages: new Map(document.pages.map((page) => [page.number, page])),
    lastMonth: reportDate === null ? null : monthOf(lastDayOf(reportDate)),
    columns,
    narratives: narrativesIn(
      [...sections.summary, ...sections.accounts, ...sections.collections, ...sections.publicRecords],
      codesIn(
        blocks.map(({ block }) => block),
        columns,
      ),
    ),
  }
  const accounts = blocks.map(({ block, isCollection }, index) =>
    readAccount(block, { ...context, isCollection, id: `a${index + 1}` }),
  )
  const inquiries = readInquiries(sections.inquiries)
  const publicRecords = readPublicRecords(sections.publicRecords, columns)
  const tradelines = accounts.filter((_, index) => blocks[index]?.isCollection === false)
  return {
    id: ids.reportId,
    bureau: 'equifax',
    format: FORMAT,
    reportDate,
    reportNumber: heads.number,
    score: null,
    scoreModel: null,
    personalInfo: readPersonal(sections.personal, {
      preparedFor: heads.name,
      edge: rightEdgeOf(lines),
    }),
    accounts,
    inquiries,
    publicRecords,
    totals: reconcile(summary.counts, {
      tradelines,
      markedClosed: blocks.filter(({ block, isCollection }) => !isCollection && isMarkedClosed(block)).length,
      collections: accounts.filter((_, index) => blocks[index]?.isCollection === true),
      inquiries,
      publicRecords,
    }),
  }
}

/** The narrative codes that any account names: three figures elsewhere are no code. */
function codesIn(blocks: readonly AccountBlock[], columns: readonly number[]): ReadonlySet<string> {
  const isOfCodes = (label: AccountLabel): boolean => ACCOUNT_LABELS[label] === 'codes'
  const rows = blocks
    .filter(({ labels }) => [...labels].some(isOfCodes))
    .flatMap(({ lines }) => packedValues(lines, ACCOUNT_LABELS, { columns, isAsked: isOfCodes }))
  return new Set(rows.flatMap(({ text }) => text.match(/\b\d{3}\b/g) ?? []))
}

/** What the pages are headed with: for whom, of which day, under which number. */
function pageHeads(document: DocumentText): { name: Placed | null; date: PartialDay | null; number: string | null } {
  const lines = document.pages.flatMap((page) => pageLines(page).filter((line) => isPageNoise(line, page)))
  const found = (pattern: RegExp): string | null =>
    lines.map(({ text }) => pattern.exec(text)?.[1]).find((text) => text !== undefined) ?? null
  const day = found(/(?:^|[ |])Date: ?([A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4})/i)
  return {
    name: lines.map((line) => nameIn(line, document)).find((run) => run !== null) ?? null,
    date: day === null ? null : parsePrintedDay(day),
    number: found(/Confirmation ?# ?:?([\d-]*\d)/i),
  }
}

/** The name behind `Prepared for:`, up to the next part of the line, or right below it. */
function nameIn(line: Line, { pages }: DocumentText): Placed | null {
  const at = line.words.findIndex(
    ({ text }, index) => /^for:$/i.test(text) && /^prepared$/i.test(line.words[index - 1]?.text ?? ''),
  )
  const label = line.words[at - 1]
  if (!label) return null
  const rest = line.words.slice(at + 1)
  const end = rest.findIndex(({ text }) => /^(?:date:|confirmation|page|\||efx-acr.*)$/i.test(text))
  const beside = runOf(line.page, end < 0 ? rest : rest.slice(0, end))
  if (beside) return beside
  const page = pages.find(({ number }) => number === line.page)
  const below = page ? pageLines(page).find(({ box }) => isRightBelow(label.box, box)) : undefined
  return below?.runs.find(({ box, text }) => Math.abs(leftOf(box) - leftOf(label.box)) < SAME_EDGE && !/[\d:]/.test(text)) ?? null
}

/** Points between two left edges that are meant as one. */
const SAME_EDGE = 3
const isRightBelow = (label: Box, box: Box): boolean =>
  middleYOf(box) > bottomOf(label) && topOf(box) - bottomOf(label) < label[3] * 1.5
