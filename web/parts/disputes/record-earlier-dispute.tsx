import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Bureau } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'

const EarlierDispute = later(async () => (await import('#web/parts/disputes/earlier-dispute.tsx')).EarlierDispute)

/** The way to record a dispute from before Errata; it then opens with what may follow. */
export function RecordEarlierDispute({ known }: { readonly known?: { readonly creditor: string; readonly bureau: Bureau } }) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <Offered by="recordEarlierDispute">
      <Button tone="quiet" onClick={() => setIsOpen(true)} {...(known && { about: known.creditor })}>
        I disputed this before
      </Button>
      {isOpen ? (
        <EarlierDispute
          {...(known && { known })}
          onClose={() => setIsOpen(false)}
          onRecorded={({ id }) => {
            setIsOpen(false)
            void navigate({ to: '/disputes/$id', params: { id } })
          }}
        />
      ) : null}
    </Offered>
  )
}
