import type { Article } from '#engine/education/article.ts'

/** How fast an adult reads plain prose on a screen, words a minute. */
const WORDS_A_MINUTE = 210

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** The words of the text, headings included. */
export function wordsIn({ sections }: Pick<Article, 'sections'>): number {
  return sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).reduce((sum, text) => sum + countWords(text), 0)
}

/** Whole minutes, to the nearest. */
export const readTime = (article: Pick<Article, 'sections'>): number => Math.round(wordsIn(article) / WORDS_A_MINUTE)
