import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { dropDraft, keepDraft, readDraft, withoutSecrets } from '#web/platform/draft.ts'

describe('a draft', () => {
  it('is kept for the visit, each under its own name, until it is dropped', () => {
    const client = new QueryClient()
    keepDraft(client, 'one', { creditor: 'Harbor Dental' })
    expect([readDraft(client, 'one'), readDraft(client, 'another')]).toEqual([{ creditor: 'Harbor Dental' }, undefined])
    dropDraft(client, 'one')
    expect(readDraft(client, 'one')).toBeUndefined()
  })

  it('is gone with all else when somebody signs out', () => {
    const client = new QueryClient()
    keepDraft(client, 'one', { creditor: 'Harbor Dental' })
    // As the shell does: everything but the question who is signed in.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'api/user' })
    expect(readDraft(client, 'one')).toBeUndefined()
  })

  it('never holds a secret', () => {
    expect(withoutSecrets({ firstName: 'Dana', ssn: '900-12-3456' }, ['ssn'])).toEqual({ firstName: 'Dana' })
  })
})
