import { setImmediate } from 'node:timers/promises'
import { type Sealing, type Seals, sealsOf } from '#server/platform/vault.ts'

/** Of one person: where it is, and what is sealed there. */
interface SealedText {
  readonly place: string
  readonly sealed: string
}

/** What this thread opens before others have their turn: some milliseconds. */
const AT_ONCE = 200

/** Texts of one person as they were sealed, in their order. */
export async function openTexts(context: Sealing, userId: string, texts: readonly SealedText[]): Promise<string[]> {
  const { remembered } = context.keys
  const found: string[] = []
  let seals: Seals | null = null
  let count = 0
  for (const { place, sealed } of texts) {
    const known = remembered.get({ place, madeOf: sealed })
    if (known !== null) {
      found.push(known)
      continue
    }
    seals ??= await sealsOf(context, userId)
    const text = Buffer.from(seals.unseal(place, Buffer.from(sealed, 'base64'))).toString('utf8')
    remembered.keep({ place, madeOf: sealed }, text)
    found.push(text)
    count += 1
    if (count % AT_ONCE === 0) await setImmediate()
  }
  return found
}
