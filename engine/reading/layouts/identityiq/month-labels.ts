import { addMonths, type Month, monthNumber } from '#engine/values/day.ts'

const INITIALS = 'JFMAMJJASOND'

/** The number of a month that is named whole, short, or twice in one cell (`Dec` and `D`, for wide and narrow screens). */
const numberOf = (text: string): number | null => monthNumber(/^([A-Za-z]{3,9}?)(?: ?[A-Z])?$/.exec(text.trim())?.[1] ?? '')

/** `22` and `2022`. */
function yearOf(text: string): number | null {
  const match = /^(?:20)?(\d{2})$/.exec(text.trim())
  return match?.[1] === undefined ? null : 2000 + Number(match[1])
}

/**
 * The months of a history by the names and years over its columns; null where one cannot be told. Where only initials are
 * printed, the whole row of them tells the months: they count down one by one.
 */
export function monthsOf(names: readonly string[], years: readonly string[]): (Month | null)[] {
  const initials = names.map((name) => name.trim())
  if (initials.length > 0 && initials.every((name) => /^[A-Z]$/.test(name))) return monthsOfInitials(initials, years)
  return names.map((name, index) => {
    const [month, year] = [numberOf(name), yearOf(years[index] ?? '')]
    return month === null || year === null ? null : `${year}-${String(month).padStart(2, '0')}`
  })
}

function monthsOfInitials(initials: readonly string[], years: readonly string[]): (Month | null)[] {
  const nothing = initials.map(() => null)
  const first = yearOf(years[0] ?? '')
  if (first === null) return nothing
  const starts = Array.from({ length: 12 }, (_, index) => `${first}-${String(index + 1).padStart(2, '0')}`)
  const fits = starts
    .map((start) => initials.map((_, index) => addMonths(start, -index)))
    .filter((months) =>
      months.every(
        (month, index) =>
          INITIALS[Number(month.slice(5)) - 1] === initials[index] && Number(month.slice(0, 4)) === yearOf(years[index] ?? ''),
      ),
    )
  return fits.length === 1 ? (fits[0] ?? nothing) : nothing
}
