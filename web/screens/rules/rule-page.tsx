import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { readRule } from '#contract/rules.ts'
import { AuthorityList } from '#web/parts/authority-list.tsx'
import { GRADE_WORDS } from '#web/parts/item-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { foundWords, type RulePageAnswer, targetWords } from '#web/screens/rules/rules-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** One rule: what it means, when it speaks and when the entry is lawful, what is asked, the law, and how it did. */
export function RulePage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(read(readRule, { params: { id } }))
  useTitle(data?.title ?? 'The rules')
  return (
    <>
      <p>
        <Link to="/rules" className="text-link inline-flex min-h-11 items-center gap-1.5">
          <Icon of={ArrowLeft} size={18} />
          All rules
        </Link>
      </p>
      {data === undefined && error === null ? <Waiting label="Loading the rule" /> : null}
      {error === null ? null : (
        <div className="mt-4 space-y-4">
          <h1>The rules</h1>
          <LoadFailure what="The rule" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined ? null : <Page rule={data} />}
    </>
  )
}

function Page({ rule }: { readonly rule: RulePageAnswer }) {
  const { label, tone } = GRADE_WORDS[rule.grade]
  return (
    <article className="measure mt-2">
      <header className="border-b border-rule pb-5">
        <Tag tone={tone}>{label}</Tag>
        <h1 className="mt-2">{rule.title}</h1>
        <p className="mt-2 text-small text-soft">{`On our test cases: ${foundWords(rule.figures)}.`}</p>
      </header>
      <Section title="What it means">
        <Paragraphs of={rule.meaning} />
        {rule.articleId === null ? null : (
          <p>
            <TextLink to="/education" search={{ article: rule.articleId }}>
              Read the article about it
            </TextLink>
          </p>
        )}
      </Section>
      <Section title="When Errata speaks">
        <Paragraphs of={rule.fires} />
      </Section>
      <Section title="When the entry is lawful">
        <ul className="list-disc space-y-1 pl-5">
          {rule.exonerations.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Section>
      <Section title="Who we ask, and for what">
        <p>{rule.ask}</p>
        <p>{targetWords(rule.target)}</p>
      </Section>
      <Section title="The law">
        <AuthorityList authorities={rule.authorities} />
      </Section>
    </article>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2>{title}</h2>
      <div className="mt-3 space-y-3">{children}</div>
    </section>
  )
}

function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
