import type { Article } from '#engine/education/article.ts'
import { type AuthorityId, citable } from '#engine/law/authorities.ts'
import type { Day } from '#engine/values/day.ts'

/** The authorities of an article that cannot be cited on that day: not in force yet, withdrawn or vacated. Empty: it stands. */
export function fallenAuthorities(article: Pick<Article, 'authorities'>, day: Day): readonly AuthorityId[] {
  return article.authorities.filter((id) => !citable(id, day))
}
