/** The clocks a dispute can start. */
export const DEADLINE_KINDS = [
  'reinvestigation',
  'results_notice',
  'frivolous_notice',
  'verification_method',
  'block',
  'cfpb_door',
  'cfpb_response',
  'cfpb_final_response',
  'furnisher_investigation',
  'validation',
  'validation_period',
  'reinsertion_notice',
  'furnisher_frivolous_notice',
  'court_answer',
  'free_report',
  'information_wanted',
  'file_disclosure',
  'theft_step',
  'fraud_alert_ends',
] as const
export type DeadlineKind = (typeof DEADLINE_KINDS)[number]
