import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDispute } from '#contract/disputes.ts'
import { DISPUTE_OVER } from '#contract/submissions.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import { DisputeMarks } from '#web/parts/dispute-marks.tsx'
import { usableHere } from '#web/parts/item-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { BureauCard } from '#web/screens/disputes/bureau-card.tsx'
import type { Case } from '#web/parts/case.ts'
import { ChooseDispute } from '#web/screens/disputes/choose-dispute.tsx'
import { OriginalCreditor } from '#web/screens/disputes/original-creditor.tsx'
import type { Place } from '#web/screens/disputes/use-place.ts'
import { useSubmission } from '#web/screens/disputes/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** The Submit to Bureaus tab: filing the selected dispute directly, and recording that it was. */
export function SubmitToBureaus({ place }: { readonly place: Place }) {
  return (
    <div className="space-y-6">
      <ChooseDispute place={place} tab="submit" />
      {place.selected === null ? (
        <Sheet holds="ledger">
          <EmptyState
            level={2}
            title="Choose a dispute to submit"
            action={<Button onClick={() => place.show('manage')}>Manage Disputes</Button>}
          >
            Choose a dispute here, or press Quick Submit in the list, to see where to send it.
          </EmptyState>
        </Sheet>
      ) : (
        <DirectSubmission key={place.selected.id} id={place.selected.id} />
      )}
    </div>
  )
}

function DirectSubmission({ id }: { readonly id: string }) {
  const { data: dispute, error, refetch } = useQuery(read(readDispute, { params: { id } }))
  if (dispute !== undefined) return <Panel dispute={dispute} />
  if (error === null) return <Waiting label="Loading the dispute" />
  return <LoadFailure what="The dispute" error={error} onRetry={() => void refetch()} />
}

function Panel({ dispute }: { readonly dispute: Case }) {
  const [to, setTo] = useState('bureaus')
  const submission = useSubmission(dispute)
  const isOver = ENDED_STATUSES.includes(dispute.status)
  const props = { dispute, submission, isOver }
  return (
    <section aria-labelledby="direct-submission" className="space-y-5">
      <div>
        <h2 id="direct-submission">Direct Bureau Submission</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-serif wrap-anywhere">{dispute.creditor}</span>
          <DisputeMarks dispute={dispute} />
        </p>
      </div>
      {dispute.isPractice ? (
        <Notice title="Practice">
          This dispute is about a practice report. Nothing is sent, no real portal opens, and we record what you press as
          practice.
        </Notice>
      ) : null}
      {isOnlyHeard(dispute) ? (
        <Notice title="Is this wrong?">
          Your report doesn’t show an error here. File it only if you know that it is wrong: filing disputes it. If you only want
          it checked, write a letter that asks.
        </Notice>
      ) : null}
      {isOver ? <Notice title="Over">{DISPUTE_OVER}</Notice> : null}
      <Tabs
        label="Whom to submit to"
        value={to}
        onChange={setTo}
        tabs={[
          {
            value: 'bureaus',
            label: 'Credit Bureaus',
            panel: (
              <div className="space-y-6">
                <ResponseTimes />
                <div className="grid gap-6 lg:grid-cols-3">
                  {BUREAUS.map((bureau) => (
                    <BureauCard key={bureau} bureau={bureau} {...props} />
                  ))}
                </div>
              </div>
            ),
          },
          { value: 'creditor', label: 'Original Creditor', panel: <OriginalCreditor {...props} /> },
        ]}
      />
    </section>
  )
}

/** An entry of a report about which no rule proves anything, and of which its member has said nothing in their own words. */
const isOnlyHeard = ({ negativeItemId, findings, isPractice, submittedAt }: Case): boolean =>
  negativeItemId !== null &&
  !isPractice &&
  submittedAt === null &&
  !usableHere(findings).some(({ grade }) => ASSERTING_GRADES.includes(grade))

/** The documents' two figures as they are shown everywhere, and what the law really says. */
function ResponseTimes() {
  return (
    <div className="measure space-y-1.5 text-small">
      <p>
        <span className="font-strong">Response times:</span> online about 30 days, mail 45 days.
      </p>
      <p className="text-soft">
        The law treats them the same: a bureau has 30 days from the day it gets the dispute, and 45 after a free annual report.
        Mail just takes longer to arrive. Each card shows the day that counts.
      </p>
      <p className="text-soft">
        Submit Online opens the bureau’s portal and records today as the day you filed. Mail Form records that you mail it to the
        address shown.
      </p>
    </div>
  )
}
