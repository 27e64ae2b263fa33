const REACH = 90
/** A report, or who made it, does not show what is behind. */
const NOT_SHOWN =
  /\b(reports?|files?|pages?|experian|equifax|transunion|bureaus?|companies|company|bank|account|history|status|you|they|it|he|she)\s(?:(?:does|do|did|has|have)(?:n't|\s(?:not|never))|no longer|never)\s(?:\w{1,15}\s)?(?:shows?|shown|lists?|listed|names?|named|reports?|reported|gives?|given|mentions?|mentioned|says?|said|states?|stated|prints?|printed|displays?|contains?|includes?|carr(?:y|ies))\b/gi
/** Behind these another thought begins. */
const TURNS = /\b(?:and|but|while|because|although|whether|if|that|until|unless|when|only)\b|[,;:]|\bother than\b/i

/** Which report or company a sentence says does not show the figure or name that is here, in small letters; else null. */
export function denierOf(text: string, { start }: { readonly start: number }): string | null {
  const said = (
    text
      .slice(Math.max(0, start - REACH), start)
      .split(/[.!?;]\s|\n/)
      .at(-1) ?? ''
  ).replace(/\s{1,9}/g, ' ')
  const last = [...said.matchAll(NOT_SHOWN)].at(-1)
  if (last === undefined || TURNS.test(said.slice(last.index + last[0].length))) return null
  return last[1]?.toLowerCase() ?? null
}
