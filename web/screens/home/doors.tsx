import type { ReactNode } from 'react'
import { Details } from '#web/ui/details.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAnchor, TextLink } from '#web/ui/text-link.tsx'

/** An article of the product. */
const Read = ({ article, children }: { readonly article: string; readonly children: ReactNode }) => (
  <TextLink to="/education" search={{ article }}>
    {children}
  </TextLink>
)
const AddLetter = ({ children }: { readonly children: ReactNode }) => <TextLink to="/answers">{children}</TextLink>

/** What brought someone here, each with its steps in the order in which they help. */
const DOORS: readonly { readonly title: string; readonly steps: readonly { readonly id: string; readonly text: ReactNode }[] }[] =
  [
    {
      title: 'I was refused credit',
      steps: [
        {
          id: 'letter',
          text: (
            <>
              <AddLetter>Add the letter that says no.</AddLetter> We read who refused you, why, and which bureau they used.
            </>
          ),
        },
        {
          id: 'report',
          text: (
            <>
              Get your free report from that bureau within 60 days of the letter, and <TextLink to="/upload">upload it</TextLink>.
              We look for errors behind the reasons they gave.
            </>
          ),
        },
        {
          id: 'rights',
          text: <Read article="refused-because-of-a-report">Know what they owe you after a refusal</Read>,
        },
      ],
    },
    {
      title: 'Somebody used my name',
      steps: [
        {
          id: 'freeze',
          text: (
            <>
              Freeze your report at all three bureaus, free and within a business day:{' '}
              <TextAnchor href="https://www.equifax.com/personal/credit-report-services/credit-freeze/">Equifax</TextAnchor>,{' '}
              <TextAnchor href="https://www.experian.com/freeze/center.html">Experian</TextAnchor>,{' '}
              <TextAnchor href="https://www.transunion.com/credit-freeze">TransUnion</TextAnchor>.
            </>
          ),
        },
        {
          id: 'alert',
          text: (
            <>
              Ask one bureau for a fraud alert. It must tell the other two.{' '}
              <Read article="freezes-and-alerts">How freezes and alerts work</Read>
            </>
          ),
        },
        {
          id: 'theft-report',
          text: (
            <>
              Report the theft at <TextAnchor href="https://www.identitytheft.gov/">IdentityTheft.gov</TextAnchor> and save the
              report it gives you.
            </>
          ),
        },
        {
          id: 'track',
          text: (
            <>
              <TextLink to="/calendar" search={{ tab: 'theft' }}>
                Track these steps
              </TextLink>
              , each with its day.
            </>
          ),
        },
        {
          id: 'block',
          text: (
            <>
              <TextLink to="/upload">Upload your reports</TextLink>, then ask each bureau to block what isn’t yours within four
              business days. <Read article="identity-theft-block">How a block works</Read>
            </>
          ),
        },
      ],
    },
    {
      title: 'A collector calls',
      steps: [
        { id: 'nothing', text: 'Don’t pay or promise anything on the phone. Ask for the notice in writing.' },
        {
          id: 'notice',
          text: (
            <>
              <AddLetter>Add the notice.</AddLetter> You have 30 days from it to dispute the debt in writing, and we count them
              for you.
            </>
          ),
        },
        {
          id: 'report',
          text: (
            <>
              See whether the collector is <TextLink to="/negative-items">on your reports</TextLink>, and what is wrong there.
            </>
          ),
        },
        { id: 'rights', text: <Read article="when-a-collector-writes">What a collector may and may not do</Read> },
      ],
    },
    {
      title: 'I am being sued',
      steps: [
        {
          id: 'court',
          text: (
            <>
              Answer the court first. A dispute doesn’t stop its deadline. <AddLetter>Add the court papers</AddLetter>, and we
              tell you the day.
            </>
          ),
        },
        {
          id: 'help',
          text: (
            <>
              Find free legal help at <TextAnchor href="https://www.lawhelp.org/">lawhelp.org</TextAnchor>.
            </>
          ),
        },
        { id: 'old', text: <Read article="how-long-they-can-sue">Check whether the debt is too old to sue for</Read> },
        { id: 'rights', text: <Read article="when-you-are-sued">What to do when you are sued</Read> },
      ],
    },
    {
      title: 'I want a mortgage soon',
      steps: [
        {
          id: 'closing',
          text: (
            <>
              Tell us the day you close on the <TextLink to="/strategy">strategy page</TextLink>. We hold back what could stop a
              loan until then.
            </>
          ),
        },
        {
          id: 'errors',
          text: (
            <>
              Start with <TextLink to="/negative-items">errors that your report proves</TextLink>: they are settled fastest.
            </>
          ),
        },
        {
          id: 'cards',
          text: (
            <>
              Pay cards down before the statement date. <Read article="utilization-without-myths">What really moves a score</Read>
            </>
          ),
        },
      ],
    },
  ]

/** The doors of the home page: what happened, in the words of the one it happened to, and what to do. */
export function Doors() {
  return (
    <div className="mt-6" data-screen-only>
      <Sheet title="What happened?">
        {DOORS.map(({ title, steps }) => (
          <Details key={title} look="row" name="doors" summary={title}>
            <ol className="measure list-decimal space-y-2 pl-5">
              {steps.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ol>
          </Details>
        ))}
      </Sheet>
    </div>
  )
}
