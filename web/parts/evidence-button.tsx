import { FileSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { EvidenceWords } from '#web/parts/evidence-place.ts'
import { EvidenceDialog } from '#web/parts/open-evidence.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface EvidenceButtonProps extends EvidenceWords {
  /** What is on the button: the value itself, a sentence of a letter. Without it: "See it on the page". */
  readonly children?: ReactNode
  /** `value`: the words stay as they are and get a dotted line under them. `button`: a quiet button of its own. */
  readonly look?: 'value' | 'button'
}

const LOOKS = {
  value:
    'rounded-field text-left align-top underline decoration-edge decoration-dotted underline-offset-4 wrap-anywhere hover:bg-spruce-wash hover:decoration-spruce hover:decoration-solid',
  button: 'text-link inline-flex min-h-11 items-center gap-2 text-left text-small',
}

/** Something that opens its own place in the report. With no place to show, the words stand alone. */
export function EvidenceButton({ children, look = 'button', ...words }: EvidenceButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (words.places.length === 0) return look === 'value' ? children : null
  return (
    <>
      <EvidenceTrigger look={look} onClick={() => setIsOpen(true)}>
        {children ?? 'See it on the page'}
      </EvidenceTrigger>
      {isOpen ? <EvidenceDialog {...words} isOpen onOpenChange={setIsOpen} /> : null}
    </>
  )
}

interface EvidenceTriggerProps extends Required<Pick<EvidenceButtonProps, 'look'>> {
  readonly children: ReactNode
  readonly onClick: () => void
}

export function EvidenceTrigger({ children, look, onClick }: EvidenceTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={LOOKS[look]}
      // A value is what the page says, also on paper.
      data-screen-only={look === 'button' || undefined}
      onClick={onClick}
    >
      {look === 'button' ? <Icon of={FileSearch} size={18} /> : null}
      {children}
      {look === 'value' ? <span className="sr-only"> (see it on the page)</span> : null}
    </button>
  )
}
