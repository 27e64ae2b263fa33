import { ChooseEntry, type ChooseEntryProps } from '#web/screens/ai-analysis/choose-entry.tsx'
import { useDemoLetter } from '#web/screens/ai-analysis/demo-calls.ts'
import { LetterResult } from '#web/screens/ai-analysis/letter-result.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** The dispute letter about an entry. */
export function LetterPanel(entry: ChooseEntryProps) {
  const writing = useDemoLetter()
  return (
    <div className="space-y-6">
      <Sheet title="Dispute letter">
        <p className="measure mb-5 text-soft">
          Our rules write the letter from the facts of the file, so it can’t invent one. About your file, we keep it with your
          letters. About the practice page, we only show it.
        </p>
        <div className="space-y-5">
          <ChooseEntry {...entry} />
          <Button tone="primary" wide="phone" busy={writing.isPending} onClick={() => writing.mutate(entry.itemId)}>
            Generate Letter
          </Button>
        </div>
      </Sheet>
      {writing.data === undefined || writing.isPending ? null : <LetterResult key={writing.submittedAt} letter={writing.data} />}
    </div>
  )
}
