import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const WORDS = { place: 'Place', error: 'Error', fact: 'Fact' }

interface StepThroughProps {
  readonly kind: keyof typeof WORDS
  readonly position: number
  readonly count: number
  readonly onStep: (position: number) => void
}

/** From one to the next. After the last comes the first again: no button goes dead under the finger. */
export function StepThrough({ kind, position, count, onStep }: StepThroughProps) {
  const go = (step: 1 | -1) => () => onStep((position + step + count) % count)
  return (
    <div className="flex w-full items-center justify-between gap-2">
      <Button onClick={go(-1)}>
        <Icon of={ChevronLeft} size={18} className="max-sm:hidden" />
        Previous<span className="sr-only"> {WORDS[kind].toLowerCase()}</span>
      </Button>
      <output className="figures min-w-0 text-center text-small text-soft">
        {WORDS[kind]} {position + 1} of {count}
      </output>
      <Button onClick={go(1)}>
        Next<span className="sr-only"> {WORDS[kind].toLowerCase()}</span>
        <Icon of={ChevronRight} size={18} className="max-sm:hidden" />
      </Button>
    </div>
  )
}
