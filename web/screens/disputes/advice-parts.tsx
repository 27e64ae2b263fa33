import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { analyzeDispute } from '#contract/ai-disputes.ts'
import { listEducationalContent } from '#contract/education.ts'
import { authorityCited } from '#web/parts/letter/letter-facts.ts'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Details } from '#web/ui/details.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextAnchor, TextLink } from '#web/ui/text-link.tsx'

type Analysis = z.output<typeof analyzeDispute.answer>
export type Grade = Analysis['grade']

/** One headed part of an answer. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-h3">{title}</h3>
      {children}
    </section>
  )
}

interface ColumnsProps {
  readonly figure: ReactNode
  readonly main: ReactNode
  readonly aside: ReactNode
}

/** The figure first on a phone; where there is room, what to do on the left, and figure and sources next to it. */
export function Columns({ figure, main, aside }: ColumnsProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:col-start-2">{figure}</div>
      <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">{main}</div>
      <div className="min-w-0 space-y-6 lg:col-start-2">{aside}</div>
    </div>
  )
}

/** Sentences under one another; numbered where their order is the point. */
export function Sentences({ of, isOrdered = false }: { readonly of: readonly string[]; readonly isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`measure space-y-2 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {of.map((sentence) => (
        <li key={sentence} className="pl-1 wrap-anywhere">
          {sentence}
        </li>
      ))}
    </List>
  )
}

const LEVEL_WORDS: Record<Grade['level'], string> = { low: 'Low', medium: 'Medium', high: 'High' }

/** `about 1 point`; nothing is counted where nothing shows an error. */
export const impactWords = (points: number): string => (points === 0 ? 'None counted' : `about ${counted(points, 'point')}`)

interface EstimateProps {
  readonly label: string
  /** `70%`, `about 40 points`. */
  readonly figure: string
  readonly level?: Grade['level']
  readonly children: ReactNode
}

/** A figure that no one measured: it says so, in the same line of sight. */
export function Estimate({ label, figure, level, children }: EstimateProps) {
  return (
    <div className="border-l-4 border-rule pl-4">
      <p className="text-small text-soft">{label}</p>
      <p className="figures font-serif text-h1">
        {figure} <span className="font-sans text-small text-soft">estimate</span>
      </p>
      {level === undefined ? null : (
        <p className="text-small font-strong">Evidence in your file: {LEVEL_WORDS[level].toLowerCase()}</p>
      )}
      <p className="measure mt-1 text-small text-soft">{children}</p>
    </div>
  )
}

/** The law behind an answer: cited, with what it says and where it stands. */
export function Law({ cites }: { readonly cites: readonly string[] }) {
  return (
    <ul className="measure space-y-1.5">
      {cites.map((cite) => {
        const authority = authorityCited(cite)
        return (
          <li key={cite} className="text-small">
            {authority === null ? (
              cite
            ) : (
              <>
                <TextAnchor href={authority.source} target="_blank" rel="noreferrer">
                  {cite}
                </TextAnchor>
                <span className="text-soft">: {authority.title}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The entries of the file that an answer is about. */
export function RestsOn({ entries, isPractice }: Pick<Analysis, 'entries' | 'isPractice'>) {
  return (
    <>
      {isPractice ? <Notice title="Practice">These are from practice reports, not from your own file.</Notice> : null}
      {entries.length === 0 ? (
        <p className="measure text-small text-soft">No entry of your file.</p>
      ) : (
        <Details summary={<span className="text-small">{counted(entries.length, 'entry', 'entries')} of your file</span>}>
          <ul className="space-y-1.5">
            {entries.map((entry, index) => (
              <li
                key={entry.negativeItemId ?? `${entry.creditorName} ${index}`}
                className="flex flex-wrap items-center gap-x-3 text-small"
              >
                <span className="font-serif wrap-anywhere">{entry.creditorName}</span>
                <BureauMark bureau={entry.bureau} />
                <span className="text-soft">{counted(entry.findingCount, 'finding')}</span>
              </li>
            ))}
          </ul>
        </Details>
      )}
    </>
  )
}

/** The articles that explain it; nothing while their titles are not there. */
export function Articles({ ids }: { readonly ids: readonly string[] }) {
  const { data } = useQuery(read(listEducationalContent, { query: {} }))
  const titles = new Map((data ?? []).map(({ id, title }) => [id, title]))
  const known = ids.filter((id) => titles.has(id))
  if (known.length === 0) return null
  return (
    <Part title="Read more">
      <ul className="space-y-1">
        {known.map((id) => (
          <li key={id}>
            <TextLink to="/education" search={{ article: id }}>
              {titles.get(id)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
