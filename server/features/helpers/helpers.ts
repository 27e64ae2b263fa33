/** Front door of the helpers: who looks into whose file, by which consent. */
export { enterHelping, memberIfHelped } from '#server/features/helpers/enter-helping.ts'
export { endAllHelp, putBackHelp, putBackInvitation } from '#server/features/helpers/end-help.ts'
export { forgetHelpOf, forgetInvitationsTo, sweepInvitations } from '#server/features/helpers/helper-rows.ts'
