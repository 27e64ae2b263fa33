import type { PracticePerson } from '#engine/practice/practice-file.ts'
import type { RehearsalPersonId } from '#engine/words/rehearsal-story.ts'

type RehearsalPerson = PracticePerson & { readonly address: NonNullable<PracticePerson['address']> }

/** Names that no consumer has, at addresses that can be written on an envelope. */
export const REHEARSAL_CAST: Readonly<Record<RehearsalPersonId, RehearsalPerson>> = {
  keiko_sampleton: {
    firstName: 'Keiko',
    lastName: 'Sampleton',
    dateOfBirth: '1981-03-12',
    address: { street: '1200 Main St', city: 'Austin', state: 'TX', zip: '78701' },
  },
  marcus_placeholder: {
    firstName: 'Marcus',
    lastName: 'Placeholder',
    dateOfBirth: '1974-09-30',
    address: { street: '48 Elm Ave', city: 'Dayton', state: 'OH', zip: '45402' },
  },
  rosa_exemplar: {
    firstName: 'Rosa',
    lastName: 'Exemplar',
    dateOfBirth: '1990-06-05',
    address: { street: '7 Harbor Rd', city: 'Portland', state: 'ME', zip: '04101' },
  },
  amara_testwell: {
    firstName: 'Amara',
    lastName: 'Testwell',
    dateOfBirth: '1986-12-21',
    address: { street: '310 Cedar Ln', city: 'Boise', state: 'ID', zip: '83702' },
  },
}
