import type { AuthorityId } from '#engine/law/authorities.ts'
import type { Day } from '#engine/values/day.ts'

/** In the order in which they are shown. */
export const CATEGORIES = [
  'Reading Your Report',
  'Credit Scores',
  'Time Limits',
  'Disputes',
  'Debts and Collections',
  'Identity',
  'Your Rights',
] as const
export type Category = (typeof CATEGORIES)[number]

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface Source {
  readonly title: string
  /** Null for what has no page of its own. */
  readonly address: string | null
  /** The day of the copy that was read; absent where the copy names none. */
  readonly copy?: Day
}

/** One article of the education page. How long it takes to read is computed from its words (`readTime`). */
export interface Article {
  /** In plain letters and hyphens; the part of the address that names it. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: Category
  /** `play` for steps to follow, `book` for explanations, `lightbulb` for advice. */
  readonly icon: 'play-circle' | 'book-open' | 'lightbulb'
  /** The day on which its words were last checked against the law. */
  readonly updatedOn: Day
  /** What its legal points rest on. When one of them falls, the article is flagged. */
  readonly authorities: readonly AuthorityId[]
  /** Ids of the audit's rules that it explains. The first article that names a rule is the one its findings link to. */
  readonly rules: readonly string[]
  readonly sources: readonly Source[]
  readonly sections: readonly Section[]
}
