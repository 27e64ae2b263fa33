import type { QueryClient } from '@tanstack/react-query'
import { listBureauConnections } from '#contract/bureau-connections.ts'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listDisputes } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { readOwnWord } from '#contract/own-word.ts'
import { listLetters } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports } from '#contract/reports.ts'
import { refresh } from '#web/platform/query-client.ts'

/** After reports have come, everything that rests on them is read again. */
export const refreshPulled = (client: QueryClient): Promise<void> =>
  refresh(
    client,
    listReports,
    listNegativeItems,
    listFindings,
    readOwnWord,
    listDisputes,
    listLetters,
    readDashboard,
    readCreditProfile,
    listBureauConnections,
  )
