/** What a bureau or a company answers to a dispute; `no_answer`: the time is over and nothing came. */
export const ANSWER_KINDS = [
  'deleted',
  'updated',
  'updated_in_part',
  'verified',
  'frivolous',
  'more_information_wanted',
  'blocked',
  'reinserted',
  'no_answer',
] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]
