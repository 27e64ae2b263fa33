import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { isFurther } from '#engine/words/letter-type.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import type { RoundSteps } from '#web/parts/next-rounds/use-round-steps.tsx'
import type { Round } from '#web/parts/next-rounds/use-rounds.ts'
import { WhyDate } from '#web/parts/why-date.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { LedgerRow } from '#web/ui/ledger.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'

interface RoundRowProps {
  readonly round: Round
  /** Where the dispute went to more than one bureau. */
  readonly namesBureau: boolean
  readonly steps: RoundSteps
}

/** One round: where it is, why, and what can be done with it. */
export function RoundRow({ round, namesBureau, steps }: RoundRowProps) {
  const { state, isRecommended } = round
  const tag = tagOf(round)
  return (
    <LedgerRow
      tabIndex={-1}
      title={titleOf(round, namesBureau)}
      marks={
        <>
          <Tag tone={tag.tone}>{tag.label}</Tag>
          {isRecommended ? <Tag tone="good">Recommended</Tag> : null}
        </>
      }
      actions={<RoundActions round={round} steps={steps} />}
    >
      <p className="measure">{round.reason}</p>
      {round.whatIsNew === null ? null : (
        <p className="measure mt-2">
          <span className="font-strong">What is new: </span>
          {round.whatIsNew}
        </p>
      )}
      {round.against === null ? null : (
        <p className="measure mt-2 text-soft">
          <span className="font-strong">Downside: </span>
          {round.against}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-6">
        {round.whyThisDate === null ? null : <WhyDate why={round.whyThisDate} citation={citedIn(round)} />}
        {state === 'closed' ? null : (
          <Details summary={<span className="text-small">Cost and next steps</span>}>{costs(round)}</Details>
        )}
      </div>
    </LedgerRow>
  )
}

export const titleOf = ({ title, bureau }: Round, namesBureau: boolean): string =>
  bureau === null || !namesBureau ? title : `${title}: ${BUREAU_NAMES[bureau]}`

const citedIn = ({ citations }: Round): string => citations.map(({ cite }) => cite).join('; ')

function costs({ money, time, next }: Round) {
  const facts = [
    ['Money', money],
    ['Time', time],
    ['Then', next],
  ] as const
  return (
    <dl className="measure space-y-2 text-small text-soft">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="inline font-strong">{name}: </dt>
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function tagOf(round: Round): { readonly label: string; readonly tone: Tone } {
  const { state, opensOn, declinedAt, filed } = round
  if (filed !== null) return { label: `Done on ${writeDay(filed.filedOn)}`, tone: 'good' }
  if (declinedAt !== null) return { label: `Declined ${writeInstant(declinedAt)}`, tone: 'neutral' }
  if (isPrepared(round)) return { label: 'Prepared', tone: 'info' }
  if (state === 'open') return { label: 'Open now', tone: 'info' }
  if (state === 'later') return { label: opensOn === null ? 'Not yet' : `Opens ${writeDay(opensOn)}`, tone: 'neutral' }
  return { label: 'Does not fit now', tone: 'neutral' }
}

const isPrepared = ({ letterId, paper }: Round): boolean => letterId !== null || paper !== null

/** A further letter is made of what only the member can tell. */
const asksMember = ({ letterType }: Round) => (letterType !== null && isFurther(letterType) ? { field: 'told' } : {})

function RoundActions({ round, steps }: { readonly round: Round; readonly steps: RoundSteps }) {
  const { state, declinedAt, isRecommended, filed } = round
  const about = titleOf(round, true)
  if (declinedAt !== null)
    return (
      // A button of its own: what was Undo does not become Prepare under the finger that pressed it.
      <Offered key="undo" by="takeUpRound">
        <Button onClick={() => steps.takeUp(round)} busy={steps.isTakingUp(round)} about={about}>
          Undo
        </Button>
      </Offered>
    )
  const prepared = isPrepared(round)
  if (state !== 'open' && !prepared) return null
  const tone = isRecommended ? 'primary' : 'secondary'
  return (
    <>
      {prepared ? (
        <Button tone={tone} onClick={() => steps.open(round)} about={about}>
          {round.letterId === null ? 'Open' : may('attestLetter') ? 'Read and send' : 'Read'}
        </Button>
      ) : (
        <Offered by="prepareRound" {...asksMember(round)}>
          <Button tone={tone} onClick={() => steps.prepare(round)} busy={steps.isPreparing(round)} about={about}>
            Prepare
          </Button>
        </Offered>
      )}
      {filed === null && state === 'open' ? (
        <Offered by="declineRound">
          <Button tone="quiet" onClick={() => steps.decline(round)} busy={steps.isDeclining(round)} about={about}>
            Decline
          </Button>
        </Offered>
      ) : null}
    </>
  )
}
