/**
 * How strong a finding is, strongest first. Only the first three assert an error in a letter;
 * the others ask, or wait for the consumer's own word.
 */
export const GRADES = [
  'legal_limit',
  'impossible',
  'contradiction',
  'disagreement',
  'proof',
  'policy',
  'identity',
  'note',
] as const
export type Grade = (typeof GRADES)[number]

/** The grades that a letter states as an error. */
export const ASSERTING_GRADES: readonly Grade[] = ['legal_limit', 'impossible', 'contradiction']
