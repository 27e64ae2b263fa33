import type { Report } from '#web/parts/stored-report.ts'

export type ReportFile = Report['files'][number]

/** `pages 3–4`, or `page 3`. */
export function pagesOf({ firstPage, pageCount }: ReportFile, first: 'p' | 'P' = 'p'): string {
  if (pageCount === 1) return `${first}age ${firstPage}`
  return `${first}ages ${firstPage}–${firstPage + pageCount - 1}`
}

/** The names of the accounts that are listed from its pages. */
export function accountsOn({ firstPage, pageCount }: ReportFile, accounts: Report['accounts']): string[] {
  const isHere = (page: number): boolean => page >= firstPage && page < firstPage + pageCount
  return accounts.flatMap(({ creditorName, evidence }) => {
    const page = Object.values(evidence)[0]?.page
    return page !== undefined && isHere(page) ? [creditorName] : []
  })
}
