import { meaningOfLabel } from '#engine/answers/result-labels.ts'
import type { ReplyText } from '#engine/answers/sentences.ts'
import { topOf } from '#engine/reading/lines/boxes.ts'

const RIGHTS =
  /\b(?:summary of (?:your )?rights|your rights under|rights under the fair credit|know your rights|notice of rights|rights of (?:identity theft )?victims|state (?:residents|rights|disclosures)|frequently asked questions|for more information about your rights|important information about your (?:rights|credit file))\b/i
const DEFINED =
  /^(?:[•*\-–]\s*)?["'“]?((?:verified(?: as accurate)?(?: (?:and|&) (?:information )?updated)?|disputed information updated(?: (?:and|&) other information updated)?|information updated|deleted|remains|updated|reviewed|processed|verified(?:,? no change)?|no change|frivolous|blocked|reinserted|new information))["'”]?\s*(?:[-–—:=]|means|\.)\s*\S+(?: \S+){2,}/i
const LEGEND =
  /\b(?:what (?:do |does )?(?:(?:the|these|my|your|our) )?(?:results?|terms|words|codes) means?|how to read|understanding (?:your|the) (?:dispute )?results|(?:key|legend|definitions?|glossary)(?: (?:to|of) (?:the |your )?(?:results|terms|outcomes))?\s*:?$|explanation of (?:results|terms|outcomes)|results? key)\b/i

/** The same in small print, where it runs on behind its heading. */
const RUNS_ON = /:\s?\S{1,40} \S/
/** Of the letters' height: more ends the paragraph. */
const PARAGRAPH_GAP = 1.1

/** A masked number, as results cite accounts. */
const NUMBERED = /\d{2}[*Xx•]{2}|[*Xx•]{2}\d{2}|#\s?\d{4}|\bending in \d{3}/
/** Several of them in one running line. */
const DEFINED_INLINE =
  /(?:^|[.:;]\s)(verified|deleted|remains|updated|reviewed|processed|frivolous|blocked|reinserted)\s?[-–—=]\s/gi
/** How far apart the lines of one legend stand. */
const NEAR = 5
const LEAST_DEFINED = 2

/**
 * The lines that say nothing of anyone's entry, by their place: the text of rights to the end of its page, and the legend
 * that explains every word a result can have.
 */
export function linesAside({ lines }: ReplyText): ReadonlySet<number> {
  const aside = new Set<number>()
  const defined: { readonly at: number; readonly word: string }[] = []
  const legends = new Set<number>()
  let rightsPage: number | null = null
  lines.forEach((line, at) => {
    if (rightsPage !== line.page) rightsPage = null
    if (RIGHTS.test(line.text) && line.text.length < 110 && isHeading(line.text)) rightsPage = line.page
    if (rightsPage !== null) aside.add(at)
    if ((LEGEND.test(line.text) && RUNS_ON.test(line.text)) || (legends.has(at - 1) && isTight(lines, at))) legends.add(at)
    if (legends.has(at)) aside.add(at)
    // Below a number it is that account's result, though it reads like a definition.
    const word = NUMBERED.test(lines[at - 1]?.text ?? '') ? undefined : DEFINED.exec(line.text)?.[1]
    if (word !== undefined) defined.push({ at, word: word.toLowerCase() })
    else for (const [, inline = ''] of line.text.matchAll(DEFINED_INLINE)) defined.push({ at, word: inline.toLowerCase() })
  })
  for (const group of groupsOf(defined)) {
    if (new Set(group.map(({ word }) => word)).size < LEAST_DEFINED) continue
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) continue
    for (let at = first.at; at <= last.at; at += 1) aside.add(at)
    // The last definition goes on until its sentence ends.
    for (
      let at = last.at + 1;
      at < lines.length && !/[.!?]$/.test(lines[at - 1]?.text ?? '') && meaningOfLabel(lines[at]?.text ?? '') === null;
      at += 1
    )
      aside.add(at)
    for (let at = first.at - 1; at >= Math.max(0, first.at - 3); at -= 1) if (LEGEND.test(lines[at]?.text ?? '')) aside.add(at)
  }
  return aside
}

/** Whether a line goes on with the paragraph of the one above it. */
function isTight(lines: ReplyText['lines'], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]]
  if (!above || !line || above.page !== line.page || NUMBERED.test(line.text)) return false
  return topOf(line.box) - topOf(above.box) - above.box[3] < above.box[3] * PARAGRAPH_GAP
}

/** A heading is no sentence about the letter at hand. */
const isHeading = (text: string): boolean => !/\b(?:enclosed|attached|included|please (?:see|read|review)|we have)\b/i.test(text)

function groupsOf(defined: readonly { readonly at: number; readonly word: string }[]) {
  const groups: { readonly at: number; readonly word: string }[][] = []
  for (const one of defined) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    if (last && previous && one.at - previous.at <= NEAR) last.push(one)
    else groups.push([one])
  }
  return groups
}
