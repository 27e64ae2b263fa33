import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { z } from 'zod'
import { readEducationalContent } from '#contract/education.ts'
import { writeDay } from '#engine/values/day.ts'
import { AuthorityList } from '#web/parts/authority-list.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { articleIcon } from '#web/screens/education/article-icon.ts'
import { CATEGORY_WORDS } from '#web/screens/education/category-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextAnchor, TextLink } from '#web/ui/text-link.tsx'

type Article = z.output<typeof readEducationalContent.answer>

/** One article to read, with what it explains, the law it rests on, and its sources. */
export function ArticleReader({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(read(readEducationalContent, { params: { id } }))
  useTitle(data?.title ?? 'Credit Education')
  return (
    <div>
      <p>
        <Link to="/education" className="text-link inline-flex min-h-11 items-center gap-1.5">
          <Icon of={ArrowLeft} size={18} />
          All articles
        </Link>
      </p>
      {data === undefined ? <NotYet error={error} onRetry={() => void refetch()} /> : <Text article={data} />}
    </div>
  )
}

function NotYet({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (error === null) return <Waiting label="Loading the article" />
  return (
    <div className="mt-4 space-y-4">
      <h1>Credit Education</h1>
      <LoadFailure what="The article" error={error} onRetry={onRetry} />
    </div>
  )
}

function Text({ article }: { readonly article: Article }) {
  return (
    <div className="mt-2 gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
      <article className="measure">
        <header className="border-b border-rule pb-5">
          <p className="flex items-center gap-2 text-small text-soft">
            <Icon of={articleIcon(article.icon)} className="text-spruce" />
            {CATEGORY_WORDS[article.category]}
          </p>
          <h1 className="mt-2">{article.title}</h1>
          <p className="mt-2 text-soft">{article.description}</p>
          <p className="mt-3 text-small text-soft">{`${article.readTime} min read · Updated ${writeDay(article.updatedOn)}`}</p>
        </header>
        <Fallen article={article} />
        {article.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-8">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p className="mt-8 border-t border-rule pt-4 text-small text-soft">
          You can do everything described here yourself, for free. Errata is software, not a lawyer. For a lawsuit or a big
          decision, ask one.
        </p>
      </article>
      <Aside article={article} />
    </div>
  )
}

/** What no longer stands, said before anyone relies on it. */
function Fallen({ article }: { readonly article: Article }) {
  const fallen = article.authorities.filter(({ stands }) => !stands)
  if (fallen.length === 0) return null
  return (
    <div className="mt-6">
      <Notice tone="bad" title="The law has changed since this was written">
        This article relies on {fallen.map(({ cite, title }) => `${cite} (${title})`).join(', ')}, which can no longer be cited.
        Do not rely on what it says about it.
      </Notice>
    </div>
  )
}

function Aside({ article }: { readonly article: Article }) {
  return (
    <aside aria-label="About this article" className="mt-10 space-y-8 text-small lg:mt-0">
      {article.rules.length === 0 ? null : (
        <section>
          <h2 className="text-h3">Findings this explains</h2>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {article.rules.map(({ id, title }) => (
              <li key={id}>
                <TextLink to="/rules" search={{ rule: id }}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <LinkButton to="/negative-items">See your own entries</LinkButton>
          </div>
        </section>
      )}
      <section>
        <h2 className="text-h3">Sources</h2>
        <div className="mt-2">
          <AuthorityList authorities={article.authorities} />
        </div>
      </section>
      <section>
        <h2 className="text-h3">Sources</h2>
        <ul className="mt-2 space-y-2">
          {article.sources.map(({ title, address, copy }) => (
            <li key={title}>
              {address === null ? (
                title
              ) : (
                <TextAnchor href={address} target="_blank" rel="noreferrer">
                  {title}
                </TextAnchor>
              )}
              {copy === null ? null : <span className="text-small text-soft"> (copy of {writeDay(copy)})</span>}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
