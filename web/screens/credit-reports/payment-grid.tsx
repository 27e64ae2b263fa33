import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { HISTORY_CODES, type HistoryCode } from '#engine/words/history-code.ts'
import { EvidenceDialog } from '#web/parts/open-evidence.tsx'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { CODE_LOOKS } from '#web/parts/history-code-words.ts'
import { gridYears } from '#web/screens/credit-reports/payment-grid-words.ts'
import { type Origin, placesOf } from '#web/screens/credit-reports/value.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

interface PaymentGridProps {
  readonly account: Account
  readonly origin: Origin
}

/** The payment history as the report draws it: a row for each year, a legend under it. Every month opens its place. */
export function PaymentGrid({ account, origin }: PaymentGridProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const [stop, setStop] = useState(account.paymentHistory[0]?.month)
  const present = HISTORY_CODES.filter((code) => account.paymentHistory.some((month) => month.code === code))
  const caption = `Payment history of ${account.creditorName}`
  return (
    <div>
      <ScrollRegion className="scroll-sideways rounded-field p-1.5" aria-label={caption}>
        <table className="border-separate border-spacing-0.5 text-micro">
          <caption className="sr-only">{caption}. Arrow keys move from month to month.</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-2 text-left font-strong text-soft">
                Year
              </th>
              {MONTH_NAMES.map((name) => (
                <th key={name} scope="col" className="min-w-9 font-normal text-soft">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gridYears(account.paymentHistory).map(({ year, months }) => (
              <tr key={year}>
                <th scope="row" className="figures pr-2 text-left font-strong">
                  {year}
                </th>
                {months.map((code, index) => (
                  <td key={MONTH_NAMES[index]} className="p-0 text-center">
                    {code === null ? null : (
                      <Month code={code} month={monthOf(year, index)} stop={stop} onStop={setStop} onOpen={setOpened} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-micro text-soft">
        {present.map((code) => (
          <li key={code} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={clsx('min-w-8 rounded-field px-1 text-center font-strong', CODE_LOOKS[code].look)}
            >
              {CODE_LOOKS[code].short}
            </span>
            {CODE_LOOKS[code].words}
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <EvidenceDialog
          title={`${account.creditorName}, ${writeDay(opened)}`}
          bureau={origin.bureau}
          places={placesOf(origin.reportId, account.evidence[`paymentHistory.${opened}`])}
          isOpen
          onOpenChange={() => setOpened(null)}
        />
      )}
    </div>
  )
}

const monthOf = (year: string, index: number): string => `${year}-${String(index + 1).padStart(2, '0')}`

interface MonthProps {
  readonly code: HistoryCode
  readonly month: string
  /** The one month that Tab reaches; arrow keys go on from there. */
  readonly stop: string | undefined
  readonly onStop: (month: string) => void
  readonly onOpen: (month: string) => void
}

function Month({ code, month, stop, onStop, onOpen }: MonthProps) {
  const { short, words, look } = CODE_LOOKS[code]
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // What is seen is part of the name, so that it can be said to open it.
      aria-label={`${writeDay(month)}: ${short === words ? words : `${short}, ${words}`}`}
      title={words}
      tabIndex={month === stop ? 0 : -1}
      onFocus={() => onStop(month)}
      onKeyDown={moveInGrid}
      onClick={() => onOpen(month)}
      className={clsx('h-7 w-full min-w-9 rounded-field font-strong hover:underline', look)}
    >
      {short}
    </button>
  )
}

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', MONTH_NAMES.length],
  ['ArrowUp', -MONTH_NAMES.length],
])

/** Arrow keys go from month to month. */
function moveInGrid(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS.get(event.key)
  if (step === undefined) return
  const cells = [...(event.currentTarget.closest('table')?.querySelectorAll('td') ?? [])]
  const at = cells.findIndex((cell) => cell.contains(event.currentTarget))
  const next = cells[at + step]?.querySelector('button')
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
