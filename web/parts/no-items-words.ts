import type { WaitingReport } from '#web/parts/waiting-reports.tsx'

/** Said where negative items will be. */
export const LISTED_LATER = 'We’ll list them here once we know that the report is yours.'

/** Why a list of negative items is empty. */
export const noItemsWords = ({ asked }: WaitingReport): string =>
  asked.length > 0 ? LISTED_LATER : 'We found no negative items on your reports, or you haven’t uploaded one yet.'
