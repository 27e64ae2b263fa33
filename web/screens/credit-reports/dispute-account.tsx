import { useState } from 'react'
import type { Bureau } from '#engine/words/bureau.ts'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'

const AskWhy = later(async () => (await import('#web/screens/credit-reports/ask-why.tsx')).AskWhy)

interface DisputeAccountProps {
  readonly account: Account
  readonly bureau: Bureau
}

type Step =
  | { readonly at: 'closed' | 'asking' }
  | { readonly at: 'opened'; readonly disputeId: string }
  | { readonly at: 'written'; readonly letterId: string }

/** Disputes an account that the report shows in good standing: only the member can say what is wrong with it. Then its letter. */
export function DisputeAccount({ account, bureau }: DisputeAccountProps) {
  const [step, setStep] = useState<Step>({ at: 'closed' })
  const close = () => setStep({ at: 'closed' })
  return (
    <>
      <Button tone="quiet" onClick={() => setStep({ at: 'asking' })} about={account.creditorName}>
        Dispute
      </Button>
      {step.at === 'asking' ? (
        <AskWhy
          account={account}
          bureau={bureau}
          onOpened={(disputeId) => setStep({ at: 'opened', disputeId })}
          onClose={close}
        />
      ) : null}
      {step.at === 'opened' ? (
        <LetterRequest
          wish={{ about: { disputeId: step.disputeId }, creditor: account.creditorName, target: bureau }}
          onWritten={({ id }) => setStep({ at: 'written', letterId: id })}
          onClose={close}
        />
      ) : null}
      {step.at === 'written' ? <LetterWorkbench letterId={step.letterId} onClose={close} /> : null}
    </>
  )
}
