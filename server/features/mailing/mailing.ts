/** Front door of the mailing: what other features may ask of it. */
export { finishMailings } from '#server/features/mailing/finish-mailings.ts'
export { followMailings } from '#server/features/mailing/follow-mailings.ts'
export { mailLetters } from '#server/features/mailing/mail-letters.ts'
export { deliveriesOf, type Delivery } from '#server/features/mailing/deliveries-of.ts'
export { forgetMailed, type PostedLetter, mailedOf } from '#server/features/mailing/mailed-of.ts'
export { EACH_ALONE } from '#server/features/mailing/plan-envelopes.ts'
