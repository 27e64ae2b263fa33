import { readAccounts } from '#engine/reading/layouts/experian-web-print/accounts.ts'
import { readPersonTotals, readTotals } from '#engine/reading/layouts/experian-web-print/at-a-glance.ts'
import { takeHeader } from '#engine/reading/layouts/experian-web-print/header.ts'
import { inquiryCards, readInquiries } from '#engine/reading/layouts/experian-web-print/inquiries.ts'
import {
  countEmployers,
  countNames,
  readPersonalInformation,
} from '#engine/reading/layouts/experian-web-print/personal-information.ts'
import { readPublicRecords } from '#engine/reading/layouts/experian-web-print/public-records.ts'
import { sectionsOf } from '#engine/reading/layouts/experian-web-print/sections.ts'
import { FORMAT } from '#engine/reading/layouts/experian-web-print/words.ts'
import { documentLines } from '#engine/reading/lines/lines.ts'
import { signsOf } from '#engine/reading/lines/month-grid.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Reconciliation, Report } from '#engine/report/report.ts'
import { PERSON_TOTALS } from '#engine/words/person-totals.ts'

/**
 * Reads the Experian web print: the disclosure of annualcreditreport.com or experian.com, printed from the browser.
 * Source: reference/report-formats.md §2.1; docs/bureau-prints.md. It carries no score.
 */
export function readExperianWebPrint(document: DocumentText, ids: { reportId: string }): Report {
  const { header, body } = takeHeader(document)
  const sections = sectionsOf(documentLines(body))
  const signs = signsByPage(document)
  const accounts = readAccounts(sections.accounts, signs)
  const names = accounts.map(({ creditorName }) => creditorName)
  const hard = readInquiries(sections.hardInquiries, 'hard', names)
  const publicRecords = readPublicRecords(sections.publicRecords)
  const personalInfo = readPersonalInformation(sections, header)
  const totals = { ...readTotals(sections.atAGlance), ...readPersonTotals(sections.personal) }
  // The print does not say whether it counts cards or the dates on them.
  const hardCards = inquiryCards(hard)
  return {
    id: ids.reportId,
    bureau: 'experian',
    format: FORMAT,
    reportDate: header.reportDate,
    reportNumber: header.reportNumber,
    score: null,
    scoreModel: null,
    personalInfo,
    accounts,
    inquiries: [...hard, ...readInquiries(sections.softInquiries, 'soft', names)],
    publicRecords,
    totals: reconcile(totals, {
      accounts: accounts.length,
      publicRecords: publicRecords.length,
      names: countNames(sections),
      addresses: personalInfo.addresses.length,
      employers: countEmployers(sections),
      hardInquiries: totals['hardInquiries'] === hardCards ? hardCards : hard.length,
    }),
  }
}

/** The drawings of a page that can be signs; each page is looked at once. */
function signsByPage(document: DocumentText): (page: number) => readonly Box[] {
  const pages = new Map(document.pages.map((page) => [page.number, page]))
  const known = new Map<number, readonly Box[]>()
  return (number) => {
    const page = pages.get(number)
    const signs = known.get(number) ?? (page ? signsOf(page) : [])
    known.set(number, signs)
    return signs
  }
}

function reconcile(printed: Record<string, number>, all: Record<string, number>): Reconciliation {
  const names = Object.keys(printed)
  const read = Object.fromEntries(Object.entries(all).filter(([name]) => name in printed || !PERSONAL.has(name)))
  return { printed, read, reconciled: names.length === 0 ? null : names.every((name) => printed[name] === read[name]) }
}

const PERSONAL: ReadonlySet<string> = new Set(PERSON_TOTALS)
