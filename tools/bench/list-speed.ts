import { openInstallation } from '#server/keys/open-installation.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import { readSecrets } from '#server/platform/secret.ts'
import { openKeyRing } from '#server/platform/vault.ts'
import { median, type Measured, timesInTurn } from '#tools/bench/measured.ts'
import { inDatabaseOf, type Product, register, startProduct } from '#tools/bench/product.ts'

const MANY = 5000
const FEW = 50
const TIMES = 200
const MOST_TIMES_SLOWER = 1.5

/** What the screens ask for: the first page, narrowed in each way, and the figures above it. */
const CALLS: readonly { readonly what: string; readonly call: string; readonly mostMs?: number }[] = [
  { what: 'first page', call: '/api/disputes?limit=50' },
  { what: 'oldest first', call: '/api/disputes?sort=oldest&limit=50' },
  { what: 'one status', call: '/api/disputes?status=under_review&limit=50' },
  { what: 'under way', call: '/api/disputes?stage=active&limit=50' },
  // What it is about is sealed, so all of the member's disputes are looked through.
  { what: 'a word that one dispute has', call: '/api/disputes?q=kestrel&limit=50', mostMs: 100 },
  { what: 'a word that all have', call: '/api/disputes?q=balance&limit=50' },
  { what: 'counts', call: '/api/dispute-counts' },
]

/** A member with 5,000 disputes against one with 50, by the same calls in turn. */
export async function benchLists(): Promise<Measured[]> {
  const product = await startProduct(3933)
  try {
    const many = product.cookie
    const few = await register(product.url, 'few')
    await fill(product, { [many]: MANY, [few]: FEW })
    const found: Measured[] = []
    for (const { what, call, mostMs } of CALLS) {
      const times = await timesInTurn(
        () => ask(product.url + call, many),
        () => ask(product.url + call, few),
        { warm: 20, times: TIMES },
      )
      const [ours, reference] = [middle(times.map((one) => one.ours)), middle(times.map((one) => one.reference))]
      found.push({
        what: `Disputes, ${what}: a member with ${MANY} (median of ${TIMES} in turn)`,
        ours: `${ours.toFixed(1)} ms`,
        reference: `${reference.toFixed(1)} ms with ${FEW}`,
        ratio: (ours / reference).toFixed(2),
        aim: mostMs === undefined ? `at most ${MOST_TIMES_SLOWER}` : `under ${mostMs} ms`,
        isMet: mostMs === undefined ? ours / reference <= MOST_TIMES_SLOWER : ours < mostMs,
      })
    }
    return found
  } finally {
    await product.stop()
  }
}

const middle = (times: readonly number[]): number => median(times.toSorted((a, b) => a - b))

async function ask(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}

/** Disputes by the cookie of their member: one a minute, of every status in turn, one of them about a kestrel. */
function fill(product: Product, counts: Readonly<Record<string, number>>): Promise<void> {
  return inDatabaseOf(product, async (pool, db) => {
    for (const [cookie, count] of Object.entries(counts)) {
      const userId = cookie.split('=')[1]?.split('.')[0]
      await pool.query(FILL, [userId, count])
    }
    // As the product seals what it keeps.
    const { secret, master } = await openInstallation(db, readSecrets({}, product.directory))
    await sealPlain({ db, secret, keys: openKeyRing(master) })
    // As autovacuum does within a minute.
    await pool.query('vacuum analyze disputes')
  })
}

const FILL = `insert into disputes (user_id, id, creditor, description, status, priority, estimated_impact, dispute_targets,
    submission_method, is_practice, outcome, created_at)
  select $1, gen_random_uuid(), 'Bank ' || n || case when n = 25 then ' of the Kestrel' else '' end,
    'The balance of account ' || md5(n::text) || ' was paid in full in ' || 2010 + n % 15 || ' and is reported as owed.',
    (array['pending', 'in_progress', 'under_review', 'resolved', 'rejected'])[1 + n % 5], 'medium', 10, '{equifax}', 'mail', false,
    (array['pending', 'pending', 'pending', 'removed', 'verified'])[1 + n % 5], '2026-01-01'::timestamptz + n * interval '1 minute'
  from generate_series(1, $2::int) n`
