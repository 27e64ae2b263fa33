import { describe, expect, it } from 'vitest'
import { type Connection, serviceOf } from '#web/parts/pull/bureau-service.ts'

const connection = (given: Partial<Connection>): Connection => ({
  bureau: 'experian',
  status: 'not_connected',
  reportAvailable: false,
  lastUpdated: null,
  isPractice: false,
  provider: 'practice',
  canBeAsked: true,
  needsConsent: false,
  consent: null,
  ...given,
})

describe('who is asked', () => {
  it('is not known before the server said so', () => expect(serviceOf(undefined)).toEqual({ kind: 'unknown' }))
  it('is practice where no bureau needs a consent', () => expect(serviceOf([connection({})])).toEqual({ kind: 'practice' }))
  it('is real for the bureaus behind which a service stands', () => {
    const real = connection({ provider: 'experian', needsConsent: true })
    const none = connection({ bureau: 'equifax', provider: 'experian', canBeAsked: false })
    expect(serviceOf([none, real])).toEqual({ kind: 'real', asked: [real] })
  })
})
