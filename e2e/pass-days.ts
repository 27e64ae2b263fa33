import { holdAfter } from '#engine/billing/hold.ts'
import { termEnd } from '#engine/billing/invoice.ts'
import { inDatabase } from './database.ts'
import type { Product } from './product.ts'

/**
 * Days pass for one member: everything that was signed and done is that much older. The product has no clock that a journey could
 * move, so what is in its database is moved back; how long a hold lasts is counted again from the older signature.
 */
export const passDays = (product: Product, username: string, days: number): Promise<void> =>
  inDatabase(product, async (client) => {
    const id = (await client.query<{ id: string }>('select user_id as id from users where username = $1', [username])).rows[0]?.id
    const older = `- make_interval(days => ${Math.trunc(days)})`
    await client.query(`update audit_log set at = at ${older} where user_id = $1`, [id])
    await client.query(
      `update billing_contracts set signed_at = signed_at ${older}, disclosed_at = disclosed_at ${older} where user_id = $1`,
      [id],
    )
    const contracts = await client.query<{ at: Date }>('select signed_at as at from billing_contracts where user_id = $1', [id])
    for (const { at } of contracts.rows) {
      const { endsAt } = holdAfter(at.toISOString(), 3)
      await client.query('update billing_contracts set hold_ends_at = $2, ends_at = $3 where user_id = $1', [
        id,
        endsAt,
        termEnd(endsAt),
      ])
    }
  })

/**
 * Dates a letter back by so many days, because no letter can be mailed before its own date. Mailing and delivery are then recorded
 * through the product, as its member would.
 */
export const ageLetter = (product: Product, letter: string, days: number): Promise<void> =>
  inDatabase(product, async (client) => {
    const older = `- make_interval(days => ${Math.trunc(days)})`
    const { rowCount } = await client.query(
      `update letters set letter_date = (letter_date::date ${older})::date::text, generated_at = generated_at ${older},
         attested_at = attested_at ${older} where id = $1`,
      [letter],
    )
    if (rowCount !== 1) throw new Error(`There is no letter ${letter}.`)
  })
