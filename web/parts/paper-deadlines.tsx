import { LEGAL_HELP } from '#engine/papers/after-court-paper.ts'
import type { useMatters } from '#web/parts/use-matters.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Deadline = NonNullable<ReturnType<typeof useMatters>['data']>['deadlines'][number]

/** The last days that the member's letters give, a court's first, with where to find help against a lawsuit. */
export function PaperDeadlines({ deadlines }: { readonly deadlines: readonly Deadline[] }) {
  if (deadlines.length === 0) return null
  return (
    <Sheet title="Do this first">
      <ul className="space-y-5">
        {deadlines.map(({ replyId, stepId, kind, name, title, text, why }) => (
          <li key={`${replyId} ${stepId}`} className="space-y-1 border-l-4 border-mark pl-4">
            <h3 className="text-h3">{title}</h3>
            <p className="text-small text-soft wrap-anywhere">{name}</p>
            <p className="measure">{text}</p>
            {why === null ? null : <p className="measure text-small text-soft">{why}</p>}
            {kind === 'court_answer' ? <p className="measure">{LEGAL_HELP}</p> : null}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <LinkButton to="/answers" tone="primary" wide="phone">
          Open your letters
        </LinkButton>
      </p>
    </Sheet>
  )
}
