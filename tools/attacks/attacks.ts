import { parseArgs } from 'node:util'
import { freePort } from '#server/testing/free-port.ts'
import { startModelServer } from '#server/testing/model-server.ts'
import { ACCOUNT_WAYS } from '#tools/attacks/accounts.ts'
import { AT_HOME } from '#tools/attacks/at-home.ts'
import { BETWEEN_WAYS } from '#tools/attacks/between.ts'
import { KEPT_AND_SAID_WAYS } from '#tools/attacks/kept-and-said.ts'
import { startProduct } from '#tools/bench/product.ts'

/**
 * `npm run attacks`: starts the product twice, bare and as behind a proxy with TLS, and tries over HTTP each way by which a tester once
 * got through (`docs/threat-model.md`, part 5; those that slow others down are in `npm run bench:fair`). Ends with 1 where one is open.
 * `-- --only 2,9` chooses.
 */

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')

const model = await startModelServer()
const behind = { TRUST_PROXY: '1', PUBLIC_URL: 'https://errata.example', MODEL_BASE_URL: model.url, MODEL_NAME: 'hostile' }
let open = 0
for (const { ways, environment } of [
  { ways: AT_HOME, environment: {} },
  { ways: [...ACCOUNT_WAYS, ...KEPT_AND_SAID_WAYS, ...BETWEEN_WAYS], environment: behind },
]) {
  const chosen = ways.filter(({ number }) => only === undefined || only.includes(number))
  if (chosen.length === 0) continue
  const port = await freePort()
  const product = await startProduct(port, environment)
  try {
    for (const { number, what, attack } of chosen) {
      const start = performance.now()
      const seen = await attack({ product, port, model }).catch((error: unknown) => [String(error)])
      open += seen.length === 0 ? 0 : 1
      const took = `${((performance.now() - start) / 1000).toFixed(1)} s`
      console.log(
        `${seen.length === 0 ? 'held' : 'OPEN'}  ${number}  ${what} (${took})${seen.map((one) => `\n      ${one}`).join('')}`,
      )
    }
  } finally {
    await product.stop()
  }
}
await model.close()
console.log(open === 0 ? 'No way is open.' : `${open} ways are open.`)
process.exitCode = open === 0 ? 0 : 1
