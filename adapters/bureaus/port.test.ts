import { describe, expect, it } from 'vitest'
import { embeddedBureaus } from '#adapters/bureaus/embedded.ts'
import type { BureausPort } from '#adapters/bureaus/port.ts'

const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  ssn: '000000000',
  dateOfBirth: '1980-02-29',
  address: { street: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' },
}

function bureausSuite(implementation: string, bureaus: BureausPort): void {
  describe(`bureaus: ${implementation}`, () => {
    it('lists the three bureaus, each once', async () => {
      expect((await bureaus.listBureaus()).map((connection) => connection.bureau)).toEqual(['equifax', 'experian', 'transunion'])
    })

    it('answers a fetch as it said it would', async () => {
      for (const { bureau, kind } of await bureaus.listBureaus()) {
        const answer = await bureaus.fetchReport(person, bureau)
        expect(answer.kind === 'not_connected').toBe(kind === 'not_connected')
        if (answer.kind === 'report') expect(answer.practice).toBe(kind === 'practice')
      }
    })
  })
}

bureausSuite('embedded', embeddedBureaus())
