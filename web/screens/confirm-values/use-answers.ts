import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { z } from 'zod'
import { confirmValues, listAnsweredValues, listConfirmations } from '#contract/confirmations.ts'
import type { Report } from '#web/parts/stored-report.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { keep, readKept } from '#web/platform/kept.ts'
import { refresh } from '#web/platform/query-client.ts'
import * as step from '#web/screens/confirm-values/answers.ts'

const kept = z.array(z.object({ key: z.string(), value: z.string().nullable() }))

export interface Saving {
  readonly isSaving: boolean
  /** Why the last answers are not saved yet; they are kept. */
  readonly problem: string | null
  /** The report as it is after the last save; null before. */
  readonly report: Report | null
}

export interface AnswersInHand extends Saving {
  readonly answers: step.Answers
  /** What the server said against an answer, by its key. */
  readonly problems: ReadonlyMap<string, string>
  readonly give: (given: readonly step.Answer[]) => void
  readonly skip: (key: string) => void
  readonly undo: () => void
  readonly askSkippedAgain: () => void
  readonly save: () => void
}

interface Whose {
  readonly reportId: string
  readonly owner: string
}

const GONE = 404
const KEPT_FAR = 'Your answers are saved in this browser. Save them again when you’re back online.'

/** The member's words on the values of a report: kept over a reload, saved in batches, kept when saving fails. */
export function useAnswers({ reportId, owner }: Whose, asked: readonly string[]): AnswersInHand {
  const client = useQueryClient()
  const [answers, setAnswers] = useState<step.Answers>({ asked, saved: [], unsaved: [], skipped: [] })
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const isRestored = useKeptAnswers({ reportId, owner }, answers, setAnswers)
  const saving = useMutation({
    mutationFn: (given: readonly step.Answer[]) =>
      call(confirmValues, { params: { id: reportId }, body: { values: given.map((one) => ({ ...one })) } }),
    retry: false,
    networkMode: 'always',
    onSuccess: async (_, given) => {
      setAnswers((now) =>
        step.markSaved(
          now,
          given.map(({ key }) => key),
        ),
      )
      await Promise.all([refreshReports(client), refresh(client, listAnsweredValues)])
    },
    onError: (error) => {
      // Deleted meanwhile: the screen says so once the list knows.
      if (isCallError(error) && error.status === GONE) return refreshReports(client)
      if (!isCallError(error) || error.issues.length === 0) return undefined
      setProblems(new Map(error.issues.map(({ path, message }) => [path, message])))
      setAnswers((now) =>
        step.withdraw(
          now,
          error.issues.map(({ path }) => path),
        ),
      )
    },
  })
  const save = (given: readonly step.Answer[]) => {
    if (given.length > 0 && !saving.isPending) saving.mutate(given)
  }
  const leave = useEffectEvent(() => {
    if (answers.unsaved.length > 0 && !saving.isPending) saving.mutate(answers.unsaved)
    void refresh(client, listConfirmations)
  })
  // Leaving the screen saves what was said.
  useEffect(() => () => leave(), [])
  return {
    answers,
    problems,
    isSaving: saving.isPending,
    problem: saving.error === null ? null : problemWords(saving.error),
    report: saving.data ?? null,
    give: (given) => {
      const next = step.answer(answers, given)
      setAnswers(next)
      setProblems((now) => new Map([...now].filter(([key]) => given.every((one) => one.key !== key))))
      if (isRestored && saving.error === null) save(step.nextBatch(next))
    },
    skip: (key) => setAnswers(step.skip(answers, key)),
    undo: () => setAnswers(step.undo(answers)),
    askSkippedAgain: () => setAnswers(step.askSkippedAgain(answers)),
    save: () => save(answers.unsaved),
  }
}

function problemWords(error: Error): string {
  if (!isCallError(error)) return KEPT_FAR
  return error.issues.length > 0 ? 'We couldn’t save some answers. Please answer them again.' : wordsOf(error, KEPT_FAR)
}

/** Brings back what was said before a reload, and keeps what is said now. */
function useKeptAnswers(
  { reportId, owner }: Whose,
  { asked, unsaved }: step.Answers,
  setAnswers: (change: (now: step.Answers) => step.Answers) => void,
): boolean {
  const [isRestored, setIsRestored] = useState(false)
  const drawer = useMemo(() => ({ owner, name: `answers ${reportId}`, shape: kept }), [owner, reportId])
  const restore = useEffectEvent((found: readonly step.Answer[] | null) => {
    const open = (found ?? []).filter(({ key }) => asked.includes(key))
    setAnswers((now) => step.answer({ ...now, unsaved: [] }, [...open, ...now.unsaved]))
    setIsRestored(true)
  })
  useEffect(() => void readKept(drawer).then((found) => restore(found)), [drawer])
  useEffect(() => {
    if (isRestored) void keep(drawer, unsaved.length === 0 ? null : unsaved.map((one) => ({ ...one })))
  }, [isRestored, unsaved, drawer])
  return isRestored
}
