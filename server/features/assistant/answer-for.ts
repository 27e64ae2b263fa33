import type { z } from 'zod'
import type { assistantAnswer } from '#contract/assistant.ts'
import { type Answer, answerQuestion, sourcesOf } from '#engine/assistant/answer-question.ts'
import type { MemberFile } from '#engine/assistant/member-file.ts'
import { isSpanish } from '#engine/assistant/read-spanish.ts'
import { fromErrata, type Link, type Statement } from '#engine/assistant/statement.ts'
import { acceptAnswer, acceptSentence, sentencesSaid } from '#engine/wording/accept-answer.ts'
import { type AnswerTask, answerTask } from '#engine/wording/answer-task.ts'
import type { Context } from '#server/context.ts'
import { gatherFile } from '#server/features/assistant/gather-file.ts'
import { personOf } from '#server/features/assistant/person-of.ts'
import { askForWords, TROUBLE_WORDS } from '#server/features/model-use/model-use.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { sayInSpanish } from '#server/platform/say-in-spanish.ts'

type AssistantAnswer = z.input<typeof assistantAnswer>

/** Who asks and listens. */
export interface Asking {
  readonly question: string
  /** Hears each sentence of a model that has been checked, before the answer is whole. */
  readonly onStatement?: (statement: AssistantAnswer['answer'][number]) => void
  readonly signal?: AbortSignal
}

/**
 * Who asks in Spanish is answered in Spanish, whatever the language of their screens. Looks the answer up by rules; where a model is connected it words what was found, and each of its sentences is checked against the
 * passage that it names. Nothing of the question is stored or logged.
 */
export async function answerFor(context: Context, user: SignedIn, asking: Asking): Promise<AssistantAnswer> {
  const file = await gatherFile(context, user)
  const found = answerQuestion(asking.question, file)
  const { statements, writtenBy } = await worded(context, user, { asking, file, found })
  const say = isSpanish(asking.question) ? sayInSpanish() : null
  const saidOf = (link: Link): Link => (say === null ? link : { ...link, label: say(link.label) })
  return {
    answer: statements.map(({ text, links, from }) => ({ text: say?.(text) ?? text, links: links.map(saidOf), from })),
    sources: sourcesOf(statements).map(saidOf),
    writtenBy,
    isPractice: file.isPractice,
  }
}

const told = ({ text, links, from }: Statement): AssistantAnswer['answer'][number] => ({ text, links: [...links], from })

interface Words {
  readonly statements: readonly Statement[]
  readonly writtenBy: 'rules' | 'model'
}

async function worded(
  context: Context,
  user: SignedIn,
  { asking, file, found }: { asking: Asking; file: MemberFile; found: Answer },
): Promise<Words> {
  const byRules: Words = { statements: found.statements, writtenBy: 'rules' }
  if (!context.model.isConnected) return byRules
  const person = await personOf(context, user)
  const task = answerTask(asking.question, { statements: found.statements, file, person })
  if (task === null) return byRules
  const { instructions, material, longest } = task
  const request = { purpose: 'assistant', instructions, material, longest, onPiece: hearing(task, asking) } as const
  const answer = await askForWords(context, user, { ...request, ...(asking.signal && { signal: asking.signal }) })
  const inVain = (why: string): Words => ({ ...byRules, statements: [unused(why), ...found.statements] })
  if (answer.kind === 'none') return byRules
  if (answer.kind !== 'draft') return inVain(TROUBLE_WORDS[answer.kind === 'failed' ? answer.trouble : answer.kind])
  const accepted = acceptAnswer(answer.text, task)
  if (accepted.kind === 'refused') return inVain(accepted.reason)
  const own = found.statements.filter(({ from }) => from === 'errata')
  return { statements: [...own, ...accepted.statements], writtenBy: 'model' }
}

const unused = (why: string): Statement =>
  fromErrata(`We also asked a language model, but didn’t use its answer: ${why}. This answer was looked up by rules.`)

/** Tells each sentence as soon as it is complete and holds; after one that does not, none. */
function hearing(task: AnswerTask, { onStatement }: Asking): (piece: string) => void {
  let said = ''
  let count = 0
  let isBroken = false
  return (piece) => {
    said += piece
    for (const sentence of isBroken ? [] : sentencesSaid(said).slice(count)) {
      count += 1
      const accepted = acceptSentence(sentence, task)
      if (accepted.kind === 'refused') isBroken = true
      else onStatement?.(told(accepted.statement))
      if (isBroken) return
    }
  }
}
