import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moveDispute, takeBackOutcome } from '#contract/disputes.ts'
import { hasLeft, nextStatuses } from '#engine/disputes/dispute-moves.ts'
import { beforeOutcome } from '#engine/disputes/recorded-outcome.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import type { Case } from '#web/parts/case.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterAlertDialog } from '#web/ui/later-dialogs.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toast } from '#web/ui/toast.ts'

interface Move {
  /** Absent: it takes back what was recorded last. */
  readonly status?: Case['status']
  readonly outcome?: Case['outcome']
  /** The button. */
  readonly label: string
  readonly question: string
  readonly effect: string
}

const ENDS = 'The dispute ends with this. If it was a mistake, you can undo it here.'

/** What the member can record by themselves; which of them stand open is the state machine's word. */
const MOVES: readonly Move[] = [
  {
    status: 'in_progress',
    label: 'It was sent',
    question: 'Record that it was sent?',
    effect: 'For a dispute you filed online or by phone. Letters you send here are recorded already.',
  },
  {
    status: 'under_review',
    label: 'They are looking into it',
    question: 'Record that it is under review?',
    effect: 'For when they told you that the investigation began.',
  },
  {
    status: 'resolved',
    outcome: 'removed',
    label: 'Entry removed',
    question: 'Record that the entry was removed?',
    effect: ENDS,
  },
  {
    status: 'resolved',
    outcome: 'updated',
    label: 'Entry corrected',
    question: 'Record that the entry was corrected?',
    effect: ENDS,
  },
  {
    status: 'rejected',
    outcome: 'verified',
    label: 'Verified as it stands',
    question: 'Record that the entry was verified?',
    effect: 'The dispute then counts as rejected. You can ask how it was verified, or dispute again with new information.',
  },
]

/** While nothing has left the house. */
const WITHDRAW: Move = {
  status: 'withdrawn',
  label: 'Withdraw this dispute',
  question: 'Withdraw this dispute?',
  effect: 'Nothing was sent, so no one will know. The item counts as not disputed. You can reopen the dispute.',
}

const REOPEN: Move = {
  status: 'pending',
  label: 'Reopen this dispute',
  question: 'Reopen this dispute?',
  effect: 'It picks up where you left off. This sends nothing.',
}

const NOT_SENT: Move = {
  status: 'pending',
  label: 'Undo: it was not sent',
  question: 'Record that it was not sent?',
  effect: 'The dispute is “Not sent yet” again.',
}

const UNDO_OUTCOME: Move = {
  label: 'Undo: recorded by mistake',
  question: 'Undo what you recorded?',
  effect: 'The dispute goes back to where it was. The timeline keeps both.',
}

const FURTHER_ROUND: Move = {
  status: 'in_progress',
  label: 'Start a further round',
  question: 'Start a further round?',
  effect: 'Add new information. The same dispute without any can be called frivolous.',
}

const movesFrom = ({ status, outcome, events, isRequest }: Case): readonly Move[] => {
  if (status === 'withdrawn') return [REOPEN]
  // Recorded as resolved, and no one has said yet what came of it.
  const undo = beforeOutcome(status, events) === null ? [] : [UNDO_OUTCOME]
  if (status === 'resolved') return [...(outcome === 'pending' ? MOVES.filter((move) => move.status === status) : []), ...undo]
  const open = nextStatuses(status, 'consumer')
  if (status === 'rejected') return [FURTHER_ROUND, ...undo]
  // No one investigates what only asks.
  const isOpen = (move: Move): boolean =>
    move.status !== undefined && open.includes(move.status) && !(isRequest && move.status === 'under_review')
  return [...MOVES, ...(hasLeft(events) ? [] : [WITHDRAW, NOT_SENT])].filter(isOpen)
}

/** Recording what others did: the dispute moves where its states allow. */
export function CaseMoves({ dispute }: { readonly dispute: Case }) {
  const [chosen, setChosen] = useState<Move | null>(null)
  const moving = useMoving(dispute.id, () => setChosen(null))
  const moves = may('moveDispute') ? movesFrom(dispute) : []
  if (moves.length === 0) return null
  return (
    <Sheet title="What happened?">
      <div className="flex flex-col gap-2">
        {moves.map((move) => (
          <Button key={move.label} wide onClick={() => setChosen(move)}>
            {move.label}
          </Button>
        ))}
      </div>
      {chosen === null ? null : (
        <LaterAlertDialog
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setChosen(null))}
          title={chosen.question}
          description={chosen.effect}
          confirmLabel={chosen.label}
          isBusy={moving.isPending}
          onConfirm={() => moving.mutate(chosen)}
        />
      )}
    </Sheet>
  )
}

function useMoving(id: string, onMoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ status, outcome }: Move) =>
      status === undefined
        ? call(takeBackOutcome, { params: { id } })
        : call(moveDispute, { params: { id }, body: { status, ...(outcome !== undefined && { outcome }) } }),
    retry: false,
    onSuccess: async () => {
      toast({ title: 'Recorded' })
      onMoved()
      await refreshCases(client)
    },
    // Refused by the state machine: it was moved elsewhere meanwhile, so the file is shown as it stands.
    onError: async (error) => {
      const description = wordsOf(error, 'Try again in a moment.')
      toast({ title: 'Not recorded', description, tone: 'destructive' })
      if (!isCallError(error) || error.status !== 409) return
      onMoved()
      await refreshCases(client)
    },
  })
}
