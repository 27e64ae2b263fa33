import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly label: ReactNode
}

/** One box to tick, 44 px high with its label. Spread `form.register('remember')` into it. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" className="size-5.5 shrink-0" />
      <span>{label}</span>
    </label>
  )
}
