import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { listEducationalContent } from '#contract/education.ts'
import { CATEGORIES, type Category } from '#engine/education/article.ts'
import { read } from '#web/platform/query-client.ts'

export type ArticleItem = z.output<typeof listEducationalContent.answer>[number]

export interface ArticleFilter {
  readonly words: string
  /** Null: all of them. */
  readonly category: Category | null
}
export const NO_FILTER: ArticleFilter = { words: '', category: null }

/** Long enough that a word is not looked up letter by letter, short enough not to be noticed. */
const SETTLED_MS = 150
const LONGEST_SEARCH = 200

/** The articles that a search finds, in all categories; and the categories that have any article at all. */
export function useArticles(words: string) {
  const search = useSettled(words.trim().slice(0, LONGEST_SEARCH))
  const all = useQuery(read(listEducationalContent, { query: {} }))
  const found = useQuery({
    ...read(listEducationalContent, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const shown = search === '' ? all : found
  const known = new Set(all.data?.map(({ category }) => category))
  return {
    articles: shown.data,
    error: shown.error,
    retry: () => void shown.refetch(),
    categories: CATEGORIES.filter((category) => known.has(category)),
  }
}

/** The text once it has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
