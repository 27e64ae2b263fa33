import { isBankruptcy, saysInRecord } from '#engine/audit/bankruptcy-record.ts'
import type { Hit, PublicRecordRule } from '#engine/audit/rule.ts'
import type { PublicRecord } from '#engine/report/report.ts'

export const rule: PublicRecordRule = {
  id: 'judgment_or_lien_listed',
  about: 'public_record',
  grade: 'policy',
  title: 'Civil judgment or tax lien in the report',
  needs: ['type'],
  citations: ['policy_public_records', 'fcra_1681c_a_2', 'fcra_1681c_a_3'],
  ask: 'Please apply your own policy and take the record off, or say from which source it comes.',
  target: 'bureau',
  exonerations: [
    'The law itself allows judgments and tax liens; the bureaus stopped listing them by their own plan.',
    'It is part of a bankruptcy case.',
  ],
  check,
}

function check(record: PublicRecord): Hit | null {
  const isListed = saysInRecord(record, /\bjudge?ments?\b|\btax liens?\b/)
  if (!isListed || isBankruptcy(record) || saysInRecord(record, /bankrupt/)) return null
  return {
    message: `The report lists a public record "${record.type}". The bureaus' own plan, which is not a law, is to list neither civil judgments nor tax liens.`,
    claim: `The report lists a public record "${record.type}". The bureaus' own plan, which is not a law, is to list neither civil judgments nor tax liens.`,
    fields: ['type'],
  }
}
