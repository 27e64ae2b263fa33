import { useState } from 'react'
import { cancelContract, openPortal, payInvoices, readSignedContract, startCard } from '#contract/subscriptions.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeDollars, writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { download } from '#web/platform/download.ts'
import { BillLines } from '#web/screens/payment/bill-lines.tsx'
import { CancelNotice } from '#web/screens/payment/cancel-notice.tsx'
import { type PlanOfMember, useLeave, usePlanAct } from '#web/screens/payment/use-plan.ts'
import { DASHBOARD_PATH } from '#web/shell/paths.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

interface PlanProps {
  readonly plan: PlanOfMember
}

const MARKS: Readonly<Partial<Record<PlanOfMember['standing'], { readonly tone: Tone; readonly words: string }>>> = {
  hold: { tone: 'info', words: 'Not begun' },
  card_needed: { tone: 'warn', words: 'Card missing' },
  active: { tone: 'good', words: 'Active' },
  past_due: { tone: 'warn', words: 'Payment failed' },
  unpaid: { tone: 'bad', words: 'Closed until paid' },
}

/** A contract that stands: what holds now, what the month comes to so far, and the way out. */
export function PlanOverview({ plan }: PlanProps) {
  const mark = MARKS[plan.standing]
  return (
    <>
      <Sheet title="Your plan" aside={mark && <Tag tone={mark.tone}>{mark.words}</Tag>}>
        <div className="space-y-5">
          <Now plan={plan} />
          <Card plan={plan} />
          <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
            {plan.standing === 'active' || plan.standing === 'past_due' ? (
              <LinkButton to={DASHBOARD_PATH} tone="primary" wide="phone">
                Go to the dashboard
              </LinkButton>
            ) : null}
            <SignedCopy />
            {plan.contract?.cancelledAt == null ? <Cancelling plan={plan} /> : null}
          </div>
          {plan.standing === 'hold' && plan.contract !== null ? <CancelNotice freeUntil={plan.contract.freeUntil} /> : null}
        </div>
      </Sheet>
      <Running plan={plan} />
    </>
  )
}

function Now({ plan }: PlanProps) {
  const { contract, standing } = plan
  if (contract === null) return null
  if (standing === 'hold')
    return (
      <Notice tone="info" title="You can still cancel for free">
        Until midnight on {writeDay(contract.freeUntil)} you can cancel as if you had never signed. The plan begins then. Nothing
        is done or charged before that.
      </Notice>
    )
  if (standing === 'past_due' || standing === 'unpaid') return <Owing plan={plan} />
  return (
    <p className="measure text-soft">
      Signed on {writeInstant(contract.signedAt)}. The contract ends on {writeInstant(contract.endsAt)}, or any day before if you
      cancel.
    </p>
  )
}

function Owing({ plan }: PlanProps) {
  const paying = usePlanAct(() => call(payInvoices, {}), { failed: 'Not paid' })
  return (
    <div className="space-y-3">
      <Notice tone="bad" title={`${writeDollars(plan.owed)} could not be charged`} isLive>
        {plan.openUntil === null
          ? 'The plan is closed until it is paid.'
          : `The plan stays open until ${writeInstant(plan.openUntil)}. Keep another card, or try again.`}
      </Notice>
      <Button busy={paying.isPending} onClick={() => paying.mutate(undefined)}>
        Try the payment again
      </Button>
    </div>
  )
}

function Card({ plan }: PlanProps) {
  const keeping = useLeave(() => call(startCard, {}))
  const managing = useLeave(() => call(openPortal, {}))
  if (plan.card === null)
    return (
      <div className="space-y-3">
        <p className="measure text-soft">
          Step 3 of 3: add a card to open the plan. You type its number on Stripe’s page, so we never see it. Adding it charges
          nothing.
        </p>
        <Button tone="primary" wide="phone" busy={keeping.isPending} onClick={() => keeping.mutate()}>
          Keep a Card at Stripe
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        Kept card: <span className="quoted capitalize">{plan.card.brand}</span> ending in{' '}
        <span className="quoted">{plan.card.last4}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={keeping.isPending} onClick={() => keeping.mutate()}>
          Keep Another Card
        </Button>
        <Button tone="quiet" busy={managing.isPending} onClick={() => managing.mutate()}>
          Open Stripe’s portal
        </Button>
      </div>
    </div>
  )
}

/** The kept copy of rights, contract and both notices. */
export function SignedCopy() {
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await download(readSignedContract, { name: 'errata-contract.pdf' })
    } catch (error) {
      toast({ title: 'Not saved', description: wordsOf(error, 'Try again.'), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button wide="phone" busy={isBusy} onClick={() => void save()}>
      What you signed (PDF)
    </Button>
  )
}

function Cancelling({ plan }: PlanProps) {
  const [isAsking, setAsking] = useState(false)
  const cancelling = usePlanAct(() => call(cancelContract, { body: {} }), { failed: 'Not cancelled' })
  const isFree = plan.standing === 'hold'
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      trigger={<Button wide="phone">Cancel the Contract</Button>}
      title="Cancel the contract?"
      description={
        isFree
          ? 'It ends at once, as if you had never signed. Nothing was charged and nothing will be.'
          : `It ends at once. ${plan.timing === 'arrears' ? 'What was completed until now is on the last invoice; after that nothing is charged.' : 'Nothing more is charged.'}`
      }
      confirmLabel="Cancel the Contract"
      cancelLabel="Keep it"
      isDangerous
      isBusy={cancelling.isPending}
      onConfirm={() => cancelling.mutate(undefined, { onSettled: () => setAsking(false) })}
    />
  )
}

/** The running month as its invoice would be now. */
function Running({ plan: { next, standing, timing } }: PlanProps) {
  if (next === null || standing === 'hold') return null
  return (
    <Sheet title="This month so far" aside={<span className="quoted">{writeDollars(next.total)}</span>}>
      <div className="space-y-4">
        <p className="measure text-soft">
          {writeInstant(next.from)} to {writeInstant(next.to)}. Never more than {writeDollars(next.most)} a month.{' '}
          {timing === 'arrears' ? 'It is charged when the month is over.' : ''}
        </p>
        {next.lines.length === 0 ? (
          <p>Nothing was completed yet, so there’s nothing to pay.</p>
        ) : (
          <BillLines label="Completed this month" lines={next.lines} />
        )}
      </div>
    </Sheet>
  )
}
