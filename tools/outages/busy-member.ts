import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { register } from '#contract/accounts.ts'
import { listDisputes, recordEarlierDispute } from '#contract/disputes.ts'
import { listReports, uploadReport } from '#contract/reports.ts'
import { addScore, listScores } from '#contract/scores.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

/** Acts of one kind, each told apart by a mark of its own that the list shows again. */
interface Kind {
  readonly send: (member: Signed, number: number) => Promise<Response>
  readonly list: string
  /** The mark of one act, as a row of the list has it. */
  readonly markOf: (number: number) => string
  readonly marksIn: (rows: unknown) => readonly string[]
}

interface Signed {
  readonly url: string
  readonly cookie: string
}

/** What came of acts: marks. */
export interface Deeds {
  /** Acts that were answered with success. */
  readonly acknowledged: number
  /** Acts that were refused or cut off, and done again. */
  readonly repeated: number
  /** Acknowledged, and not there. */
  readonly lost: readonly string[]
  /** There more than once. */
  readonly doubled: readonly string[]
  /** Answers to the member that say nothing in words. */
  readonly wordless: readonly string[]
}

const json = ({ url, cookie }: Signed, path: string, body: object): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })

const dayOf = (number: number): string => new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10)

const KINDS: readonly Kind[] = [
  {
    send: (member, number) =>
      json(member, addScore.path, { score: 600, bureau: 'equifax', model: 'FICO 8', day: dayOf(number), from: null }),
    list: listScores.path,
    markOf: dayOf,
    marksIn: (rows) =>
      z
        .array(z.object({ day: z.string() }))
        .parse(rows)
        .map(({ day }) => day),
  },
  {
    send: (member, number) =>
      json(member, recordEarlierDispute.path, {
        creditor: `Company ${number} of a test`,
        bureau: 'experian',
        disputedOn: '2026-01-05',
        way: 'By mail',
      }),
    list: listDisputes.path,
    markOf: (number) => `Company ${number} of a test`,
    marksIn: (rows) =>
      z
        .array(z.object({ creditor: z.string() }))
        .parse(rows)
        .map(({ creditor }) => creditor),
  },
  {
    send: ({ url, cookie }, number) => {
      const form = new FormData()
      const { bytes } = exampleReport({ seed: `outage ${number}`, reportDate: dayOf(number) })
      form.set('bureau', 'equifax')
      form.set('creditReport', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'report.pdf')
      return fetch(`${url}${uploadReport.path}`, { method: 'POST', headers: { cookie }, body: form })
    },
    list: listReports.path,
    markOf: dayOf,
    marksIn: (rows) =>
      z
        .array(z.object({ reportDate: z.string() }))
        .parse(rows)
        .map(({ reportDate }) => reportDate),
  },
]

/** Half a second apart. */
const MOST_READS = 60

const refusal = z.object({ message: z.string().regex(/^[A-Z].*\.$/) })

/** A member who does one thing after the other, whatever happens, and does again what was not acknowledged. */
export interface BusyMember {
  /** Goes on until it is told to stop, and says what came of it. */
  work(): Promise<void>
  stop(): void
  /** Looks at every list. */
  check(): Promise<Deeds>
}

export async function signUpBusyMember({ url }: { readonly url: string }): Promise<BusyMember> {
  const username = `busy_${randomUUID().slice(0, 8)}`
  const person = { username, email: `${username}@example.test`, password: 'Correct-Horse-7', name: 'Dana Whitfield', phone: null }
  const signedUp = await json({ url, cookie: '' }, register.path, person)
  if (signedUp.status !== 201) throw new Error(`${register.path}: ${signedUp.status} ${await signedUp.text()}`)
  const member = { url, cookie: signedUp.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const done = new Map<Kind, string[]>(KINDS.map((kind) => [kind, []]))
  const wordless: string[] = []
  let repeated = 0
  let isStopped = false

  /** True once it is acknowledged. */
  const tryAct = async (kind: Kind, number: number): Promise<boolean> => {
    const answered = await kind.send(member, number).catch(() => null)
    const text = await answered?.text().catch(() => null)
    // A connection that broke has no words: those are the browser's part.
    if (answered === null || text === null || text === undefined) return false
    if (answered.ok) return true
    const isWords = answered.headers.get('content-type')?.includes('json') && refusal.safeParse(JSON.parse(text)).success
    if (!isWords) wordless.push(`${kind.list}: ${answered.status} ${text.slice(0, 200)}`)
    return false
  }

  /** A server that was hurt a moment ago may still be busy. */
  const readAll = async (list: string): Promise<unknown> => {
    for (let tries = 0; tries < MOST_READS; tries += 1) {
      const answered = await fetch(`${url}${list}`, { headers: { cookie: member.cookie } })
      if (answered.ok) return answered.json()
      await wait(500)
    }
    throw new Error(`${list} is not answered`)
  }

  return {
    work: async () => {
      for (let number = 0; !isStopped; number += 1)
        for (const kind of KINDS) {
          while (!isStopped && !(await tryAct(kind, number))) {
            repeated += 1
            await wait(100)
          }
          if (isStopped) break
          done.get(kind)?.push(kind.markOf(number))
        }
    },
    stop: () => {
      isStopped = true
    },
    check: async () => {
      const lost: string[] = []
      const doubled: string[] = []
      for (const [kind, marks] of done) {
        const there = kind.marksIn(await readAll(kind.list))
        lost.push(...marks.filter((mark) => !there.includes(mark)))
        doubled.push(...there.filter((mark, at) => there.indexOf(mark) !== at))
      }
      const acknowledged = [...done.values()].reduce((sum, marks) => sum + marks.length, 0)
      return { acknowledged, repeated, lost, doubled, wordless }
    },
  }
}
