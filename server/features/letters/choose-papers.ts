import type { choosePapers as endpoint } from '#contract/letter-print.ts'
import { letterBody, withEnclosures } from '#engine/letters/letter-body.ts'
import { pageOfEnclosure } from '#engine/letters/page-copy.ts'
import type { ChosenPaper } from '#server/database/tables/letters.ts'
import { chosenFact } from '#server/features/letters/earlier-wording.ts'
import {
  changeLetter,
  CHOSEN_FACT,
  letterAnswer,
  type LetterRow,
  ownedLetter,
  refuseWhileMailed,
  takeLetter,
} from '#server/features/letters/letter-rows.ts'
import { papersIfKept } from '#server/features/papers/papers.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Chooses what goes along. The list of enclosures says the same, so that the letter is confirmed again. */
export const choosePapers: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  if (found.sentAt !== null) throw new Refusal('conflict', 'This letter was sent. You can’t change its enclosures anymore.')
  const wanted = [...new Set(body.paperIds)]
  const papers = await papersIfKept(context, user, wanted)
  if (papers.length !== wanted.length) throw new Refusal('not_found', 'One of these documents is gone.')
  const changed = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    refuseWhileMailed(row)
    const chosen = papers.map(({ id, name }) => ({ id, name }))
    const { content, leftOut } = withList(row, { papers: chosen, pages: body.reportPages })
    const isSame = content === row.content && JSON.stringify(chosen) === JSON.stringify(row.papers)
    if (isSame && row.hasChosenPapers === true) return { answer: row, audit: [] }
    const facts = [...row.facts.filter(({ id }) => !id.startsWith(CHOSEN_FACT)), ...chosen.map(chosenFact)]
    const what = { content, facts: isSame ? row.facts : facts, papers: chosen, leftOut, hasChosenPapers: true }
    // Another picture of the same paper changes no word, but what goes out.
    const answer = await changeLetter(context, tx, { row, change: { ...what, ...(!isSame && { attestedAt: null }) } })
    const detail = { papers: chosen.length }
    return { answer, audit: [{ action: 'letter.papers_chosen', subjectKind: 'letter', subjectId: row.id, detail }] }
  })
  return letterAnswer(changed)
}

interface Chosen {
  readonly papers: readonly ChosenPaper[]
  /** Pages of reports by their names; absent: as they are. */
  readonly pages: readonly string[] | undefined
}

/** What the letter said about itself stays listed, chosen or not: then the member puts it in. Pages of reports can be taken out and put back. */
function withList(row: LetterRow, { papers, pages }: Chosen): { content: string; leftOut: readonly string[] } {
  const before = row.papers.map(({ name }) => name)
  const now = papers.map(({ name }) => name)
  const listed = letterBody(row.content).enclosures
  const offered = [...new Set([...listed, ...row.enclosures])].filter((name) => pageOfEnclosure(name) !== null)
  const enclosed = pages === undefined ? listed : offered.filter((name) => pages.includes(name))
  const leftOut = pages === undefined ? (row.leftOut ?? []) : offered.filter((name) => !pages.includes(name))
  const others = listed.filter((name) => pageOfEnclosure(name) === null)
  const kept = others.filter((name) => !before.includes(name) || now.includes(name) || row.enclosures.includes(name))
  const names = [...new Set([...enclosed.filter((name) => pageOfEnclosure(name) !== null), ...kept, ...now])]
  const isAsListed = JSON.stringify(names.toSorted()) === JSON.stringify(listed.toSorted())
  return { content: isAsListed ? row.content : withEnclosures(row.content, names), leftOut }
}
