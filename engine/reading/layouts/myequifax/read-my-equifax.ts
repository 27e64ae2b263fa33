import { leftOf, quoted } from '#engine/reading/lines/boxes.ts'
import { type Notes, note } from '#engine/reading/facts.ts'
import { documentLines, type Line, pageLines, runWithin } from '#engine/reading/lines/lines.ts'
import { accountBlocks, isMarkedClosed } from '#engine/reading/layouts/myequifax/blocks.ts'
import { readAccount } from '#engine/reading/layouts/myequifax/account.ts'
import { collectionBlocks, commentsIn, readCollection } from '#engine/reading/layouts/myequifax/collections.ts'
import { columnsIn } from '#engine/reading/layouts/myequifax/history.ts'
import { readInquiries } from '#engine/reading/layouts/myequifax/inquiries.ts'
import { readPersonalInfo } from '#engine/reading/layouts/myequifax/personal-info.ts'
import { readPublicRecords } from '#engine/reading/layouts/myequifax/public-records.ts'
import { readRest, type Rest, restsIn } from '#engine/reading/layouts/myequifax/rests.ts'
import { widestComment } from '#engine/reading/layouts/myequifax/remarks.ts'
import { isPageFooter, linesIn, nameInFoot, type Section, sectionsOf } from '#engine/reading/layouts/myequifax/sections.ts'
import { readSummary, reconcile } from '#engine/reading/layouts/myequifax/summary.ts'
import type { SectionKind } from '#engine/reading/layouts/myequifax/vocabulary.ts'
import { type DocumentText, textOfWords } from '#engine/reading/page-text.ts'
import type { Account } from '#engine/report/account.ts'
import type { PersonalInfo, Report } from '#engine/report/report.ts'
import { lastDayOf, monthOf, parsePrintedDay, type PartialDay } from '#engine/values/day.ts'

const ACCOUNT_SECTIONS: readonly SectionKind[] = ['revolving', 'mortgage', 'installment', 'other']

/**
 * Reads the "myEquifax" PDF (numbered sections, printed by Apache FOP; reference/report-formats.md §2.4; docs/bureau-prints.md). An account is
 * read only from a numbered heading of sections 2 to 5 with its own parts, or from a block of section 10.
 */
export function readMyEquifax(document: DocumentText, ids: { reportId: string }): Report {
  const { rests, others } = restsIn(documentLines(document, isPageFooter))
  const { cover, sections } = sectionsOf(others)
  const inquiries = readInquiries(linesIn(sections, 'inquiries'))
  const publicRecords = readPublicRecords(linesIn(sections, 'publicRecords'))
  const printed = readSummary(sections)
  const reportDate = printed.reportDate ?? footerDate(document)
  const read = readAccounts(document, { sections, rests, reportDate })
  const personalInfo = withNameOfFoot(readPersonalInfo(linesIn(sections, 'personal')), document)
  return {
    id: ids.reportId,
    bureau: 'equifax',
    format: 'equifax-myequifax',
    reportDate,
    reportNumber: confirmationNumber(cover),
    score: null,
    scoreModel: null,
    personalInfo,
    accounts: [...read.tradelines, ...read.collections],
    inquiries,
    publicRecords,
    totals: reconcile(printed.counts, { ...read, inquiries, publicRecords }),
  }
}

interface ReadAccounts {
  readonly tradelines: Account[]
  readonly notMarkedClosed: number
  readonly collections: Account[]
}

interface Printed {
  readonly sections: readonly Section[]
  readonly rests: readonly Rest[]
  readonly reportDate: PartialDay | null
}

function readAccounts(document: DocumentText, { sections, rests, reportDate }: Printed): ReadAccounts {
  const pages = new Map(document.pages.map((page) => [page.number, page]))
  const blocks = sections
    .filter((section) => ACCOUNT_SECTIONS.includes(section.kind))
    .flatMap((section) => accountBlocks(section).map((block) => ({ block, kind: section.kind })))
  const collected = collectionBlocks(linesIn(sections, 'collections'))
  const widest = widestComment([
    ...[...blocks.map(({ block }) => block), ...rests].map(({ parts }) => parts.comments),
    ...collected.map(commentsIn),
  ])
  const columnsOf = (part: 'accountHistory' | 'paymentHistory') =>
    blocks.map(({ block: { parts } }) => columnsIn(parts[part])).find((found) => found !== null) ?? null
  const context = {
    pages,
    widestComment: widest,
    lastMonth: reportDate === null ? null : monthOf(lastDayOf(reportDate)),
    moneyColumns: columnsOf('accountHistory'),
    markColumns: columnsOf('paymentHistory'),
  }
  const whole = blocks.map(({ block, kind }, index) => readAccount(block, kind, { ...context, id: `a${index + 1}` }))
  const ends = rests.map((rest, index) => readRest(rest, { ...context, id: `a${blocks.length + index + 1}` }))
  const tradelines = [...whole, ...ends]
  const collections = collected.map((block, index) =>
    readCollection(block, { id: `a${tradelines.length + index + 1}`, widestComment: widest }),
  )
  const notMarkedClosed = blocks.filter(({ block }) => !isMarkedClosed(block)).length
  return { tradelines, notMarkedClosed, collections }
}

/** `Report Confirmation` with the ten digits beside or below it. */
function confirmationNumber(cover: readonly Line[]): string | null {
  const at = cover.findIndex((line) => /^report confirmation\b/i.test(line.text))
  if (at < 0) return null
  const near = cover.slice(at, at + 4).map((line) => line.text)
  return near.map((text) => /(?:^|\s)(\d{9,12})$/.exec(text)?.[1]).find((found) => found !== undefined) ?? null
}

/** Pages without the personal part have their person's name at their foot. */
function withNameOfFoot(info: PersonalInfo, document: DocumentText): PersonalInfo {
  if (info.name !== null) return info
  for (const page of document.pages) {
    const foot = pageLines(page).find((line) => isPageFooter(line, page) && nameInFoot(line.text) !== null)
    const name = foot ? nameInFoot(foot.text) : null
    if (!foot || name === null) continue
    const evidence: Notes = { ...info.evidence }
    // What stands behind the bar may be cut off, and is not the name's.
    const bar = foot.words.find(({ text }) => text === '|')
    const own = bar ? runWithin(foot, -Infinity, leftOf(bar.box)) : null
    note(evidence, 'name', own?.text === name ? [own] : quoted([foot], name))
    return { ...info, name, evidence }
  }
  return info
}

/** The date in the footer of the pages. */
function footerDate(document: DocumentText): PartialDay | null {
  const footers = document.pages.map((page) => textOfWords(page.words))
  const printed = footers
    .map((text) => /\| ([A-Z][a-z]{2,8} \d{1,2}, \d{4})/.exec(text)?.[1])
    .find((found) => found !== undefined)
  return printed === undefined ? null : parsePrintedDay(printed)
}
