import { describe, expect, it } from 'vitest'
import { embeddedModel } from '#adapters/model/embedded.ts'
import type { ModelPort } from '#adapters/model/port.ts'

const request = { instructions: 'Write one sentence.', material: 'The balance of [ACCOUNT 1] is [AMOUNT 1].', longest: 200 }

function modelSuite(implementation: string, model: ModelPort): void {
  describe(`model: ${implementation}`, () => {
    it('answers a draft within the bound, or says that there is none', async () => {
      const answer = await model.draft(request)
      if (answer.kind === 'draft') expect(answer.text.length).toBeLessThanOrEqual(request.longest)
      else expect(answer).toEqual({ kind: 'none' })
    })
  })
}

modelSuite('embedded', embeddedModel())

describe('without a model', () => {
  it('nothing is drafted', async () => {
    expect(await embeddedModel().draft(request)).toEqual({ kind: 'none' })
  })
})
