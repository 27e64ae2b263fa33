import { useState } from 'react'
import { TIPS } from '#engine/education/tips.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { ArticleCard } from '#web/screens/education/article-card.tsx'
import { CategoryChips } from '#web/screens/education/category-chips.tsx'
import { featured } from '#web/screens/education/featured.ts'
import { type ArticleFilter, type ArticleItem, NO_FILTER, useArticles } from '#web/screens/education/use-articles.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface ArticleLibraryProps {
  readonly filter: ArticleFilter
  readonly onFilter: (filter: ArticleFilter) => void
}

/** Search, categories, the articles, the six tips. */
export function ArticleLibrary({ filter, onFilter }: ArticleLibraryProps) {
  const { articles, categories, error, retry } = useArticles(filter.words)
  const shown = articles?.filter(({ category }) => filter.category === null || category === filter.category)
  const isFiltered = filter.words.trim() !== '' || filter.category !== null
  return (
    <div className="space-y-8">
      <search className="block space-y-4">
        <div className="max-w-[34rem]">
          <TextField
            type="search"
            name="words"
            label="Search the articles"
            hint="Typos are fine."
            value={filter.words}
            onChange={({ target }) => onFilter({ ...filter, words: target.value })}
          />
        </div>
        <CategoryChips
          categories={categories}
          chosen={filter.category}
          onChoose={(category) => onFilter({ ...filter, category })}
        />
      </search>
      <section aria-labelledby="featured">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="featured">Featured Articles</h2>
          <output className="text-small text-soft">{shown === undefined ? '' : counted(shown.length, 'article')}</output>
        </div>
        <div className="mt-4">
          {error === null ? (
            <Shown articles={shown} isFiltered={isFiltered} onClear={() => onFilter(NO_FILTER)} />
          ) : (
            <LoadFailure what="The articles" error={error} onRetry={retry} />
          )}
        </div>
      </section>
      <Sheet title="Quick Credit Tips">
        <ol className="measure list-decimal space-y-2 pl-5 marker:font-strong marker:text-soft">
          {TIPS.map((tip) => (
            <li key={tip} className="pl-1.5">
              {tip}
            </li>
          ))}
        </ol>
      </Sheet>
    </div>
  )
}

/** How many stand on the page before someone asks for all: whole rows of one, two and three columns. */
const FIRST = 12

interface ShownProps {
  readonly articles: readonly ArticleItem[] | undefined
  readonly isFiltered: boolean
  readonly onClear: () => void
}

function Shown({ articles, isFiltered, onClear }: ShownProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (articles === undefined) return <SkeletonRows count={4} rowHeight={120} label="Loading articles" />
  if (articles.length === 0) {
    return (
      <Sheet>
        <EmptyState title="No article fits" action={<Button onClick={onClear}>Show all articles</Button>}>
          Try one word instead of several, or another category. The glossary explains single terms.
        </EmptyState>
      </Sheet>
    )
  }
  const list = isWhole || isFiltered ? articles : featured(articles, FIRST)
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      {list.length === articles.length ? null : (
        <div className="mt-4">
          <Button wide="phone" onClick={() => setIsWhole(true)}>
            Show all {articles.length} articles
          </Button>
        </div>
      )}
    </>
  )
}
