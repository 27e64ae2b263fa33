import { anotherReport, callsOf, livesOrdinarily } from '#tools/bench/ordinary-member.ts'
import { deleteFrom, keptOf, startProduct, uploadTo } from '#tools/bench/product.ts'

/**
 * `npm run citus -- ADDRESS`: the product on a Citus whose tables `deploy/citus.sql` has spread: a member uses it as most do, then asks the
 * twenty main calls, signs in, uploads a report and deletes it. ADDRESS is that of the coordinator's database. It ends with 1 where anything fails.
 */
const [DATABASE_URL] = process.argv.slice(2)
if (DATABASE_URL === undefined) throw new Error('Give the address of the coordinator’s database.')
const product = await startProduct(3961, { DATABASE_URL })
try {
  const member = await livesOrdinarily(product)
  for (const call of callsOf(member)) await tried(call, () => answered(call, { headers: { cookie: product.cookie } }))
  await tried('sign-in', () => {
    const body = JSON.stringify({ username: 'bench', password: 'Correct-Horse-7' })
    return answered('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  })
  await tried('upload of a report, and its deletion', async () => {
    const { body } = await uploadTo(product, anotherReport(1))
    const kept = keptOf(body)
    if (kept === null) throw new Error(JSON.stringify(body))
    await deleteFrom(product, kept.id)
  })
} finally {
  await product.stop()
}

async function answered(call: string, init: RequestInit): Promise<void> {
  const answer = await fetch(product.url + call, init)
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${said}`)
}

async function tried(name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  try {
    await work()
    console.log(`${name}: ${(performance.now() - begun).toFixed(0)} ms`)
  } catch (error) {
    process.exitCode = 1
    console.log(`${name}: FAILED, ${error instanceof Error ? error.message : String(error)}`)
  }
}
