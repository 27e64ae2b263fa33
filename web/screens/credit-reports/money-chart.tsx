import '#web/screens/credit-reports/money-chart.css'
import { BarChart, type CreatedEvent, LineChart } from 'chartist'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { EvidenceDialog } from '#web/parts/open-evidence.tsx'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { type MoneyByMonth, tellMonth } from '#web/screens/credit-reports/money-by-month.ts'
import { type Origin, placesOf } from '#web/screens/credit-reports/value.tsx'

interface MoneyChartProps {
  readonly account: Account
  readonly money: MoneyByMonth
  readonly origin: Origin
}

/** What stands left of every axis, and right of it, in pixels: all three charts have one axis of months. */
const LEFT = 48
const RIGHT = 8
const HEIGHTS = { balance: 140, payments: 84, late: 72 } as const
/** Of the marks: 30 days to 180, and given up. */
const WORST = 7

/**
 * Balance against limit or original amount, paid against due, and the late marks under them on the same axis. A month opens its
 * place on the page; the table next to it says the same in figures.
 */
export function MoneyChart({ account, money, origin }: MoneyChartProps) {
  const [at, setAt] = useState(newestTold(money))
  const [opened, setOpened] = useState<string | null>(null)
  const told = useId()
  const drawn = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = drawn.current
    return place === null ? undefined : drawCharts(place, money)
  }, [money])
  const month = money.months[at]
  const count = money.months.length
  const monthUnder = ({ clientX, currentTarget }: MouseEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(Math.max(Math.floor(((clientX - left) / width) * count), 0), count - 1)
  }
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(Math.min(Math.max(to, 0), count - 1))
  }
  return (
    <figure className="mb-4 max-w-3xl">
      <figcaption className="sr-only">
        {`Balance, payments and late marks of ${account.creditorName} by month. The table Amounts by month has the figures.`}
      </figcaption>
      <Legend money={money} />
      <div className="relative">
        <div ref={drawn} className="money-chart" aria-hidden="true">
          <div data-chart="balance" />
          <div data-chart="payments" />
          <div data-chart="late" />
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`See a month of ${account.creditorName} on the page. Left and right arrow choose it.`}
          aria-describedby={told}
          data-screen-only
          className="absolute inset-y-0 rounded-field"
          style={{ left: LEFT, right: RIGHT }}
          onMouseMove={(event) => setAt(monthUnder(event))}
          onKeyDown={move}
          onClick={(event) => {
            // A press of a key comes without a place.
            const index = event.detail === 0 ? at : monthUnder(event)
            setAt(index)
            setOpened(money.months[index] ?? null)
          }}
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-ink"
            style={{ left: `${((at + 0.5) / count) * 100}%` }}
          />
        </button>
      </div>
      <output id={told} className="block text-small text-soft" data-screen-only>
        {tellMonth(money, at)}
      </output>
      {opened === null || month === undefined ? null : (
        <EvidenceDialog
          title={`${account.creditorName}, ${writeDay(opened)}`}
          message={tellMonth(money, at)}
          bureau={origin.bureau}
          places={placesOf(
            origin.reportId,
            account.evidence[`balanceHistory.${opened}`] ?? account.evidence[`paymentHistory.${opened}`],
          )}
          isOpen
          onOpenChange={() => setOpened(null)}
        />
      )}
    </figure>
  )
}

const SWATCHES = {
  line: 'h-0.5 w-5 bg-spruce',
  dashed: 'h-0 w-5 border-t-2 border-dashed border-edge',
  paid: 'h-3 w-2 bg-spruce',
  due: 'h-3 w-2 bg-edge',
  late: 'h-3 w-2 bg-bad',
} as const

function Legend({ money }: Pick<MoneyChartProps, 'money'>) {
  const named: readonly (readonly [keyof typeof SWATCHES, string])[] = [
    ['line', 'Balance'],
    ...(money.ceiling === null ? [] : [['dashed', money.ceiling.name] as const]),
    ...(hasAny(money.paid) ? [['paid', 'Paid'] as const] : []),
    ...(hasAny(money.scheduled) ? [['due', 'Due'] as const] : []),
    ...(hasAny(money.late) ? [['late', 'Late or charged off'] as const] : []),
  ]
  return (
    <ul className="mb-1 flex flex-wrap gap-x-5 gap-y-1 text-micro text-soft" aria-hidden="true">
      {named.map(([swatch, name]) => (
        <li key={name} className="flex items-center gap-2">
          {/* A browser leaves colored areas out on paper, unless told. */}
          <span className={`${SWATCHES[swatch]} [print-color-adjust:exact]`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const hasAny = (amounts: readonly (number | null)[]): boolean => amounts.some((amount) => amount !== null)

/** `$22k`, `$450`. */
const shortDollars = (amount: number): string =>
  Math.abs(amount) >= 1000 ? `$${(amount / 1000).toFixed(Math.abs(amount) % 1000 === 0 ? 0 : 1)}k` : `$${Math.round(amount)}`

/** Draws again whenever the width changes. Answers how to end it. */
function drawCharts(place: HTMLDivElement, money: MoneyByMonth): () => void {
  const step = (place.clientWidth - LEFT - RIGHT) / money.months.length
  place.style.setProperty('--bar', `${Math.max(2, step / 3)}px`)
  place.style.setProperty('--wide-bar', `${Math.max(3, step / 2)}px`)
  const common = { chartPadding: { top: 16, right: RIGHT, bottom: 0, left: 0 } }
  const months = (isNamed: boolean) => ({
    showGrid: false,
    offset: isNamed ? 22 : 6,
    labelInterpolationFnc: (_label: unknown, index: number) => (isNamed ? nameOfMonth(money.months, index, step) : null),
  })
  const dollars = { offset: LEFT, scaleMinSpace: 28, labelInterpolationFnc: (amount: number) => shortDollars(amount) }
  const labels = [...money.months]
  const series = (className: string, amounts: readonly (number | null)[]) => ({ className, data: [...amounts] })
  const rows = { balance: true, payments: hasAny(money.paid) || hasAny(money.scheduled), late: hasAny(money.late) }
  const last = rows.late ? 'late' : rows.payments ? 'payments' : 'balance'
  const placeOf = (name: keyof typeof HEIGHTS): HTMLElement => place.querySelector<HTMLElement>(`[data-chart="${name}"]`) ?? place
  const charts = [
    new LineChart(
      placeOf('balance'),
      {
        labels,
        series: [
          series('of-balance', money.balance),
          ...(money.ceiling === null ? [] : [{ ...series('of-ceiling', money.ceiling.amounts) }]),
        ],
      },
      {
        ...common,
        height: HEIGHTS.balance,
        low: 0,
        lineSmooth: false,
        axisX: months(last === 'balance'),
        axisY: { ...dollars, onlyInteger: true },
        series: {},
      },
    ).on('created', inTheMiddle(money.months.length)),
  ]
  const bars = [
    ...(rows.payments
      ? [
          new BarChart(
            placeOf('payments'),
            { labels, series: [series('of-paid', money.paid), series('of-scheduled', money.scheduled)] },
            {
              ...common,
              height: HEIGHTS.payments,
              low: 0,
              seriesBarDistance: Math.max(2, step / 3),
              axisX: months(last === 'payments'),
              axisY: dollars,
            },
          ),
        ]
      : []),
    ...(rows.late
      ? [
          new BarChart(
            placeOf('late'),
            { labels, series: [series('of-late', money.late)] },
            {
              ...common,
              height: HEIGHTS.late,
              low: 0,
              high: WORST,
              axisX: months(true),
              axisY: { offset: LEFT, showGrid: false, showLabel: false, scaleMinSpace: 40 },
            },
          ),
        ]
      : []),
  ]
  for (const chart of bars) chart.on('created', scaled)
  return () => {
    for (const chart of [...charts, ...bars]) chart.detach()
  }
}

/** A report often ends with a month it says nothing about: what opens first is the newest that it does. */
const newestTold = ({ months, balance, paid, late }: MoneyByMonth): number =>
  Math.max(
    months.findLastIndex((_, index) => [balance, paid, late].some((told) => (told[index] ?? null) !== null)),
    0,
  )

/** January by its year; on a wide screen July too. */
function nameOfMonth(months: readonly string[], index: number, step: number): string | null {
  const month = months[index] ?? ''
  if (month.endsWith('-01')) return month.slice(0, 4)
  return month.endsWith('-07') && step > WIDE_STEP ? 'Jul' : null
}

const WIDE_STEP = 12

/** On paper the drawing is as wide as its place. */
function scaled({ svg }: CreatedEvent): void {
  const { width, height } = svg.getNode().getBoundingClientRect()
  if (width > 0) svg.attr({ viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMinYMin meet' })
}

/** A line chart has its points where the months begin, a bar chart its bars in their middle: the line moves there. */
const inTheMiddle =
  (count: number) =>
  (created: CreatedEvent): void => {
    scaled(created)
    const half = created.chartRect.width() / count / 2
    for (const line of created.svg.getNode().querySelectorAll('.ct-series'))
      line.setAttribute('transform', `translate(${half} 0)`)
  }
