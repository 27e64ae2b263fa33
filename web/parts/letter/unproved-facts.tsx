import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

export interface UnprovedText {
  /** As it is in the letter. */
  readonly text: string
  readonly message: string
  /** False for what no one's word can prove: a citation, a Social Security number. */
  readonly canBeStated: boolean
}

interface UnprovedFactsProps {
  readonly texts: readonly UnprovedText[]
  readonly stated: readonly string[]
  readonly onState: (text: string, isStated: boolean) => void
  /** "Change it". */
  readonly onChange: (text: string) => void
}

/** What the checker found in an edit: each with its two ways on. Takes the focus when it appears. */
export function UnprovedFacts({ texts, stated, onState, onChange }: UnprovedFactsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-button border-2 border-bad bg-bad-wash px-4 py-4">
      <h3>There is a problem</h3>
      <p className="measure mt-1">
        {texts.length === 1
          ? 'One thing in the letter is not in your file. Change it, or state it yourself, and save again.'
          : `${texts.length} things in the letter are not in your file. Change each one, or state it yourself, and save again.`}
      </p>
      <ul className="mt-3 divide-y divide-rule border-t border-rule">
        {texts.map(({ text, message, canBeStated }) => (
          <li key={text} className="py-3">
            <p className="quoted">
              <span className="questioned">{text}</span>
            </p>
            <p className="measure text-small">{message}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button onClick={() => onChange(text)}>
                Change it<span className="sr-only"> {text}</span>
              </Button>
              {canBeStated ? (
                <Checkbox
                  checked={stated.includes(text)}
                  onChange={(event) => onState(text, event.target.checked)}
                  label={
                    <>
                      I know this to be true and state it myself<span className="sr-only">: {text}</span>
                    </>
                  }
                />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
