import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { type Confirmed, NOTHING_CONFIRMED } from '#engine/audit/rule.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Inquiry, PersonalInfo, PublicRecord, Report } from '#engine/report/report.ts'
import { addMonths, type Month } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/**
 * Made-up entries for tests. A field that is given has evidence, as the readers promise; a field that is not given is
 * null and has none, unless the case gives it.
 */

/** The quote begins with the field, so that a test can tell which field was proved. */
const place = (field: string, value: string): Evidence => ({ page: 1, box: [72, 72, 200, 12], quote: `${field}: ${value}` })

export function makeAccount(given: Partial<Account> = {}): Account {
  const account = blankAccount({ creditorName: 'FIRST BANK OF EXAMPLE', ...given })
  return { ...account, evidence: { ...accountEvidence(account), ...given.evidence } }
}

function accountEvidence({ evidence: _evidence, ...account }: Account): EvidenceMap {
  const scalars = Object.entries(account).filter(([, value]) => value !== null && !Array.isArray(value) && value !== false)
  return {
    ...Object.fromEntries(
      scalars.map(([field, value]) => [field, place(field, typeof value === 'object' ? JSON.stringify(value) : String(value))]),
    ),
    ...Object.fromEntries(
      account.paymentHistory.map(({ month, code }) => [`paymentHistory.${month}`, place(`paymentHistory.${month}`, code)]),
    ),
    ...Object.fromEntries(
      account.balanceHistory.map(({ month, balance }) => [
        `balanceHistory.${month}`,
        place(`balanceHistory.${month}`, String(balance)),
      ]),
    ),
    ...Object.fromEntries(account.remarks.map((remark, index) => [`remarks.${index}`, place(`remarks.${index}`, remark)])),
  }
}

/** A grid from its newest month backwards: `grid('2024-06', 'ok', '30')` is June good, May 30 days late. */
export function grid(newest: Month, ...codes: readonly HistoryCode[]): readonly HistoryMonth[] {
  return codes.map((code, index) => ({ month: addMonths(newest, -index), code }))
}

export function makeReport(given: Partial<Report> = {}): Report {
  return {
    id: 'r1',
    bureau: 'experian',
    format: 'test',
    reportDate: '2025-01-15',
    reportNumber: null,
    score: null,
    scoreModel: null,
    personalInfo: makePerson(),
    accounts: [],
    inquiries: [],
    publicRecords: [],
    totals: { printed: {}, read: {}, reconciled: null },
    ...given,
  }
}

export function makePerson({ evidence, ...given }: Partial<PersonalInfo> = {}): PersonalInfo {
  const person = {
    name: null,
    alsoKnownAs: [],
    dateOfBirth: null,
    ssnLast4: null,
    addresses: [],
    phones: [],
    employers: [],
    ...given,
  }
  const { name, dateOfBirth, ssnLast4, ...lists } = person
  // What a list holds has a place for each, `addresses.0`.
  const listed = Object.entries(lists).flatMap(([field, values]) =>
    values.map((value, index): readonly [string, unknown] => [`${field}.${index}`, value]),
  )
  return {
    ...person,
    evidence: { ...textEvidence({ name, dateOfBirth, ssnLast4, ...Object.fromEntries(listed) }), ...evidence },
  }
}

export function makeInquiry(given: Partial<Inquiry> = {}): Inquiry {
  const inquiry = { id: 'i1', creditorName: 'EXAMPLE MOTORS', date: null, kind: 'hard', onRecordUntil: null, ...given } as const
  return { ...inquiry, evidence: { ...textEvidence(inquiry), ...given.evidence } }
}

export function makeRecord(given: Partial<PublicRecord> = {}): PublicRecord {
  const record = {
    id: 'p1',
    type: 'Chapter 7 Bankruptcy',
    court: null,
    reference: null,
    dateFiled: null,
    dateResolved: null,
    status: null,
    amount: null,
    ...given,
  }
  return { ...record, evidence: { ...textEvidence(record), ...given.evidence } }
}

function textEvidence(entry: object): EvidenceMap {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, place(field, typeof value === 'object' ? JSON.stringify(value) : String(value))]),
  )
}

/** What the consumer said, and nothing else. */
export const confirming = (given: Partial<Confirmed>): Confirmed => ({ ...NOTHING_CONFIRMED, ...given })
