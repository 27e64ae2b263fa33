import type { Trouble } from '#adapters/model/port.ts'

/** Why nothing came of asking a model, as the end of "…: ". */
export const TROUBLE_WORDS: Readonly<Record<Trouble | 'over_limit', string>> = {
  over_limit: 'you’ve used up today’s limit',
  refused: 'its server refused to answer, and whoever runs this site can check the settings',
  busy: 'its server is too busy',
  unreachable: 'we couldn’t reach its server',
  time_up: 'it did not answer in time',
  cut_off: 'its answer broke off',
  too_long: 'its answer was much too long',
  unreadable: 'we couldn’t read its answer',
}
