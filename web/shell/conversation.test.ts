import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#web/platform/query-client.ts'
import { addTurn, conversation, type Turn } from '#web/shell/conversation.ts'

const turn = (question: string): Turn => ({
  question,
  answer: { answer: [], sources: [], writtenBy: 'rules', isPractice: false },
})

describe('the conversation of this visit', () => {
  it('grows by each answer, whether it is looked at or not', () => {
    const client = createQueryClient()
    addTurn(client, turn('my score'))
    addTurn(client, turn('my letters'))
    const shown = new QueryObserver(client, conversation).getCurrentResult().data
    expect(shown?.map(({ question }) => question)).toEqual(['my score', 'my letters'])
  })

  it('is forgotten with everything else when someone signs out', () => {
    const client = createQueryClient()
    addTurn(client, turn('my score'))
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/user' })
    expect(new QueryObserver(client, conversation).getCurrentResult().data).toBeUndefined()
  })
})
