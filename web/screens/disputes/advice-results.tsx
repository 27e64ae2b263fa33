import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { DISPUTE_TARGETS } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { wordsOf } from '#web/platform/api.ts'
import { AnalysisResult, SuccessResult } from '#web/screens/disputes/analysis-result.tsx'
import { LetterAnswer } from '#web/screens/disputes/letter-answer.tsx'
import { StrategyResult } from '#web/screens/disputes/strategy-result.tsx'
import type { About, Advice, Answered, Ask } from '#web/screens/disputes/use-advice.ts'
import type { Place } from '#web/screens/disputes/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

interface AdviceResultsProps {
  readonly of: 'analysis' | 'letters' | 'strategy'
  readonly advice: Advice
  readonly place: Place
}

/** The three panels without a trigger: the answers that the buttons of the other panels asked for. */
export function AdviceResults({ of, advice, place }: AdviceResultsProps) {
  return (
    <div tabIndex={-1} data-arrival className="space-y-6">
      <p className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => place.show('ai')}>
          Back to AI Tools
        </Button>
        <Button tone="quiet" onClick={() => place.show('manage')}>
          All disputes
        </Button>
      </p>
      {of === 'analysis' ? <Analyses advice={advice} place={place} /> : null}
      {of === 'letters' ? <Letters advice={advice} place={place} /> : null}
      {of === 'strategy' ? (
        <Answer title="Dispute strategy" of={advice.strategy} place={place} isForFile>
          {({ result }) => <StrategyResult result={result} />}
        </Answer>
      ) : null}
    </div>
  )
}

type PanelProps = Pick<AdviceResultsProps, 'advice' | 'place'>

/** The analysis of a dispute and that of its success: whichever was asked for, and where both were, the newer one on top. */
function Analyses({ advice: { analysis, success }, place }: PanelProps) {
  const ofDispute = (
    <Answer key="dispute" title="Dispute analysis" of={analysis} place={place}>
      {({ result }) => <AnalysisResult result={result} />}
    </Answer>
  )
  const ofSuccess = (
    <Answer key="success" title="Success analysis" of={success} place={place} isForFile>
      {({ result }) => <SuccessResult result={result} />}
    </Answer>
  )
  if (success.askedAt === 0) return ofDispute
  if (analysis.askedAt === 0) return ofSuccess
  return success.askedAt > analysis.askedAt ? [ofSuccess, ofDispute] : [ofDispute, ofSuccess]
}

function Letters({ advice, place }: PanelProps) {
  const [letterId, setLetterId] = useState<string | null>(null)
  const { lacksSender, askSender } = advice
  const target = DISPUTE_TARGETS.find((one) => place.selected?.disputeTargets.includes(one)) ?? 'creditor'
  return (
    <>
      <Offered by="generateAiDisputeLetter">
        <Answer title="Dispute letter" of={advice.letter} place={place}>
          {({ about, result }) => (
            <LetterAnswer key={result.letterId} result={result} {...(about !== null && { onKeep: () => askSender(about) })} />
          )}
        </Answer>
      </Offered>
      {lacksSender === null ? null : (
        <LetterRequest
          wish={{ about: { disputeId: lacksSender.id }, creditor: lacksSender.creditor, target }}
          asksSender
          agreed={advice.agreed}
          onWritten={(letter) => {
            askSender(null)
            setLetterId(letter.id)
          }}
          onClose={() => askSender(null)}
        />
      )}
      {letterId === null ? null : <LetterWorkbench letterId={letterId} onClose={() => setLetterId(null)} />}
    </>
  )
}

interface AnswerProps<E extends Endpoint> {
  readonly title: string
  readonly of: Ask<E>
  readonly place: Place
  /** Whether it can be asked about the whole file. */
  readonly isForFile?: boolean
  readonly children: (answered: Answered<E>) => ReactNode
}

/** One answer on its sheet: what it is about, and where it waits, fails or was never asked for. */
function Answer<E extends Endpoint>({ title, of, place: { selected }, isForFile = false, children }: AnswerProps<E>) {
  const { isPending, error, answered, ask } = of
  if (isPending) {
    return (
      <Sheet title={title}>
        <Waiting label="Reading your file" />
      </Sheet>
    )
  }
  if (error !== null && answered === null) {
    return (
      <Sheet title={title}>
        <div className="space-y-3">
          <Notice tone="bad" title="We couldn’t do this" isLive>
            {wordsOf(error, 'Check your connection and try again. Nothing was lost.')}
          </Notice>
          {selected === null && !isForFile ? null : <Button onClick={() => ask(selected)}>Try again</Button>}
        </div>
      </Sheet>
    )
  }
  if (answered === null) return <NotAsked title={title} selected={selected} isForFile={isForFile} onAsk={() => ask(selected)} />
  return (
    <Sheet
      title={title}
      aside={<span className="text-small text-soft wrap-anywhere">{answered.about?.creditor ?? 'Your whole file'}</span>}
    >
      {children(answered)}
    </Sheet>
  )
}

interface NotAskedProps {
  readonly title: string
  readonly selected: About
  readonly isForFile: boolean
  readonly onAsk: () => void
}

function NotAsked({ title, selected, isForFile, onAsk }: NotAskedProps) {
  const isPossible = isForFile || selected !== null
  return (
    <Sheet title={title} holds="ledger">
      <EmptyState title="Nothing here yet" action={isPossible ? <Button onClick={onAsk}>Work it out now</Button> : undefined}>
        {selected !== null
          ? `You haven’t asked about the dispute with ${selected.creditor}.`
          : isForFile
            ? 'You haven’t asked about your file.'
            : 'Choose a dispute under AI Tools or Manage Disputes first.'}
      </EmptyState>
    </Sheet>
  )
}
