import { setTimeout as wait } from 'node:timers/promises'
import type { BrokenProduct } from '#tools/outages/broken-product.ts'
import { type Deeds, signUpBusyMember } from '#tools/outages/busy-member.ts'
import { causeOutage, type Outage } from '#tools/outages/outages.ts'

/** Members that work at once while something happens. */
const MEMBERS = 2
/** Lists answer 500 rows: after so many outages others go on. */
const OUTAGES_A_MEMBER = 5
/** Something happens after at most so long. */
const LONGEST_PEACE_MS = 1_500

/** Lets outage after outage happen to a product while members work, and adds up what came of their acts. */
export async function runOutages(
  product: BrokenProduct,
  { outages, random, tell }: { readonly outages: readonly Outage[]; random(): number; tell(line: string): void },
): Promise<Deeds> {
  let sum: Deeds = { acknowledged: 0, repeated: 0, lost: [], doubled: [], wordless: [] }
  for (let from = 0; from < outages.length; from += OUTAGES_A_MEMBER) {
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUpBusyMember(product)))
    const working = Promise.all(members.map((member) => member.work()))
    for (const outage of outages.slice(from, from + OUTAGES_A_MEMBER)) {
      await wait(random() * LONGEST_PEACE_MS)
      await causeOutage(product, outage)
    }
    for (const member of members) member.stop()
    await working
    await product.isReady()
    for (const member of members) sum = add(sum, await member.check())
    tell(`${Math.min(from + OUTAGES_A_MEMBER, outages.length)} of ${outages.length}: ${JSON.stringify(sum)}`)
  }
  return sum
}

const add = (one: Deeds, other: Deeds): Deeds => ({
  acknowledged: one.acknowledged + other.acknowledged,
  repeated: one.repeated + other.repeated,
  lost: [...one.lost, ...other.lost],
  doubled: [...one.doubled, ...other.doubled],
  wordless: [...one.wordless, ...other.wordless],
})
