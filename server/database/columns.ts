import { customType } from 'drizzle-orm/pg-core'

/** An instant as ISO text; a `Date` never crosses a boundary of ours. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: isoFromPostgres,
})

/** `2026-11-20 16:19:06.12+00`, as a connection in UTC writes it, needs no calendar to become ISO. */
function isoFromPostgres(text: string): string {
  if (!text.endsWith('+00') || text.length < 22) return new Date(text).toISOString()
  const [seconds = '', fraction = ''] = text.slice(11, -3).split('.')
  return `${text.slice(0, 10)}T${seconds}.${fraction.padEnd(3, '0')}Z`
}
