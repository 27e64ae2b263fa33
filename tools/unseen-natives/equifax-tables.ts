import type { HistoryCode } from '#engine/words/history-code.ts'
import { at, type Block, line } from '#tools/unseen-natives/blocks.ts'
import { type EquifaxAccount, type Table } from '#tools/unseen-natives/equifax-account.ts'
import { dollars, MONTHS } from '#tools/unseen-natives/facts.ts'

const column = (month: number): number => 69.5 + month * 43.25
export const bar = '<div style="position:absolute;left:35pt;width:540pt;top:-5pt;height:17pt;background:#8a8a8a"></div>'

export function moneyTable(title: Table, { moneyYears, money }: EquifaxAccount): Block[] {
  const head = `${bar}${at([37, 0], 'Year', 'color:#fff')}${MONTHS.map((one, index) => at([column(index), 0], one, 'color:#fff')).join('')}`
  return [
    line(22, title, 'font:bold 8.3pt Liberation Sans;color:#a6192e'),
    { height: 21, html: head },
    ...moneyYears.map((year): Block => {
      const cells = MONTHS.map((_, index) => {
        const figure = money[title]?.[`${year}-${String(index + 1).padStart(2, '0')}`]
        return figure === undefined ? '' : at([column(index), 0], dollars(figure))
      })
      return { height: 19.6, html: at([37, 0], year) + cells.join('') }
    }),
    { height: 4, html: '' },
  ]
}

const SIGNS: Partial<Record<HistoryCode, string>> = {
  charge_off: 'CO',
  repossession: 'R',
  collection: 'C',
  bankruptcy: 'B',
  foreclosure: 'F',
  voluntary_surrender: 'V',
  too_new: 'TN',
}
const picture = (name: keyof Pictures, pictures: Pictures, style: string): string =>
  `<img src="${pictures[name]}" style="position:absolute;${style}">`
export interface Pictures {
  readonly tick: string
  readonly none: string
}

export function grid({ markYears, marks }: EquifaxAccount, pictures: Pictures): Block[] {
  const head = `${bar}${at([82, 0], 'Year', 'color:#fff')}${MONTHS.map((one, index) => at([154 + index * 36, 0], one, 'color:#fff')).join('')}`
  const rows = markYears.map((year): Block => {
    const cells = MONTHS.map((_, index) => {
      const mark = marks[`${year}-${String(index + 1).padStart(2, '0')}`]
      const x = 161 + index * 36
      if (mark === undefined) return picture('none', pictures, `left:${x - 10}pt;top:1pt;width:21pt;height:7pt`)
      if (mark === 'ok') return picture('tick', pictures, `left:${x - 4}pt;top:0;width:9pt;height:7pt`)
      const sign = SIGNS[mark] ?? mark
      return `<div style="position:absolute;left:${x - 15}pt;width:30pt;top:0;text-align:center;font-weight:bold;color:#c01">${sign}</div>`
    })
    return { height: 20.5, html: at([82, 0], year) + cells.join('') }
  })
  const legends = [
    [
      ['', 'Paid on Time'],
      ['30', '30 Days Past Due'],
      ['60', '60 Days Past Due'],
      ['90', '90 Days Past Due'],
      ['120', '120 Days Past Due'],
    ],
    [
      ['150', '150 Days Past Due'],
      ['180', '180 Days Past Due'],
      ['V', 'Voluntary Surrender'],
      ['F', 'Foreclosure'],
      ['C', 'Collection Account'],
    ],
    [
      ['CO', 'Charge-Off'],
      ['B', 'Included in Bankruptcy'],
      ['R', 'Repossession'],
      ['TN', 'Too New to Rate'],
      ['', 'No Data Available'],
    ],
  ] as const
  const keys = legends.map(
    (row, rank): Block => ({
      height: 20,
      html: row
        .map(([sign, words], index) => {
          const x = 37 + index * 109
          const shown =
            sign === ''
              ? picture(rank === 0 ? 'tick' : 'none', pictures, `left:${x}pt;top:1pt;width:${rank === 0 ? 9 : 14}pt;height:7pt`)
              : at([x, 0], sign, 'font-weight:bold')
          return shown + at([x + 17, 0], words)
        })
        .join(''),
    }),
  )
  return [{ height: 21, html: head }, ...rows, ...keys, { height: 12, html: '' }]
}
