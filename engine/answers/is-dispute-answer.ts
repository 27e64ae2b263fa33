import { readReply } from '#engine/answers/read-reply.ts'
import { type DocumentText, textOfWords } from '#engine/reading/page-text.ts'

/** What only an answer to a dispute says of it; a denial of credit and a debt collector's notice speak of disputes to come. */
const OF_YOUR_DISPUTE =
  /\b(?:your (?:recent )?(?:dispute|claim of inaccuracy)|(?:you|that you) (?:have )?(?:recently )?(?:disputed|questioned)|the dispute (?:that )?you|dispute results|re-?investigation (?:is|was|has been|results))\b/i

/** Whether a paper that was not asked for is what a bureau or a company wrote back about a dispute. */
export function isDisputeAnswer(document: DocumentText): boolean {
  if (!OF_YOUR_DISPUTE.test(textOfWords(document.pages.flatMap(({ words }) => words)))) return false
  const reading = readReply(document, [])
  return reading.kind === 'reply' && reading.reply.results.some(({ kind }) => kind !== null)
}
