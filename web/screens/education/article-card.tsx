import { Link } from '@tanstack/react-router'
import { articleIcon } from '#web/screens/education/article-icon.ts'
import { CATEGORY_WORDS } from '#web/screens/education/category-words.ts'
import type { ArticleItem } from '#web/screens/education/use-articles.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** One article of the grid. Its title is the link, and the whole card can be pressed. */
export function ArticleCard({ article }: { readonly article: ArticleItem }) {
  return (
    <li className="relative flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-5 shadow-sheet hover:border-edge">
      <div className="flex items-center gap-2 text-small text-soft">
        <Icon of={articleIcon(article.icon)} className="text-spruce" />
        {CATEGORY_WORDS[article.category]}
      </div>
      <h3 className="mt-2.5">
        <Link
          to="/education"
          search={{ article: article.id }}
          className="rounded-field hover:underline hover:decoration-1 hover:underline-offset-4 after:absolute after:inset-0 after:rounded-sheet"
        >
          {article.title}
        </Link>
      </h3>
      <p className="mt-1.5 grow text-small text-soft">{article.description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        {`${article.readTime} min read`}
        {article.isFlagged ? <Tag tone="warn">Law has changed</Tag> : null}
      </p>
    </li>
  )
}
