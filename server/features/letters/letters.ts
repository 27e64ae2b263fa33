/** Front door of the letters: what other features may ask of them. */
export { analyzedLetterAnswer } from '#server/features/letters/analyzed-letter.ts'
export { confirmedWords } from '#server/features/letters/confirmed-words.ts'
export { contactsOf, dueFollowUps } from '#server/features/letters/due-follow-ups.ts'
export { deliveryDays } from '#server/features/letters/delivery-days.ts'
export { draftFor } from '#server/features/letters/draft-for.ts'
export {
  type Dispatch,
  dispatchLetter,
  practiseDelivery,
  practiseLetter,
  recordDelivery,
  recordFailedDelivery,
  refuseUnconfirmed,
} from '#server/features/letters/dispatch-letter.ts'
export {
  allLetters,
  changeLetter,
  isConfirmed,
  isPractised,
  isWorkedOn,
  letterAnswer,
  letterMarks,
  type LetterRow,
  lettersOfDispute,
  ownedLetter,
  ownedLetters,
  provenSentences,
  sentByHand,
  sentLettersOf,
  takeLetter,
  unsentLetters,
} from '#server/features/letters/letter-rows.ts'
export { LETTER_DELIVERED } from '#server/features/letters/letter-delivered.ts'
export { refuseUntrue, untrueNow } from '#server/features/letters/held-against-words.ts'
export { keepPrinted, namedPrints, printedIfKept } from '#server/features/letters/keep-printed.ts'
export type { PrintFor } from '#server/features/letters/mail-barcode.ts'
export { headOf, lostEnclosure, missingPapers, printLetter, printLetterFor } from '#server/features/letters/print-letter.ts'
export { clockOfLetter, isCreditRepair } from '#server/features/letters/clock-of-letter.ts'
export { knownSender } from '#server/features/letters/letter-source.ts'
export { statementsOf } from '#server/features/letters/member-statements.ts'
export { redraftLetters } from '#server/features/letters/redraft-letters.ts'
export { requestAbout } from '#server/features/letters/request-about.ts'
export { type LetterOrder, writeLetter } from '#server/features/letters/write-letter.ts'
export { keepOwnLetters } from '#server/features/letters/own-letters.ts'
