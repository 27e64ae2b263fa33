/** A turning ring inside something that says what is happening. Drawn here: the first page needs no library of drawings for it. */
export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    aria-hidden
    className="shrink-0 animate-turn"
  >
    <path d="M21 12a9 9 0 1 1-6.219-8.56" strokeWidth={1.75} strokeLinecap="round" />
  </svg>
)

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
