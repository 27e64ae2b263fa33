import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { endRehearsal, listRehearsals, readRehearsal, type Rehearsal } from '#contract/rehearsals.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { keyOf, refresh } from '#web/platform/query-client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What the stories that are over have shown, and the way out. */
export function EndSheet({ rehearsal: { id, disputes } }: { readonly rehearsal: Rehearsal }) {
  const learned = disputes.flatMap(({ creditor, lesson }) => (lesson === null ? [] : [{ creditor, lesson }]))
  return (
    <Sheet title="What it shows">
      {learned.length === 0 ? (
        <p className="text-soft">Nothing has ended yet. Move the clock ahead.</p>
      ) : (
        <ul className="space-y-3">
          {learned.map(({ creditor, lesson }) => (
            <li key={creditor} className="measure">
              <span className="font-strong">{creditor}.</span> {lesson}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5">
        <DeleteRehearsal id={id} />
      </div>
    </Sheet>
  )
}

function DeleteRehearsal({ id }: { readonly id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const end = useMutation({
    mutationFn: () => call(endRehearsal, { params: { id } }),
    retry: false,
    onSuccess: async () => {
      setIsOpen(false)
      await navigate({ to: '/rehearsal', search: {} })
      // No one asks again for what is gone.
      client.removeQueries({ queryKey: keyOf(readRehearsal, { params: { id } }) })
      await refresh(client, listRehearsals)
    },
  })
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button tone="danger">Delete this rehearsal</Button>}
      title="Delete this rehearsal?"
      description="The invented reports, letters, answers and days are deleted with it. Your own cases are not touched."
      confirmLabel="Delete it"
      isDangerous
      isBusy={end.isPending}
      onConfirm={() => end.mutate()}
    >
      {end.isError ? (
        <Notice tone="bad" isLive>
          {wordsOf(end.error, 'It could not be deleted. Try again.')}
        </Notice>
      ) : null}
    </AlertDialog>
  )
}
