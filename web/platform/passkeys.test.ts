import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerFromAutofill, answerWithPasskey } from '#web/platform/passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(canFillIn: (() => Promise<boolean>) | null) {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 500 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('PublicKeyCredential', canFillIn === null ? {} : { isConditionalMediationAvailable: canFillIn })
  return fetched
}

describe('a passkey from the browser’s list', () => {
  it.each([
    ['never heard of it', null],
    ['does not do it here', () => Promise.resolve(false)],
    ['fails to say', () => Promise.reject(new Error('no'))],
  ])('asks nothing where the browser %s', async (_case, canFillIn) => {
    const fetched = browser(canFillIn)
    expect(await answerFromAutofill(new AbortController().signal)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('asks nothing once the person has gone on', async () => {
    const fetched = browser(() => Promise.resolve(true))
    expect(await answerFromAutofill(AbortSignal.abort())).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('asks the server for a question where the browser does', async () => {
    const fetched = browser(() => Promise.resolve(true))
    await expect(answerFromAutofill(new AbortController().signal)).rejects.toThrow()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['asks the device where nobody asked for a passkey', false, 1],
    ['never ends what a person has asked for while its own question was on the way', true, 0],
  ])('%s', async (_case, isAskedFor, times) => {
    const get = vi.fn(() => Promise.reject(new Error('none chosen')))
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => {}, { isConditionalMediationAvailable: () => Promise.resolve(true) }),
    )
    vi.stubGlobal('navigator', { credentials: { get } })
    vi.stubGlobal('document', { cookie: '', querySelectorAll: () => ['a field'] })
    const question = Promise.withResolvers<Response>()
    const fetched = vi.fn<typeof fetch>().mockReturnValueOnce(question.promise)
    fetched.mockResolvedValue(new Response('{}', { status: 500 }))
    vi.stubGlobal('fetch', fetched)
    const filledIn = answerFromAutofill(new AbortController().signal)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), 60_000)
    if (isAskedFor) await answerWithPasskey().catch(() => null)
    const options = { challenge: 'AAAA', rpId: 'localhost', timeout: 1000, userVerification: 'required' }
    question.resolve(Response.json({ options }))
    expect(await filledIn).toBeNull()
    expect(get).toHaveBeenCalledTimes(times)
  })
})
