import type { ReadField } from '#engine/answers/reply.ts'
import { type Passage, stretch } from '#engine/papers/paper-text.ts'

/** A field that was changed, and what it says from now on. */
export interface ToldChange {
  readonly field: ReadField<string>
  readonly value: ReadField<string>
}

const FIELD =
  '(account status|payment status|current status|status|current balance|balance|past due amount|amount past due|past due|date of first delinquency|date opened|date closed|date of last payment|last payment date|credit limit|high balance|high credit|charge-?off amount|payment history|monthly payment|scheduled payment|account type|responsibility|ownership|remarks?|comment|saldo|estado)'
const ANNOUNCED =
  /\b(?:(?:changed|corrected|updated|modified|revised)\b[^:]{0,60}:|(?:following|these) (?:changes?|corrections?|updates?)|as follows|what we report)/i
const ROW = new RegExp(String.raw`(?:^|\n)\s?(?:[^A-Za-z\n]{1,3}\s|[eo]\s)?(?:the\s)?${FIELD}\s?:\s?([^\n]{1,90})`, 'gi')
const TOLD = new RegExp(
  String.raw`\b${FIELD}\b(?:\sof\sthis\saccount|\son\sthis\saccount)?[^.:;\n]{0,60}?\b(?:(?:(?:changed|corrected|updated|revised|modified|adjusted|set)\s(?:from\s(?:\$[\d,.]{1,14}|[^.;]{1,40}?)\s)?to|(?:is|are)\snow\s(?:reported\s)?(?:as)?|now\s(?:reports|shows|reads)(?:\sas)?|will\s(?:now\s)?(?:be\sreported\sas|show|read))\s)("?[^.;,\n"]{1,60}(?:\.\d\d)?)`,
  'gi',
)
const TO_SHOW = new RegExp(
  String.raw`\b(?:to|now)\s(?:show|reflect|report|read)s?\s(?:an?\s|the\s)?${FIELD}\s(?:of|as|is)\s("?[^.;,\n"]{1,60}(?:\.\d\d)?)`,
  'gi',
)

/** What a company says that it changed: a list of fields, or a sentence about one. */
export function changesIn(passages: readonly Passage[]): ToldChange[] {
  const at = passages.findIndex(({ text }) => ANNOUNCED.test(text))
  const rows = at < 0 ? [] : passages.slice(at, at + 6).flatMap((passage) => found(passage, ROW))
  if (rows.length > 0) return rows
  return passages.flatMap((passage) => [...found(passage, TOLD), ...found(passage, TO_SHOW)])
}

function found(passage: Passage, pattern: RegExp): ToldChange[] {
  return [...passage.text.matchAll(pattern)].flatMap((match): ToldChange[] => {
    const [whole, field = '', value = ''] = match
    const fieldAt = match.index + whole.toLowerCase().indexOf(field.toLowerCase())
    const valueAt = match.index + whole.lastIndexOf(value)
    const plain = value.replaceAll('"', '').trim()
    if (plain === '') return []
    const written = /^-?\$[\d,]+(?:\.\d\d)?$/.test(plain) ? plain.replaceAll(/[$,]/g, '') : plain
    return [
      {
        field: stretch(field.toLowerCase(), { passage, from: fieldAt, to: fieldAt + field.length }),
        value: stretch(written, { passage, from: valueAt, to: valueAt + value.length }),
      },
    ]
  })
}
