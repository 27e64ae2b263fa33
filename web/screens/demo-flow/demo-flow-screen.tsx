import { type ReactNode, useRef, useState } from 'react'
import { useTitle } from '#web/platform/title.ts'
import { useUser } from '#web/shell/current-user.ts'
import { DASHBOARD_PATH, PAYMENT_PATH } from '#web/shell/paths.ts'
import { BENEFITS } from '#web/shell/subscription-gate.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type StepNumber = 1 | 2 | 3

/** /demo-flow: what the demo is, its payment, and where it leads; a walk for visitors that saves and sends nothing. */
export function DemoFlowScreen() {
  useTitle('See the demo')
  const [step, setStep] = useState<StepNumber>(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const goTo = (next: StepNumber) => {
    setStep(next)
    // The button that was pressed is gone: reading starts again at the top.
    heading.current?.focus()
  }
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          See the demo
        </h1>
        <p className="measure mt-2 text-soft">Three steps, nothing to fill in. Nothing you press here is saved or sent.</p>
      </div>
      {step === 1 ? <WhatItIs onNext={() => goTo(2)} /> : null}
      {step === 2 ? <ThePayment onNext={() => goTo(3)} onBack={() => goTo(1)} /> : null}
      {step === 3 ? <TheEnd onAgain={() => goTo(1)} /> : null}
    </div>
  )
}

function WhatItIs({ onNext }: { readonly onNext: () => void }) {
  return (
    <Step number={1} title="What the demo is">
      <p>Errata finds errors in your credit reports, shows you where they are, and helps you get them fixed.</p>
      <dl className="space-y-3">
        <Point name="Real in the demo">
          Your account, reading your own PDFs, the errors we find, the letters, the deadlines.
        </Point>
        <Point name="Simulated">The payment of $39.00. Nothing is charged, and you don’t need a card.</Point>
        <Point name="Practice only">
          Reports from the practice bureaus are made up and marked. The practice post office mails nothing.
        </Point>
      </dl>
      <Button tone="primary" wide="phone" onClick={onNext}>
        Next: the payment
      </Button>
    </Step>
  )
}

function ThePayment({ onNext, onBack }: { readonly onNext: () => void; readonly onBack: () => void }) {
  return (
    <Step number={2} title="The demo payment">
      <p>
        <span className="quoted text-figure">$39.00/month</span> <span className="text-soft">simulated</span>
      </p>
      <p>A subscription gives:</p>
      <ul className="list-disc space-y-1 pl-5 marker:text-spruce">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <Notice tone="mark" title="This is a demo">
        The real page after signing in looks like this one and simulates the payment too. Here not even that happens.
      </Notice>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button tone="primary" wide="phone" onClick={onNext}>
          Pretend to pay $39.00
        </Button>
        <Button tone="quiet" wide="phone" onClick={onBack}>
          Back
        </Button>
      </div>
    </Step>
  )
}

function TheEnd({ onAgain }: { readonly onAgain: () => void }) {
  const isSignedIn = useUser() !== null
  return (
    <Step number={3} title="Success">
      <Notice tone="good" isLive>
        In the demo the payment of $39.00 would now be confirmed as simulated, and the dashboard would open after two seconds.
        Nothing was charged.
      </Notice>
      <p>There you upload the reports you have, or fetch practice ones, and see what may be wrong in them.</p>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {isSignedIn ? (
          <>
            <LinkButton to={PAYMENT_PATH} tone="primary" wide="phone">
              Go to the demo payment
            </LinkButton>
            <LinkButton to={DASHBOARD_PATH} wide="phone">
              Go to the dashboard
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton to="/register" tone="primary" wide="phone">
              Create an account
            </LinkButton>
            <LinkButton to="/demo-test" wide="phone">
              Try a demo account
            </LinkButton>
          </>
        )}
        <Button tone="quiet" wide="phone" onClick={onAgain}>
          See it again
        </Button>
      </div>
    </Step>
  )
}

function Point({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-strong">{name}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  )
}

interface StepProps {
  readonly number: StepNumber
  readonly title: string
  readonly children: ReactNode
}

function Step({ number, title, children }: StepProps) {
  return (
    <Sheet title={title} aside={<span className="text-small text-soft">Step {number} of 3</span>}>
      <div className="space-y-5">{children}</div>
    </Sheet>
  )
}
