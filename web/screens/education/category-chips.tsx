import { clsx } from 'clsx'
import type { Category } from '#engine/education/article.ts'
import { CATEGORY_WORDS } from '#web/screens/education/category-words.ts'

interface CategoryChipsProps {
  readonly categories: readonly Category[]
  /** Null: all of them. */
  readonly chosen: Category | null
  readonly onChoose: (category: Category | null) => void
}

/** "All Categories" and those that the content has; one is chosen. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Category</legend>
      <div className="scroll-sideways -mx-4 -my-2 flex gap-2 px-4 py-2 sm:mx-0 sm:flex-wrap sm:px-0">
        {[null, ...categories].map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
            className={clsx(
              'min-h-11 shrink-0 rounded-full border px-4 text-small whitespace-nowrap',
              category === chosen
                ? 'border-spruce bg-spruce font-strong text-on-spruce'
                : 'border-edge bg-sheet hover:border-spruce hover:bg-spruce-wash',
            )}
          >
            {category === null ? 'All Categories' : CATEGORY_WORDS[category]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
