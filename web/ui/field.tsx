import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface FieldWords {
  /** The label, as a question or a noun. */
  readonly label: string
  /** Under the label, above the control: what to write, why it is asked. */
  readonly hint?: ReactNode
  /** The same words as in the error summary. */
  readonly error?: string | undefined
  /** Fields are required unless marked; an optional one says "(optional)". */
  readonly isOptional?: boolean
}

/** What a control needs to belong to its label, hint and error. */
export interface ControlIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** The id of the control with this form name; the error summary links to it. */
export const controlId = (name: string): string => `field-${name.replaceAll('.', '-')}`

/** The ids by which a control is tied to the words around it. */
export function controlIds(name: string, { hint, error, isOptional }: Omit<FieldWords, 'label'>): ControlIds {
  const id = controlId(name)
  const describedBy = `${hint === undefined ? '' : `${id}-hint `}${error === undefined ? '' : `${id}-error`}`.trim()
  return {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': isOptional === true ? undefined : true,
  }
}

interface FieldProps extends FieldWords {
  readonly name: string
  readonly children: ReactNode
}

/** Label, hint, error and one control; a red edge in the margin when it is wrong. */
export function Field({ name, label, hint, error, isOptional = false, children }: FieldProps) {
  const id = controlId(name)
  return (
    <div className={clsx('min-w-0', error !== undefined && 'border-l-4 border-bad pl-3')}>
      <label htmlFor={id} className="block font-strong">
        {label}
        {isOptional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="relative mt-1.5">{children}</div>
    </div>
  )
}

/** The hint and the error under a label or a legend. */
export function FieldNotes({ id, hint, error }: { readonly id: string } & Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className="measure text-small text-soft">
          {hint}
        </div>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-small font-strong text-bad">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </>
  )
}
