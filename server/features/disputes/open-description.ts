import { disputes } from '#server/database/tables/disputes.ts'
import { openTexts } from '#server/platform/open-texts.ts'
import { seal, type Sealing } from '#server/platform/vault.ts'

/** A dispute as it is stored. */
export type StoredDispute = typeof disputes.$inferSelect

/** A dispute with what it is about, which never changes once it is opened. */
export type DisputeRow = Omit<StoredDispute, 'sealedDescription' | 'plainDescription'> & { readonly description: string }

type Described = Pick<StoredDispute, 'userId' | 'id' | 'sealedDescription' | 'plainDescription'>

const placeOf = ({ userId, id }: Pick<StoredDispute, 'userId' | 'id'>): string => `${userId}/dispute-description/${id}`

export const sealDescription = async (
  context: Sealing,
  dispute: Pick<StoredDispute, 'userId' | 'id'>,
  description: string,
): Promise<string> =>
  Buffer.from(await seal(context, placeOf(dispute), Buffer.from(JSON.stringify(description)))).toString('base64')

/** What disputes are about, in their order. */
export async function descriptionsOf(context: Sealing, rows: readonly Described[]): Promise<string[]> {
  const descriptions = rows.map(({ plainDescription }) => plainDescription)
  for (const [userId, its] of Map.groupBy(rows.keys(), (index) => rows[index]?.userId ?? '')) {
    const sealed = its.flatMap((index) => {
      const row = rows[index]
      return row === undefined || row.sealedDescription === null
        ? []
        : [{ index, place: placeOf(row), sealed: row.sealedDescription }]
    })
    const texts = await openTexts(context, userId, sealed)
    for (const [nth, { index }] of sealed.entries()) descriptions[index] = JSON.parse(texts[nth] ?? '')
  }
  return descriptions
}

export async function openDescriptions(context: Sealing, rows: readonly StoredDispute[]): Promise<DisputeRow[]> {
  const descriptions = await descriptionsOf(context, rows)
  return rows.map((row, index) => withDescription(row, descriptions[index] ?? ''))
}

export function withDescription(row: StoredDispute, description: string): DisputeRow {
  const { sealedDescription: _sealed, plainDescription: _plain, ...rest } = row
  return { ...rest, description }
}
