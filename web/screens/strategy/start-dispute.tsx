import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readStrategy } from '#contract/strategy.ts'
import { DisputeItem } from '#web/parts/open-dispute-item.tsx'
import { OtherLettersButton } from '#web/parts/further/ask-for-other-letters.tsx'
import { itemName } from '#web/parts/item-words.ts'
import { may } from '#web/platform/may.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import type { Planned } from '#web/screens/strategy/strategy-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Leads into the dispute: opens it where its turn has come, goes to it where it is open. What waits has no button of its own. */
export function StartDispute({ planned }: { readonly planned: Planned }) {
  return (
    <div className="mt-3 flex flex-col gap-2 empty:hidden sm:flex-row">
      <Start planned={planned} />
    </div>
  )
}

function Start({ planned: { entry, turn, letter, disputeId, negativeItemId } }: { readonly planned: Planned }) {
  const creditor = entry.creditorName
  const name = itemName(entry)
  if (disputeId !== null) {
    const isForBureau = may('disputeWithBureau') && turn === 'refused' && letter === 'dispute' && negativeItemId !== null
    return (
      <>
        {isForBureau ? <StartWithItem name={name} itemId={negativeItemId} /> : null}
        <LinkButton to="/disputes/$id" params={{ id: disputeId }} wide="phone" about={name}>
          Open the dispute
        </LinkButton>
        {turn === 'refused' ? <OtherLettersButton about={{ disputeId }} creditor={creditor} name={name} /> : null}
      </>
    )
  }
  if (turn !== 'now' || !may('disputeWithBureau')) return null
  if (negativeItemId !== null) return <StartWithItem name={name} itemId={negativeItemId} />
  if (entry.subjectKind === 'inquiry') {
    const inquiry = { reportId: entry.reportId, inquiryId: entry.subjectId }
    return <OtherLettersButton about={{ inquiry }} creditor={creditor} name={name} />
  }
  return (
    <LinkButton to="/credit-reports" search={{ id: entry.reportId }} hash="findings" wide="phone" about={name}>
      See it and dispute it
    </LinkButton>
  )
}

function StartWithItem({ name, itemId }: { readonly name: string; readonly itemId: string }) {
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const items = useQuery({ ...read(listNegativeItems, {}), refetchOnMount: true })
  const item = items.data?.find(({ id }) => id === itemId)
  const start = () => (item ? setIsOpen(true) : void items.refetch())
  const close = () => {
    setIsOpen(false)
    void refresh(client, readStrategy)
  }
  return (
    <>
      <Button wide="phone" busy={items.isPending} about={name} onClick={start}>
        Start this dispute
      </Button>
      {isOpen && item !== undefined ? <DisputeItem item={item} isShown onClose={close} /> : null}
    </>
  )
}
