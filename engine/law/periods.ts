import { AUTHORITIES, type AuthorityId } from '#engine/law/authorities.ts'
import { addDays, addMonths, addYears, type Day, type PartialDay } from '#engine/values/day.ts'
import { UNIT_WORDS } from '#engine/words/unit-words.ts'

/** One number of law or of published policy. Nothing else in the product repeats it. */
export interface Period {
  readonly value: number
  readonly unit: 'years' | 'months' | 'days' | 'business_days' | 'words' | 'cents'
  /** As a sentence says it, e.g. `seven years`. */
  readonly inWords: string
  readonly authority: AuthorityId
  readonly sentence: string
}

const THREE_BUSINESS_DAYS = { value: 3, unit: 'business_days', inWords: 'three business days' } as const
const FOUR_BUSINESS_DAYS = { value: 4, unit: 'business_days', inWords: 'four business days' } as const
const FIVE_BUSINESS_DAYS = { value: 5, unit: 'business_days', inWords: 'five business days' } as const

/** The numbers, by what they measure. */
export const PERIODS = {
  charge_off_report: {
    value: 7,
    unit: 'years',
    inWords: 'seven years',
    authority: 'fcra_1681c_a_4',
    sentence: 'An account placed for collection or charged off may be reported for seven years.',
  },
  charge_off_start: {
    value: 180,
    unit: 'days',
    inWords: '180 days',
    authority: 'fcra_1681c_c_1',
    sentence: 'Those seven years begin 180 days after the delinquency that led to the collection or charge-off began.',
  },
  adverse_item_report: {
    value: 7,
    unit: 'years',
    inWords: 'seven years',
    authority: 'fcra_1681c_a_5',
    sentence: 'Any other adverse item may be reported for seven years.',
  },
  bankruptcy_report: {
    value: 10,
    unit: 'years',
    inWords: 'ten years',
    authority: 'fcra_1681c_a_1',
    sentence: 'A bankruptcy case may be reported for ten years from the order for relief.',
  },
  paid_tax_lien_report: {
    value: 7,
    unit: 'years',
    inWords: 'seven years',
    authority: 'fcra_1681c_a_3',
    sentence: 'A paid tax lien may be reported for seven years from payment.',
  },
  chapter_13_policy: {
    value: 7,
    unit: 'years',
    inWords: 'seven years',
    authority: 'policy_chapter_13',
    sentence: 'The bureaus take a completed chapter 13 case off seven years after filing; the statute allows ten.',
  },
  inquiry_policy: {
    value: 2,
    unit: 'years',
    inWords: 'two years',
    authority: 'policy_inquiries',
    sentence: 'The bureaus keep a hard inquiry for two years.',
  },
  reinvestigation: {
    value: 30,
    unit: 'days',
    inWords: '30 days',
    authority: 'fcra_1681i_a_1',
    sentence: 'A bureau reinvestigates within 30 days of receiving the dispute.',
  },
  reinvestigation_longest: {
    value: 45,
    unit: 'days',
    inWords: '45 days',
    authority: 'fcra_1681j_a',
    sentence: 'After a free annual report, or with added information, a reinvestigation takes 45 days at most.',
  },
  reinvestigation_extension: {
    value: 15,
    unit: 'days',
    inWords: '15 days',
    authority: 'fcra_1681i_a_1',
    sentence: 'Relevant information added within the 30 days can extend them by 15 days.',
  },
  furnisher_told: {
    ...FIVE_BUSINESS_DAYS,
    authority: 'fcra_1681i_a_2',
    sentence: 'The bureau tells the furnisher of the dispute within five business days.',
  },
  frivolous_notice: {
    ...FIVE_BUSINESS_DAYS,
    authority: 'fcra_1681i_a_3',
    sentence: 'A bureau that finds a dispute frivolous says so, with reasons, within five business days.',
  },
  results_notice: {
    ...FIVE_BUSINESS_DAYS,
    authority: 'fcra_1681i_a_6',
    sentence: 'Written results follow within five business days of completion.',
  },
  reinsertion_notice: {
    ...FIVE_BUSINESS_DAYS,
    authority: 'fcra_1681i_a_5_b',
    sentence: 'A reinserted item is announced in writing within five business days.',
  },
  verification_method: {
    value: 15,
    unit: 'days',
    inWords: '15 days',
    authority: 'fcra_1681i_a_7',
    sentence: 'A description of the procedure follows within 15 days of the request.',
  },
  expedited_deletion: {
    ...THREE_BUSINESS_DAYS,
    authority: 'fcra_1681i_a_8',
    sentence: 'A dispute resolved by deletion within three business days has simpler notices.',
  },
  theft_block: {
    ...FOUR_BUSINESS_DAYS,
    authority: 'fcra_1681c2',
    sentence: 'Identity-theft information is blocked within four business days of the complete packet.',
  },
  trafficking_block: {
    ...FOUR_BUSINESS_DAYS,
    authority: 'reg_v_1022_142',
    sentence: 'What resulted from trafficking is blocked within four business days of the documents.',
  },
  delinquency_date_duty: {
    value: 90,
    unit: 'days',
    inWords: '90 days',
    authority: 'fcra_1681s2_a_5',
    sentence: 'The furnisher reports the date of first delinquency within 90 days of furnishing the collection or charge-off.',
  },
  dispute_statement: {
    value: 100,
    unit: 'words',
    inWords: '100 words',
    authority: 'fcra_1681i_b',
    sentence: 'A statement of dispute may be limited to 100 words.',
  },
  told_employers: {
    value: 2,
    unit: 'years',
    inWords: 'two years',
    authority: 'fcra_1681i_d',
    sentence: 'On request, those who got the report for employment within two years are told of a deletion.',
  },
  told_others: {
    value: 6,
    unit: 'months',
    inWords: 'six months',
    authority: 'fcra_1681i_d',
    sentence: 'On request, all others who got the report within six months are told of a deletion.',
  },
  validation_notice: {
    value: 5,
    unit: 'days',
    inWords: 'five days',
    authority: 'fdcpa_1692g',
    sentence: "A collector's notice follows within five days of the first contact.",
  },
  validation_dispute: {
    value: 30,
    unit: 'days',
    inWords: '30 days',
    authority: 'fdcpa_1692g',
    sentence: 'A written dispute within 30 days of receiving the notice stops collection until the debt is verified.',
  },
  validation_receipt: {
    value: 5,
    unit: 'business_days',
    inWords: 'five days',
    authority: 'reg_f_1006_34_b_5',
    sentence:
      'A validation notice may be assumed to be received five days after it was sent, legal public holidays, Saturdays and Sundays not counted.',
  },
  furnisher_frivolous_notice: {
    ...FIVE_BUSINESS_DAYS,
    authority: 'reg_v_1022_43_f',
    sentence: 'A company that finds a direct dispute frivolous says so, with reasons, within five business days.',
  },
  medical_first_year: {
    value: 1,
    unit: 'years',
    inWords: 'one year',
    authority: 'policy_medical_paid',
    sentence: 'The bureaus do not list a medical collection in its first year.',
  },
  veteran_medical_first_year: {
    value: 1,
    unit: 'years',
    inWords: 'one year',
    authority: 'fcra_1681c_a_7',
    sentence: "A veteran's medical debt may not be reported within a year of the care.",
  },
  medical_smallest: {
    value: 500_00,
    unit: 'cents',
    inWords: '$500',
    authority: 'policy_medical_500',
    sentence: 'The bureaus do not list a medical collection whose initial balance is under $500.',
  },
  exempt_credit: {
    value: 150_000_00,
    unit: 'cents',
    inWords: '$150,000',
    authority: 'fcra_1681c_b',
    sentence: 'The time limits do not apply to reports for credit or life insurance of $150,000 or more.',
  },
  exempt_job: {
    value: 75_000_00,
    unit: 'cents',
    inWords: '$75,000',
    authority: 'fcra_1681c_b',
    sentence: 'The time limits do not apply to reports for a job with a salary of $75,000 or more.',
  },
  cfpb_door: {
    value: 45,
    unit: 'days',
    inWords: '45 days',
    authority: 'cfpb_complaint_intake',
    sentence: 'The CFPB takes a complaint about inaccurate information once the dispute is closed or 45 days have passed.',
  },
  cfpb_response: {
    value: 15,
    unit: 'days',
    inWords: '15 days',
    authority: 'cfpb_company_response',
    sentence: 'Companies generally respond to a complaint at the CFPB within 15 days.',
  },
  cfpb_final_response: {
    value: 60,
    unit: 'days',
    inWords: '60 days',
    authority: 'cfpb_company_response',
    sentence: 'Where a company says that its response is in progress, its final response follows within 60 days.',
  },
  action_after_discovery: {
    value: 2,
    unit: 'years',
    inWords: 'two years',
    authority: 'fcra_1681p',
    sentence:
      'An action is brought within two years of the discovery of the violation, or within five years of the violation where that is earlier.',
  },
  action_after_violation: {
    value: 5,
    unit: 'years',
    inWords: 'five years',
    authority: 'fcra_1681p',
    sentence: 'No action is brought later than five years after the violation.',
  },
  cancel_contract: {
    ...THREE_BUSINESS_DAYS,
    authority: 'croa_1679e',
    sentence: 'A contract for credit repair can be cancelled until midnight of the third business day after it was signed.',
  },
  before_services: {
    ...THREE_BUSINESS_DAYS,
    authority: 'croa_1679d',
    sentence: 'No service of credit repair is provided before the three business days after the signing are over.',
  },
  disclosure_kept: {
    value: 2,
    unit: 'years',
    inWords: 'two years',
    authority: 'croa_1679c',
    sentence: 'The signed statement of rights is kept for two years after the day it was signed.',
  },
  full_age: {
    value: 18,
    unit: 'years',
    inWords: '18 years',
    authority: 'ecoa_1691_a',
    sentence: 'Below 18 years a person in most states cannot be bound by a credit contract.',
  },
} as const satisfies Record<string, Period>

/** 15 USC 1681c(b) in the words of an exoneration. */
export const TIME_LIMIT_EXONERATION = `The report was made for credit or life insurance of ${PERIODS.exempt_credit.inWords} or more, or a job of ${PERIODS.exempt_job.inWords} or more (${AUTHORITIES.fcra_1681c_b.cite}).`

/** A period in figures, as the reason of a date says it: `5 business days`. */
export const inFigures = ({ value, unit }: Period): string => `${value} ${UNIT_WORDS[unit]}`

/**
 * The day that lies the given period after a printed date. Statutory days are calendar days. Business days need the
 * calendar of holidays and are counted elsewhere.
 */
export function after(day: Day, period: Period): Day {
  if (period.unit === 'years') return addYears(day, period.value)
  if (period.unit === 'months') return addMonths(day, period.value)
  if (period.unit === 'days') return addDays(day, period.value)
  throw new RangeError('not a span of calendar time')
}

/** Both dates of a collection or charge-off that began to be delinquent on `dofd` (its last possible day). */
export function chargeOffDates(dofd: Day): { readonly customary: PartialDay; readonly outermost: Day } {
  return {
    customary: after(dofd, PERIODS.charge_off_report),
    outermost: after(after(dofd, PERIODS.charge_off_start), PERIODS.charge_off_report),
  }
}
