import type { PacketBlock } from '#adapters/printing/port.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import type { MissingPart } from '#engine/case-file/packet-manifest.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { replyPages } from '#server/features/answers/answers.ts'
import { nameOf, plain } from '#server/features/packet/case-parts.ts'
import type { PacketCase } from '#server/features/packet/gather-case.ts'
import { drawnPages, type FiledPart, type MadePart, text } from '#server/features/packet/made-part.ts'

/** More pages of one answer are in its attached PDF alone. */
const MOST_PAGES = 6

/** What the recipients answered, as it was confirmed, with the letters that came. */
export async function answersPart(context: Context, about: PacketCase): Promise<MadePart> {
  const blocks: PacketBlock[] = []
  const files: FiledPart[] = []
  const missing: MissingPart[] = []
  for (const [index, answer] of about.answers.entries()) {
    blocks.push(answerFacts(about, answer))
    if (answer.replyId === null) continue
    const what = `answer ${index + 1} from ${nameOf(about, answer.target)}`
    const pdf = await replyPages(context, about.user, answer.replyId)
    if (pdf === null) {
      missing.push({ what: `the letter of ${what}`, why: 'It was deleted.' })
      continue
    }
    const name = `${about.dispute.isPractice ? 'PRACTICE-' : ''}answer-${index + 1}-${answer.target}.pdf`
    files.push({
      name,
      kind: 'answer',
      mediaType: 'application/pdf',
      description: `The ${what}`,
      bytes: pdf,
      answerId: answer.id,
    })
    blocks.push(...(await answerPages(context, pdf, what)))
  }
  return { title: 'Answers', blocks: blocks.length === 0 ? [text('No answer is recorded.')] : blocks, files, missing }
}

async function answerPages(context: Context, pdf: Uint8Array, what: string): Promise<readonly PacketBlock[]> {
  const counted = await context.pageText.pageCount(pdf, { password: null })
  const count = counted.kind === 'pages' ? Math.min(counted.count, MOST_PAGES) : 0
  const caption = (page: number): string => `The ${what}: page ${page}`
  return drawnPages(context, pdf, { pages: Array.from({ length: count }, (_, at) => at + 1), caption, colour: true })
}

function answerFacts(about: PacketCase, row: PacketCase['answers'][number]): PacketBlock {
  return {
    kind: 'facts',
    rows: [
      ['From', nameOf(about, row.target)],
      ['Answer', ANSWER_MEANINGS[row.kind].label],
      ['Received', writeDay(row.receivedOn)],
      ...(row.datedOn === null ? [] : [['Dated', writeDay(row.datedOn)] as const]),
      ['Known by', plain(row.knownBy)],
      ...(row.quote === null ? [] : [['Its words', `“${row.quote}”`] as const]),
    ],
  }
}
