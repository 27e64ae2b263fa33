import type { readEducationalContent as endpoint } from '#contract/education.ts'
import { RULES } from '#engine/audit/rules.ts'
import { findArticle } from '#engine/education/find-article.ts'
import { authorityOn } from '#engine/law/authorities.ts'
import { contentItem } from '#server/features/education/content-item.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** One article in full. */
export const readEducationalContent: Operation<typeof endpoint> = async (context, { params }) => {
  const article = findArticle(params.id)
  if (article === null) throw new Refusal('not_found', 'There is no such article.')
  const today = context.now().slice(0, 10)
  return {
    ...contentItem(article, today),
    sections: article.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    sources: article.sources.map(({ title, address, copy = null }) => ({ title, address, copy })),
    authorities: article.authorities.map((id) => authorityOn(id, today)),
    rules: RULES.filter((rule) => article.rules.includes(rule.id)).map(({ id, title }) => ({ id, title })),
  }
}
