import type { listEducationalContent } from '#contract/education.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Article } from '#engine/education/article.ts'
import { fallenAuthorities } from '#engine/education/flagged.ts'
import { readTime } from '#engine/education/reading-time.ts'
import type { Day } from '#engine/values/day.ts'

/** What the list shows of an article on that day. */
export function contentItem(article: Article, day: Day): AnswerOf<typeof listEducationalContent>[number] {
  const { id, title, description, category, icon, updatedOn } = article
  const isFlagged = fallenAuthorities(article, day).length > 0
  return { id, title, description, category, icon, readTime: readTime(article), updatedOn, isFlagged }
}
