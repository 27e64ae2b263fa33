import type { readRoundPaper as endpoint } from '#contract/next-rounds.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import type { RoundPaper } from '#server/database/tables/next-rounds.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { roundRowsOf } from '#server/features/next-rounds/round-rows.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The prepared letter or sheet as it is printed; a complaint is typed into a form and has none. */
export const readRoundPaper: Operation<typeof endpoint> = async (context, { user, params }) => {
  const dispute = await ownedDispute(context, user, params.id)
  const row = (await roundRowsOf(context, user, dispute.id)).find(({ round }) => round === params.round)
  if (!row?.prepared || row.prepared.paper.fields.length > 1) throw new Refusal('not_found')
  const days = await daysOf(context, user)
  const date = row.preparedAt === null ? '' : writeDay(days.of(row.preparedAt))
  return printed(context, row.prepared, { date, isPractice: dispute.isPractice })
}

async function printed(
  context: Context,
  { paper, office, senderLines }: RoundPaper,
  { date, isPractice }: { readonly date: string; readonly isPractice: boolean },
): Promise<Uint8Array> {
  const text = paper.fields[0]?.text ?? ''
  const [salutation] = text.split('\n\n').flatMap((paragraph, index) => (paragraph.startsWith('Re: ') ? [index] : []))
  // The head of a letter is printed by the sheet itself; a cover sheet has none.
  const paragraphs = text.split('\n\n').slice(salutation ?? 0)
  const { pdf } = await context.printing.print({
    sender: [...(senderLines ?? [])],
    recipient: office === null ? ['For a lawyer'] : [office.name, ...office.lines],
    date,
    paragraphs,
    enclosures: [...paper.attachments],
    pages: [],
    isPractice,
    windows: 'printed',
    barcode: null,
    cover: null,
  })
  return pdf
}
