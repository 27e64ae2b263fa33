import { plainCode } from '#engine/words/plain-code.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { DisputeFinding, toDispute } from '#web/parts/dispute-finding.tsx'
import type { Finding } from '#web/parts/item-words.ts'
import type { ItemCase } from '#web/parts/use-item-cases.ts'
import { writeDollars } from '#web/parts/written.ts'
import { ItemActions } from '#web/parts/item-actions.tsx'
import { may } from '#web/platform/may.ts'
import { usePrinting } from '#web/platform/use-printing.ts'
import { type Account, factsOf, standingOf } from '#web/screens/credit-reports/account-facts.ts'
import { RecordEarlierDispute } from '#web/parts/disputes/record-earlier-dispute.tsx'
import { DisputeAccount } from '#web/screens/credit-reports/dispute-account.tsx'
import { MonthsOfMoney } from '#web/screens/credit-reports/months-of-money.tsx'
import { PaymentGrid } from '#web/screens/credit-reports/payment-grid.tsx'
import { Facts, type Origin, Value } from '#web/screens/credit-reports/value.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface AccountEntryProps {
  readonly account: Account
  readonly origin: Origin
  /** The negative item that this account is; null for an account in good standing. */
  readonly itemCase: ItemCase | 'loading' | null
  readonly findings: readonly Finding[]
}

/** An account on one line; pressed, with everything the report prints about it. */
export function AccountEntry({ account, origin, itemCase, findings }: AccountEntryProps) {
  const [isPressed, setIsPressed] = useState(false)
  // On paper nothing can be pressed.
  const isPrinting = usePrinting()
  const isOpen = isPrinting || isPressed
  const id = useId()
  const standing = standingOf(account)
  return (
    <li data-may-break>
      <h3 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsPressed(!isPressed)}
          className="flex w-full items-center gap-4 px-5 py-4 text-left -outline-offset-3 hover:bg-spruce-wash md:px-7"
        >
          <span className="min-w-0 flex-1">
            <span className="quoted block text-h3 font-book wrap-anywhere">{account.creditorName || 'Company not named'}</span>
            <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-normal text-soft">
              {standing === null ? null : <Tag tone={standing.tone}>{standing.label}</Tag>}
              {findings.length === 0 ? null : <Tag tone="warn">Possible error</Tag>}
              {account.accountNumber === null ? null : <span className="wrap-anywhere">{account.accountNumber}</span>}
              {account.accountTypeText === null ? null : <span>{account.accountTypeText}</span>}
            </span>
          </span>
          <span className="figures text-body font-normal">
            {account.currentBalance === null ? '' : writeDollars(account.currentBalance)}
          </span>
          <Icon of={ChevronDown} className={isOpen ? 'rotate-180 text-soft' : 'text-soft'} />
        </button>
      </h3>
      {isOpen ? (
        <div id={id} className="space-y-6 px-5 pt-4 pb-6 md:px-7">
          <AccountBody account={account} origin={origin} />
          <div className="flex flex-wrap gap-2">
            {itemCase === 'loading' ? null : itemCase !== null ? (
              <ItemActions itemCase={itemCase} />
            ) : toDispute(findings) !== null ? (
              <DisputeFinding findings={findings} />
            ) : may('createDispute') ? (
              <DisputeAccount account={account} bureau={origin.bureau} />
            ) : null}
            <RecordEarlierDispute known={{ creditor: account.creditorName, bureau: origin.bureau }} />
          </div>
        </div>
      ) : null}
    </li>
  )
}

function AccountBody({ account, origin }: Pick<AccountEntryProps, 'account' | 'origin'>) {
  const { evidence } = account
  return (
    <>
      {account.statusText === null ? null : (
        <p className="quoted measure">
          <Value origin={origin} name="Status" evidence={evidence['statusText']}>
            {plainCode(account.statusText)}
          </Value>
        </p>
      )}
      <Facts
        origin={origin}
        facts={[
          { name: 'Account number', text: account.accountNumber ?? 'not printed', evidence: evidence['accountNumber'] },
          ...factsOf(account),
        ]}
      />
      {account.paymentHistory.length === 0 ? null : (
        <div>
          <h4 className="mb-2 font-strong">Payment history</h4>
          <PaymentGrid account={account} origin={origin} />
          <MonthsOfMoney account={account} origin={origin} />
        </div>
      )}
      {account.remarks.length === 0 ? null : (
        <div>
          <h4 className="mb-2 font-strong">Remarks</h4>
          <ul className="measure list-disc space-y-1 pl-5">
            {account.remarks.map((remark, index) => (
              <li key={remark} className="quoted">
                <Value origin={origin} name="Remark" evidence={evidence[`remarks.${index}`]}>
                  {remark}
                </Value>
              </li>
            ))}
          </ul>
        </div>
      )}
      {account.alsoPrinted.length === 0 ? null : (
        <div>
          <h4 className="mb-2 font-strong">Also on the report</h4>
          <ul className="measure list-disc space-y-1 pl-5">
            {account.alsoPrinted.map((line, index) => (
              <li key={line} className="quoted">
                <Value origin={origin} name="Also on the report" evidence={evidence[`alsoPrinted.${index}`]}>
                  {line}
                </Value>
              </li>
            ))}
          </ul>
        </div>
      )}
      {account.formerRemarks.length === 0 ? null : (
        <div>
          <h4 className="mb-2 font-strong">Earlier remarks</h4>
          <ul className="measure list-disc space-y-1 pl-5">
            {account.formerRemarks.map(({ text, stood }, index) => (
              <li key={text} className="quoted">
                <Value origin={origin} name="Earlier remark" evidence={evidence[`formerRemarks.${index}`]}>
                  {text}
                </Value>{' '}
                {stood.length === 0 ? null : `(${stood.map(monthsWords).join(', ')})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const monthsWords = ({ since, until }: Account['formerRemarks'][number]['stood'][number]): string =>
  since === until ? writeDay(since) : `${writeDay(since)} to ${writeDay(until)}`
