import type { About } from '#web/parts/further/about-letter.ts'
import { KindList } from '#web/parts/further/kind-list.tsx'
import { useFurtherSteps } from '#web/parts/further/use-further-steps.tsx'
import { useKinds } from '#web/parts/further/use-kinds.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { Details } from '#web/ui/details.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

export interface OtherLettersProps {
  readonly about: About
  readonly creditor: string
}

/** On the case file: what else can be written about the entry, or the answer to it. */
export function OtherLettersSheet({ about, creditor }: OtherLettersProps) {
  const kinds = useKinds(about)
  const steps = useFurtherSteps(about, creditor)
  if (kinds.isError) return <LoadFailure what="The other letters" error={kinds.error} onRetry={() => void kinds.refetch()} />
  return (
    <Sheet title="Other letters">
      {kinds.data === undefined ? (
        <Waiting label="Loading the other letters" />
      ) : (
        <Details summary="For other situations">
          <KindList level={3} kinds={kinds.data} onChoose={steps.write} onOpen={steps.open} />
        </Details>
      )}
      {steps.dialog}
    </Sheet>
  )
}

/** The same above the page. */
export function OtherLettersDialog({ about, creditor, onClose }: OtherLettersProps & { readonly onClose: () => void }) {
  const kinds = useKinds(about)
  const steps = useFurtherSteps(about, creditor, onClose)
  if (!steps.isClosed) return steps.dialog
  return (
    <Dialog
      isOpen
      onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}
      title={`Other letters about ${creditor}`}
      description="Each is for one situation. You read and approve it before anything is sent."
    >
      {kinds.isError ? (
        <LoadFailure what="The other letters" error={kinds.error} onRetry={() => void kinds.refetch()} />
      ) : kinds.data === undefined ? (
        <Waiting label="Loading the other letters" />
      ) : (
        <KindList level={3} kinds={kinds.data} onChoose={steps.write} onOpen={steps.open} />
      )}
    </Dialog>
  )
}
