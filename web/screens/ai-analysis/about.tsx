import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { Tag } from '#web/ui/tag.tsx'

interface AboutProps {
  readonly creditor: string
  readonly bureau: Bureau
  readonly isPractice: boolean
}

/** What a result is about, marked when it is practice. */
export function About({ creditor, bureau, isPractice }: AboutProps) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
      <span>
        About {creditor}, {BUREAU_NAMES[bureau]}
      </span>
      {isPractice ? <Tag tone="warn">Practice</Tag> : null}
    </p>
  )
}
