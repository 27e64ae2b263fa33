import { z } from 'zod'
import { isTimeZone } from '#engine/values/local-day.ts'

/** An IANA name that this machine knows, e.g. America/Chicago. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list')
