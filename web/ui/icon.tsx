import type { LucideIcon } from 'lucide-react'

interface IconProps {
  readonly of: LucideIcon
  /** Pixels; 20 next to body text. */
  readonly size?: number
  readonly className?: string
}

/** A drawing next to words; never the only carrier of a meaning, so it is hidden from screen readers. */
export function Icon({ of: Drawing, size = 20, className = '' }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className={`shrink-0 ${className}`} />
}
