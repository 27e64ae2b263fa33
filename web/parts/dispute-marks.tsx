import type { z } from 'zod'
import type { dispute } from '#contract/disputes.ts'
import { asksOnly, bureausOf, isPractised, standingOf } from '#web/parts/dispute-words.ts'
import { BureauMarks } from '#web/ui/bureau-mark.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Dispute = z.output<typeof dispute>

/** Where a dispute is, whom it goes to, and whether it is practice. */
export function DisputeMarks({
  dispute,
  letters = [],
}: {
  /** Of which nothing may have been sent yet. */
  readonly letters?: readonly { readonly isRequest: boolean }[]
  readonly dispute: Pick<
    Dispute,
    'status' | 'tracker' | 'outcome' | 'disputeTargets' | 'isPractice' | 'trackingNumbers' | 'earlier' | 'isRequest'
  >
}) {
  const { label, tone } = standingOf(dispute)
  return (
    <>
      <Tag tone={tone}>{label}</Tag>
      {asksOnly(dispute, letters) ? <Tag>Request</Tag> : null}
      <BureauMarks bureaus={bureausOf(dispute.disputeTargets)} />
      {dispute.disputeTargets.includes('creditor') ? <span className="text-micro font-strong text-soft">Creditor</span> : null}
      {dispute.earlier ? <Tag>Begun before Errata</Tag> : null}
      {isPractised(dispute) ? <Tag tone="warn">Practice</Tag> : null}
    </>
  )
}
