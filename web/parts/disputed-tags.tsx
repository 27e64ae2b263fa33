import { type DisputeHead, standingOf } from '#web/parts/dispute-words.ts'
import { Tag } from '#web/ui/tag.tsx'

/** An item that is disputed, and whether anything of its dispute has been sent. */
export const DisputedTags = ({ dispute }: { readonly dispute: Pick<DisputeHead, 'status' | 'tracker' | 'outcome'> | null }) => (
  <>
    <Tag tone="info">Disputed</Tag>
    {dispute?.tracker.status === 'not_sent' ? <Tag>{standingOf(dispute).label}</Tag> : null}
  </>
)
