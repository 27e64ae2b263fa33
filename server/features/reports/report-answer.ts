import type { z } from 'zod'
import type { account as accountShape, report as reportShape, reportHead as headShape } from '#contract/reports.ts'
import { isContradictedByTotals } from '#engine/audit/contradicted-by-totals.ts'
import { explainRound, inquiryRounds } from '#engine/audit/inquiry-rounds.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { type Doubt, type EntryKind, withDoubts } from '#engine/reading/doubts/doubts.ts'
import { missingRanges } from '#engine/reading/sheets/missing-pages.ts'
import { tellReading } from '#engine/reading/tell-reading.ts'
import type { Account } from '#engine/report/account.ts'
import { toDollars, type Cents } from '#engine/values/money.ts'
import type { findingAnswer } from '#server/features/findings/findings.ts'
import type { itemAnswer } from '#server/features/negative-items/negative-items.ts'
import { evidenceAnswers } from '#server/features/reports/evidence-answer.ts'
import { filesOf, placeIdOf, type ReportHead, type ReportRow } from '#server/features/reports/report-rows.ts'

const dollars = (cents: Cents | null): number | null => (cents === null ? null : toDollars(cents))

/** Which fields of an entry wait for the member's word. */
type OpenFields = (entry: EntryKind, id: string | null) => (field: string) => boolean

function openFieldsOf(doubts: readonly Doubt[]): OpenFields {
  const open = new Set(doubts.map(({ entry, entryId, field }) => `${entry} ${entryId ?? ''} ${field}`))
  return (entry, id) => (field) => open.has(`${entry} ${id ?? ''} ${field}`)
}

/** Each month with its mark and its money, newest first. */
function monthAnswers({ paymentHistory, balanceHistory }: Account): z.input<typeof accountShape>['paymentHistory'] {
  const codes = new Map(paymentHistory.map(({ month, code }) => [month, code]))
  const money = new Map(balanceHistory.map((one) => [one.month, one]))
  const months = [...new Set([...codes.keys(), ...money.keys()])].toSorted().toReversed()
  return months.map((month) => {
    const one = money.get(month)
    return {
      month,
      code: codes.get(month) ?? 'no_data',
      balance: dollars(one?.balance ?? null),
      pastDue: dollars(one?.pastDue ?? null),
      scheduledPayment: dollars(one?.scheduledPayment ?? null),
      actualPayment: dollars(one?.paid ?? null),
      creditLimit: dollars(one?.creditLimit ?? null),
      highBalance: dollars(one?.highBalance ?? null),
      remarks: one?.remarks ?? null,
    }
  })
}

export function accountAnswer(account: Account, isOpen: (field: string) => boolean): z.input<typeof accountShape> {
  return {
    ...account,
    currentBalance: dollars(account.currentBalance),
    pastDue: dollars(account.pastDue),
    creditLimit: dollars(account.creditLimit),
    highBalance: dollars(account.highBalance),
    originalBalance: dollars(account.originalBalance),
    chargeOffAmount: dollars(account.chargeOffAmount),
    monthlyPayment: dollars(account.monthlyPayment),
    paymentHistory: monthAnswers(account),
    remarks: [...account.remarks],
    formerRemarks: (account.formerRemarks ?? []).map(({ text, stood }) => ({ text, stood: [...stood] })),
    alsoPrinted: [...(account.alsoPrinted ?? [])],
    // Reports that were kept before there were files of three bureaus do not say it.
    fileEntry: account.fileEntry ?? null,
    evidence: evidenceAnswers(account.evidence, isOpen),
  }
}

const IS_IT_YOURS = 'This report seems to be about someone else. We won’t use it until you tell us if it’s yours.'

export interface ReportParts {
  readonly row: ReportRow
  readonly negativeItems: readonly ReturnType<typeof itemAnswer>[]
  readonly findings: readonly ReturnType<typeof findingAnswer>[]
}

/** What its head says about the content of a report. */
export type ContentHead = ReturnType<typeof contentHead>

export function contentHead({ content, doubts, totalsAnswer }: Pick<ReportRow, 'content' | 'doubts' | 'totalsAnswer'>) {
  const { format, reportDate, score, scoreModel, accounts, totals } = withDoubts(content, doubts)
  const toConfirm = confirmationsOf({ sure: content, doubts }).length
  return {
    toConfirm,
    format,
    reportDate,
    score,
    scoreModel,
    summary: tellReading(content, { toConfirm, totalsAnswer }),
    accountCount: accounts.length,
    negativeItemCount: negativeItems(content).length,
    totals: { ...totals, isContradicted: isContradictedByTotals(content), answer: totalsAnswer },
    missingPages: content.printedPages === undefined ? [] : missingRanges(content.printedPages),
  }
}

/** What is known of a report besides what it says. */
export function reportHeadAnswer(row: ReportHead, head: ContentHead): z.input<typeof headShape> {
  const isAsked = row.ownership === 'asked'
  return {
    ...head,
    id: row.id,
    bureau: row.bureau,
    status: 'ready',
    progress: null,
    failure: null,
    ownership: row.ownership,
    hasAnswers: row.hasAnswers,
    source: row.source,
    uploadedAt: row.uploadedAt,
    pageCount: row.pageCount,
    summary: isAsked ? IS_IT_YOURS : head.summary,
    negativeItemCount: isAsked ? 0 : head.negativeItemCount,
    files: fileAnswers(row),
  }
}

function fileAnswers(row: ReportHead): z.input<typeof headShape>['files'] {
  let firstPage = 1
  return filesOf(row).map((one) => {
    const { number, pageCount, uploadedAt } = one
    const file = { id: placeIdOf(one), number, firstPage, pageCount, uploadedAt }
    firstPage += pageCount
    return file
  })
}

/** A stored report as the wire has it: money in dollars, every field with its place; what is in doubt shown and marked. */
export function reportAnswer({ row, negativeItems: items, findings }: ReportParts): z.input<typeof reportShape> {
  const shown = withDoubts(row.content, row.doubts)
  const { personalInfo } = shown
  const rounds = new Map(
    inquiryRounds([shown]).flatMap((round) =>
      round.inquiries.map(({ id }) => [id, { id: round.inquiries[0].id, text: explainRound(round) }] as const),
    ),
  )
  const open = openFieldsOf(row.doubts)
  return {
    ...reportHeadAnswer(row, contentHead(row)),
    personalInfo: {
      ...personalInfo,
      alsoKnownAs: [...personalInfo.alsoKnownAs],
      addresses: [...personalInfo.addresses],
      phones: [...personalInfo.phones],
      employers: [...personalInfo.employers],
      notices: personalInfo.notices?.map((notice) => ({ ...notice })),
      evidence: evidenceAnswers(personalInfo.evidence, open('personalInfo', null)),
    },
    accounts: shown.accounts.map((account) => accountAnswer(account, open('account', account.id))),
    inquiries: shown.inquiries.map((inquiry) => ({
      ...inquiry,
      round: rounds.get(inquiry.id) ?? null,
      evidence: evidenceAnswers(inquiry.evidence, open('inquiry', inquiry.id)),
    })),
    publicRecords: shown.publicRecords.map((record) => ({
      ...record,
      evidence: evidenceAnswers(record.evidence, open('publicRecord', record.id)),
    })),
    negativeItems: [...items],
    findings: [...findings],
  }
}
