import { afterEach, expect, it, vi } from 'vitest'
import { startAuthenticator } from '#contract/second-factor.ts'
import { call, isCallError } from '#web/platform/api.ts'
import { proofAskedFor, settleProof, watchProof } from '#web/platform/step-up.ts'

const REFUSED = [403, { message: 'Confirm', code: 'step_up_needed', proof: 'code' }] as const
const DONE = [200, { key: 'K', address: 'otpauth://x', picture: '<svg />' }] as const

function answerWith(...answers: readonly (readonly [number, object])[]) {
  const left = [...answers]
  const fetched = vi.fn<typeof fetch>(async () => {
    const [status, body] = left.shift() ?? [500, {}]
    return new Response(JSON.stringify(body), { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

let leave = (): void => undefined
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

const start = () => call(startAuthenticator, {}).catch((error: unknown) => error)

it('a call that wants a proof waits for it and then goes out once more', async () => {
  leave = watchProof(() => undefined)
  const fetched = answerWith(REFUSED, DONE)
  const going = start()
  await vi.waitFor(() => expect(proofAskedFor()).toBe('code'), 60_000)
  settleProof(true)
  expect(await going).toEqual(DONE[1])
  expect([fetched.mock.calls.length, proofAskedFor()]).toEqual([2, null])
})

it('two that want one share the question', async () => {
  const seen = vi.fn()
  leave = watchProof(seen)
  answerWith(REFUSED, REFUSED, DONE, DONE)
  const going = Promise.all([start(), start()])
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), 60_000)
  await vi.waitFor(() => expect(proofAskedFor()).toBe('code'), 60_000)
  await new Promise((resolve) => setTimeout(resolve))
  settleProof(true)
  expect(await going).toEqual([DONE[1], DONE[1]])
  expect(seen).toHaveBeenCalledTimes(2)
})

it.each([
  ['the member would rather not', true],
  ['no page can ask', false],
])('is refused where %s', async (_case, isWatched) => {
  if (isWatched) leave = watchProof(() => void setTimeout(() => settleProof(false)))
  const fetched = answerWith(REFUSED)
  const error = await start()
  expect(isCallError(error) && error.code).toBe('step_up_needed')
  expect(fetched).toHaveBeenCalledTimes(1)
  leave()
  leave = () => undefined
})
