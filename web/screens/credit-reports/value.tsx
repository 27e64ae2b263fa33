import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { evidence } from '#contract/values.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import type { EvidencePlace } from '#web/parts/evidence-place.ts'
import { may } from '#web/platform/may.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** The report that a value was read from. */
export interface Origin {
  readonly reportId: string
  readonly bureau: Bureau
}

type Evidence = z.output<typeof evidence>

export const placesOf = (reportId: string, ...found: readonly (Evidence | undefined)[]): readonly EvidencePlace[] =>
  found.flatMap((one) => (one === undefined ? [] : [{ reportId, page: one.page, box: one.box, quote: one.quote }]))

interface ValueProps {
  readonly origin: Origin
  /** What the value is: `Date opened`. */
  readonly name: string
  readonly evidence: Evidence | undefined
  readonly children: ReactNode
}

/** A value of the report that opens the place it was read from. */
export function Value({ origin: { reportId, bureau }, name, evidence, children }: ValueProps) {
  return (
    <>
      <EvidenceButton look="value" title={name} bureau={bureau} places={placesOf(reportId, evidence)}>
        {children}
      </EvidenceButton>
      {evidence?.unconfirmed === true && may('confirmValues') ? <ToConfirmMark reportId={reportId} /> : null}
    </>
  )
}

/** Next to a value that nothing is concluded from yet. */
const ToConfirmMark = ({ reportId }: { readonly reportId: string }) => (
  <span className="ml-2 text-micro whitespace-nowrap">
    <TextLink to="/credit-reports/confirm" search={{ report: reportId }}>
      to confirm
    </TextLink>
  </span>
)

interface Fact {
  readonly name: string
  readonly text: ReactNode
  readonly evidence: Evidence | undefined
}

/** Names and values under one another on a phone, in columns where there is room. */
export function Facts({ origin, facts }: { readonly origin: Origin; readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3 md:gap-x-8 lg:grid-cols-3">
      {facts.map(({ name, text, evidence }) => (
        <div key={name} className="min-w-0">
          <dt className="text-small text-soft">{name}</dt>
          <dd className="wrap-anywhere">
            <Value origin={origin} name={name} evidence={evidence}>
              {text}
            </Value>
          </dd>
        </div>
      ))}
    </dl>
  )
}
