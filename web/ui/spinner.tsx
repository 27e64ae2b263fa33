import { LoaderCircle } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'

/** A turning ring inside something that says what is happening. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return <Icon of={LoaderCircle} size={size} className="animate-turn" />
}

interface WaitingProps {
  readonly label?: string
  /** The h1, read aloud only, where the waiting state is the whole screen. */
  readonly title?: string
}

/** A waiting state with words; 240 px high, so that what follows does not jump. Read aloud once. */
export function Waiting({ label = 'Loading', title }: WaitingProps) {
  return (
    <>
      {title === undefined ? null : <h1 className="sr-only">{title}</h1>}
      <output className="flex min-h-60 items-center justify-center gap-3 text-soft">
        <Spinner size={24} />
        {label}
      </output>
    </>
  )
}
