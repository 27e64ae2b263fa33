import { customType } from 'drizzle-orm/pg-core'

/** An instant as ISO text; a `Date` never crosses a boundary of ours. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
