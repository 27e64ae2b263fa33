/** Front door of the letters: what other features may ask of them. */
export { dispatchLetter, recordDelivery, refuseUnconfirmed } from '#server/features/letters/dispatch-letter.ts'
export {
  changeLetter,
  letterAnswer,
  type LetterRow,
  lettersOfDispute,
  ownedLetter,
  ownedLetters,
  takeLetter,
  unsentLetters,
} from '#server/features/letters/letter-rows.ts'
export { headOf, printLetter } from '#server/features/letters/print-letter.ts'
