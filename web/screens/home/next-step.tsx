import { Offered } from '#web/parts/helping/offered.tsx'
import { PaperDeadlines } from '#web/parts/paper-deadlines.tsx'
import type { Worklist } from '#web/parts/use-matters.ts'
import { type WaitingReport, WaitingReports } from '#web/parts/waiting-reports.tsx'
import { NextOfWorklist, nextStepTitle } from '#web/parts/worklist/next-of-worklist.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface FirstThingProps {
  readonly worklist: Worklist
  readonly waiting: WaitingReport
}

/**
 * What comes first at home: the last days that letters give, the reports we ask about, then the own report of somebody who has
 * none, else the most pressing step of the worklist.
 */
export function FirstThing({ worklist, waiting }: FirstThingProps) {
  const { isPractice, reportCount, deadlines } = worklist
  return (
    <div className="mt-6 space-y-6">
      <PaperDeadlines deadlines={deadlines} />
      <WaitingReports
        waiting={waiting}
        otherwise={reportCount === 0 || isPractice ? <OwnReport hasPractice={isPractice} /> : null}
      />
      {reportCount > 0 || worklist.matters.length > 0 ? (
        <NextStep worklist={worklist} isUnsure={waiting.unsure.length > 0} />
      ) : null}
    </div>
  )
}

function OwnReport({ hasPractice }: { readonly hasPractice: boolean }) {
  return (
    <Offered by="uploadReport">
      <Sheet title="Start with your own report">
        <p className="measure">
          Upload the PDF from AnnualCreditReport.com or from a bureau’s website. We’ll look for errors and show you where they
          are. Your report stays private.
        </p>
        <div className="mt-4 flex flex-col gap-2 sm:flex-row">
          <LinkButton to="/upload" tone="primary" wide="phone">
            Upload a report
          </LinkButton>
          {hasPractice ? null : (
            <LinkButton to="/generate-reports" tone="quiet" wide="phone">
              Try it with sample reports
            </LinkButton>
          )}
        </div>
      </Sheet>
    </Offered>
  )
}

interface NextStepProps {
  readonly worklist: Worklist
  readonly isUnsure: boolean
}

function NextStep({ worklist, isUnsure }: NextStepProps) {
  return (
    <Sheet title={nextStepTitle(worklist)}>
      <NextOfWorklist worklist={worklist} isUnsure={isUnsure} />
    </Sheet>
  )
}
