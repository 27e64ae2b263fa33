import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { analyzeDispute, analyzeDisputeSuccess, generateAiDisputeLetter, suggestDisputeStrategy } from '#contract/ai-disputes.ts'
import type { Endpoint, ResultOf } from '#contract/endpoint.ts'
import { DISPUTE_TARGETS } from '#engine/words/bureau.ts'
import type { LetterPlace } from '#web/parts/letter/edited-letter.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { useOverwriteQuestion } from '#web/parts/letter/use-overwrite-question.tsx'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import type { DisputesTab } from '#web/screens/disputes/disputes-tab.ts'
import type { Dispute } from '#web/screens/disputes/filter-disputes.ts'
import { toast } from '#web/ui/toast.ts'

/** What a question is about: one dispute, or the whole file. */
export type About = Pick<Dispute, 'id' | 'creditor' | 'description' | 'negativeItemId' | 'disputeTargets'> | null

/** An answer with what it was asked about, so that it still says so when another dispute is selected. */
export interface Answered<E extends Endpoint> {
  readonly about: About
  readonly result: ResultOf<E>
}

/** A question that can be asked again, and its newest answer. */
export interface Ask<E extends Endpoint> {
  readonly ask: (about: About) => void
  readonly isPending: boolean
  readonly error: Error | null
  readonly answered: Answered<E> | null
  /** When it was last asked; 0: never. */
  readonly askedAt: number
}

/** The four AI calls of the screen. Their answers stay while the panels change. */
export interface Advice {
  readonly analysis: Ask<typeof analyzeDispute>
  readonly success: Ask<typeof analyzeDisputeSuccess>
  readonly strategy: Ask<typeof suggestDisputeStrategy>
  readonly letter: Ask<typeof generateAiDisputeLetter>
  /** Asked before a letter that was edited by hand is written over. */
  readonly question: ReactNode
  /** The dispute whose letter waits for a sender's address that the file does not print. */
  readonly lacksSender: About
  readonly askSender: (about: About) => void
  /** The words that the member has said may give way to that letter. */
  readonly agreed: Letter | null
}

const aboutOf = (about: About) =>
  about === null ? {} : { creditor: about.creditor, description: about.description, disputeId: about.id }
const oneOf = (about: About) => ({ creditor: '', description: '', ...aboutOf(about) })

/** `show` opens the panel in which the answer appears, while it is being worked out. */
export function useAdvice(show: (tab: DisputesTab) => void): Advice {
  const client = useQueryClient()
  const [lacksSender, setLacksSender] = useState<About>(null)
  const { unlessEdited, question } = useOverwriteQuestion()
  const [agreed, setAgreed] = useState<Letter | null>(null)
  const analysis = useMutation({
    mutationFn: (about: About) => call(analyzeDispute, { body: oneOf(about) }),
    retry: false,
    onError: (error) => fail('Analysis Failed', error, 'The dispute could not be analyzed. Try again in a moment.'),
  })
  const success = useMutation({
    mutationFn: (about: About) => call(analyzeDisputeSuccess, { body: aboutOf(about) }),
    retry: false,
    onError: (error) => fail('Analysis Failed', error, 'The analysis could not be made. Try again in a moment.'),
  })
  const strategy = useMutation({
    mutationFn: (about: About) => call(suggestDisputeStrategy, { body: aboutOf(about) }),
    retry: false,
    onError: (error) => fail('Analysis Failed', error, 'We couldn’t make a strategy. Try again in a moment.'),
  })
  const letter = useMutation({
    mutationFn: (about: About) => call(generateAiDisputeLetter, { body: { ...oneOf(about), disputeType: 'inaccuracy' } }),
    retry: false,
    onSuccess: () => refreshCases(client),
    onError: (error, about) => {
      if (isCallError(error) && error.issues.some(({ path }) => path.startsWith('userInfo.'))) return setLacksSender(about)
      fail('Letter Generation Failed', error, 'Failed to generate dispute letter')
    },
  })
  const letterAsked = asked(letter, () => show('letters'))
  const askLetter = (about: About) =>
    about === null
      ? letterAsked.ask(about)
      : unlessEdited(placeOf(about), (words) => {
          setAgreed(words)
          letterAsked.ask(about)
        })
  return {
    analysis: asked(analysis, () => show('analysis')),
    success: asked(success, () => show('analysis')),
    strategy: asked(strategy, () => show('strategy')),
    letter: { ...letterAsked, ask: askLetter },
    question,
    lacksSender,
    askSender: setLacksSender,
    agreed,
  }
}

/** Where the call writes: to the first of those with whom the entry is disputed. */
const placeOf = ({ id, negativeItemId, disputeTargets }: NonNullable<About>): LetterPlace => ({
  negativeItemId,
  disputeId: id,
  target: DISPUTE_TARGETS.find((target) => disputeTargets.includes(target)) ?? 'creditor',
  letterType: 'dispute',
})

interface Mutation<Result> {
  readonly mutate: (about: About) => void
  readonly isPending: boolean
  readonly error: Error | null
  readonly data: Result | undefined
  readonly variables: About | undefined
  readonly submittedAt: number
}

function asked<Result>({ mutate, isPending, error, data, variables, submittedAt }: Mutation<Result>, onAsk: () => void) {
  return {
    ask: (about: About) => {
      onAsk()
      mutate(about)
    },
    isPending,
    error,
    answered: data === undefined ? null : { about: variables ?? null, result: data },
    askedAt: submittedAt,
  }
}

function fail(title: string, error: unknown, fallback: string): void {
  toast({ title, description: wordsOf(error, fallback), tone: 'destructive' })
}
