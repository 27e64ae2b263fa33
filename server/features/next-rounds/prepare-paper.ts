import type { z } from 'zod'
import type { prepareRound } from '#contract/next-rounds.ts'
import { attorneyGeneralOf } from '#engine/law/attorneys-general.ts'
import { composeAttorneyGeneralLetter } from '#engine/next-rounds/papers/attorney-general-letter.ts'
import { composeComplaint } from '#engine/next-rounds/papers/cfpb-complaint.ts'
import { composeLawyerCover } from '#engine/next-rounds/papers/lawyer-cover.ts'
import { checkPaper, type Paper, type PaperRequest } from '#engine/next-rounds/papers/paper.ts'
import { bureausOf } from '#engine/next-rounds/round-case.ts'
import type { Round } from '#engine/next-rounds/round.ts'
import { type Context, within } from '#server/context.ts'
import type { StoredOffice } from '#server/database/tables/next-rounds.ts'
import { addEvent, type DisputeRow, takeDispute } from '#server/features/disputes/disputes.ts'
import { requestAbout } from '#server/features/letters/letters.ts'
import { titleOf, told } from '#server/features/next-rounds/named-round.ts'
import { senderBefore } from '#server/features/next-rounds/prepare-letter.ts'
import type { RoundFile } from '#server/features/next-rounds/round-case.ts'
import { keepRound, roundRowIn } from '#server/features/next-rounds/round-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

interface Preparing {
  readonly dispute: Owned<DisputeRow>
  readonly found: RoundFile
  readonly round: Round
  readonly body: z.output<typeof prepareRound.body>
}

/** Composes what is no letter of ours and keeps it with its facts. The same again changes nothing. */
export async function preparePaper(context: Context, user: SignedIn, preparing: Preparing): Promise<void> {
  const { dispute, found, round, body } = preparing
  const [first] = bureausOf(found.file)
  const bureau = round.bureau ?? first
  if (bureau === undefined) throw new Refusal('not_found')
  const userInfo = body.userInfo ?? senderBefore(found.letters)
  const letter = await requestAbout(context, user, { dispute, bureau, userInfo, statement: body.statement })
  const request: PaperRequest = { file: found.file, bureau, letter }
  const office = round.kind === 'attorney_general' ? officeFor(request, body.office) : null
  const paper = marked(proven(compose(round, request, office)), dispute.isPractice)
  const { name, street, city, state, zip } = letter.sender
  const senderLines = [name, street, `${city}, ${state} ${zip}`]
  await transact(context, user, async (tx) => {
    const held = await takeDispute(tx, dispute)
    const row = await roundRowIn(within(context, tx), { dispute: held, round: round.id })
    if (saysSame(row?.prepared?.paper ?? null, paper)) return { answer: undefined, audit: [] }
    const at = context.now()
    const change = { preparedAt: at, prepared: { paper, office, senderLines }, declinedAt: null }
    await keepRound(within(context, tx), { dispute: held, round: round.id, change })
    const text = `${titleOf(round)} is ready. Nothing was filed or sent. You do that yourself.`
    await addEvent(context, tx, { dispute: held, at, kind: 'round_prepared', text: told(held.isPractice, text) })
    const detail = { round: round.id, practice: held.isPractice }
    return { answer: undefined, audit: [{ action: 'next_round.prepared', subjectKind: 'dispute', subjectId: held.id, detail }] }
  })
}

const saysSame = (before: Paper | null, now: Paper): boolean =>
  before !== null &&
  before.fields.length === now.fields.length &&
  now.fields.every(({ id, text }, index) => before.fields[index]?.id === id && before.fields[index]?.text === text)

function compose({ kind }: Round, request: PaperRequest, office: StoredOffice | null): Paper {
  if (kind === 'cfpb_complaint') return composeComplaint(request)
  if (kind === 'lawyer_packet') return composeLawyerCover(request)
  const isKnown = office !== null && office.lines.length > 0
  return composeAttorneyGeneralLetter(request, isKnown ? { ...office, isTyped: office.source === null } : null)
}

/** Where the letter goes: what was typed, else what is noted for the state of the one who writes, else nowhere yet. */
function officeFor({ letter }: PaperRequest, typed: Preparing['body']['office']): StoredOffice {
  if (typed) {
    const { name, address, city, state, zip } = typed
    return { name, lines: [address, `${city}, ${state} ${zip}`], source: null }
  }
  const noted = attorneyGeneralOf(letter.sender.state)
  if (noted === null) return { name: 'Office of the Attorney General', lines: [], source: null }
  return { name: noted.name, lines: [...noted.lines], source: noted.source }
}

/** A paper that states what no fact proves is not kept. */
function proven(paper: Paper): Paper {
  const [violation] = checkPaper(paper)
  if (violation)
    throw new Refusal('unproved_fact', violation.message, { issues: [{ path: 'statement', message: violation.message }] })
  return paper
}

const PRACTICE = 'PRACTICE: an invented entry. Never file or send this.'

/** What is only practised says so in each of its texts. */
const marked = (paper: Paper, isPractice: boolean): Paper =>
  isPractice ? { ...paper, fields: paper.fields.map((field) => ({ ...field, text: `${PRACTICE}\n\n${field.text}` })) } : paper
