import { useQueries } from '@tanstack/react-query'
import { readReport } from '#contract/reports.ts'
import { type Coverage, coverageOf } from '#engine/papers/covered-entries.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { readyReports, type ReadyHead, type Report } from '#web/parts/stored-report.ts'
import { useReports } from '#web/parts/use-readings.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Acts = Pick<ReturnType<typeof useAnswerActs>, 'use'>

interface Covered {
  readonly id: string
  readonly report: Report
  readonly account: Report['accounts'][number]
  readonly coverage: Coverage
}

/** The member's accounts that a discharge may cover: what the report says itself, and what only they know. */
export function CoveredEntries({ reply, acts }: { readonly reply: Reply; readonly acts: Acts }) {
  const { data: heads } = useReports()
  const newest = newestOfEach(heads === undefined ? [] : readyReports(heads))
  const found = useQueries({ queries: newest.map(({ id }) => read(readReport, { params: { id } })) })
  if (heads === undefined || found.some(({ isPending }) => isPending)) return <Waiting label="Loading your accounts" />
  if (newest.length === 0)
    return (
      <p className="text-small">
        We have no reports to compare yet. <TextLink to="/upload">Add your reports</TextLink> and we’ll look for accounts that
        this order covers.
      </p>
    )
  const filedOn = reply.facts.find(({ name }) => name === 'filedOn')?.value ?? null
  const covered = found.flatMap(({ data }) => (data === undefined ? [] : coveredIn(data, filedOn)))
  if (covered.length === 0)
    return <p className="text-small text-soft">We found no account in your reports that this order covers.</p>
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {covered.map((one) => (
        <Entry key={one.id} covered={one} reply={reply} acts={acts} />
      ))}
    </ul>
  )
}

function newestOfEach(reports: readonly ReadyHead[]): readonly ReadyHead[] {
  const own = reports.filter(({ source }) => source !== 'practice').toSorted((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1))
  return BUREAUS.flatMap((bureau) => own.find((report) => report.bureau === bureau) ?? [])
}

const orderOf = ({ reportDate, uploadedAt }: ReadyHead): string => `${reportDate ?? ''} ${uploadedAt}`

const coveredIn = (report: Report, filedOn: string | null): Covered[] =>
  report.accounts.flatMap((account) => {
    const coverage = coverageOf(account, filedOn)
    return coverage === null ? [] : [{ id: `${report.id} ${account.id}`, report, account, coverage }]
  })

function Entry({ covered, reply, acts }: { readonly covered: Covered; readonly reply: Reply; readonly acts: Acts }) {
  const { id, report, account, coverage } = covered
  const said = reply.done.includes(`covered ${id}`) ? true : reply.done.includes(`not_covered ${id}`) ? false : null
  const name = [account.creditorName, account.accountNumber].filter((part) => part !== null).join(', ')
  const isBusy = acts.use.isPending && acts.use.variables.id === reply.id
  const others = reply.done.filter((one) => one !== `covered ${id}` && one !== `not_covered ${id}`)
  const say = (isCovered: boolean) =>
    acts.use.mutate({ id: reply.id, done: [...others, `${isCovered ? 'covered' : 'not_covered'} ${id}`] })
  return (
    <li className="space-y-2 py-3">
      <p className="font-strong wrap-anywhere">
        {name}
        {report.bureau === null ? null : <span className="font-normal text-soft">, {BUREAU_NAMES[report.bureau]}</span>}
      </p>
      {coverage === 'covered' ? <p className="text-small">Your report says this account was in a bankruptcy.</p> : null}
      {coverage === 'asked' && said === null ? (
        <Offered by="usePaper">
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-small">Was this debt in your bankruptcy?</span>
            <Button busy={isBusy} about={name} onClick={() => say(true)}>
              Yes
            </Button>
            <Button busy={isBusy} about={name} onClick={() => say(false)}>
              No
            </Button>
          </div>
        </Offered>
      ) : null}
      {said === false ? <p className="text-small text-soft">You said it wasn’t in your bankruptcy.</p> : null}
      {coverage === 'covered' || said === true ? (
        <LinkButton to="/credit-reports" search={{ id: report.id }} about={name}>
          Dispute it with this order
        </LinkButton>
      ) : null}
    </li>
  )
}
