import { useTitle } from '#web/platform/title.ts'
import { SampleCase } from '#web/screens/welcome/sample-case.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const STEPS = [
  'Upload your credit report. A PDF from AnnualCreditReport.com works best, and it’s free.',
  'We look for errors and show you where each one is on the page.',
  'You read and approve a letter for each error. We never send anything without you.',
  'We count the bureau’s days and tell you what to do with its answer.',
] as const

/** /welcome: what Errata is, for someone who has no account. */
export function WelcomeScreen() {
  useTitle('Errata: find and fix errors in your credit reports')
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeading
        title="Find and fix errors in your credit reports"
        lead="Errata finds errors in your credit reports, shows you where they are, and helps you get them fixed."
        action={
          <LinkButton to="/register" tone="primary">
            Create an account
          </LinkButton>
        }
      />
      <SampleCase />
      <Sheet title="How it works">
        <ol className="measure list-decimal space-y-2 pl-5">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to="/demo-flow">See the demo</TextLink>
          <TextLink to="/demo-test">Try a demo account</TextLink>
          <TextLink to="/rules">How often our checks are right</TextLink>
        </p>
      </Sheet>
      <Sheet title="What it costs">
        <p className="measure">
          The plan is $39.00 a month, and you can cancel at any time. Where this site runs as a demo, the payment is simulated and
          nothing is charged. You can do all of this yourself for free.
        </p>
      </Sheet>
      <Sheet title="Who is behind it">
        <p className="measure">
          Errata is software, not a lawyer and not a bureau. It comes from the Errata project; whoever set up this site runs it
          and keeps its data. Your reports stay here, and we don’t sell anything about you.
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to="/privacy">Privacy</TextLink>
          <TextLink to="/terms">Terms</TextLink>
          <TextLink to="/help">Help</TextLink>
          <TextLink to="/login">Sign in</TextLink>
        </p>
      </Sheet>
    </div>
  )
}
