import { useQuery } from '@tanstack/react-query'
import { Download, Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { readLetter } from '#contract/letters.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { read } from '#web/platform/query-client.ts'
import { saveText } from '#web/platform/download.ts'
import { About } from '#web/screens/ai-analysis/about.tsx'
import type { DemoLetter } from '#web/screens/ai-analysis/demo-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** The letter and what it rests on. A stored one is edited and sent at its workbench, the practice page's goes nowhere. */
export function LetterResult({ letter }: { readonly letter: DemoLetter }) {
  const { letterId } = letter
  const { data: stored } = useQuery({ ...read(readLetter, { params: { id: letterId ?? '' } }), enabled: letterId !== null })
  const [typed, setTyped] = useState(letter.disputeLetter)
  const [isOpen, setIsOpen] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const text = stored?.letterContent ?? typed
  return (
    <Arrival>
      <Sheet title="The letter">
        <About {...letter} />
        {isEditing ? (
          <TextArea
            name="practiceLetter"
            label="The letter"
            hint="Change what you like. We don’t save it."
            rows={16}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : (
          <div className="quoted rounded-field border border-rule bg-well px-5 py-6 whitespace-pre-line wrap-anywhere md:px-8">
            {text}
          </div>
        )}
        <div className="mt-5 flex flex-col gap-2 sm:flex-row">
          <Button wide="phone" onClick={() => saveText(text, 'dispute-letter.txt')}>
            <Icon of={Download} size={18} />
            Download Letter
          </Button>
          <Button wide="phone" onClick={() => (letterId === null ? setIsEditing(!isEditing) : setIsOpen(true))}>
            <Icon of={Pencil} size={18} />
            {isEditing ? 'Done Editing' : 'Edit Letter'}
          </Button>
          <Button tone="primary" wide="phone" onClick={() => (letterId === null ? setIsAsked(true) : setIsOpen(true))}>
            <Icon of={Send} size={18} />
            Send to Bureau
          </Button>
        </div>
        {isAsked ? <GoesNowhere /> : null}
      </Sheet>
      <Basis letter={letter} />
      {isOpen && letterId !== null ? <LetterWorkbench letterId={letterId} onClose={() => setIsOpen(false)} /> : null}
    </Arrival>
  )
}

function GoesNowhere() {
  return (
    <div className="mt-5 space-y-3">
      <Notice tone="info" title="A practice letter can go nowhere real" isLive>
        It’s about a made-up account of a made-up person. Upload your own report, and you can approve and send a letter about it
        from here.
      </Notice>
      <LinkButton to="/upload" wide="phone">
        Upload your report
      </LinkButton>
    </div>
  )
}

function Basis({ letter: { legalBasis, strategy, keyPoints } }: { readonly letter: DemoLetter }) {
  return (
    <Sheet title="What it’s based on">
      <h3>Strategy</h3>
      <p className="measure mt-1">{strategy}</p>
      <h3 className="mt-5">Key points</h3>
      <Points points={keyPoints} />
      <h3 className="mt-5">Legal basis</h3>
      <Points points={legalBasis} />
    </Sheet>
  )
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc space-y-1 pl-5">
      {points.map((point) => (
        <li key={point} className="measure">
          {point}
        </li>
      ))}
    </ul>
  )
}
