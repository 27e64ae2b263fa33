import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leaveHelped, listHelped } from '#contract/helpers.ts'
import { writeDay } from '#engine/values/day.ts'
import { FILE_PATH, RIGHT_WORDS } from '#web/parts/helping/helping-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { type Helped, inFile } from '#web/platform/helping-base.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

/** Whom the person who looks helps. Nothing shows where that is no one: most people help no one. */
export function HelpedSheet() {
  const { data, error, refetch } = useQuery({ ...read(listHelped, {}), staleTime: 0, refetchOnMount: true })
  if (error !== null) return <LoadFailure what="Whom you help" error={error} onRetry={() => void refetch()} />
  if (data === undefined || data.helped.length === 0) return null
  return (
    <FoldedSheet title="People you help">
      <ul aria-label="People you help" className="divide-y divide-rule border-y border-rule">
        {data.helped.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
    </FoldedSheet>
  )
}

function Row({ one }: { readonly one: Helped }) {
  const until = one.helpsUntil === null ? '' : ` until ${writeDay(one.helpsUntil)}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong wrap-anywhere">{one.memberName}</span>
          <Tag>{RIGHT_WORDS[one.right].label}</Tag>
        </p>
        <p className="text-small text-soft">
          Since {writeInstant(one.since)}
          {until}. What you look at is written into their log.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href={inFile(one.id, FILE_PATH)} about={one.memberName}>
          Open their file
        </ButtonAnchor>
        <Leaving one={one} />
      </div>
    </li>
  )
}

function Leaving({ one }: { readonly one: Helped }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => call(leaveHelped, { params: { id: one.id } }),
    retry: false,
    onSuccess: ({ message }) => toast({ title: 'Help Ended', description: message }),
    onError: (error) =>
      toast({ title: 'Update Failed', description: wordsOf(error, 'This could not be done. Try again.'), tone: 'destructive' }),
    onSettled: () => refresh(client, listHelped),
  })
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button tone="quiet" about={one.memberName} busy={leave.isPending}>
          Stop helping
        </Button>
      }
      title={`Stop helping ${one.memberName}?`}
      description="You can’t see their file anymore, and we’ll tell them. Only they can invite you again."
      confirmLabel="Stop helping"
      isDangerous
      onConfirm={() => {
        setIsAsking(false)
        leave.mutate()
      }}
    />
  )
}
