import { ACCOUNT_LABELS, PERSON_LABELS, RECORD_LABELS } from '#engine/reading/layouts/equifax-acr/words.ts'
import { capitalised, type PrintedWords } from '#engine/recognition/printed-words.ts'

/** What the Equifax ACR report says in fixed words, for pages that were recognised. */
export const PRINTED_WORDS: PrintedWords = {
  labels: [ACCOUNT_LABELS, PERSON_LABELS, RECORD_LABELS].flatMap(Object.keys).map(capitalised),
  values: [
    'Pays As Agreed',
    'Individual Account',
    'Joint Account',
    'Authorized User',
    'Installment',
    'Revolving',
    'Mortgage',
    'Open',
  ],
  codes: [],
  mask: null,
  hasBars: true,
}
