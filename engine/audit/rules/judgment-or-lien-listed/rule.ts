import { isBankruptcy, saysInRecord } from '#engine/audit/bankruptcy-record.ts'
import type { Hit, PublicRecordRule, Surroundings } from '#engine/audit/rule.ts'
import { after, PERIODS, TIME_LIMIT_EXONERATION } from '#engine/law/periods.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { type Day, firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'

export const rule: PublicRecordRule = {
  id: 'judgment_or_lien_listed',
  about: 'public_record',
  grade: 'policy',
  title: 'Civil judgment or tax lien in the report',
  needs: ['type'],
  citations: ['policy_public_records', 'fcra_1681c_a_2', 'fcra_1681c_a_3', 'fcra_1681c_b'],
  ask: 'Please apply your policy and remove this record.',
  target: 'bureau',
  exonerations: [
    'The law allows judgments and tax liens. The bureaus stopped listing them under their own plan.',
    "It's part of a bankruptcy case.",
    TIME_LIMIT_EXONERATION,
  ],
  check,
}

function check(record: PublicRecord, { report }: Surroundings): Hit | null {
  const isNamed = saysInRecord(record, /\bjudge?ments?\b|\btax (?:liens?|warrants?)\b/)
  const isListed = isNamed || isCountyRecord(record)
  if (!isListed || isBankruptcy(record) || saysInRecord(record, /bankrupt/)) return null
  const limit = paidLienLimit(record)
  if (limit !== null && report.reportDate !== null && firstDayOf(report.reportDate) > limit) return pastLimit(record, limit)
  const entry = isNamed ? `a public record "${record.type}"` : `a public record at ${record.court}`
  return {
    message: `The report lists ${entry}. The bureaus' own plan, which is not a law, is not to list civil judgments or tax liens.`,
    claim: `My report lists ${entry}. By the bureaus' own plan, civil judgments and tax liens are no longer listed.`,
    fields: isNamed ? ['type'] : ['court'],
  }
}

/** A lien is released once it is paid, so the day it was resolved is that of the payment or later; null where it is not surely paid. */
function paidLienLimit(record: PublicRecord): Day | null {
  const isPaid = saysInRecord(record, /\btax liens?\b/) && saysInRecord(record, /\b(?:paid|released|satisfied)\b/)
  const isUnpaid = saysInRecord(record, /\b(?:un|not |partially )(?:paid|released|satisfied)\b/)
  if (!isPaid || isUnpaid || record.dateResolved === null) return null
  return after(lastDayOf(record.dateResolved), PERIODS.paid_tax_lien_report)
}

function pastLimit({ dateResolved }: PublicRecord, limit: Day): Hit {
  const facts = `was paid or released by ${writeDay(dateResolved ?? '')}, and the legal limit passed on ${writeDay(limit)}`
  return {
    grade: 'legal_limit',
    message: `This tax lien ${facts}.`,
    claim: `This tax lien is too old to be reported. It ${facts}.`,
    ask: 'Please delete this tax lien.',
    fields: ['type', 'dateResolved'],
  }
}

/** A record of no named kind at a county's recorder or court: no bankruptcy is kept there, and the bureaus list nothing else of it. */
const isCountyRecord = ({ type, court }: PublicRecord): boolean =>
  /^public record$/i.test(type) &&
  /\b(?:recorder|county|superior|circuit|municipal|justice|small claims)\b/i.test(court ?? '') &&
  !/\b(?:bkpt|bankr?\w*|federal|u\.?s\.?)\b/i.test(court ?? '')
