import { ARTICLES } from '#engine/education/all-articles.ts'
import type { Article } from '#engine/education/article.ts'

const BY_ID = new Map(ARTICLES.map((article) => [article.id, article]))

/** From the last to the first, so that the first article that names a rule wins. */
const BY_RULE = new Map(ARTICLES.toReversed().flatMap((article) => article.rules.map((rule) => [rule, article] as const)))

export const findArticle = (id: string): Article | null => BY_ID.get(id) ?? null

/** The article that explains a rule of the audit. */
export const articleExplaining = (rule: string): Article | null => BY_RULE.get(rule) ?? null
