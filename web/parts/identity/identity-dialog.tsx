import { IdentityFields } from '#web/parts/identity/identity-fields.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface IdentityDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The small sheet before the first letter is approved. */
export function IdentityDialog({ isOpen, onClose, onSaved }: IdentityDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose()
      }}
      title="Who are you?"
      description="We ask once. Your letters use these details so that a bureau finds the right file. We keep them encrypted, and you can change them in your profile."
    >
      <IdentityFields onSaved={onSaved} />
    </Dialog>
  )
}
