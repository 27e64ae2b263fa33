import type { Authority } from '#engine/law/authority.ts'
import { POLICIES } from '#engine/law/policies.ts'

const CORNELL = 'https://www.law.cornell.edu'

const statute = (section: string, rest: string, title: string): Authority => ({
  cite: `15 USC ${section}${rest}`,
  title,
  kind: 'statute',
  source: `${CORNELL}/uscode/text/15/${section}`,
  effective: null,
  ended: null,
})

/** `place` is volume and section, e.g. `11/524`. */
const otherStatute = (place: `${number}/${string}`, rest: string, title: string): Authority => ({
  cite: `${place.replace('/', ' USC ')}${rest}`,
  title,
  kind: 'statute',
  source: `${CORNELL}/uscode/text/${place}`,
  effective: null,
  ended: null,
})

const stateStatute = (cite: string, title: string, { source }: { readonly source: string }): Authority => ({
  cite,
  title,
  kind: 'statute',
  source,
  effective: null,
  ended: null,
})

const regulation = (section: string, rest: string, title: string): Authority => ({
  cite: `12 CFR ${section}${rest}`,
  title,
  kind: 'regulation',
  source: `${CORNELL}/cfr/text/12/${section}`,
  effective: null,
  ended: null,
})

/** Every authority the product may name. Nothing is cited that does not be here. */
export const AUTHORITIES = {
  // Fair Credit Reporting Act: what may be in a report, and how long
  fcra_1681a_aa: statute('1681a', '(aa)', "What a veteran's medical debt is"),
  fcra_1681a_q_4: statute('1681a', '(q)(4)', 'What an identity theft report is'),
  fcra_1681b_a: statute('1681b', '(a)', 'Permissible purposes of consumer reports'),
  fcra_1681b_b_3: statute('1681b', '(b)(3)', 'What an employer does before it decides by a report'),
  fcra_1681b_e: statute('1681b', '(e)', 'Consumers may leave the lists for pre-approved offers'),
  fcra_1681b_f: statute('1681b', '(f)', 'No report is obtained without a permissible purpose'),
  fcra_1681c_a_1: statute('1681c', '(a)(1)', 'Bankruptcy cases: ten years from the order for relief'),
  fcra_1681c_a_2: statute('1681c', '(a)(2)', 'Civil suits, judgments and arrests: seven years or the statute of limitations'),
  fcra_1681c_a_3: statute('1681c', '(a)(3)', 'Paid tax liens: seven years from payment'),
  fcra_1681c_a_4: statute('1681c', '(a)(4)', 'Collections and charge-offs: seven years'),
  fcra_1681c_a_5: statute('1681c', '(a)(5)', 'Other adverse items: seven years'),
  fcra_1681c_a_6: statute('1681c', '(a)(6)', 'Names of medical providers are coded'),
  fcra_1681c_a_7: statute('1681c', '(a)(7)', "Veterans' medical debt: not within a year of the service"),
  fcra_1681c_a_8: statute('1681c', '(a)(8)', "Veterans' medical debt: not once paid or settled"),
  fcra_1681c_b: statute('1681c', '(b)', 'Transactions to which the time limits do not apply'),
  fcra_1681c_c_1: statute('1681c', '(c)(1)', 'When the seven years of a collection or charge-off begin'),
  fcra_1681c_e: statute('1681c', '(e)', 'A voluntary closure by the consumer is shown as such'),
  fcra_1681c_f: statute('1681c', '(f)', 'A dispute is shown in the report'),
  fcra_1681c1: statute('1681c-1', '', 'Fraud alerts and security freezes, free of charge'),
  fcra_1681c2: statute('1681c-2', '', 'Information resulting from identity theft is blocked'),
  fcra_1681c2_a: statute('1681c-2', '(a)', 'What a bureau blocks, and what it must receive for it'),
  fcra_1681c2_b: statute('1681c-2', '(b)', 'The furnisher is told of the block'),
  fcra_1681c2_c: statute('1681c-2', '(c)', 'When a block may be declined, and that the consumer is told'),
  fcra_1681c3: statute('1681c-3', '', 'Items that resulted from trafficking are not reported'),
  reg_v_1022_142: regulation('1022.142', '', 'Trafficking: which papers a bureau must take, and what it then blocks'),
  fcra_1681e_b: statute('1681e', '(b)', 'Reasonable procedures to assure maximum possible accuracy'),
  fcra_1681g: statute('1681g', '', 'What a bureau discloses to the consumer'),

  // Disputes with a bureau
  fcra_1681i_a_1: statute('1681i', '(a)(1)', 'Reinvestigation within 30 days of receipt'),
  fcra_1681i_a_2: statute('1681i', '(a)(2)', 'The furnisher is told of the dispute, with all relevant information'),
  fcra_1681i_a_3: statute('1681i', '(a)(3)', 'Frivolous disputes: notice with reasons'),
  fcra_1681i_a_4: statute('1681i', '(a)(4)', 'All relevant information from the consumer is considered'),
  fcra_1681i_a_5: statute('1681i', '(a)(5)', 'Inaccurate or unverifiable information is deleted or modified'),
  fcra_1681i_a_5_b: statute('1681i', '(a)(5)(B)', 'Reinsertion only on certification, with written notice'),
  fcra_1681i_a_6: statute('1681i', '(a)(6)', 'Written results within five business days'),
  fcra_1681i_a_6_b_iii: statute(
    '1681i',
    '(a)(6)(B)(iii)',
    'The results say that a description of the procedure may be asked for',
  ),
  fcra_1681i_a_7: statute('1681i', '(a)(7)', 'Description of the reinvestigation procedure on request'),
  fcra_1681i_a_8: statute('1681i', '(a)(8)', 'Expedited resolution within three business days'),
  fcra_1681i_b: statute('1681i', '(b)', 'Statement of dispute'),
  fcra_1681i_c: statute('1681i', '(c)', 'The statement, or a summary of it, goes with later reports'),
  fcra_1681i_d: statute('1681i', '(d)', 'Past recipients are told of a deletion on request'),
  fcra_1681i_g: statute('1681i', '(g)', "Disputes about veterans' medical debt"),
  fcra_1681j_a: statute('1681j', '(a)', 'Free annual report, and reinvestigation after it'),
  fcra_1681j_b: statute('1681j', '(b)', 'Free report within 60 days of an adverse action'),
  fcra_1681m: statute('1681m', '', 'Notice when a report is used against a consumer'),

  // Who acts where a duty was not kept, and until when
  fcra_1681n: statute('1681n', '', 'Civil liability for willful noncompliance'),
  fcra_1681o: statute('1681o', '', 'Civil liability for negligent noncompliance'),
  fcra_1681p: statute('1681p', '', 'Until when an action must be brought, and in which court'),
  fcra_1681s1: statute('1681s-1', '', 'Overdue child support: reported for at most seven years'),
  fcra_1681s_c: statute('1681s', '(c)', 'The chief law enforcement officer of a state may act for its residents'),

  // Credit repair companies
  croa_1679b: statute('1679b', '', 'No untrue statements to bureaus, no payment before the work is done'),
  croa_1679c: statute('1679c', '', 'Written disclosure of rights before a contract'),
  croa_1679d: statute('1679d', '', 'Written contract; nothing is done before three business days have passed'),
  croa_1679e: statute('1679e', '', 'Right to cancel within three business days'),

  // Duties of those who furnish information
  fcra_1681s2_a_1: statute('1681s-2', '(a)(1)', 'No information known to be inaccurate is furnished'),
  fcra_1681s2_a_1_e: statute(
    '1681s-2',
    '(a)(1)(E)',
    'After a program of the lender, the default of a private education loan may be removed on request',
  ),
  fcra_1681s2_a_2: statute('1681s-2', '(a)(2)', 'Furnishers correct and update'),
  fcra_1681s2_a_3: statute('1681s-2', '(a)(3)', 'Disputed information is furnished as disputed'),
  fcra_1681s2_a_4: statute('1681s-2', '(a)(4)', 'Furnishers report a voluntary closure by the consumer'),
  fcra_1681s2_a_5: statute('1681s-2', '(a)(5)', 'Furnisher reports the date of first delinquency'),
  fcra_1681s2_a_5_b: statute(
    '1681s-2',
    '(a)(5)(B)',
    'A collector reports the date the creditor reported, or one before the placement',
  ),
  fcra_1681s2_a_8: statute('1681s-2', '(a)(8)', 'Disputes made directly to the furnisher'),
  fcra_1681s2_b: statute('1681s-2', '(b)', 'Furnisher investigates on notice from a bureau'),
  fcra_1681s2_c: statute('1681s-2', '(c)', 'What a furnisher owes directly is enforced by authorities, not by private suit'),
  reg_v_1022_42: regulation('1022.42', '', 'Furnishers keep reasonable policies on accuracy and integrity'),
  reg_v_1022_43_f: regulation('1022.43', '(f)', 'Frivolous direct disputes: notice with reasons'),
  reg_v_1022_43: regulation('1022.43', '', 'Direct disputes with a furnisher'),
  reg_v_1022_123: regulation('1022.123', '', 'What a bureau may ask for as proof of identity'),

  // Collectors
  fdcpa_1692c_a: statute('1692c', '(a)', 'Times and places at which a collector may not contact a consumer'),
  fdcpa_1692c_c: statute('1692c', '(c)', 'A collector ends its contacts on written request'),
  fdcpa_1692e_4: statute(
    '1692e',
    '(4)',
    'A collector does not threaten arrest, seizure or garnishment unless it is lawful and meant',
  ),
  fdcpa_1692e_8: statute(
    '1692e',
    '(8)',
    'A collector passes on nothing that it should know to be false, and says that a disputed debt is disputed',
  ),
  fdcpa_1692f_1: statute('1692f', '(1)', 'No amount beyond the agreement or the law'),
  fdcpa_1692g: statute('1692g', '', 'Validation of debts'),
  reg_f_1006_14_b: regulation('1006.14', '(b)', 'How often a collector may call'),
  reg_f_1006_26_b: regulation('1006.26', '(b)', 'No lawsuit, or threat of one, over a time-barred debt'),
  reg_f_1006_30_a: regulation('1006.30', '(a)', 'Contact with the consumer before furnishing'),
  reg_f_1006_34: regulation('1006.34', '', 'Notice for validation of debts'),
  reg_f_1006_34_b_5: regulation('1006.34', '(b)(5)', 'The validation period, and when a mailed notice is assumed to be received'),
  reg_f_1006_38: regulation('1006.38', '', 'Disputes and requests for original-creditor information'),

  // Wages, benefits, state limits of action
  ccpa_1673: statute('1673', '', 'How much of a person’s pay may be garnished'),
  treasury_212_6: {
    cite: '31 CFR 212.6',
    title: 'Federal benefits in a bank account that a garnishment leaves',
    kind: 'regulation',
    source: `${CORNELL}/cfr/text/31/212.6`,
    effective: null,
    ended: null,
  },
  wisconsin_893_05: stateStatute('Wis. Stat. 893.05', 'When the time to sue is over, the right ends with the remedy', {
    source: 'https://docs.legis.wisconsin.gov/document/statutes/893.05',
  }),
  mississippi_15_1_3: stateStatute('Miss. Code 15-1-3', 'When the time to sue is over, the right ends with the remedy', {
    source: 'https://law.justia.com/codes/mississippi/title-15/chapter-1/section-15-1-3/',
  }),

  // Servicemembers
  scra_3919: otherStatute('50/3919', '', 'Use of a servicemember’s rights is no ground for an adverse report'),
  scra_3931: otherStatute('50/3931', '', 'Default judgments against servicemembers'),
  scra_3937: otherStatute('50/3937', '', 'Six percent on debts from before military service'),

  // Debt relief and taxes
  tsr_310_4_a_5: {
    cite: '16 CFR 310.4(a)(5)',
    title: 'Debt relief sold by telephone: no fee before a debt is settled',
    kind: 'regulation',
    source: `${CORNELL}/cfr/text/16/310.4`,
    effective: '2010-10-27',
    ended: null,
  },
  tax_108_a: otherStatute('26/108', '(a)', 'Canceled debt that is not income: bankruptcy, insolvency and others'),

  // Bankruptcy, education loans, capacity
  bankruptcy_109_h: otherStatute('11/109', '(h)', 'Credit counseling within 180 days before a bankruptcy case'),
  bankruptcy_301_b: otherStatute('11/301', '(b)', 'A voluntary petition is the order for relief'),
  bankruptcy_524_a: otherStatute('11/524', '(a)', 'Effect of a discharge'),
  bankruptcy_727_b: otherStatute('11/727', '(b)', 'A chapter 7 discharge covers the debts from before the order for relief'),
  hea_1078_6_a_1: otherStatute('20/1078-6', '(a)(1)(C)', 'A rehabilitated loan loses its default record'),
  hea_1080a_f: otherStatute('20/1080a', '(f)', 'Reporting periods of guaranteed student loans'),
  hea_1087e_a_1: otherStatute('20/1087e', '(a)(1)', 'Direct loans follow the terms of guaranteed loans'),
  hea_1087cc_c_3: otherStatute('20/1087cc', '(c)(3)', 'Reporting periods of Perkins loans'),
  tax_501r_6: {
    cite: '26 CFR 1.501(r)-6',
    title: 'Charitable hospitals: assistance before hard collection',
    kind: 'regulation',
    source: `${CORNELL}/cfr/text/26/1.501(r)-6`,
    effective: null,
    ended: null,
  },
  cares_3513: {
    cite: 'Public Law 116-136, section 3513',
    title: 'Payments on federally held student loans suspended and reported as made',
    kind: 'statute',
    source: 'https://www.congress.gov/116/plaws/publ136/PLAW-116publ136.pdf',
    effective: '2020-03-27',
    ended: null,
  },
  reg_z_1026_51_b: regulation('1026.51', '(b)', 'Credit cards below the age of 21: own means to pay, or a co-signer'),
  ecoa_1691_a: statute('1691', '(a)', 'Applicants must have the capacity to contract'),

  ...POLICIES,
} as const satisfies Record<string, Authority>

export type AuthorityId = keyof typeof AUTHORITIES

/** Whether the text was on that day (ISO): in force already, and not withdrawn or vacated yet. */
export function citable(id: AuthorityId, day: string): boolean {
  const { effective, ended }: Authority = AUTHORITIES[id]
  return (effective === null || effective <= day) && (ended === null || day < ended)
}

/** As a finding or an entry names it. */
export function citationOf(id: AuthorityId): Pick<Authority, 'cite' | 'title'> {
  const { cite, title } = AUTHORITIES[id]
  return { cite, title }
}

/** As a page about it shows it: with its source, and whether it is on a day. */
export const authorityOn = (
  id: AuthorityId,
  day: string,
): Pick<Authority, 'cite' | 'title' | 'source'> & { readonly stands: boolean } => ({
  ...citationOf(id),
  source: AUTHORITIES[id].source,
  stands: citable(id, day),
})
