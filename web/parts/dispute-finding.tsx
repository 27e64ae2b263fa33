import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createDispute, listDisputes } from '#contract/disputes.ts'
import { nameOfFinding } from '#engine/audit/person-detail.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { DisputedTags } from '#web/parts/disputed-tags.tsx'
import { BeforeDispute } from '#web/parts/finding-proof.tsx'
import type { Finding } from '#web/parts/item-words.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { letterHeads } from '#web/parts/letter/letter-words.ts'
import type { LetterWish } from '#web/parts/letter-request.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import type { Dispute } from '#web/parts/dispute-words.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

/** What of an entry a dispute is opened about: the strongest that is no open question and not the better of two values. */
export function toDispute(findings: readonly Finding[]): Finding | null {
  const said = findings.filter(({ isQuestion }) => !isQuestion)
  return said.find(({ bureau, disputeTarget }) => bureau === disputeTarget) ?? said[0] ?? null
}

type Step =
  | { readonly at: 'closed' | 'asking' }
  | { readonly at: 'writing'; readonly dispute: Dispute }
  | { readonly at: 'reading'; readonly letterId: string }

/** The way from what was found to its dispute and its letter, where the entry is no negative item. */
export function DisputeFinding({ findings }: { readonly findings: readonly Finding[] }) {
  const [step, setStep] = useState<Step>({ at: 'closed' })
  const finding = toDispute(findings)
  const isOffered = finding !== null && may('createDispute')
  const disputes = useQuery({ ...read(listDisputes, { query: { from: 'finding' } }), enabled: isOffered })
  const dispute = disputes.data?.find(
    ({ findingId, status }) => !ENDED_STATUSES.includes(status) && findings.some(({ id }) => id === findingId),
  )
  const letters = useQuery({ ...letterHeads({ disputeId: dispute?.id ?? '' }), enabled: dispute !== undefined })
  if (finding === null || !isOffered) return null
  const ofDispute = letters.data ?? []
  const [letter] = ofDispute
  const name = nameOfFinding(finding)
  const close = () => setStep({ at: 'closed' })
  return (
    // The button goes with what it opened: what came in its place takes the focus.
    <div tabIndex={-1} className="rounded-field">
      {dispute === undefined ? (
        <Button onClick={() => setStep({ at: 'asking' })} about={name}>
          Dispute
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <DisputedTags dispute={dispute} letters={ofDispute} />
          <Button
            tone={letter === undefined ? 'primary' : 'secondary'}
            about={name}
            onClick={() => setStep(letter === undefined ? { at: 'writing', dispute } : { at: 'reading', letterId: letter.id })}
          >
            {letter === undefined ? 'Generate letter' : 'Open letter'}
          </Button>
        </div>
      )}
      {step.at === 'asking' ? (
        <AskFirst finding={finding} onOpened={(opened) => setStep({ at: 'writing', dispute: opened })} onClose={close} />
      ) : null}
      {step.at === 'writing' ? (
        <LetterRequest
          wish={wishFor(step.dispute)}
          onWritten={({ id }) => setStep({ at: 'reading', letterId: id })}
          onClose={close}
        />
      ) : null}
      {step.at === 'reading' ? <LetterWorkbench letterId={step.letterId} onClose={close} /> : null}
    </div>
  )
}

/** The other bureau's entry, where that is the one that harms, may be a negative item. */
const wishFor = ({ id, negativeItemId, creditor, disputeTargets: [target = 'creditor'] }: Dispute): LetterWish => ({
  about: negativeItemId === null ? { disputeId: id } : { negativeItemId },
  creditor,
  target,
})

interface AskFirstProps {
  readonly finding: Finding
  readonly onOpened: (dispute: Dispute) => void
  readonly onClose: () => void
}

/** What is disputed, with whom, and what it may cost, before anything is written. */
function AskFirst({ finding, onOpened, onClose }: AskFirstProps) {
  const client = useQueryClient()
  const target = finding.disputeTarget
  const whom = target === 'creditor' ? nameOfFinding(finding) : BUREAU_NAMES[target]
  const opening = useMutation({
    mutationFn: () => call(createDispute, { body: { findingId: finding.id, submissionMethod: 'mail' } }),
    onSuccess: async (dispute) => {
      await refreshCases(client)
      toast({ title: 'Dispute opened', description: `${nameOfFinding(finding)}, with ${whom}. Next: the letter.` })
      onOpened(dispute)
    },
    onError: (error) =>
      toast({ title: 'Dispute Failed', description: wordsOf(error, 'Failed to create dispute.'), tone: 'destructive' }),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Dispute ${nameOfFinding(finding)}`}
      description={finding.message}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={opening.isPending} onClick={() => opening.mutate()}>
            Dispute with {whom}
          </Button>
        </>
      }
    >
      <BeforeDispute finding={finding} />
      <p className="measure">A dispute says that this is wrong. You’ll read the letter and approve it before anything is sent.</p>
    </Dialog>
  )
}
