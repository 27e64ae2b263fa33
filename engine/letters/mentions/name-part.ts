/** What a company did with a debt: it made it, or it came by it later. */
export type NamePart = 'original' | 'later'

const HEDGE = '(?:(?:has|have|had|now|then|later|also|who|which|that|currently|still|already|is|are|was|were|supposedly)\\s){0,3}'
const ORIGINAL = 'original\\s(?:creditor|lender|bank|issuer|company|account holder)'
const LATER =
  '(?:debt (?:buyer|collector|owner)|collection (?:agency|company)|collector|assignee|(?:current|present|new) (?:owner|holder|creditor|collector))'
const before = (source: string): RegExp => new RegExp(`(?:${source})$`, 'i')
const after = (source: string): RegExp => new RegExp(`^(?:${source})`, 'i')

/** Where the words before a name, or those behind it, tell its part. */
const SHAPES: readonly (readonly [part: NamePart, side: 'before' | 'after', pattern: RegExp])[] = [
  [
    'original',
    'before',
    before(
      `\\b${ORIGINAL}(?:\\sof\\s(?:this|the|my)\\s\\w{1,15})?[\\s,:(]{1,3}(?:(?:is|was|were|named|called|listed|as)\\s){0,3}`,
    ),
  ],
  [
    'original',
    'after',
    after(
      `,?\\s(?:(?:is|was|named|listed|shown|given|reported|as|the|my|its|your|this|really|actually|in|fact)\\s){1,6}${ORIGINAL}\\b`,
    ),
  ],
  [
    'original',
    'before',
    before('\\b(?:sold|assigned|transferred) by\\s|\\b(?:bought|purchased|acquired|got)\\s(?:\\w{1,15}\\s){0,3}from\\s'),
  ],
  ['later', 'before', before(`\\b${LATER}(?:\\s(?:is|was)|,)\\s`)],
  ['later', 'after', after(`,?\\s${HEDGE}(?:a |the |my |your )?${LATER}\\b`)],
  [
    'later',
    'before',
    before(
      '\\b(?:sold|assigned|transferred|passed|handed|given)\\s(?:\\w{1,15}\\s){0,3}to\\s|\\b(?:bought|purchased|acquired|collected|owned|furnished|handled) by\\s',
    ),
  ],
  [
    'later',
    'after',
    after(
      `,?\\s${HEDGE}(?:bought|purchased|acquired|collects|collected|collecting|took (?:it|this|the \\w{1,15}) over|took over|owns?)\\b`,
    ),
  ],
]
const REACH = 80
const DENIED = /\b(?:not|never|nor)\b|n't\b/i

/** The part that a sentence gives a company; null where it gives none, or denies it. */
export function partOf(text: string, { start, end }: { readonly start: number; readonly end: number }): NamePart | null {
  const said = (
    text
      .slice(Math.max(0, start - REACH), start)
      .split(/[.!?;]\s|\n/)
      .at(-1) ?? ''
  ).replace(/\s{1,9}/g, ' ')
  const next = text.slice(end, end + REACH).replace(/\s{1,9}/g, ' ')
  const found = SHAPES.map(([part, side, pattern]) => ({ part, match: pattern.exec(side === 'before' ? said : next) }))
  const first = found.find(({ match }) => match !== null && !DENIED.test(match[0]))
  return first?.part ?? null
}
