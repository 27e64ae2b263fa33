import { rowASheet } from '#engine/matters/row-a-sheet.ts'
import { stepLine } from '#engine/matters/step-words.ts'
import type { Matter } from '#web/parts/use-matters.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const MOST = 3

/** What waits for the member themselves, on no day: the first steps of the worklist. */
export function ToDo({ matters }: { readonly matters: readonly Matter[] }) {
  // The steps against identity theft have their own sheet here.
  const own = rowASheet(matters).filter(({ kind, nextStep }) => kind !== 'theft' && nextStep !== null && nextStep.kind !== 'wait')
  if (own.length === 0) return null
  // Questions are alike in one line, and are asked on one sheet.
  const lines = [...new Set(own.map(stepLine))]
  return (
    <Sheet title="Your to-dos">
      <ol className="list-decimal space-y-1 pl-5">
        {lines.slice(0, MOST).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <TextLink to="/">{own.length > MOST ? `Your next step, and ${own.length - 1} more` : 'Go to your next step'}</TextLink>
      </p>
    </Sheet>
  )
}
