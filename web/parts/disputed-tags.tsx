import { asksOnly, type DisputeHead, standingOf } from '#web/parts/dispute-words.ts'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'
import { Tag } from '#web/ui/tag.tsx'

interface DisputedTagsProps {
  readonly dispute: Pick<DisputeHead, 'status' | 'tracker' | 'outcome' | 'isRequest'> | null
  readonly letters: readonly Pick<LetterHead, 'isRequest'>[]
}

/** An item that is disputed, or only asked about, and whether anything of that has been sent. */
export const DisputedTags = ({ dispute, letters }: DisputedTagsProps) => (
  <>
    <Tag tone="info">{dispute !== null && asksOnly(dispute, letters) ? 'Request' : 'Disputed'}</Tag>
    {dispute?.tracker.status === 'not_sent' ? <Tag>{standingOf(dispute).label}</Tag> : null}
  </>
)
