import type { ArticleItem } from '#web/screens/education/use-articles.ts'

/** The first so many when every category takes its turn: the first article of each, then the second of each. */
export function featured<Item extends Pick<ArticleItem, 'category'>>(articles: readonly Item[], count: number): readonly Item[] {
  const turn = (article: Item): number => articles.filter(({ category }) => category === article.category).indexOf(article)
  return articles.toSorted((a, b) => turn(a) - turn(b)).slice(0, count)
}
