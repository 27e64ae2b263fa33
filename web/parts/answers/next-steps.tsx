import { useQuery } from '@tanstack/react-query'
import { listFindings } from '#contract/findings.ts'
import { isAboutReason } from '#engine/papers/reason-topics.ts'
import type { Reply } from '#web/parts/answers/answer-calls.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { capitalized, counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Step = Reply['nextSteps'][number]

/** What the member can do about a paper they have confirmed, the most pressing first. */
export function NextSteps({ reply }: { readonly reply: Reply }) {
  if (reply.nextSteps.length === 0) return null
  return (
    <section aria-label="What you can do" className="space-y-6">
      {reply.nextSteps.map((step) => (
        <div key={step.id} className="space-y-2 border-l-4 border-mark pl-4">
          <h3 className="text-h3">{step.title}</h3>
          <p className="measure">{step.text}</p>
          {step.why === null ? null : <p className="measure text-small text-soft">{step.why}</p>}
          {step.address === null ? null : <Address address={step.address} />}
          {step.id === 'reasons' ? <Reasons reply={reply} /> : null}
          <Way step={step} />
          {step.citation === null ? null : (
            <p className="text-small text-soft">
              The law: {step.citation.cite}, {step.citation.title}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function Address({ address }: { readonly address: NonNullable<Step['address']> }) {
  return (
    <p className="text-small">
      <span className="block">{[address.name, ...address.lines].join(', ')}</span>
      {address.phone === null ? null : `${address.phone}, `}
      <a className="text-link underline underline-offset-4" href={address.website} target="_blank" rel="noreferrer">
        {new URL(address.website).hostname.replace('www.', '')}
      </a>
    </p>
  )
}

/** Where in the product it is done. */
function Way({ step: { doneAt } }: { readonly step: Step }) {
  if (doneAt === 'reports') return <LinkButton to="/upload">Add that report</LinkButton>
  if (doneAt === 'findings') return <LinkButton to="/negative-items">See your items</LinkButton>
  if (doneAt === 'disputes' || doneAt === 'new_dispute') return <LinkButton to="/disputes">Go to disputes</LinkButton>
  return null
}

/** Each reason with the possible errors of the member's own reports that it may rest on. */
function Reasons({ reply }: { readonly reply: Reply }) {
  const { data, error, refetch } = useQuery(read(listFindings, { query: {} }))
  if (error !== null) return <LoadFailure what="Your errors" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting label="Loading your errors" />
  const own = data.filter(({ isPractice }) => !isPractice)
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {reply.facts
          .filter(({ name }) => name === 'reason')
          .map(({ value }) => {
            const about = own.filter(({ rule }) => isAboutReason(value, rule))
            return (
              <li key={value} className="space-y-1 py-3">
                <p className="font-strong">{capitalized(value)}</p>
                {about.length === 0 ? (
                  own.length === 0 ? null : (
                    <p className="text-small text-soft">No error found about this in your reports.</p>
                  )
                ) : (
                  <p className="text-small">
                    {counted(about.length, 'possible error')}:{' '}
                    {about.slice(0, MOST).map(({ id, creditorName, title }, index) => (
                      <span key={id}>
                        {index === 0 ? '' : '; '}
                        <TextLink to="/negative-items">{creditorName === null ? title : `${creditorName}, ${title}`}</TextLink>
                      </span>
                    ))}
                  </p>
                )}
              </li>
            )
          })}
      </ul>
      {own.length > 0 ? null : (
        <p className="text-small">
          We have no errors to compare yet. <TextLink to="/upload">Add your reports</TextLink> and we’ll look for errors behind
          these reasons.
        </p>
      )}
    </>
  )
}

/** The rest is one press away, in the list. */
const MOST = 4
