import { useState } from 'react'
import type { Answer } from '#web/screens/confirm-values/answers.ts'
import { type Confirmation, noteOnRead, writeRead } from '#web/screens/confirm-values/confirmation-words.ts'
import { nameOfValue, ValuePlace } from '#web/screens/confirm-values/value-place.tsx'
import { counted } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface PageOfValuesProps {
  readonly reportId: string
  readonly page: number
  readonly values: readonly Confirmation[]
  readonly onAnswer: (given: readonly Answer[]) => void
}

/** All values of a page that wait, each next to its place: looked through, and confirmed with one press. */
export function PageOfValues({ reportId, page, values, onAnswer }: PageOfValuesProps) {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const right = values.filter(({ key }) => !wrong.has(key))
  const mark = (key: string, isWrong: boolean) =>
    setWrong(isWrong ? new Set([...wrong, key]) : new Set([...wrong].filter((one) => one !== key)))
  return (
    <div className="space-y-5">
      <p className="measure text-soft">
        Look at each one. Check what isn’t right, and we’ll ask about it next. You confirm the others together.
      </p>
      <ul className="divide-y divide-rule border-y border-rule">
        {values.map((asked) => (
          <li key={asked.key} className="grid items-center gap-x-6 gap-y-2 py-4 sm:grid-cols-2">
            <ValuePlace reportId={reportId} asked={asked} isSmall />
            <div className="min-w-0">
              <p className="text-small wrap-anywhere text-soft">{nameOfValue(asked)}</p>
              <p className="quoted text-h3 wrap-anywhere whitespace-pre-line">{writeRead(asked)}</p>
              <p className="text-small text-soft">{noteOnRead(asked)}</p>
              <Checkbox
                name={`wrong-${asked.key}`}
                label="Not right"
                checked={wrong.has(asked.key)}
                onChange={({ target }) => mark(asked.key, target.checked)}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button
        tone="primary"
        wide="phone"
        disabledBecause={right.length === 0 ? 'All of them are marked as not right.' : undefined}
        onClick={() => onAnswer(right.map(({ key, value }) => ({ key, value })))}
      >
        {wrong.size === 0
          ? `All of these are right (page ${page})`
          : `The other ${counted(right.length, 'value')} ${right.length === 1 ? 'is' : 'are'} right`}
      </Button>
    </div>
  )
}
