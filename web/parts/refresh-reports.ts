import type { QueryClient } from '@tanstack/react-query'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listDisputes } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { listMatters } from '#contract/matters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readOwnWord } from '#contract/own-word.ts'
import { listReports } from '#contract/reports.ts'
import { refresh } from '#web/platform/query-client.ts'

/** After a report came or went: everything that is made of reports. */
export const refreshReports = (client: QueryClient): Promise<void> =>
  refresh(
    client,
    listReports,
    listNegativeItems,
    listFindings,
    listMatters,
    readOwnWord,
    listDisputes,
    readDashboard,
    readCreditProfile,
  )
