import type { Trouble } from '#adapters/model/port.ts'

/** Why nothing came of asking a model, as the end of "…: ". */
export const TROUBLE_WORDS: Readonly<Record<Trouble | 'over_limit', string>> = {
  over_limit: 'your share of it for today is used up',
  refused: 'its server refused to answer; whoever runs this installation can look at its settings',
  busy: 'its server is too busy',
  unreachable: 'its server could not be reached',
  time_up: 'it did not answer in time',
  cut_off: 'its answer broke off',
  too_long: 'its answer was much too long',
  unreadable: 'what it answered could not be read',
}
