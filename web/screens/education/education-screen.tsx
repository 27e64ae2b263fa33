import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFocusOnChange } from '#web/parts/use-focus-on-change.ts'
import { ArticleLibrary } from '#web/screens/education/article-library.tsx'
import { ArticleReader } from '#web/screens/education/article-reader.tsx'
import { Glossary } from '#web/screens/education/glossary.tsx'
import { NO_FILTER } from '#web/screens/education/use-articles.ts'
import { useTitle } from '#web/platform/title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

/** /education: articles to search and read, and a glossary; `?article=` opens one article. */
export function EducationScreen() {
  const { article, tab } = useSearch({ from: '/education' })
  const navigate = useNavigate()
  const [filter, setFilter] = useState(NO_FILTER)
  useTitle('Credit Education')
  useFocusOnChange(article)
  if (article !== undefined) return <ArticleReader key={article} id={article} />
  return (
    <>
      <PageHeading
        title="Credit Education"
        lead="How reports, scores and disputes really work, in plain words. You can do everything described here yourself, for free."
      />
      <div className="mt-6">
        <Tabs
          label="Credit education"
          value={tab === 'glossary' ? tab : 'articles'}
          onChange={(next) => void navigate({ to: '/education', search: next === 'glossary' ? { tab: next } : {} })}
          tabs={[
            { value: 'articles', label: 'Articles', panel: <ArticleLibrary filter={filter} onFilter={setFilter} /> },
            { value: 'glossary', label: 'Glossary', panel: <Glossary /> },
          ]}
        />
      </div>
      <p className="mt-8">
        <RowLink to="/rules">How often is Errata right?</RowLink>
      </p>
    </>
  )
}
