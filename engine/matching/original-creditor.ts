import { furnisherKey } from '#engine/matching/furnisher-name.ts'

/**
 * TransUnion puts the creditor's line of business before the name (`12 CREDIT ONE BANK N A`, `11 SPRINT`, or `09` alone): the
 * creditor classification 01 to 15 of Metro 2's K1 segment.
 */
const CLASSIFICATION = /^(0[1-9]|1[0-5])(?: +(?! )(?=[^a-z]*[a-z])|$)/i

/** What is there instead of a name: coded as 15 USC 1681c(a)(6) wants it, or no one's. */
const NOBODY =
  /^(?:medical(?: (?:payment data|information(?: provider)?|provider|services?|debt|collections?|account))?|health ?care|unknown|various|confidential|withheld|not (?:given|provided|available|reported)|(?:original )?(?:creditor|client|lender)|n ?\/? ?a|none)$/i

/** The printed original creditor without the line of business before it; null where what is printed names no one. */
export function nameOfCreditor(printed: string | null): string | null {
  const name = (printed ?? '').replace(CLASSIFICATION, '').trim()
  return /[a-z]/i.test(name) && !NOBODY.test(name.replaceAll(/[.:]/g, '')) ? name : null
}

/** The same as one word to compare with `furnisherKey`; empty where no one is named. */
export function originalCreditorKey(printed: string | null): string {
  const name = nameOfCreditor(printed)
  return name === null ? '' : furnisherKey(name)
}

/** The line of business before the name; null where none is printed. `02` is medical or health care. */
export function classificationOf(printed: string | null): string | null {
  return CLASSIFICATION.exec(printed ?? '')?.[1] ?? null
}
