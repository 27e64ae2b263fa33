import type { choosePapers as endpoint } from '#contract/letter-print.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { letterBody, withEnclosures } from '#engine/letters/letter-body.ts'
import {
  changeLetter,
  CHOSEN_FACT,
  letterAnswer,
  type LetterRow,
  ownedLetter,
  refuseWhileMailed,
  takeLetter,
} from '#server/features/letters/letter-rows.ts'
import { papersIfKept, type PaperRow } from '#server/features/papers/papers.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Chooses which papers go along. What the list of enclosures says changes with it, so that the letter is confirmed anew. */
export const choosePapers: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  if (found.sentAt !== null) throw new Refusal('conflict', 'This letter was sent; what went along cannot be changed any more.')
  const wanted = [...new Set(body.paperIds)]
  const papers = await papersIfKept(context, user, wanted)
  if (papers.length !== wanted.length) throw new Refusal('not_found', 'One of these papers is not kept any more.')
  const changed = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    refuseWhileMailed(row)
    const content = contentWith(row, papers)
    const chosen = papers.map(({ id, name }) => ({ id, name }))
    if (content === row.content && JSON.stringify(chosen) === JSON.stringify(row.papers)) return { answer: row, audit: [] }
    const facts = [...row.facts.filter(({ id }) => !id.startsWith(CHOSEN_FACT)), ...papers.map(asFact)]
    // Another picture of the same paper changes no word, but what goes out.
    const answer = await changeLetter(context, tx, { row, change: { content, facts, papers: chosen, attestedAt: null } })
    const detail = { papers: chosen.length }
    return { answer, audit: [{ action: 'letter.papers_chosen', subjectKind: 'letter', subjectId: row.id, detail }] }
  })
  return letterAnswer(changed)
}

/** The member's own word for it: a later edit may keep it. */
const asFact = ({ id, name }: PaperRow): Fact => ({ id: `${CHOSEN_FACT}${id}`, kind: 'word', text: name, source: 'statement' })

/** What the letter said of itself stays listed, chosen or not: then the member puts it in. */
function contentWith(row: LetterRow, papers: readonly PaperRow[]): string {
  const before = row.papers.map(({ name }) => name)
  const now = papers.map(({ name }) => name)
  const listed = letterBody(row.content).enclosures
  const kept = listed.filter((name) => !before.includes(name) || now.includes(name) || row.enclosures.includes(name))
  const names = [...new Set([...kept, ...now])]
  return JSON.stringify(names) === JSON.stringify(listed) ? row.content : withEnclosures(row.content, names)
}
