import { type ReactNode, useState } from 'react'
import { isFurther } from '#engine/words/letter-type.ts'
import { FurtherRequest } from '#web/parts/further/ask-for-further.tsx'
import { useKinds } from '#web/parts/further/use-kinds.ts'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { type Round, type RoundActs, type Rounds, useRoundActs } from '#web/parts/next-rounds/use-rounds.ts'
import { wordsOf } from '#web/platform/api.ts'
import { later } from '#web/ui/later.tsx'
import { LaterDialog } from '#web/ui/later-dialogs.tsx'
import { toast } from '#web/ui/toast.ts'
import { Waiting } from '#web/ui/spinner.tsx'

const NewsDialog = later(async () => (await import('#web/parts/next-rounds/news-dialog.tsx')).NewsDialog)
const PaperDialog = later(async () => (await import('#web/parts/next-rounds/paper-dialog.tsx')).PaperDialog)

type Step =
  | { readonly at: 'closed' }
  /** Over the form of a letter that needs something only the member can tell. */
  | { readonly at: 'asking'; readonly round: Round }
  | { readonly at: 'news'; readonly round: Round }
  | { readonly at: 'paper'; readonly roundId: string }
  | { readonly at: 'letter'; readonly letterId: string }

export interface RoundSteps {
  readonly prepare: (round: Round) => void
  readonly open: (round: Round) => void
  readonly sayNews: (round: Round) => void
  readonly decline: (round: Round) => void
  readonly takeUp: (round: Round) => void
  readonly isPreparing: (round: Round) => boolean
  readonly isDeclining: (round: Round) => boolean
  readonly isTakingUp: (round: Round) => boolean
  readonly dialog: ReactNode
}

/** From a round to what it needs: its form, its letter, its paper; one dialog after the other. */
export function useRoundSteps(list: Rounds): RoundSteps {
  const { disputeId } = list
  const [step, setStep] = useState<Step>({ at: 'closed' })
  const acts = useRoundActs(disputeId)
  const close = () => setStep({ at: 'closed' })
  const show = (round: Round | undefined) => {
    if (round?.letterId) setStep({ at: 'letter', letterId: round.letterId })
    else if (round?.paper) setStep({ at: 'paper', roundId: round.id })
    else close()
  }
  const prepare = (round: Round) => {
    if (round.letterType !== null && isFurther(round.letterType)) {
      setStep({ at: 'asking', round })
      return
    }
    acts.prepare.mutate(
      { round },
      {
        onSuccess: ({ rounds }) => show(rounds.find(({ id }) => id === round.id)),
        onError: (error) =>
          toast({ title: 'Not prepared', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
      },
    )
  }
  const isIts = (act: { readonly isPending: boolean; readonly variables: { readonly id: string } | undefined }, round: Round) =>
    act.isPending && act.variables?.id === round.id
  return {
    prepare,
    open: show,
    sayNews: (round) => setStep({ at: 'news', round }),
    decline: (round) => acts.decline.mutate(round),
    takeUp: (round) => acts.takeUp.mutate(round),
    isPreparing: (round) => acts.prepare.isPending && acts.prepare.variables.round.id === round.id,
    isDeclining: (round) => isIts(acts.decline, round),
    isTakingUp: (round) => isIts(acts.takeUp, round),
    dialog: <StepDialog step={step} list={list} acts={acts} onShow={show} onClose={close} />,
  }
}

interface StepDialogProps {
  readonly step: Step
  readonly list: Rounds
  readonly acts: RoundActs
  readonly onShow: (round: Round | undefined) => void
  readonly onClose: () => void
}

function StepDialog({ step, list, acts, onShow, onClose }: StepDialogProps) {
  switch (step.at) {
    case 'closed':
      return null
    case 'letter':
      return <LetterWorkbench letterId={step.letterId} onClose={onClose} />
    case 'news':
      return <NewsDialog round={step.round} acts={acts} onWritten={onShow} onClose={onClose} />
    case 'asking':
      return <AskingDialog round={step.round} list={list} acts={acts} onShow={onShow} onClose={onClose} />
    case 'paper': {
      const round = list.rounds.find(({ id }) => id === step.roundId)
      return round === undefined ? null : <PaperDialog round={round} list={list} acts={acts} onClose={onClose} />
    }
  }
}

type AskingProps = Omit<StepDialogProps, 'step'> & { readonly round: Round }

/** The form of the further letters, as it stands elsewhere; what the letter machinery refuses is said here too. */
function AskingDialog({ round, list, acts, onShow, onClose }: AskingProps) {
  const about = { disputeId: list.disputeId }
  const kinds = useKinds(about)
  const offer = kinds.data?.find(({ letterType }) => letterType === round.letterType)
  if (offer !== undefined && offer.why === null && !kinds.isFetching)
    return (
      <FurtherRequest
        about={about}
        creditor={list.creditor}
        offer={offer}
        onWritten={({ id }) =>
          // The letter stands: the round is told about it, so that the timeline is.
          acts.prepare.mutate({ round }, { onSettled: () => onShow({ ...round, letterId: id }) })
        }
        onClose={onClose}
      />
    )
  return (
    <LaterDialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={round.title}>
      {kinds.isFetching ? (
        <Waiting label="Looking at what the letter needs" />
      ) : (
        <p className="measure">
          {offer?.why ?? wordsOf(kinds.error, 'The letter cannot be written now. Try again in a moment.')}
        </p>
      )}
    </LaterDialog>
  )
}
