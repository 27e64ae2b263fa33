import { setTimeout as wait } from 'node:timers/promises'
import { register } from '#contract/accounts.ts'
import { readCurrentUser } from '#contract/sign-in.ts'
import { listDisputes } from '#contract/disputes.ts'
import { listReports } from '#contract/reports.ts'

const READS = [readCurrentUser.path, listReports.path, listDisputes.path]
const PAUSE_MS = 50

export interface Reads {
  readonly asked: number
  /** Reads that were not answered with 200. */
  readonly failed: readonly string[]
}

/** A member who reads all the time, until told to stop. */
export async function askAllTheTime(url: string): Promise<{ stop(): Promise<Reads> }> {
  const username = `reader_${Date.now()}`
  const person = { username, email: `${username}@example.test`, password: 'Correct-Horse-7', name: 'Dana Whitfield', phone: null }
  const signedUp = await fetch(`${url}${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (signedUp.status !== 201) throw new Error(`${register.path}: ${signedUp.status} ${await signedUp.text()}`)
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
  const failed: string[] = []
  let asked = 0
  let isStopped = false
  const going = (async () => {
    while (!isStopped) {
      const path = READS[asked % READS.length] ?? ''
      asked += 1
      const answered = await fetch(`${url}${path}`, { headers: { cookie } })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch((error: unknown) => ({ status: 0, text: String(error) }))
      if (answered.status !== 200) failed.push(`${path}: ${answered.status} ${answered.text.slice(0, 200)}`)
      await wait(PAUSE_MS)
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await going
      return { asked, failed }
    },
  }
}
