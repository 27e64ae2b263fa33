import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: LucideIcon
  /** Read aloud and shown as the browser's tooltip. */
  readonly label: string
}

/** A 44 px square act known by its drawing: close, menu, zoom. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-button text-ink hover:bg-spruce-wash disabled:text-disabled"
    >
      <Icon of={icon} size={22} />
    </button>
  )
}
