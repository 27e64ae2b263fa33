import { z } from 'zod'
import { type Product, uploadTo } from '#tools/bench/product.ts'
import { exampleReport, CLEAN_CARD, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'

const REPORTS = (['equifax', 'experian'] as const).map((bureau) => ({
  name: `${bureau}.pdf`,
  bytes: new Uint8Array(exampleReport({ bureau, accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF] }).bytes),
}))

const SENDER = { name: 'Dana Whitfield', address: '12 Elm St', city: 'Dayton', state: 'OH', zip: '45402' }
const identified = z.object({ id: z.string() })
const list = z.array(identified)
const OWN_DISPUTES = 4

/** What belongs to the member, by their names in the calls below. */
export interface OrdinaryMember {
  readonly report: string
  readonly dispute: string
  readonly letter: string
  readonly userId: string
}

/** Someone who uses the product as most do: two reports, a letter for each error, some disputes of their own. */
export async function livesOrdinarily(product: Pick<Product, 'url' | 'cookie'>): Promise<OrdinaryMember> {
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const headers = { cookie: product.cookie, 'content-type': 'application/json' }
    const answer = await fetch(product.url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  await send('POST', '/api/confirm-demo-payment', {})
  const { name: _name, ...mailingAddress } = SENDER
  await send('PATCH', '/api/profile', { name: SENDER.name, phone: '', mailingAddress, timeZone: 'America/New_York' })
  await send('PATCH', '/api/identity', {
    name: SENDER.name,
    dateOfBirth: '1985-04-12',
    ssnLast4: '5059',
    addresses: [{ street: SENDER.address, city: SENDER.city, state: SENDER.state, zip: SENDER.zip }],
  })
  for (const file of REPORTS) {
    const { status } = await uploadTo(product, file)
    if (status !== 201) throw new Error(`a report answered ${status}`)
  }
  const read = async (path: string) => {
    const answer = await fetch(product.url + path, { headers: { cookie: product.cookie } })
    return list.parse(await answer.json())
  }
  for (const { id } of await read('/api/negative-items')) {
    const letter = identified.parse(await send('POST', '/api/dispute-letters/generate', { negativeItemId: id, userInfo: SENDER }))
    await send('POST', `/api/dispute-letters/${letter.id}/attest`, {})
    await send('PATCH', `/api/dispute-letters/${letter.id}/sent`, { sentMethod: 'mail' })
  }
  for (let index = 0; index < OWN_DISPUTES; index += 1)
    await send('POST', '/api/disputes', { creditor: `Harbor Dental ${index}`, description: 'I paid this bill in full in May.' })
  const [reports, disputes, letters] = [
    await read('/api/credit-reports'),
    await read('/api/disputes'),
    await read('/api/dispute-letters'),
  ]
  const firstOf = (found: z.infer<typeof list>): string => found[0]?.id ?? ''
  const userId = product.cookie.split('=')[1]?.split('.')[0] ?? ''
  return { report: firstOf(reports), dispute: firstOf(disputes), letter: firstOf(letters), userId }
}

/** The same report as another file: what is behind a PDF's end is not read. */
export const anotherReport = (number: number): { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } => ({
  name: 'report.pdf',
  bytes: new Uint8Array(Buffer.concat([REPORTS[0]?.bytes ?? new Uint8Array(), Buffer.from(`\n%${number}\n`)])),
})

/** What the screens ask for first. */
export const callsOf = ({ userId, report, dispute, letter }: OrdinaryMember): readonly string[] => [
  '/api/user',
  `/api/dashboard/${userId}`,
  '/api/profile',
  '/api/credit-reports?view=heads',
  `/api/credit-reports/${report}`,
  '/api/negative-items',
  '/api/findings',
  '/api/matters',
  '/api/disputes?limit=50',
  '/api/dispute-counts',
  `/api/disputes/${dispute}`,
  '/api/dispute-letters?view=heads',
  `/api/dispute-letters/${letter}/letter`,
  '/api/dispute-notifications',
  '/api/calendar',
  '/api/plan',
  '/api/strategy',
  '/api/scores',
  '/api/papers',
  '/api/answers',
]
