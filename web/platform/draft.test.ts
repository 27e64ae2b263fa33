import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { dropDraft, keepDraft, readDraft, withoutSecrets } from '#web/platform/draft.ts'
import { becomeUser } from '#web/shell/current-user.ts'

describe('a draft', () => {
  it('is kept for the visit, each under its own name, until it is dropped', () => {
    const client = new QueryClient()
    keepDraft(client, 'one', { creditor: 'Harbor Dental' })
    expect([readDraft(client, 'one'), readDraft(client, 'another')]).toEqual([{ creditor: 'Harbor Dental' }, undefined])
    dropDraft(client, 'one')
    expect(readDraft(client, 'one')).toBeUndefined()
  })

  it('is gone once somebody else signs in', () => {
    const client = new QueryClient()
    keepDraft(client, 'one', { creditor: 'Harbor Dental' })
    becomeUser(client, { id: 'another', name: 'Ana', username: 'ana', email: 'ana@example.com' })
    expect(readDraft(client, 'one')).toBeUndefined()
  })

  it('never holds a secret', () => {
    expect(withoutSecrets({ firstName: 'Dana', ssn: '900-12-3456' }, ['ssn'])).toEqual({ firstName: 'Dana' })
  })
})
