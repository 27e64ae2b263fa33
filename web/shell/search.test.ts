import { describe, expect, it } from 'vitest'
import { readSearch } from '#web/shell/search.ts'

describe('the search part of an address', () => {
  it('keeps what the product knows', () => {
    expect(
      readSearch({
        redirect: 'subscribe',
        token: 'abc',
        tab: 'ai',
        id: 5,
        article: 're-aging',
        payment_intent_client_secret: 'pi_1_secret_2',
      }),
    ).toEqual({
      payment_intent_client_secret: 'pi_1_secret_2',
      redirect: 'subscribe',
      token: 'abc',
      tab: 'ai',
      id: '5',
      article: 're-aging',
    })
  })

  it('follows no other redirect and drops what it does not know', () => {
    expect(readSearch({ redirect: 'https://evil.example', utm_source: 'x', token: '', tab: { a: 1 } })).toEqual({})
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    '/subscribe',
    'subscribe/../..//evil.example',
    'Subscribe',
    ['subscribe'],
    { toString: () => 'subscribe' },
    null,
  ])('follows no redirect to %j', (redirect) => expect(readSearch({ redirect })).toEqual({}))

  it('keeps the code of a link', () => expect(readSearch({ code: 'a.b' })).toEqual({ code: 'a.b' }))
})
