import { expect, inject, it } from 'vitest'
import { testCluster } from '#server/testing/test-cluster.ts'

it('the files named in vitest.config.ts, as this one, run on a server over TCP; the whole corpus names none', () => {
  const { host } = testCluster().connection
  if (inject('onServer').length > 0) expect(host).toBe('127.0.0.1')
  else expect(host).not.toBe('127.0.0.1')
})
