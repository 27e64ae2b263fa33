import { useState } from 'react'
import { refundInvoice } from '#contract/subscriptions.ts'
import { writeDollars, writeInstant } from '#web/parts/written.ts'
import { call } from '#web/platform/api.ts'
import { BillLines } from '#web/screens/payment/bill-lines.tsx'
import { type PlanOfMember, usePlanAct } from '#web/screens/payment/use-plan.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'

type Invoice = PlanOfMember['invoices'][number]

const STATES: Readonly<Record<Invoice['state'], { readonly tone: Tone; readonly words: string }>> = {
  nothing_done: { tone: 'neutral', words: 'Nothing done, nothing charged' },
  due: { tone: 'info', words: 'Being charged' },
  failed: { tone: 'bad', words: 'Payment failed' },
  paid: { tone: 'good', words: 'Paid' },
  refunded: { tone: 'neutral', words: 'Given back' },
  disputed: { tone: 'info', words: 'Your bank looks at it' },
  charged_back: { tone: 'neutral', words: 'Reversed by your bank' },
  refused: { tone: 'neutral', words: 'Not charged' },
}

/** Every month of every contract, newest first. */
export function InvoiceList({ plan: { invoices } }: { readonly plan: PlanOfMember }) {
  if (invoices.length === 0) return null
  return (
    <Sheet title="Invoices" holds="ledger">
      <Ledger label="Invoices">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Ledger>
    </Sheet>
  )
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { tone, words } = STATES[invoice.state]
  const months = `${writeInstant(invoice.from)} to ${writeInstant(invoice.to)}`
  return (
    <LedgerRow
      title={months}
      marks={
        <>
          <Tag tone={tone}>{words}</Tag>
          <span className="quoted">{writeDollars(invoice.total)}</span>
        </>
      }
      actions={invoice.refundableUntil === null ? undefined : <Refunding invoice={invoice} months={months} />}
    >
      <div className="space-y-3">
        {invoice.lines.length === 0 ? null : <BillLines label={`What was done, ${months}`} lines={invoice.lines} />}
        {invoice.nextTryAt === null ? null : <p className="text-soft">It is tried again on {writeInstant(invoice.nextTryAt)}.</p>}
        {invoice.payUrl === null ? null : (
          <p>
            <a href={invoice.payUrl} rel="noreferrer" className="text-link underline underline-offset-4">
              Pay this invoice on Stripe’s page
            </a>
          </p>
        )}
        {invoice.state === 'refused' ? <p className="measure text-soft">This invoice is not charged, now or later.</p> : null}
        {invoice.refunded === 0 || invoice.state === 'refunded' ? null : (
          <p className="text-soft">{writeDollars(invoice.refunded)} of it went back to your card.</p>
        )}
        {invoice.state === 'disputed' || invoice.state === 'charged_back' ? (
          <p className="measure text-soft">
            Your bank has taken this payment back. What is listed here is not charged again
            {invoice.state === 'disputed' ? '; if the bank decides otherwise, the payment counts as you made it.' : '.'}
          </p>
        ) : null}
      </div>
    </LedgerRow>
  )
}

function Refunding({ invoice, months }: { readonly invoice: Invoice; readonly months: string }) {
  const [isAsking, setAsking] = useState(false)
  const refunding = usePlanAct(() => call(refundInvoice, { params: { id: invoice.id } }), { failed: 'Not given back' })
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      trigger={<Button about={months}>Get It Back</Button>}
      title={`Get ${writeDollars(invoice.total)} back?`}
      description="The guarantee gives the whole payment back to your card. Your contract ends with it, and nothing more is charged."
      confirmLabel="Get It Back"
      cancelLabel="Keep it"
      isBusy={refunding.isPending}
      onConfirm={() => refunding.mutate(undefined, { onSettled: () => setAsking(false) })}
    />
  )
}
