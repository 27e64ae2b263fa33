import type { Chance } from '#engine/practice/seed.ts'
import type { Situation } from '#engine/practice/situation.ts'
import type { AccountTruth } from '#engine/practice/truth.ts'
import { addMonths, type Month } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { type Json, type JsonObject, patternOf, type Written } from '#tools/synthetic-reports/data-forms.ts'

const MONTH_WORDS: Readonly<Record<string, string>> = {
  '1': 'Pays account as agreed',
  E: 'Zero balance and current account',
  '*': 'Rate/Status was not available for that month',
  ' ': 'Not populated based on the Date Open(payment history will only be populated for each of the months that the account has been open)',
}

const LOSS_WORDS: Readonly<Record<string, string>> = {
  charge_off: 'Charge-off',
  collection: 'Collection account',
  repossession: 'Repossession',
  voluntary_surrender: 'Voluntary surrender',
  foreclosure: 'Foreclosure',
}

function monthSign(chance: Chance): (code: HistoryCode) => Written {
  const signs: Readonly<Record<string, Written>> = {
    '30': ['2', '30'],
    '60': ['3', '60'],
    '90': ['4', '90'],
    '120': ['5', '120'],
    '150': ['5', '120'],
    '180': ['5', '120'],
    charge_off: ['9', 'charge_off'],
    collection: ['9', 'collection'],
    repossession: ['8', 'repossession'],
    voluntary_surrender: ['8', 'voluntary_surrender'],
    foreclosure: ['8', 'foreclosure'],
  }
  return (code) => (code === 'ok' ? [chance.isTrue(0.85) ? '1' : 'E', 'ok'] : (signs[code] ?? ['*', 'no_data']))
}

/** Without words nine is decided by the account, and eight is a repossession of anything but a home. */
function withoutWords(sign: string, code: HistoryCode, { accountType, paymentStatus }: Situation): HistoryCode | null {
  if (sign === '8') return accountType === 'mortgage' ? null : 'repossession'
  if (sign !== '9') return code
  return accountType === 'collection' ? 'collection' : paymentStatus === 'charge_off' ? 'charge_off' : null
}

/** The 24 months of one part, with a stroke between the years, as a list of codes with their words or as one text. */
export function history(
  account: Situation,
  from: Month,
  chance: Chance,
): { json: JsonObject; says: AccountTruth['paymentHistory'] } {
  const { text, months } = patternOf(account, { first: from, most: 48, blank: '*' }, monthSign(chance))
  if (text === '') return { json: {}, says: [] }
  const means = new Map(months.map(({ month, code }) => [month, code]))
  const all = [...text].map((sign, index) => ({ sign, month: addMonths(from, -index) }))
  const parts = [
    ['paymentHistory1to24', 0, 24],
    ['paymentHistory25to36', 24, 36],
    ['paymentHistory37to48', 36, 48],
  ] as const
  const isText = chance.isTrue(0.15)
  const hasWords = !isText
  const shown = chance.isTrue(0.4) ? parts : parts.slice(0, 1)
  const json: Record<string, Json> = {}
  for (const [name, start, end] of shown) {
    const cells = all.slice(start, end)
    if (start > 0 && cells.length === 0) continue
    const signs = Array.from({ length: end - start }, (_, index) => cells[index]?.sign ?? ' ')
    signs.splice(12, 0, ...(end - start > 12 ? ['/'] : []))
    json[name] = isText
      ? signs.join('').trimEnd()
      : signs.map((sign, at) => {
          const month = addMonths(from, -(start + at - (at > 12 && end - start > 12 ? 1 : 0)))
          const words = sign === '/' ? undefined : (LOSS_WORDS[means.get(month) ?? ''] ?? MONTH_WORDS[sign])
          return { code: sign, description: hasWords ? words : undefined }
        })
  }
  const last = shown.at(-1)?.[2] ?? 24
  const says = all.slice(0, last).flatMap(({ sign, month }) => {
    const code = means.get(month) ?? (sign === '*' ? ('no_data' as const) : null)
    if (code === null) return []
    return [{ month, code: isText ? withoutWords(sign, code, account) : code }]
  })
  return { json, says: says.flatMap(({ month, code: said }) => (said === null ? [] : [{ month, code: said }])) }
}
