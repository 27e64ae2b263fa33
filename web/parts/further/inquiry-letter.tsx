import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listLetterKinds } from '#contract/letter-kinds.ts'
import { queryOf } from '#web/parts/further/about-letter.ts'
import { useFurtherSteps } from '#web/parts/further/use-further-steps.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LETTER_TYPE_WORDS } from '#web/parts/letter/letter-words.ts'
import { wordsOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterDialog } from '#web/ui/later-dialogs.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'

interface InquiryLetterProps {
  readonly reportId: string
  readonly inquiry: { readonly id: string; readonly creditorName: string }
}

/** A hard inquiry that the member did not allow: its letter, from the line of the report that prints it. */
export function InquiryLetter({ reportId, inquiry: { id, creditorName } }: InquiryLetterProps) {
  const client = useQueryClient()
  const about = { inquiry: { reportId, inquiryId: id } }
  const steps = useFurtherSteps(about, creditorName)
  const [why, setWhy] = useState<string | null>(null)
  const looking = useMutation({
    mutationFn: () => client.fetchQuery({ ...read(listLetterKinds, { query: queryOf(about) }), staleTime: 0 }),
    onSuccess: (kinds) => {
      const offer = kinds.find(({ letterType }) => letterType === 'unauthorized_inquiry')
      if (offer === undefined) return
      if (offer.letterId !== null) steps.open(offer.letterId)
      else if (offer.why === null) steps.write(offer)
      else setWhy(offer.why)
    },
    onError: (error) =>
      toast({ title: 'Letter not begun', description: wordsOf(error, 'Check your connection.'), tone: 'destructive' }),
  })
  return (
    <>
      <Offered by="generateLetter" field="inquiry">
        <Button tone="quiet" busy={looking.isPending} onClick={() => looking.mutate()} about={`inquiry by ${creditorName}`}>
          <span className="whitespace-nowrap">Not mine</span>
        </Button>
      </Offered>
      {why === null ? null : (
        <LaterDialog
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setWhy(null))}
          title={LETTER_TYPE_WORDS.unauthorized_inquiry}
        >
          <Notice title="This letter cannot be written now">{why}</Notice>
        </LaterDialog>
      )}
      {steps.dialog}
    </>
  )
}
