import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'

/** Each bureau by shape, letters, colour and line: never by colour alone. `dash` is the stroke of its line in a chart. */
export const BUREAU_LOOKS: Record<Bureau, { letters: string; text: string; dash: string | undefined; shape: string }> = {
  equifax: { letters: 'EQ', text: 'text-equifax', dash: undefined, shape: 'M1 1h8v8H1z' },
  experian: { letters: 'EX', text: 'text-experian', dash: '6 3', shape: 'M5 .6 9.7 9.2H.3z' },
  transunion: { letters: 'TU', text: 'text-transunion', dash: '2 3', shape: 'M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
}

interface BureauMarkProps {
  readonly bureau: Bureau
  /** Writes the whole name instead of two letters. */
  readonly isFull?: boolean
}

/** The mark of one bureau: `■ EQ`, or `■ Equifax`. */
export function BureauMark({ bureau, isFull = false }: BureauMarkProps) {
  const look = BUREAU_LOOKS[bureau]
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap font-sans text-micro font-strong tracking-normal ${look.text}`}
    >
      <svg viewBox="0 0 10 10" width="9" height="9" aria-hidden="true" className="fill-current">
        <path d={look.shape} />
      </svg>
      {isFull ? (
        BUREAU_NAMES[bureau]
      ) : (
        <>
          <span aria-hidden="true" title={BUREAU_NAMES[bureau]}>
            {look.letters}
          </span>
          <span className="sr-only">{BUREAU_NAMES[bureau]}</span>
        </>
      )}
    </span>
  )
}

/** The marks of several bureaus in the product's order. */
export function BureauMarks({ bureaus }: { readonly bureaus: readonly Bureau[] }) {
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      {bureaus.map((bureau) => (
        <BureauMark key={bureau} bureau={bureau} />
      ))}
    </span>
  )
}
