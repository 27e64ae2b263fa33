import type { FindFault } from '#engine/letters/against-file/find-faults.ts'
import { saidWords } from '#engine/letters/claims/said-sentences.ts'
import { MONTH_NAMES } from '#engine/values/day.ts'

const IN_WORDS: Readonly<Record<string, string>> = {
  thirty: '30',
  sixty: '60',
  ninety: '90',
  'one hundred twenty': '120',
  'one hundred and twenty': '120',
  'one hundred fifty': '150',
  'one hundred and fifty': '150',
  'one hundred eighty': '180',
  'one hundred and eighty': '180',
}
const DEPTH = new RegExp(
  `\\b(\\d{2,3}|${Object.keys(IN_WORDS).join('|')}) days? (?:late|past due|delinquent|behind|overdue)\\b`,
  'g',
)
const MONTH = new RegExp(`\\b(${MONTH_NAMES.join('|').toLowerCase()})(?: of)? ((?:19|20)\\d{2})\\b`, 'g')
/** Of what is not or ought not to be, or is only bounded, the page says nothing. */
const OTHERWISE = /\b(?:not|never|no|neither|than|least|most|nearly|almost|should|must|instead|whether|if|please|correct)\b/

/** `Sixty days late in January 2024`, where the report shows that month as thirty. */
export const findDepths: FindFault = (sentence, { facts }) => {
  const said = saidWords(sentence)
  if (OTHERWISE.test(said)) return null
  const depths = [...said.matchAll(DEPTH)].map(([, named = '']) => IN_WORDS[named] ?? named)
  const [depth] = depths
  if (depth === undefined || new Set(depths).size > 1) return null
  for (const [, name = '', year = ''] of said.matchAll(MONTH)) {
    const at = MONTH_NAMES.findIndex((month) => month.toLowerCase() === name) + 1
    const shown = facts.find(({ fact: { id } }) => id === `account.paymentHistory.${year}-${String(at).padStart(2, '0')}.days`)
    if (shown !== undefined && shown.fact.text !== `${depth} days`)
      return { why: `is not what your report shows: in ${MONTH_NAMES[at - 1]} ${year} it shows ${shown.fact.text} late.` }
  }
  return null
}
