import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/**
 * The CFPB's choices as its complaint database prints them since August 2023, and its names of the three bureaus
 * (https://www.consumerfinance.gov/data-research/consumer-complaints/).
 */
export const CFPB_PRODUCT = 'Credit reporting or other personal consumer reports'
export const CFPB_SUB_PRODUCT = 'Credit reporting'

export const CFPB_COMPANIES: Readonly<Record<Bureau, string>> = {
  equifax: 'EQUIFAX, INC.',
  experian: 'Experian Information Solutions Inc.',
  transunion: 'TRANSUNION INTERMEDIATE HOLDINGS, INC.',
}

/**
 * Characters of `What happened`: the web form that the CFPB filed with the OMB in 2015 counts down from here
 * (https://omb.report/icr/201504-3170-001/doc/54859401). Later forms take more; what keeps to this fits all.
 */
export const WHAT_HAPPENED_LIMIT = 3900

const INVESTIGATION = "Problem with a company's investigation into an existing problem"
const UNFIXED = { issue: INVESTIGATION, subIssue: 'Their investigation did not fix an error on your report' }
const UNTOLD = { issue: INVESTIGATION, subIssue: 'Was not notified of investigation status or results' }
const RETURNED = { issue: 'Incorrect information on your report', subIssue: 'Old information reappears or never goes away' }

/** What the form offers that fits the answer; null: there was none. */
export function issueFor(answer: AnswerKind | null): { readonly issue: string; readonly subIssue: string } {
  if (answer === null || answer === 'no_answer' || answer === 'more_information_wanted') return UNTOLD
  return answer === 'reinserted' ? RETURNED : UNFIXED
}
