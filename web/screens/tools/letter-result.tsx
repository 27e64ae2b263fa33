import { Check, Copy, Download, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCopy } from '#web/parts/use-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface LetterResultProps {
  readonly letter: string
  /** Sentences of the description that are not in the letter. */
  readonly leftOut: readonly string[]
  readonly onEdit: () => void
}

/** The letter as it will be printed, to copy or to keep. */
export function LetterResult({ letter, leftOut, onEdit }: LetterResultProps) {
  const { isCopied, copy } = useCopy(letter, 'letter')
  // The form is gone and was scrolled to its end: reading starts at the top of what took its place.
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus()
  }, [])
  return (
    <div className="space-y-5">
      <div ref={top} tabIndex={-1}>
        <Notice tone="info" title="A draft: read it before you send it">
          Write the company’s mailing address under its name, sign the letter, and keep a copy. We have not stored it.
        </Notice>
      </div>
      {leftOut.length === 0 ? null : (
        <Notice title="Left out of your words">
          The letter cites only law on our list, so it leaves out: {leftOut.join(' ')}
        </Notice>
      )}
      <div className="quoted rounded-field border border-rule bg-well px-5 py-6 whitespace-pre-line wrap-anywhere md:px-8">
        {letter}
      </div>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button tone="primary" wide="phone" onClick={() => void copy()}>
          <Icon of={isCopied ? Check : Copy} size={18} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <ButtonAnchor
          wide="phone"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(letter)}`}
          download="dispute-letter.txt"
        >
          <Icon of={Download} size={18} />
          Download
        </ButtonAnchor>
        <Button wide="phone" onClick={onEdit}>
          <Icon of={Pencil} size={18} />
          Edit
        </Button>
      </div>
    </div>
  )
}
