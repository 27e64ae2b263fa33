import { afterEach, expect, it, vi } from 'vitest'
import { uploadReport } from '#contract/reports.ts'
import { isCallError } from '#web/platform/api.ts'
import { sendFiles } from '#web/platform/send-files.ts'
import { proofAskedFor, settleProof, watchProof } from '#web/platform/step-up.ts'

const REFUSED = JSON.stringify({ message: 'Confirm', code: 'step_up_needed', proof: 'password' })

/** A browser whose server answers each sending in turn. */
function answerWith(...answers: readonly (readonly [number, string])[]) {
  const sent: unknown[] = []
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    statusText = ''
    responseText = ''
    open(): void {
      this.status = 0
    }
    setRequestHeader(): void {
      this.statusText = ''
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }
    send(form: unknown): void {
      sent.push(form)
      const [status, text] = answers[sent.length - 1] ?? [500, '{}']
      this.status = status
      this.responseText = text
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

let leave = (): void => undefined
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

const send = (signal?: AbortSignal) =>
  sendFiles(
    uploadReport,
    { body: { bureau: 'auto', userId: '1' }, files: { creditReport: new Blob(['%PDF']) }, ...(signal && { signal }) },
    () => undefined,
  ).catch((error: unknown) => error)

it('files that want a proof wait for it and go out once more', async () => {
  leave = watchProof(() => undefined)
  const sent = answerWith([403, REFUSED], [415, JSON.stringify({ message: 'No report', code: 'unsupported_type' })])
  const going = send()
  await vi.waitFor(() => expect(proofAskedFor()).toBe('password'), 60_000)
  settleProof(true)
  const error = await going
  // The second answer is the one that counts.
  expect(isCallError(error) && error.code).toBe('unsupported_type')
  expect(sent).toHaveLength(2)
  for (const form of sent) expect(form instanceof FormData && [...form.keys()]).toEqual(['bureau', 'userId', 'creditReport'])
})

it('are sent once where the member would rather not', async () => {
  leave = watchProof(() => void setTimeout(() => settleProof(false)))
  const sent = answerWith([403, REFUSED])
  const error = await send()
  expect(isCallError(error) && error.code).toBe('step_up_needed')
  expect(sent).toHaveLength(1)
})

it('that are called off reject with the reason that was given, on their way and before', async () => {
  const sent = answerWith()
  const reason = new Error('the member closed the page')
  const calledOff = new AbortController()
  const going = send(calledOff.signal)
  calledOff.abort(reason)
  expect(await going).toBe(reason)
  expect(await send(calledOff.signal)).toBe(reason)
  expect(sent).toHaveLength(1)
})
