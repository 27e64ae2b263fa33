import type { listEducationalContent as endpoint } from '#contract/education.ts'
import { ARTICLES } from '#engine/education/all-articles.ts'
import { articleSearch } from '#engine/education/search-articles.ts'
import { contentItem } from '#server/features/education/content-item.ts'
import type { Operation } from '#server/platform/operations.ts'

const search = articleSearch(ARTICLES)

/** All articles in their order, or those that a search finds. */
export const listEducationalContent: Operation<typeof endpoint> = async (context, { query }) => {
  const today = context.now().slice(0, 10)
  return search(query.search ?? '').map((article) => contentItem(article, today))
}
