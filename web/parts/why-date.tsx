import type { ReactNode } from 'react'
import { Details } from '#web/ui/details.tsx'

interface WhyDateProps {
  /** The sentence that answers it: the event, the rule, what moved the day. */
  readonly why: string
  readonly citation: string
  /** Where the question is alone, without the day before it. */
  readonly question?: ReactNode
  readonly children?: ReactNode
}

/** "Why this date?" next to every date that a law or a practice gives. */
export function WhyDate({ why, citation, question = 'Why this date?', children }: WhyDateProps) {
  return (
    <Details summary={<span className="text-small">{question}</span>}>
      <p className="measure text-small text-soft">{citation === '' ? why : `${why} (${citation})`}</p>
      {children}
    </Details>
  )
}
