import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { checkCard } from '#contract/subscriptions.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call } from '#web/platform/api.ts'
import { ContractStep } from '#web/screens/payment/contract-step.tsx'
import { InvoiceList } from '#web/screens/payment/invoice-list.tsx'
import { PlanOverview, SignedCopy } from '#web/screens/payment/plan-overview.tsx'
import { RightsStep } from '#web/screens/payment/rights-step.tsx'
import { type PlanOfMember, planQuery, usePlanAct } from '#web/screens/payment/use-plan.ts'
import { HOME_PATH } from '#web/shell/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** The plan where cards are charged: rights, contract, hold, card, invoices, and the way out at every point. */
export function BillingPlan() {
  const { data, error, isPending, refetch } = useQuery(planQuery)
  useCardReturn()
  if (isPending) return <Waiting label="Opening your plan" />
  if (error !== null) return <LoadFailure what="Your plan" error={error} onRetry={() => void refetch()} />
  return (
    <div className="space-y-6">
      <Standing plan={data} />
      <InvoiceList plan={data} />
    </div>
  )
}

/** Back from Stripe's page: asked of Stripe at once, for its own message may be late. The address is cleaned. */
function useCardReturn(): void {
  const isBack = useSearch({ strict: false, select: ({ card }) => card === 'kept' })
  const navigate = useNavigate()
  const { mutate } = usePlanAct(() => call(checkCard, {}), { failed: 'The card could not be looked up' })
  useEffect(() => {
    if (!isBack) return
    mutate(undefined)
    void navigate({ to: '.', search: ({ card: _card, ...rest }) => rest, replace: true })
  }, [isBack, mutate, navigate])
}

function Standing({ plan }: { readonly plan: PlanOfMember }) {
  if (plan.standing === 'not_sold_here') return <NotSold />
  if (plan.standing !== 'contract_needed' && plan.standing !== 'cancelled') return <PlanOverview plan={plan} />
  return (
    <>
      {plan.contract?.cancelledAt == null ? null : (
        <div className="space-y-3">
          <Notice tone="info" title="Your contract has ended" isLive>
            {plan.contract.wasWithinHold
              ? 'You cancelled in time: nothing was charged and nothing will be.'
              : 'Nothing more is charged beyond the invoices below. You may sign a new contract.'}
          </Notice>
          <SignedCopy />
        </div>
      )}
      {plan.rightsSignedAt === null ? <RightsStep plan={plan} /> : <ContractStep plan={plan} />}
    </>
  )
}

function NotSold() {
  return (
    <Sheet title="Not sold here">
      <div className="space-y-5">
        <p className="measure text-soft">
          This site doesn’t sell the plan in any state. Reading reports, disputes and letters work without it, for free.
        </p>
        <LinkButton to={HOME_PATH} wide="phone">
          Back to your reports
        </LinkButton>
      </div>
    </Sheet>
  )
}
