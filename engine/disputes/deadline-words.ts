import type { DeadlineKind } from '#engine/words/deadline-kind.ts'

/** What happens on the day of a clock, as a list, a calendar and a reminder name it. */
export const DEADLINE_WORDS: Readonly<Record<DeadlineKind, string>> = {
  reinvestigation: 'Investigation ends',
  results_notice: 'Written results',
  frivolous_notice: 'Notice if they call it frivolous',
  verification_method: 'Method of verification',
  block: 'Identity theft block',
  cfpb_door: 'CFPB complaint possible',
  cfpb_response: 'Response through the CFPB',
  cfpb_final_response: 'Final response through the CFPB',
  furnisher_investigation: 'Company’s investigation ends',
  validation: 'Your last day to dispute the debt',
  validation_period: 'Your last day to dispute the debt',
  reinsertion_notice: 'Notice that it was put back',
  furnisher_frivolous_notice: 'Company’s notice if it calls it frivolous',
  court_answer: 'Your answer to the court',
  file_disclosure: 'Your file is due',
  information_wanted: 'Last day to send what they asked for',
  free_report: 'Your free copy after a refusal',
  theft_step: 'Against identity theft',
  fraud_alert_ends: 'Last day',
}
