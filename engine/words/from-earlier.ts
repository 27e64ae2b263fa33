/** Said of an entry that is on a report before the newest of its bureau (decision 0024). */
export const FROM_EARLIER = 'From an earlier report: your newest one was not read whole, so it does not say that this is gone.'
