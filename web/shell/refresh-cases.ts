import type { QueryClient } from '@tanstack/react-query'
import { listCalendar } from '#contract/calendar.ts'
import { listDisputes } from '#contract/disputes.ts'
import { refresh } from '#web/platform/query-client.ts'

/** Something new was told: the disputes and their dates may have changed. */
export const refreshCases = (client: QueryClient): Promise<void> => refresh(client, listDisputes, listCalendar)
