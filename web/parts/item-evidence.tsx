import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readReport } from '#contract/reports.ts'
import { EvidenceTrigger } from '#web/parts/evidence-button.tsx'
import type { EvidencePlace } from '#web/parts/evidence-place.ts'
import type { Item } from '#web/parts/item-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { EvidenceDialog } from '#web/parts/open-evidence.tsx'
import type { Report } from '#web/parts/stored-report.ts'
import { read } from '#web/platform/query-client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** Opens the page on which a negative item is. Its report is fetched then: a list of items needs none. */
export function ItemEvidence({ item }: { readonly item: Item }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <EvidenceTrigger look="button" onClick={() => setIsOpen(true)}>
        See it on the page<span className="sr-only"> {item.creditorName}</span>
      </EvidenceTrigger>
      {isOpen ? <ItemPlace item={item} onOpenChange={setIsOpen} /> : null}
    </>
  )
}

interface ItemPlaceProps {
  readonly item: Item
  readonly onOpenChange: (isOpen: boolean) => void
}

function ItemPlace({ item, onOpenChange }: ItemPlaceProps) {
  const { data, error, refetch } = useQuery(read(readReport, { params: { id: item.reportId } }))
  const places = data === undefined ? [] : placesOf(item, data)
  const words = { title: item.creditorName, bureau: item.bureau, isOpen: true, onOpenChange }
  if (places.length > 0) return <EvidenceDialog {...words} places={places} />
  return (
    <Dialog {...words} width="wide">
      {error !== null ? (
        <LoadFailure what="Your report" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting label="Loading your report" />
      ) : (
        <Notice>We don’t know where this is on the page.</Notice>
      )}
    </Dialog>
  )
}

/** The most telling places of an entry: its status, then its name. */
function placesOf(item: Item, { id, accounts, inquiries, publicRecords }: Report): readonly EvidencePlace[] {
  const entry = [...accounts, ...inquiries, ...publicRecords].find((one) => one.id === item.subjectId)
  const found = ['statusText', 'status', 'type', 'creditorName'].flatMap((field) => entry?.evidence[field] ?? [])
  return found.slice(0, 2).map((place) => ({ ...place, reportId: id }))
}
