import type { EntryFact, MemberFile, ReportFact } from '#engine/assistant/member-file.ts'
import { findArticle } from '#engine/education/find-article.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** A way to what a statement rests on, or to where it is acted on. */
export interface Link {
  readonly label: string
  /** A path of this product. */
  readonly to: string
}

/** One or two plain sentences of an answer. */
export interface Statement {
  /** `file`: facts of the member's own file; `article`, `glossary`: quoted; `errata`: about the assistant itself. */
  readonly from: 'file' | 'article' | 'glossary' | 'errata'
  readonly text: string
  readonly links: readonly Link[]
}

export const fromFile = (text: string, ...links: readonly Link[]): Statement => ({ from: 'file', text, links })
export const fromErrata = (text: string, ...links: readonly Link[]): Statement => ({ from: 'errata', text, links })

export const REPORTS: Link = { label: 'Credit reports', to: '/credit-reports' }
export const UPLOAD: Link = { label: 'Upload a report', to: '/upload' }
export const NEGATIVE_ITEMS: Link = { label: 'Negative items', to: '/negative-items' }
export const DISPUTES: Link = { label: 'Disputes', to: '/disputes' }
export const LETTERS: Link = { label: 'Letters', to: '/credit-repair' }
export const PAPERS: Link = { label: 'Letters received', to: '/answers' }
export const ARTICLES_PAGE: Link = { label: 'All articles', to: '/education' }
export const GLOSSARY_PAGE: Link = { label: 'Glossary', to: '/education?tab=glossary' }

export const reportLink = ({ reportId, bureau }: Pick<EntryFact, 'reportId' | 'bureau'>): Link => ({
  label: `${BUREAU_NAMES[bureau]} report`,
  to: `/credit-reports?id=${encodeURIComponent(reportId)}`,
})

export const disputeLink = ({ id, creditor }: { readonly id: string; readonly creditor: string }): Link => ({
  label: `Dispute: ${creditor}`,
  to: `/disputes?id=${encodeURIComponent(id)}`,
})

/** Nothing when there is no such article. */
export function articleLinks(id: string | null): readonly Link[] {
  const article = id === null ? null : findArticle(id)
  return article === null ? [] : [{ label: article.title, to: `/education?article=${article.id}` }]
}

/** `Equifax report of November 10, 2026`. */
export const reportName = ({ bureau, reportDate }: Pick<ReportFact, 'bureau' | 'reportDate'>): string =>
  `${BUREAU_NAMES[bureau]} report${reportDate === null ? '' : ` of ${writeDay(reportDate)}`}`

/** Which earlier report an entry comes from, as the last sentence about it; nothing where it is on a newest one. */
export function fromEarlier({ earlier }: Pick<MemberFile, 'earlier'>, { reportId }: Pick<EntryFact, 'reportId'>): string {
  const report = earlier.find(({ id }) => id === reportId)
  if (report === undefined) return ''
  return ` From your ${reportName(report)}. We couldn’t read all of the newest one, so this may still be on it.`
}

/** How many things of a kind an answer tells one by one. */
export const MOST_TOLD = 5

/** Tells the first few, and says how many more there are and where. */
export function tellSome<T>(list: readonly T[], tell: (one: T) => Statement, rest: Link): readonly Statement[] {
  const told = list.slice(0, MOST_TOLD).map(tell)
  const more = list.length - told.length
  return more > 0 ? [...told, fromFile(`${more} more not shown.`, rest)] : told
}
