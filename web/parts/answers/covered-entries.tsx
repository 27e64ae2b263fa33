import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { z } from 'zod'
import { readCoveredDebts } from '#contract/paper-letters.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { KeepToEnclose } from '#web/parts/answers/keep-to-enclose.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { useToday } from '#web/platform/today.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Acts = Pick<ReturnType<typeof useAnswerActs>, 'use'>
type Debt = z.output<typeof readCoveredDebts.answer>['debts'][number]

/** The member's debts that a discharge may cover: what a report says itself, and what only they know, each asked once. */
export function CoveredEntries({ reply, acts }: { readonly reply: Reply; readonly acts: Acts }) {
  const { data, error, refetch } = useQuery(read(readCoveredDebts, { params: { id: reply.id } }))
  if (error !== null) return <LoadFailure what="Your accounts" error={error} onRetry={() => void refetch()} />
  const isFiledKnown = reply.facts.some(({ name }) => name === 'filedOn')
  if (data === undefined) return <Waiting label="Loading your accounts" />
  if (!data.hasReports)
    return (
      <p className="text-small">
        We have no reports to compare yet. <TextLink to="/upload">Add your reports</TextLink> and we’ll look for accounts that
        this order covers.
      </p>
    )
  return (
    <>
      {isFiledKnown ? null : (
        <Offered by="usePaper">
          <FiledOn reply={reply} acts={acts} />
        </Offered>
      )}
      {data.debts.length === 0 ? (
        isFiledKnown ? (
          <p className="text-small text-soft">We found no account in your reports that this order covers.</p>
        ) : null
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.debts.map((debt) => (
            <CoveredDebt key={debt.entries[0]?.id} debt={debt} reply={reply} acts={acts} />
          ))}
        </ul>
      )}
      {data.paperId === null ? (
        <KeepToEnclose reply={reply} kind="supporting" title="A copy of my bankruptcy discharge order" />
      ) : (
        <p className="text-small text-soft">We’ll enclose a copy of this order with your letters about these accounts.</p>
      )}
    </>
  )
}

/** The court's form does not print the day of filing, and a debt is covered only if it began before it. */
function FiledOn({ reply, acts }: { readonly reply: Reply; readonly acts: Acts }) {
  const today = useToday()
  const [day, setDay] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const isDay = day !== '' && day <= today
    setProblem(isDay ? null : 'Enter the day it was filed. It can’t be in the future.')
    if (isDay) acts.use.mutate({ id: reply.id, facts: [{ name: 'filedOn', was: null, value: day }] })
  }
  return (
    <form noValidate onSubmit={send} className="space-y-3">
      <TextField
        name={`filed-${reply.id.slice(0, 8)}`}
        label="When was your bankruptcy case filed?"
        hint="It’s on your petition or on the court’s first notice. We need it to find the accounts that this order covers."
        type="date"
        characters={14}
        max={today}
        value={day}
        onChange={({ target: field }) => setDay(field.value)}
        {...(problem !== null && { error: problem })}
      />
      <Button type="submit" busy={acts.use.isPending && acts.use.variables.id === reply.id}>
        Find my accounts
      </Button>
    </form>
  )
}

function CoveredDebt({ debt, reply, acts }: { readonly debt: Debt; readonly reply: Reply; readonly acts: Acts }) {
  const { coverage, isCovered, entries } = debt
  const name = [debt.creditorName, entries[0]?.accountNumber ?? null].filter((part) => part !== null).join(', ')
  const isBusy = acts.use.isPending && acts.use.variables.id === reply.id
  const others = reply.done.filter((one) => !entries.some(({ id }) => one.endsWith(` ${id}`)))
  const say = (word: 'covered' | 'not_covered') =>
    acts.use.mutate({ id: reply.id, done: [...others, ...entries.map(({ id }) => `${word} ${id}`)] })
  return (
    <li className="space-y-2 py-3">
      <p className="font-strong wrap-anywhere">
        {name}
        <span className="font-normal text-soft">, {entries.map(({ bureau }) => BUREAU_NAMES[bureau]).join(', ')}</span>
      </p>
      {coverage === 'covered' && isCovered === true ? (
        <p className="text-small">Your report says this account was in a bankruptcy.</p>
      ) : null}
      {isCovered === null ? (
        <Offered by="usePaper">
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-small">Was this debt in your bankruptcy?</span>
            <Button busy={isBusy} about={name} onClick={() => say('covered')}>
              Yes
            </Button>
            <Button busy={isBusy} about={name} onClick={() => say('not_covered')}>
              No
            </Button>
          </div>
        </Offered>
      ) : null}
      {isCovered === false ? <p className="text-small text-soft">You said it wasn’t in your bankruptcy.</p> : null}
      {isCovered === true
        ? entries.map(({ reportId, bureau }) => (
            <LinkButton key={bureau} to="/credit-reports" search={{ id: reportId }} hash="accounts" about={name}>
              {`Dispute it with this order at ${BUREAU_NAMES[bureau]}`}
            </LinkButton>
          ))
        : null}
    </li>
  )
}
