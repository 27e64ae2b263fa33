import { writeDay } from '#engine/values/day.ts'
import { OtherLettersButton } from '#web/parts/further/ask-for-other-letters.tsx'
import { RestingEntries } from '#web/parts/resting-entries.tsx'
import { counted, writeDollars } from '#web/parts/written.ts'
import { type Mortgage, WEIGHT_WORDS } from '#web/screens/strategy/strategy-words.ts'
import { Details } from '#web/ui/details.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

/** What is held until the closing, and the dispute remarks that are on file already. */
export function MortgageSheet({ mortgage }: { readonly mortgage: Mortgage }) {
  const { closesOn, held, remarks, counted: fha, rules } = mortgage
  return (
    <Sheet title={`Until your closing on ${writeDay(closesOn)}`} holds="ledger">
      <div className="space-y-3 px-5 py-4 md:px-7">
        <p className="measure">
          {held === 0 ? 'No dispute has to wait.' : `${counted(held, 'dispute')} held.`}{' '}
          {remarks.length === 0
            ? 'Your reports show no dispute remark.'
            : `Your reports show ${counted(remarks.length, 'dispute remark')}. Ask your loan officer which of them matter.`}
        </p>
        <FhaCount fha={fha} />
      </div>
      {remarks.length === 0 ? null : (
        <Ledger label="Dispute remarks on file">
          {remarks.map((remark) => (
            <RemarkRow key={`${remark.entry.reportId} ${remark.entry.subjectId}`} remark={remark} />
          ))}
        </Ledger>
      )}
      <div className="border-t border-rule px-5 py-2 md:px-7">
        <Details summary={<span className="text-small">What lenders publish about it</span>}>
          <ul className="measure space-y-2 text-small">
            {rules.map(({ name, says, source }) => (
              <li key={name}>
                <TextAnchor href={source} rel="noreferrer" target="_blank">
                  {name}
                  <span className="sr-only">, opens a new window</span>
                </TextAnchor>
                : {says} It’s a lender’s rule, not a law, and your lender may ask for more.
              </li>
            ))}
          </ul>
        </Details>
      </div>
    </Sheet>
  )
}

function FhaCount({ fha }: { readonly fha: Mortgage['counted'] }) {
  const { total, limit, withoutBalance, reaches } = fha
  if (total === 0 && withoutBalance === 0) return null
  const unknown = withoutBalance === 0 ? '' : ` Of ${counted(withoutBalance, 'account')} no balance is shown.`
  return (
    <Notice {...(reaches && { tone: 'bad' as const })}>
      {`Disputed accounts that the FHA rule counts owe ${writeDollars(total)} on the fullest of your reports; the rule’s limit is ${writeDollars(limit)}.${unknown}`}
    </Notice>
  )
}

interface RemarkProps {
  readonly remark: Mortgage['remarks'][number]
}

function RemarkRow({ remark }: RemarkProps) {
  const { entry, remark: printed, code, isOpen, weight, balance, canBeRemoved, why } = remark
  return (
    <LedgerRow
      title={entry.creditorName}
      marks={
        <>
          <Tag tone={isOpen ? 'warn' : 'neutral'}>{isOpen ? 'Says: in dispute' : 'Says: dispute over'}</Tag>
          <Tag>Likely {code}</Tag>
          <Tag>{WEIGHT_WORDS[weight]}</Tag>
          {balance === null ? null : <span className="text-small text-soft">{writeDollars(balance)}</span>}
        </>
      }
    >
      <p className="quoted border-l-2 border-rule pl-3 wrap-anywhere">{printed}</p>
      <p className="measure mt-2 text-small">{why}</p>
      <RestingEntries title={printed} entries={[entry]} />
      {canBeRemoved ? <RemovalLetter remark={remark} /> : null}
    </LedgerRow>
  )
}

/** The letter is written from an item or a dispute. */
function RemovalLetter({ remark: { entry, negativeItemId, disputeId } }: RemarkProps) {
  if (negativeItemId !== null) return <OtherLettersButton about={{ negativeItemId }} creditor={entry.creditorName} />
  if (disputeId !== null) return <OtherLettersButton about={{ disputeId }} creditor={entry.creditorName} />
  return (
    <p className="measure text-small text-soft">
      This isn’t a negative account and has no dispute here, so we can’t write a letter about it. Ask {entry.creditorName} itself.
    </p>
  )
}
