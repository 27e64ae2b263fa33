import type { ReactNode } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { type Finding, GRADE_WORDS, itemName } from '#web/parts/item-words.ts'
import { Details } from '#web/ui/details.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

interface FindingProofProps {
  readonly finding: Finding
  /** Tags next to the grade. */
  readonly marks?: ReactNode
}

/** How strong a finding is, its places on the page, what would make the entry lawful after all, and the law behind it. */
export function FindingProof({ finding, marks }: FindingProofProps) {
  const grade = GRADE_WORDS[finding.grade]
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone={grade.tone}>{finding.isQuestion ? 'Only you can say' : grade.label}</Tag>
          {marks}
        </span>
        <EvidenceButton title={finding.title} message={finding.message} bureau={finding.bureau} places={finding.evidence}>
          {finding.evidence.length > 1 ? `See it on the page (${finding.evidence.length} places)` : 'See it on the page'}
          <span className="sr-only">, {aboutOf(finding)}</span>
        </EvidenceButton>
        {finding.isQuestion ? (
          <span className="text-small" data-screen-only>
            <RowLink to="/credit-reports/your-word">
              Answer<span className="sr-only">: {finding.title}</span>
            </RowLink>
          </span>
        ) : null}
        {finding.articleId === null ? null : (
          <span className="text-small" data-screen-only>
            <RowLink to="/education" search={{ article: finding.articleId }}>
              Read why<span className="sr-only">: {finding.title}</span>
            </RowLink>
          </span>
        )}
      </div>
      <BeforeDispute finding={finding} />
      <div className="flex flex-wrap gap-x-6">
        {finding.exonerations.length === 0 ? null : (
          <Details
            summary={
              <span className="text-small">
                When this could be correct<span className="sr-only">: {finding.title}</span>
              </span>
            }
          >
            <ul className="measure list-disc space-y-1 pl-5 text-small">
              {finding.exonerations.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Details>
        )}
        {finding.citations.length === 0 ? null : (
          <Details
            summary={
              <span className="text-small">
                The law<span className="sr-only">: {finding.title}</span>
              </span>
            }
          >
            <dl className="measure space-y-1 text-small text-soft">
              {finding.citations.map(({ cite, title }) => (
                <div key={cite}>
                  <dt className="inline font-strong">{cite}</dt>
                  <dd className="inline">: {title}</dd>
                </div>
              ))}
            </dl>
            <p className="text-small" data-screen-only>
              <RowLink to="/rules" search={{ rule: finding.rule }}>
                The rule behind this, and how often it is right<span className="sr-only">: {finding.title}</span>
              </RowLink>
            </p>
          </Details>
        )}
      </div>
    </div>
  )
}

/** A finding about the report itself names no company. */
const aboutOf = ({ creditorName, bureau }: Finding): string =>
  creditorName === null ? BUREAU_NAMES[bureau] : itemName({ creditorName, bureau })

/** What to know before a dispute is written: whom it goes to where that is another bureau, and what it may cost. */
export function BeforeDispute({ finding }: { readonly finding: Finding }) {
  const { bureau, disputeTarget: target, mayBackfire } = finding
  const isElsewhere = target !== bureau && target !== 'creditor'
  if (finding.isQuestion || (!isElsewhere && mayBackfire === null)) return null
  return (
    <p className="measure text-small text-soft">
      {isElsewhere ? `${BUREAU_NAMES[bureau]} has the better value. A dispute goes to ${BUREAU_NAMES[target]}. ` : null}
      {mayBackfire === null ? null : `Before you dispute: ${mayBackfire}`}
    </p>
  )
}

/** A further finding about the same entry, below the first one. */
export function FurtherFinding({ finding }: { readonly finding: Finding }) {
  return (
    <li className="border-t border-rule pt-3">
      <p className="text-small">
        <span className="sr-only">Problem: </span>
        {finding.message}
      </p>
      <FindingProof finding={finding} />
    </li>
  )
}
