/** Said about an entry that is on a report before the newest of its bureau (decision 0024). */
export const FROM_EARLIER = 'From an earlier report. We couldn’t read all of your newest one, so this may still be on it.'
