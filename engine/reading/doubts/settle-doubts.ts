import { type Confirmation, confirmationsOf, keyOf, kindOfField, writeValue } from '#engine/reading/doubts/confirmations.ts'
import { type Doubt, isName, type SetAside, setAside, withDoubts, without } from '#engine/reading/doubts/doubts.ts'
import { parseAnswer } from '#engine/reading/doubts/parse-answer.ts'
import type { Evidence } from '#engine/report/evidence.ts'

/** The member's word on one value: what the page says there, or null where it says nothing at all. */
export interface Answer {
  readonly key: string
  readonly value: string | null
}

/** An answer that cannot be taken, with what to do about it in plain words. */
export interface Problem {
  readonly key: string
  readonly message: string
}

interface Settled {
  /** Each settled doubt by its key, with the value and the place as they are now. */
  readonly edits: Map<string, Doubt>
  /** Doubts of which the page says nothing. */
  readonly gone: Doubt[]
}

const SETTLED_ALREADY = 'This value is not waiting for an answer any more.'
const CANNOT_BE_NOTHING = 'An entry needs this; write what the page says.'

/**
 * Takes the member's word: what they say is what the page says. All answers are taken or none. A piece that says several
 * things (the words of a status and what they mean) is settled whole when it was read right; where the words are other
 * ones, what they mean waits for an answer of its own.
 */
export function settle(aside: SetAside, answers: readonly Answer[]): SetAside | { readonly problems: readonly Problem[] } {
  const waiting = new Map(confirmationsOf(aside).flatMap((one) => one.doubts.map((doubt) => [keyOf(doubt), one] as const)))
  const settled: Settled = { edits: new Map(), gone: [] }
  const problems = answers.flatMap((answer): Problem[] => {
    const confirmation = waiting.get(answer.key)
    const message = confirmation ? take(answer, confirmation, settled) : SETTLED_ALREADY
    return message === null ? [] : [{ key: answer.key, message }]
  })
  if (problems.length > 0) return { problems }
  const doubts = aside.doubts.map((doubt) => settled.edits.get(keyOf(doubt)) ?? doubt)
  return setAside(without(withDoubts(aside.sure, doubts), settled.gone))
}

/** Notes what the answer settles; a message where it cannot be taken. */
function take({ key, value }: Answer, { doubts }: Confirmation, { edits, gone }: Settled): string | null {
  const asked = doubts.find((doubt) => keyOf(doubt) === key) ?? doubts[0]
  const written = value?.trim() ?? ''
  if (written === writeValue(asked)) {
    for (const doubt of doubts) edits.set(keyOf(doubt), { ...doubt, evidence: sure(doubt.evidence) })
    return null
  }
  if (written === '') {
    if (doubts.some(({ entry, field }) => isName(entry, field))) return CANNOT_BE_NOTHING
    gone.push(...doubts)
    return null
  }
  const parsed = parseAnswer(asked, written)
  if (parsed.kind === 'problem') return parsed.message
  for (const doubt of doubts.filter((one) => saysTheSame(one, asked))) {
    edits.set(keyOf(doubt), { ...doubt, value: parsed.value, evidence: { ...sure(doubt.evidence), quote: parsed.quote } })
  }
  return null
}

const sure = ({ page, box, quote }: Evidence): Evidence => ({ page, box, quote })

const saysTheSame = (one: Doubt, asked: Doubt): boolean =>
  one.field === asked.field ||
  (kindOfField(one.entry, one.field) === kindOfField(asked.entry, asked.field) && writeValue(one) === writeValue(asked))
