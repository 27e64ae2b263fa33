import { type AuthorityId } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { LetterPart } from '#engine/letters/letter-request.ts'
import { cite, part } from '#engine/letters/letter-words.ts'

/**
 * What a letter says about the law that a finding rests on, each in one sentence with its citation. What is not here is cited with
 * the request that it carries (15 USC 1681i), or in the finding's own words.
 */
const SENTENCES: Readonly<Partial<Record<AuthorityId, (cited: string, beside: readonly AuthorityId[]) => string>>> = {
  fcra_1681b_a: (at) => `A bureau may give out my report only for a permissible purpose (${at}).`,
  fcra_1681c_a_1: (at) => `A bankruptcy may be reported for ${PERIODS.bankruptcy_report.inWords} and no longer (${at}).`,
  fcra_1681c_a_3: (at) =>
    `A paid tax lien may be reported for ${PERIODS.paid_tax_lien_report.inWords} after payment and no longer (${at}).`,
  fcra_1681c_a_4: (at) =>
    `A collection or charge-off may be reported for ${PERIODS.charge_off_report.inWords} and no longer (${at}).`,
  fcra_1681c_c_1: (at, beside) =>
    `${beside.includes('fcra_1681c_a_4') ? 'That limit' : 'The seven-year limit on a collection or charge-off'} starts ${PERIODS.charge_off_start.inWords} after the delinquency began, and nothing later restarts it (${at}).`,
  fcra_1681c_a_5: (at) => `A late payment may be reported for ${PERIODS.adverse_item_report.inWords} and no longer (${at}).`,
  fcra_1681c_b: (at) => `None of the exceptions for large loans and high salaries applies to an ordinary credit report (${at}).`,
  fcra_1681c_e: (at) => `When a consumer closes an account, the report has to say so (${at}).`,
  fcra_1681c_f: (at) => `A disputed account has to be shown as disputed (${at}).`,
  fcra_1681e_b: (at) => `You must follow reasonable procedures to assure the maximum possible accuracy of my report (${at}).`,
  fcra_1681s2_a_1: (at) => `A company may not report what it knows to be inaccurate (${at}).`,
  fcra_1681s2_a_2: (at) =>
    `A company that reported something inaccurate or incomplete has to correct it with every bureau (${at}).`,
  fcra_1681s2_a_3: (at) => `A company may not report a disputed account without saying that it is disputed (${at}).`,
  fcra_1681s2_a_4: (at) => `When a consumer closes an account, the company has to report it that way (${at}).`,
  fcra_1681s2_a_5: (at) =>
    `A company that reports a charge-off or a collection has to report when the delinquency began (${at}).`,
  fcra_1681s2_a_5_b: (at) => `A collector reports the date that the creditor reported, or one from before the placement (${at}).`,
  fdcpa_1692f_1: (at) => `A collector may ask for no amount beyond what the agreement or the law allows (${at}).`,
  fdcpa_1692g: (at) => `A collector has to verify a debt that is disputed in time (${at}).`,
  reg_f_1006_30_a: (at) => `A collector has to contact the consumer about a debt before it reports it (${at}).`,
  bankruptcy_524_a: (at) => `After a bankruptcy discharge, nobody may collect the debt from me (${at}).`,
  bankruptcy_727_b: (at) => `A chapter 7 discharge covers the debts from before the case was filed (${at}).`,
  cares_3513: (at) => `Payments on federally held student loans were suspended and had to be reported as made (${at}).`,
}

/** The law behind the findings, each named once and where their own words do not name it; without any, nothing. */
export function lawPart(ids: readonly AuthorityId[], said: string): LetterPart {
  const told = [...new Set(ids)].flatMap((id): readonly (readonly [AuthorityId, string])[] => {
    const sentence = SENTENCES[id]?.(cite(id), ids)
    return sentence === undefined || said.includes(cite(id)) ? [] : [[id, sentence]]
  })
  return part(
    told.map(([, sentence]) => sentence),
    told.map(([id]) => id),
  )
}
