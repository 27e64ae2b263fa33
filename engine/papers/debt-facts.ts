import { dayPatterns, facts, firstDay, firstMoney, MONEY, type Reader } from '#engine/papers/fact-readers.ts'
import { fieldOf, type Found, findCell, findFirst, findNear, type PaperText } from '#engine/papers/paper-text.ts'
import { literalPattern } from '#engine/values/literal-pattern.ts'

/** A company's name: words with capital letters, and the short ones between them. */
const NAME = String.raw`([A-Z0-9][\w&.'/-]{0,30}(?:\s(?:(?:of|and|the|&|de|del|y|la)\s)?[A-Z0-9&][\w&.'/-]{0,30}){0,6})`
/** The same behind a label: the next line is another label. */
const NAME_ON_LINE = NAME.replaceAll(String.raw`\s`, ' ')
const OWED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:[Oo]riginal|ORIGINAL)\s(?:[Cc]reditor|CREDITOR) ?:? ?${NAME_ON_LINE}`),
  new RegExp(String.raw`\b(?:[Aa]creedor|ACREEDOR)\s(?:[Oo]riginal|ORIGINAL) ?:? ?${NAME_ON_LINE}`),
  new RegExp(
    String.raw`(?:^|\n)(?:[Rr][Ee] ?: ?)?(?:[Oo]ur )?(?:[Cc]reditor|CREDITOR|[Cc]lient|CLIENT|[Aa]creedor|ACREEDOR)(?: ?/ ?[A-Za-z]{3,20})? ?: ?${NAME_ON_LINE}`,
  ),
  // The head of a column, over what is in it.
  new RegExp(
    String.raw`(?:^|\n)(?:(?:[Oo]riginal|[Cc]urrent) )?(?:[Cc]reditor|CREDITOR|[Cc]lient|CLIENT|[Aa]creedor|ACREEDOR)\n${NAME_ON_LINE}(?=\n|$)`,
  ),
  new RegExp(
    String.raw`(?:^|\n)(?:RE|Re) ?: ?${NAME_ON_LINE}(?=(?:,[^\n]{1,30})?\n(?:[Aa]cc(?:oun)?t|ACC(?:OUN)?T|[Oo]ur|OUR|[Aa]mount|AMOUNT|[Bb]alance|BALANCE)\b)`,
  ),
  new RegExp(String.raw`\b[Oo]ur\sclient,\s${NAME}(?=,\s)`),
  new RegExp(String.raw`\b[Yy]ou\shad\san?\s${NAME}\s(?:[a-z]{3,12}\s){0,2}(?:account|loan|card)\b(?!\sfrom\b)`),
  new RegExp(
    String.raw`\b[Yy]ou\shad\s(?:an?|your)\s[^.\n]{0,60}\s?[^.\n]{0,30}\b(?:account|loan|card)\sfrom\s${NAME}(?=\s(?:with|ending|that)\b|[.,\n])`,
  ),
  new RegExp(String.raw`\b[Uu]sted\stenia\suna\scuenta\s(?:de|con)\s${NAME}(?=\scon\b|[.,\n])`),
  new RegExp(String.raw`\byou\sowed?\sto\s${NAME}`),
  new RegExp(String.raw`\bdebt\scollectors?\s(?:for|of|on\sbehalf\sof)\s${NAME}`),
  new RegExp(String.raw`\b(?:[Yy]ou\s(?:had|have)\san|(?:[Oo]n|[Oo]f|[Ff]or)\syour)\saccount\s(?:with|at)\s${NAME}`),
  new RegExp(String.raw`\b[Yy]our\saccount\swith\s${NAME}\s(?:has|was|is)\b`),
  new RegExp(String.raw`\bcollecting\s(?:for|on\sbehalf\sof)\s${NAME}`),
  new RegExp(String.raw`(?:^|[\n.]\s?|[a-z]\s)${NAME}\s(?:has|have)\s(?:placed|assigned|referred|hired|retained)\b`),
  new RegExp(
    String.raw`\b(?:placed|assigned|referred|sold|transferred|sent)\s(?:to|with)\s(?:us|our\s(?:office|firm|company)|this\s(?:office|firm))\sby\s${NAME}`,
  ),
  new RegExp(String.raw`\b(?:purchased|bought|acquired)\s(?:your|this)\s${NAME}\s(?:account|loan|card|debt)\b`),
  new RegExp(String.raw`\b[Uu]sted\s(?:tiene|tenia)\scon\s${NAME}`),
  new RegExp(String.raw`\bdeuda\sque\susted\s(?:le\s)?debe\sa\s${NAME}`),
  new RegExp(String.raw`\b(?:on\sbehalf\sof|for\sthe\saccount\swith|originated\s(?:by|with))\s${NAME}`),
]
/** A stop behind a whole word ends the name; behind a short form it belongs to it. */
const NEXT_SENTENCE = /(?<!\b(?:inc|co|corp|ltd|st|mt|ft|dr|n\.a|[a-z]))\. .*$/i
/** Who was owed first. */
export const originalCreditor: Reader = (text) => {
  for (const pattern of OWED) {
    const found = findFirst(text, pattern)
    const name = found?.match[1]?.replaceAll('\n', ' ').replace(NEXT_SENTENCE, '').replace(/[.,]$/, '')
    // Its label may be above another; and a collector that owns the debt was not its first creditor.
    if (
      found &&
      name &&
      !saysCollects(name, text) &&
      !/^(?:(?:we|they|it|he|she|you|this|client)$|current|original|name|account|acct|creditor|client|patient|balance|amount|total|date|reference|your|our|notice|debt)\b/i.test(
        name,
      )
    )
      return facts('originalCreditor', [fieldOf(name, found)])
  }
  return []
}

/** `RIVER RECOVERY, LLC is a debt collector`, whatever the end of its name. */
const saysCollects = (name: string, { passages }: PaperText): boolean =>
  passages.some(({ text }) =>
    new RegExp(
      String.raw`(?:^|[\n.]\s?)${literalPattern(name)}\S{0,4}(?:\s\S{1,12}){0,3}\s(?:is|es)\s(?:a\sdebt\scollector|un\scobrador)`,
      'i',
    ).test(text),
  )

/** The sum that is asked for now, not the one of an earlier day. */
const AMOUNTS = [
  String.raw`\btotal\b[^$\n]{0,20}\b(?:owe|debe|debt|due|adeudado)\b[^$\n]{0,16}${MONEY}`,
  String.raw`\btotal\s(?:amount\s)?(?:of\s(?:the|this)\sdebt|due|balance|owed|amount)(?:\snow)?[^$\n]{0,24}${MONEY}`,
  String.raw`\b(?:monto|total|saldo)\s(?:total\s)?(?:de\sla\sdeuda|adeudado|actual)(?:\sahora)?[^$\n]{0,24}${MONEY}`,
  String.raw`\b(?:amount\s(?:of\s(?:the|this)\sdebt|due|owed)|current\sbalance|balance\s(?:due|owed|today|now)|you\s(?:now\s)?owe\b(?:\snow)?)(?:[^$\n]{0,24}|\sis\s)${MONEY}`,
  String.raw`\btotal\s(?:now|today|ahora|hoy)\s?:?\s?${MONEY}`,
  String.raw`\b(?:balance|saldo)\s?:?\s?${MONEY}`,
].map((source) => new RegExp(source, 'i'))
/** What is asked for. */
export const amount: Reader = (text) => {
  const told = firstMoney('amount', text, AMOUNTS)
  const cell = told.length > 0 ? null : (findCell(text, AMOUNT_LABEL, MONEY_ALONE) ?? belowSign(text))
  return cell ? facts('amount', [fieldOf((cell.match[1] ?? '').replaceAll(',', ''), cell)]) : told
}
/** In a narrow column the figures are below their sign. */
function belowSign(text: PaperText): Found | null {
  const sign = findCell(text, AMOUNT_LABEL, /^\$$/)
  return sign && findNear(text, sign, MONEY_ALONE)
}
/** As the last words of a row. */
const AMOUNT_LABEL =
  /\b(?:total amount of (?:the|this) debt|total (?:amount |balance )?(?:due|owed)|current balance|balance due|amount (?:due|owed))(?: now)?:?(?: \$)?$/i
const MONEY_ALONE = /^\$? ?([\d,]{1,12}\.\d\d)$/
const FEES = [
  String.raw`\bfees?(?:\s(?:and|or)\s(?:other\s)?(?:charges|costs))?(?:\s(?:charged|added))?(?:\ssince(?:\sthen)?)?\s?:?\s?\+?\s?${MONEY}`,
  // In a narrow column the sum is in the first row of its label.
  String.raw`\b(?:charged|cobr\w{1,4})\s(?:this\samount|esta\scantidad)\s(?:in|en)\s\+?\s?${MONEY}\s(?:fees|cargos)\b`,
  String.raw`${MONEY}\s(?:of\s(?:it|this|that)\s)?(?:is|are)\s(?:our|a|the)\s(?:\w{1,20}\s)?fees?\b`,
  String.raw`\b(?:cargos|honorarios|comisiones)(?:\sdesde\s(?:entonces|esa\sfecha))?\s?:?\s?\+?\s?${MONEY}`,
].map((source) => new RegExp(source, 'i'))
/** What was added in fees. */
export const fees: Reader = (text) => {
  const told = firstMoney('fees', text, FEES)
  const label = told.length > 0 ? null : findFirst(text, FEES_LABEL)
  const cell = label && findNear(text, label, MONEY_ADDED)
  return cell ? facts('fees', [fieldOf((cell.match[1] ?? '').replaceAll(',', ''), cell)]) : told
}
/** In a column of labels, next to which the sums stand. */
const FEES_LABEL = /\b(?:charged|cobr\w{1,4})\s(?:this\samount|esta\scantidad)\s(?:in|en)\s(?:fees|cargos)\b:?/i
const MONEY_ADDED = /^\+? ?\$? ?([\d,]{1,12}\.\d\d)$/

const DISPUTE_BY = dayPatterns(
  String.raw`\b(?:notify|tell|write\sto|contact)\s(?:us|this\soffice|our\soffice)\b[^.]{0,40}\b(?:by|before|until|on\sor\sbefore)\sDAY,?\sthat\syou\sdispute\b`,
  String.raw`\b(?:by|before|until|no\slater\sthan|on\sor\sbefore)\sDAY,?\s(?:to|and|if)?\s?(?:you\s)?(?:want\sto\s)?dispute\b`,
  String.raw`\b(?:dispute|disputar|disputa)\b[^.]{0,90}\b(?:by|before|until|through|no\slater\sthan|on\sor\sbefore|antes\sdel?|hasta\sel|a\smas\stardar\sel)\sDAY`,
  String.raw`\b(?:call\sor\swrite|write)\sto\sus\b[^.]{0,40}\bby\sDAY`,
  String.raw`\b(?:until|by|before|through)\sDAY\b(?:(?!\bpay)[^.]){0,120}\b(?:(?:is|are)\sdisputed|(?:you|they)\s(?:may\s|can\s)?dispute)\b`,
  String.raw`\b(?:antes\sdel?|hasta\sel|a\smas\stardar\sel)\sDAY,?\s(?:para\s)?disput`,
)
/** The day until which the debt can be disputed. */
export const disputeBy: Reader = (text) => firstDay('disputeBy', text, DISPUTE_BY)
