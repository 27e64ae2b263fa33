import { useState } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { MatterEntry } from '#web/parts/use-matters.ts'
import { STATE_WORDS } from '#web/parts/worklist/matter-words.ts'
import { counted } from '#web/parts/written.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { RowLink } from '#web/ui/text-link.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** So many lines before the others are asked for. */
const SHOWN_AT_FIRST = 5

/** Each error in one line of plain words, with the way to the page that shows it. */
export function ErrorLines({ errors }: { readonly errors: readonly MatterEntry[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ul className="divide-y divide-rule">
        {errors.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((entry) => (
          <ErrorLine key={`${entry.reportId} ${entry.subjectId}`} entry={entry} />
        ))}
      </ul>
      {errors.length > SHOWN_AT_FIRST ? (
        <Button wide aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${counted(errors.length, 'error')}`}
        </Button>
      ) : null}
    </>
  )
}

function ErrorLine({ entry }: { readonly entry: MatterEntry }) {
  const { reportId, bureau, creditorName, findings, state } = entry
  const [first, ...further] = findings.filter(({ isQuestion }) => !isQuestion)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
          <strong>{creditorName}</strong>
          <BureauMark bureau={bureau} />
          {state === 'error' ? null : <Tag tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Tag>}
        </p>
        <p className="measure text-small wrap-anywhere">
          {first?.message}
          {further.length === 0 ? null : ` ${counted(further.length, 'more problem')} here.`}
        </p>
      </div>
      <RowLink to="/credit-reports" search={{ id: reportId }} hash="findings">
        See it
        <span className="sr-only">
          : {creditorName}, {BUREAU_NAMES[bureau]}
        </span>
      </RowLink>
    </li>
  )
}
