import type { Debt } from '#tools/unseen-natives/eighth/tale.ts'
import { dollars, wordy } from '#tools/unseen-natives/facts.ts'

/** The same page with what is not known told in a word: `N/A`, `Not reported`, `—`. */
export const blanksAs = {
  experian: (html: string, word: string): string =>
    html.replaceAll('<span>-</span>', `<span>${word}</span>`).replaceAll('<td>-</td>', `<td>${word}</td>`),
  equifax: (html: string, word: string): string => html.replaceAll(/(<b>[^<]+<\/b>)<span><\/span>/g, `$1<span>${word}</span>`),
  transunion: (html: string, word: string): string =>
    html
      .replaceAll('- - -', word)
      .split('<section>')
      .map((part) =>
        part.includes('Account Information')
          ? ['Credit Limit', 'Date Closed'].reduce(
              (text, label) =>
                text.includes(`<span>${label}</span>`)
                  ? text
                  : text.replace(
                      '<div class=row><span>Pay Status',
                      `<div class=row><span>${label}</span><span>${word}</span></div><div class=row><span>Pay Status`,
                    ),
              part,
            )
          : part,
      )
      .join('<section>'),
} as const

/** Payments of the last days of a month or of the month before, as they are really made. */
export const paidOnOtherDays = (html: string): string =>
  html.replaceAll(/ on (\d+)\/9\/(\d{4})<\/td>/g, (_, month: string, year: string) => {
    const at = Number(month)
    return at % 3 === 0 ? ` on ${at - 1}/28/${year}</td>` : ` on ${at}/${3 + at * 2}/${year}</td>`
  })

/** Experian's sentences on limits that changed, below the months' money of their account. */
export const limitsTold = (html: string, debts: readonly Debt[]): string =>
  debts.reduce((text, { numbers, history, figures }) => {
    const months = Object.keys(figures)
    const told = Map.groupBy(months, (month) => figures[month]?.limit ?? 0)
    if (history?.[0]?.[0] !== 'Credit Limit (Hist.)') return text
    const sentences = [...told].map(
      ([limit, some]) =>
        `<p class=note>Between ${wordy(some[0] ?? '')} and ${wordy(some.at(-1) ?? '')}, your credit limit/high balance was ${dollars(limit)}</p>`,
    )
    const from = text.indexOf(`<span>Account Number</span><span>${numbers[0]}</span>`)
    const at = text.indexOf('</table>', from) + '</table>'.length
    return `${text.slice(0, at)}<div class=add>Additional info</div>${sentences.join('')}${text.slice(at)}`
  }, html)

/** Every so many tables of Equifax begin on the page after their title. */
export const titlesBehind = (html: string, every: number): string => {
  let count = 0
  return html.replaceAll(/<h5>(Scheduled Payment|Actual Payment|Credit Limit|Amount Past Due)<\/h5>/g, (title) => {
    count += 1
    return count % every === 0 ? title.replace('<h5>', '<h5 style="break-after:page">') : title
  })
}

/** TransUnion marks no amount of nothing past due. */
export const plainZeros = (html: string): string => html.replaceAll('&gt;$0&lt;', '$0')
