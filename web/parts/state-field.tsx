import type { ComponentProps } from 'react'
import { stateCodeOf } from '#engine/letters/mentions/state-names.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** The state of an address: two letters, or its name, which becomes them. Nothing is cut off: "Mo" is not Montana. */
export function StateField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'mask'>) {
  return <TextField label="State" mask={stateCodeOf} maxLength={30} autoCapitalize="characters" {...props} />
}
