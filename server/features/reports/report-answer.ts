import type { z } from 'zod'
import type { account as accountShape, report as reportShape } from '#contract/reports.ts'
import type { Account } from '#engine/report/account.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { toDollars, type Cents } from '#engine/values/money.ts'
import { tellReading } from '#engine/reading/tell-reading.ts'
import type { findingAnswer } from '#server/features/findings/findings.ts'
import type { itemAnswer } from '#server/features/negative-items/negative-items.ts'
import type { ReportRow } from '#server/features/reports/report-rows.ts'

type EvidenceAnswer = z.input<typeof reportShape>['personalInfo']['evidence']

const dollars = (cents: Cents | null): number | null => (cents === null ? null : toDollars(cents))

function evidenceAnswer(evidence: EvidenceMap): EvidenceAnswer {
  return Object.fromEntries(
    Object.entries(evidence).map(([field, { page, box, quote }]) => [
      field,
      { page, box: [box[0], box[1], box[2], box[3]], quote },
    ]),
  )
}

function accountAnswer(account: Account): z.input<typeof accountShape> {
  return {
    ...account,
    currentBalance: dollars(account.currentBalance),
    pastDue: dollars(account.pastDue),
    creditLimit: dollars(account.creditLimit),
    highBalance: dollars(account.highBalance),
    originalBalance: dollars(account.originalBalance),
    chargeOffAmount: dollars(account.chargeOffAmount),
    monthlyPayment: dollars(account.monthlyPayment),
    paymentHistory: [...account.paymentHistory],
    remarks: [...account.remarks],
    evidence: evidenceAnswer(account.evidence),
  }
}

export interface ReportParts {
  readonly row: ReportRow
  readonly negativeItems: readonly ReturnType<typeof itemAnswer>[]
  readonly findings: readonly ReturnType<typeof findingAnswer>[]
}

/** A stored report as the wire has it: money in dollars, every field with its place. */
export function reportAnswer({ row, negativeItems, findings }: ReportParts): z.input<typeof reportShape> {
  const content: Report = row.content
  const { personalInfo } = content
  return {
    id: row.id,
    bureau: row.bureau,
    status: 'ready',
    format: content.format,
    source: row.source,
    reportDate: content.reportDate,
    score: content.score,
    scoreModel: content.scoreModel,
    uploadedAt: row.uploadedAt,
    pageCount: row.pageCount,
    summary: tellReading(content),
    personalInfo: {
      ...personalInfo,
      alsoKnownAs: [...personalInfo.alsoKnownAs],
      addresses: [...personalInfo.addresses],
      phones: [...personalInfo.phones],
      employers: [...personalInfo.employers],
      evidence: evidenceAnswer(personalInfo.evidence),
    },
    accounts: content.accounts.map(accountAnswer),
    inquiries: content.inquiries.map((inquiry) => ({ ...inquiry, evidence: evidenceAnswer(inquiry.evidence) })),
    publicRecords: content.publicRecords.map((record) => ({ ...record, evidence: evidenceAnswer(record.evidence) })),
    negativeItems: [...negativeItems],
    findings: [...findings],
    totals: content.totals,
  }
}
