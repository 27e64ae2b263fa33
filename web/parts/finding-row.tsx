import type { ReactNode } from 'react'
import type { FindingGroup } from '#web/parts/by-entry.ts'
import { FindingProof, FurtherFinding } from '#web/parts/finding-proof.tsx'
import { type Finding, isAsserted } from '#web/parts/item-words.ts'
import { legible } from '#web/parts/legible.ts'
import { counted } from '#web/parts/written.ts'
import { Details } from '#web/ui/details.tsx'
import { CorrectionRow, type Printed } from '#web/ui/correction-row.tsx'

interface FindingRowProps {
  readonly creditor: string
  readonly amount?: string | null
  /** About one entry, strongest first; at least one. */
  readonly findings: FindingGroup
  readonly points?: number
  readonly action?: ReactNode
  /** So many findings beside the strongest stand open; more are folded away together. */
  readonly mostOpen?: number
  /** Tags beside the grade of the first finding. */
  readonly marks?: ReactNode
  readonly children?: ReactNode
}

/** An entry with what was found about it: printed, problem, rule, proof. */
export function FindingRow({
  creditor,
  amount = null,
  findings,
  points,
  action,
  mostOpen = MOST_OPEN,
  marks,
  children,
}: FindingRowProps) {
  const [first, ...further] = findings
  return (
    <CorrectionRow
      creditor={creditor}
      amount={amount}
      bureaus={[first.bureau]}
      problem={first.message}
      {...(isAsserted(first) && printedOf(first))}
      {...(points !== undefined && { points })}
      action={action}
    >
      {children}
      <FindingProof finding={first} marks={marks} />
      {further.length > mostOpen ? (
        <Details summary={counted(further.length, 'more problem')}>
          <Further findings={further} />
        </Details>
      ) : further.length > 0 ? (
        <Further findings={further} />
      ) : null}
    </CorrectionRow>
  )
}

const MOST_OPEN = 2

const Further = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <ul className="mt-2 space-y-3">
    {findings.map((finding) => (
      <FurtherFinding key={finding.id} finding={finding} />
    ))}
  </ul>
)

/** The most telling place, and behind it what it clashes with. */
function printedOf({ evidence }: Finding): { readonly printed?: Printed } {
  const [wrong, ...others] = [...new Set(evidence.map(({ quote }) => legible(quote)))]
  if (wrong === undefined) return {}
  return { printed: { wrong, ...(others.length > 0 && { after: ` · ${others.join(' · ')}` }) } }
}
