import { readPacket } from '#contract/case-file.ts'
import { readRoundPaper } from '#contract/next-rounds.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { CopyButton } from '#web/parts/next-rounds/copy-button.tsx'
import { FilingForm } from '#web/parts/next-rounds/filing-form.tsx'
import { OfficeForm } from '#web/parts/next-rounds/office-form.tsx'
import type { Round, RoundActs, Rounds } from '#web/parts/next-rounds/use-rounds.ts'
import { addressOf } from '#web/platform/api.ts'
import { saveText } from '#web/platform/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface PaperDialogProps {
  readonly round: Round
  readonly list: Rounds
  readonly acts: RoundActs
  readonly onClose: () => void
}

/** A complaint, a letter or a sheet that the member takes elsewhere: to copy, to download, and to record once it is done. */
export function PaperDialog({ round, list, acts, onClose }: PaperDialogProps) {
  const { paper } = round
  if (paper === null) return null
  const isComplaint = round.kind === 'cfpb_complaint'
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      width="wide"
      title={round.title}
      description="Based on your reports. You file or send it yourself. We never send it for you."
    >
      <div className="space-y-6">
        {list.isPractice ? <Notice title="Practice">Don’t file or send this. The account is made up.</Notice> : null}
        {isComplaint ? <Attested /> : null}
        {round.kind === 'attorney_general' ? (
          <Offered by="prepareRound" field="office">
            <OfficeForm round={round} acts={acts} />
          </Offered>
        ) : null}
        <ul className="space-y-5">
          {paper.fields.map(({ id, label, text }) => (
            <li key={id}>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="text-body font-strong">{label}</h3>
                <CopyButton text={text} about={label} />
              </div>
              <p className="measure mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
        <LeftOut sentences={paper.leftOut} />
        <div>
          <h3>What’s enclosed</h3>
          <ul className="measure mt-1 list-disc pl-5">
            {paper.attachments.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <Downloads round={round} list={list} />
        <Offered by="recordFiledRound">
          <FilingForm round={round} acts={acts} />
        </Offered>
      </div>
    </Dialog>
  )
}

/** What the form has one sign, before it is filled in. */
const Attested = () => (
  <Notice title="Before you file">
    Since 2026 the CFPB’s form has you attest that what you write is true, and that you disputed it with the bureau more than 45
    days ago or that the dispute is no longer pending. If the bureau says that you did not dispute it first, the CFPB stops.
  </Notice>
)

function LeftOut({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice title="Left out, for the form has no room">
      <ul className="list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Downloads({ round, list }: { readonly round: Round; readonly list: Rounds }) {
  const fields = round.paper?.fields ?? []
  const mark = list.isPractice ? 'PRACTICE-' : ''
  const name = `${mark}${round.id.replaceAll('_', '-')}.txt`
  const text = fields.map(({ label, text: said }) => `${label}\n\n${said}`).join('\n\n----\n\n')
  const params = { id: list.disputeId, round: round.id }
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      <Button wide="phone" onClick={() => saveText(text, name)}>
        Download as text
      </Button>
      {fields.length === 1 ? (
        <ButtonAnchor wide="phone" href={addressOf(readRoundPaper, { params })} download={`${mark}${round.id}.pdf`}>
          Download as PDF
        </ButtonAnchor>
      ) : null}
      <Offered by="readPacket">
        <ButtonAnchor
          wide="phone"
          href={addressOf(readPacket, { params: { id: list.disputeId } })}
          download={`${mark}packet.pdf`}
        >
          Download the packet
        </ButtonAnchor>
      </Offered>
      {round.kind === 'cfpb_complaint' && !list.isPractice ? (
        <ButtonAnchor wide="phone" href="https://www.consumerfinance.gov/complaint/" target="_blank" rel="noreferrer">
          Go to the CFPB’s form
        </ButtonAnchor>
      ) : null}
    </div>
  )
}
