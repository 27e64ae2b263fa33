import { expect, it } from 'vitest'
import { openVendorCalls } from '#server/platform/vendor-calls.ts'

it('counts calls that are answered and calls that fail, and changes neither', async () => {
  const vendors = openVendorCalls()
  const heard: unknown[] = []
  vendors.tell(({ service, isAnswered }) => heard.push([service, isAnswered]))
  const port = vendors.watch('post', {
    name: 'a post',
    submit: (letter: string) => Promise.resolve(`${letter} taken`),
    track: () => Promise.reject(new Error('away')),
    prices: () => 3,
    close: () => Promise.resolve(),
  })
  expect([port.name, port.prices(), await port.submit('a letter')]).toEqual(['a post', 3, 'a letter taken'])
  await expect(port.track()).rejects.toThrow('away')
  await port.close()
  expect(vendors.of('post')).toMatchObject({ answered: 1, failed: 1 })
  expect(vendors.of('email')).toEqual({ answered: 0, failed: 0, longestSeconds: 0 })
  expect(heard).toEqual([
    ['post', true],
    ['post', false],
  ])
})
