import { COMPANY_MARK } from '#engine/answers/known-entry.ts'
import { findAll, type PaperText } from '#engine/papers/paper-text.ts'
import { addressUnder } from '#engine/papers/printed-address.ts'
import { literalPattern } from '#engine/values/literal-pattern.ts'

/** Who owns a debt now, as the company that sold it writes. */
export interface NewOwner {
  readonly name: string
  /** Where it is written to, name first; empty where the paper prints no address. */
  readonly lines: readonly string[]
}

const NAME = String.raw`([A-Z][\w&.'/-]{0,30}(?:,?\s(?:(?:of|and|the|&|de|y)\s)?[A-Z0-9&][\w&.'/-]{0,30}){0,6})`
/** A sale, and no mere change of who takes the payments. */
const SOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:sold|(?:transferred|assigned)\s(?:the\s)?(?:ownership|title|all\s(?:of\s)?our\srights)|ownership\b[^.]{0,40}\btransferred)\b[^.]{0,80}?\bto\s?:?\s${NAME}`,
  ),
  new RegExp(String.raw`\b(?:was|were|been|is)\s(?:sold|(?:purchased|bought|acquired)\sby)\s(?:to\s)?${NAME}`),
  new RegExp(
    String.raw`\b(?:[Nn]ew|[Cc]urrent)\s(?:owner|creditor|holder)(?:\sof\s(?:the|this|your)\s(?:account|debt|loan))?\s?(?:is|:)\s?${NAME}`,
  ),
  new RegExp(String.raw`\b(?:[Nn]ow\s(?:belongs\sto|owned\sby|held\sby)|belongs\snow\sto)\s?:?\s${NAME}`),
  new RegExp(String.raw`\b(?:vendid[ao]|vendimos|cedid[ao]|cedimos)\b[^.]{0,80}?\ba\s${NAME}`),
  new RegExp(String.raw`\b[Nn]uev[oa]\s(?:due\S{1,2}o|propietario|acreedor)\s?(?:es|:)\s?${NAME}`),
]
/** Its form ends a company's name, and so does the line above a street. */
const named = (text: string): string =>
  (/^.*?\b(?:LLC|Inc|Corp|N\.A|LP|LLP)\b\.?/s.exec(text)?.[0] ?? text.split(/\n\d|,/)[0] ?? '')
    .replaceAll('\n', ' ')
    .replace(/(?<!\b(?:Inc|Corp|N\.A))[.,]$/, '')
/** A name may go on in the next line. */
const patternOf = (name: string): RegExp => new RegExp(literalPattern(name).replaceAll(' ', String.raw`\s`), 'i')

/** What was sold is a debt, and no house, and no mere change of who takes the payments. */
const OF_DEBT = /\b(?:account|debt|loan|balance|cuenta|deuda|prestamo)\b/i
const OTHER_SALE = /\b(?:servicing|servicer|auction)\b/i
/** A loan on these may be one that the reader still pays: then a sale changes little, unless it is told about a debt. */
const SECURED = /\b(?:mortgages?|propert(?:y|ies)|home|house|vehicle|car|hipoteca)\b/i
const BAD_DEBT =
  /\b(?:debts?|charged?[- ]?off|deficiency|past due|unpaid|default(?:ed)?|no longer own|what they report|what is reported|deuda)\b/i

/** Null where a paper says about no sale, or does not name the buyer for certain. */
export function newOwnerOf(text: PaperText): NewOwner | null {
  const whole = text.passages.map((passage) => passage.text).join('\n')
  if (!OF_DEBT.test(whole) || OTHER_SALE.test(whole) || (SECURED.test(whole) && !BAD_DEBT.test(whole))) return null
  for (const pattern of SOLD)
    for (const { match } of findAll(text.passages, pattern)) {
      const name = named(match[1] ?? '')
      // What has no word of a company may be a place or a day.
      if (!COMPANY_MARK.test(name)) continue
      return { name, lines: addressUnder(text, patternOf(name)) ?? [] }
    }
  return null
}
