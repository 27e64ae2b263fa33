import { useEffect, useRef } from 'react'
import { controlId } from '#web/ui/field.tsx'

interface ErrorSummaryProps {
  /** In the order of the fields; nothing is drawn while there are none. `field` may be absent for a problem of no field. */
  readonly problems: readonly { readonly field?: string; readonly message: string }[]
  /** `form.formState.submitCount`: each new attempt brings the focus back here. */
  readonly attempt: number
}

/** "There is a problem": every error of the form on top, linked to its field, in focus after each attempt (GOV.UK pattern). */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = problems.length
  useEffect(() => {
    if (attempt > 0 && count > 0) box.current?.focus()
  }, [attempt, count])
  if (count === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-button border-2 border-bad bg-bad-wash px-4 py-4">
      <h2>There is a problem</h2>
      <ul className="mt-2 space-y-1">
        {problems.map(({ field, message }) => (
          <li key={`${field ?? ''} ${message}`} className="font-strong text-bad">
            {field === undefined ? (
              message
            ) : (
              <a
                href={`#${controlId(field)}`}
                onClick={(event) => focusField(event, field)}
                className="rounded-field underline underline-offset-4 hover:decoration-2"
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** To the field itself, without a new entry in the browser's history. */
function focusField(event: { preventDefault(): void }, field: string): void {
  event.preventDefault()
  const control = document.getElementById(controlId(field))
  control?.focus({ preventScroll: true })
  control?.closest('fieldset, div.min-w-0')?.scrollIntoView({ block: 'start' })
}
