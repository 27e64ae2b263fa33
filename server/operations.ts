import { askReset } from '#server/features/accounts/ask-reset.ts'
import { changePassword } from '#server/features/accounts/change-password.ts'
import { checkResetToken } from '#server/features/accounts/check-reset-token.ts'
import { logIn } from '#server/features/accounts/log-in.ts'
import { logOut } from '#server/features/accounts/log-out.ts'
import { readCurrentUser } from '#server/features/accounts/read-current-user.ts'
import { register } from '#server/features/accounts/register.ts'
import { giveBackAccess } from '#server/features/recovery/give-back-access.ts'
import { listEndedAccess } from '#server/features/recovery/list-ended-access.ts'
import { resetPassword } from '#server/features/recovery/reset-password.ts'
import { secureAccount } from '#server/features/recovery/secure-account.ts'
import { returnEmail } from '#server/features/recovery/return-email.ts'
import { verifyEmail } from '#server/features/recovery/verify-email.ts'
import { finishLogIn } from '#server/features/accounts/finish-log-in.ts'
import { readFactors } from '#server/features/accounts/read-factors.ts'
import { startAuthenticator } from '#server/features/accounts/start-authenticator.ts'
import { confirmAuthenticator } from '#server/features/accounts/confirm-authenticator.ts'
import { endAuthenticator } from '#server/features/accounts/end-authenticator.ts'
import { makeRecoveryCodes } from '#server/features/accounts/make-recovery-codes.ts'
import { stepUp } from '#server/features/accounts/step-up.ts'
import { askPasskey } from '#server/features/accounts/ask-passkey.ts'
import { logInWithPasskey } from '#server/features/accounts/log-in-with-passkey.ts'
import { listPasskeys } from '#server/features/accounts/list-passkeys.ts'
import { startPasskey } from '#server/features/accounts/start-passkey.ts'
import { addPasskey } from '#server/features/accounts/add-passkey.ts'
import { renamePasskey } from '#server/features/accounts/rename-passkey.ts'
import { removePasskey } from '#server/features/accounts/remove-passkey.ts'
import { changeEmail } from '#server/features/accounts/change-email.ts'
import { readEmailAddress, resendVerification } from '#server/features/accounts/email-address.ts'
import { listSecurityEvents } from '#server/features/accounts/list-security-events.ts'
import { endOtherSessions, endSession, listSessions } from '#server/features/accounts/sessions.ts'
import { followWorkflow } from '#server/features/ai-workflow/follow-workflow.ts'
import { readCreditFix } from '#server/features/ai-workflow/read-credit-fix.ts'
import { readWorkflow } from '#server/features/ai-workflow/read-workflow.ts'
import { startCreditFix } from '#server/features/ai-workflow/start-credit-fix.ts'
import { startWorkflow } from '#server/features/ai-workflow/start-workflow.ts'
import { analyseCredit } from '#server/features/analysis/analyse-credit.ts'
import { readAnalysis } from '#server/features/analysis/read-analysis.ts'
import { askAssistant } from '#server/features/assistant/ask-assistant.ts'
import { hearAssistant } from '#server/features/assistant/hear-assistant.ts'
import { readAllDocuments, readDocuments } from '#server/features/case-file/documents.ts'
import { autoPullReports } from '#server/features/bureau-connections/auto-pull-reports.ts'
import { connectBureau, listBureauConnections } from '#server/features/bureau-connections/connect-bureau.ts'
import { giveConsent, listConsents, withdrawConsent } from '#server/features/bureau-connections/consents.ts'
import { fetchAllReports, fetchBureauReports } from '#server/features/bureau-connections/fetch-reports.ts'
import { generateReports } from '#server/features/bureau-connections/generate-reports.ts'
import { readChain } from '#server/features/case-file/read-chain.ts'
import { readDispute } from '#server/features/case-file/read-dispute.ts'
import { readCreditProfile } from '#server/features/credit-profile/read-credit-profile.ts'
import { setGoal } from '#server/features/credit-profile/set-goal.ts'
import { readDashboard } from '#server/features/dashboard/read-dashboard.ts'
import { analyzeDispute } from '#server/features/dispute-advice/analyze-dispute.ts'
import { analyzeDisputeSuccess } from '#server/features/dispute-advice/analyze-dispute-success.ts'
import { suggestDisputeStrategy } from '#server/features/dispute-advice/suggest-dispute-strategy.ts'
import { aiGenerateDisputeLetter } from '#server/features/ai-letters/ai-generate-dispute-letter.ts'
import { generateAiDisputeLetter } from '#server/features/ai-letters/generate-ai-dispute-letter.ts'
import { generateDisputeLetters } from '#server/features/ai-letters/generate-dispute-letters.ts'
import { tellDays } from '#server/features/disputes/tell-days.ts'
import { recordEarlierDispute } from '#server/features/answers/record-earlier-dispute.ts'
import { submitDispute } from '#server/features/submissions/submit-dispute.ts'
import { countDisputes } from '#server/features/disputes/count-disputes.ts'
import { createDispute } from '#server/features/disputes/create-dispute.ts'
import { disputeWithBureau, disputeWithCreditor } from '#server/features/disputes/dispute-item.ts'
import { listDisputes } from '#server/features/disputes/list-disputes.ts'
import { moveDispute } from '#server/features/disputes/move-dispute.ts'
import { takeBackOutcome } from '#server/features/disputes/take-back-outcome.ts'
import { readDisplay } from '#server/features/display/read-display.ts'
import { saveDisplay } from '#server/features/display/save-display.ts'
import { keepDraft } from '#server/features/drafts/keep-draft.ts'
import { readDraft } from '#server/features/drafts/read-draft.ts'
import { listEducationalContent } from '#server/features/education/list-content.ts'
import { readEducationalContent } from '#server/features/education/read-content.ts'
import { attestLetter } from '#server/features/letters/attest-letter.ts'
import { bringBackWords } from '#server/features/letters/bring-back-words.ts'
import { choosePapers } from '#server/features/letters/choose-papers.ts'
import { editLetter } from '#server/features/letters/edit-letter.ts'
import { keepUnsavedEdit } from '#server/features/letters/keep-unsaved-edit.ts'
import { readUnsavedEdit } from '#server/features/letters/read-unsaved-edit.ts'
import { generateLetter } from '#server/features/letters/generate-letter.ts'
import { hearLetter } from '#server/features/letters/hear-letter.ts'
import { listLetters, listLettersOfUser } from '#server/features/letters/list-letters.ts'
import { listLetterKinds } from '#server/features/letters/list-letter-kinds.ts'
import { markLetterDelivered } from '#server/features/letters/mark-letter-delivered.ts'
import { markLetterSent } from '#server/features/letters/mark-letter-sent.ts'
import { markLettersSent } from '#server/features/letters/mark-letters-sent.ts'
import { keepLabelNumber } from '#server/features/letters/keep-label-number.ts'
import { readLetterPage } from '#server/features/letters/read-letter-page.ts'
import { readLetter } from '#server/features/letters/read-letter.ts'
import { readLetterPdf } from '#server/features/letters/read-letter-pdf.ts'
import { readLetterProof } from '#server/features/letters/read-letter-proof.ts'
import { readLetterPrint } from '#server/features/letters/read-letter-print.ts'
import { readLettersPdf } from '#server/features/letters/read-letters-pdf.ts'
import { readTold } from '#server/features/letters/read-told.ts'
import { hearLob } from '#server/features/mailing/hear-lob.ts'
import { listMailings } from '#server/features/mailing/list-mailings.ts'
import { mailService } from '#server/features/mailing/mail-service.ts'
import { quoteMailing } from '#server/features/mailing/quote-letters.ts'
import { readMailingPrices } from '#server/features/mailing/read-prices.ts'
import { sendLetters } from '#server/features/mailing/send-letters.ts'
import { sprintMail } from '#server/features/mailing/sprint-mail.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#server/features/negative-items/list-negative-items.ts'
import { advanceRehearsal } from '#server/features/rehearsal/advance-rehearsal.ts'
import { endRehearsal } from '#server/features/rehearsal/end-rehearsal.ts'
import { listRehearsals } from '#server/features/rehearsal/list-rehearsals.ts'
import { readRehearsal } from '#server/features/rehearsal/read-rehearsal.ts'
import { startRehearsal } from '#server/features/rehearsal/start-rehearsal.ts'
import { linkAccounts, listAccountLinks, unlinkAccounts } from '#server/features/reports/link-accounts.ts'
import { readOwnWord } from '#server/features/reports/read-own-word.ts'
import { sayOwnWord } from '#server/features/reports/say-own-word.ts'
import { takeBackOwnWord } from '#server/features/reports/take-back-own-word.ts'
import { addPaper } from '#server/features/papers/add-paper.ts'
import { deletePaper } from '#server/features/papers/delete-paper.ts'
import { listPapers } from '#server/features/papers/list-papers.ts'
import { readPaperPage } from '#server/features/papers/read-paper-page.ts'
import { eraseAccount } from '#server/features/account-data/erase-account.ts'
import { exportAccount } from '#server/features/account-data/export-account.ts'
import { acceptInvitation, readInvitation } from '#server/features/helpers/accept-invitation.ts'
import { changeHelper } from '#server/features/helpers/change-helper.ts'
import { endHelper, leaveHelped } from '#server/features/helpers/end-help.ts'
import { inviteHelper } from '#server/features/helpers/invite-helper.ts'
import { listHelped, readHelping } from '#server/features/helpers/list-helped.ts'
import { listHelpers } from '#server/features/helpers/list-helpers.ts'
import { readHelperLog } from '#server/features/helpers/read-helper-log.ts'
import { withdrawInvitation } from '#server/features/helpers/withdraw-invitation.ts'
import { changeIdentity } from '#server/features/identity-sheet/change-identity.ts'
import { readIdentity } from '#server/features/identity-sheet/read-identity.ts'
import { readProfile } from '#server/features/profile/read-profile.ts'
import { saveProfile } from '#server/features/profile/save-profile.ts'
import { followNotifications } from '#server/features/notifications/follow-notifications.ts'
import { readNotificationPreferences } from '#server/features/reminders/read-preferences.ts'
import { saveNotificationPreferences } from '#server/features/reminders/save-preferences.ts'
import { stopReminderMails } from '#server/features/reminders/stop-mails.ts'
import { endCalendarLink, makeCalendarLink, readCalendarLink } from '#server/features/calendar/calendar-link.ts'
import { listCalendar } from '#server/features/calendar/list-calendar.ts'
import { readCalendarFeed } from '#server/features/calendar/read-calendar-feed.ts'
import { declineRound, takeUpRound } from '#server/features/next-rounds/decline-round.ts'
import { prepareFollowUp, prepareFollowUps } from '#server/features/next-rounds/follow-up.ts'
import { prepareRound } from '#server/features/next-rounds/prepare-round.ts'
import { readNextRounds } from '#server/features/next-rounds/read-next-rounds.ts'
import { readRoundPaper } from '#server/features/next-rounds/read-round-paper.ts'
import { recordFiledRound } from '#server/features/next-rounds/record-filed-round.ts'
import { listNotifications } from '#server/features/notifications/list-notifications.ts'
import { readAllNotifications } from '#server/features/notifications/read-all-notifications.ts'
import { readNotification } from '#server/features/notifications/read-notification.ts'
import { chooseRetention } from '#server/features/retention/choose-retention.ts'
import { readRetention } from '#server/features/retention/read-retention.ts'
import { listBadges, listUserBadges } from '#server/features/rewards/list-badges.ts'
import { listRewardActivities } from '#server/features/rewards/list-reward-activities.ts'
import { readRewards } from '#server/features/rewards/read-rewards.ts'
import { listRules } from '#server/features/rules/list-rules.ts'
import { readRule } from '#server/features/rules/read-rule.ts'
import { markPlanAction } from '#server/features/plan/mark-plan-action.ts'
import { readPacket } from '#server/features/packet/read-packet.ts'
import { readPlanEntries } from '#server/features/plan/read-plan-entries.ts'
import { readPlan } from '#server/features/plan/read-plan.ts'
import { clearMortgageClosing } from '#server/features/mortgage/clear-mortgage-closing.ts'
import { readMortgageClosing } from '#server/features/mortgage/read-mortgage-closing.ts'
import { setMortgageClosing } from '#server/features/mortgage/set-mortgage-closing.ts'
import { readStrategy } from '#server/features/strategy/read-strategy.ts'
import { checkResults } from '#server/features/answers/check-results.ts'
import { confirmReply, correctReply } from '#server/features/answers/confirm-reply.ts'
import { listReplies, readDisputeAnswers, readReplyOf } from '#server/features/answers/list-replies.ts'
import { readCoveredDebts } from '#server/features/answers/read-covered-debts.ts'
import { readReplyPage } from '#server/features/answers/read-reply-page.ts'
import { recordDisputeAnswer } from '#server/features/answers/record-dispute-answer.ts'
import { deleteReply } from '#server/features/answers/remove-reply.ts'
import { sayToCheck } from '#server/features/answers/say-to-check.ts'
import { takeBackAnswer } from '#server/features/answers/take-back-answer.ts'
import { uploadReply } from '#server/features/answers/upload-reply.ts'
import { keepPaperLetter } from '#server/features/answers/keep-paper-letter.ts'
import { usePaper } from '#server/features/answers/use-paper.ts'
import { confirmValues } from '#server/features/reports/confirm-values.ts'
import { deleteReport } from '#server/features/reports/delete-report.ts'
import { removeReportFile } from '#server/features/reports/remove-report-file.ts'
import { followReadings } from '#server/features/reports/follow-readings.ts'
import { listAnsweredValues } from '#server/features/reports/list-answered-values.ts'
import { listConfirmations } from '#server/features/reports/list-confirmations.ts'
import { listFindings } from '#server/features/reports/list-findings.ts'
import { listReports } from '#server/features/reports/list-reports.ts'
import { readReport } from '#server/features/reports/read-report.ts'
import { readReportOriginal } from '#server/features/reports/read-report-original.ts'
import { readReportChanges } from '#server/features/reports/read-report-changes.ts'
import { readReportFile } from '#server/features/reports/read-report-file.ts'
import { answerOwnership } from '#server/features/reports/answer-ownership.ts'
import { answerTotals } from '#server/features/reports/answer-totals.ts'
import { readReportPage } from '#server/features/reports/read-report-page.ts'
import { takeBackValue } from '#server/features/reports/take-back-value.ts'
import { uploadAny } from '#server/features/intake/upload-any.ts'
import { readHealth } from '#server/features/service/read-health.ts'
import { readInstallation } from '#server/features/service/read-installation.ts'
import { readIntegrations } from '#server/features/service/read-integrations.ts'
import { readReadiness } from '#server/features/service/read-readiness.ts'
import { confirmDemoPayment } from '#server/features/subscriptions/confirm-demo-payment.ts'
import { readSubscription } from '#server/features/subscriptions/read-subscription.ts'
import { readBillingPlan } from '#server/features/subscriptions/read-billing-plan.ts'
import { readBillingDocuments } from '#server/features/subscriptions/read-billing-documents.ts'
import { signRights } from '#server/features/subscriptions/sign-rights.ts'
import { signContract } from '#server/features/subscriptions/sign-contract.ts'
import { readSignedContract } from '#server/features/subscriptions/read-signed-contract.ts'
import { cancelContract } from '#server/features/subscriptions/cancel-contract.ts'
import { startCard } from '#server/features/subscriptions/start-card.ts'
import { checkCard } from '#server/features/subscriptions/check-card.ts'
import { openPortal } from '#server/features/subscriptions/open-portal.ts'
import { payInvoices } from '#server/features/subscriptions/pay-invoices.ts'
import { refundInvoice } from '#server/features/subscriptions/refund-invoice.ts'
import { hearStripe } from '#server/features/subscriptions/hear-stripe.ts'
import { generateDisputeLetter } from '#server/features/tools/generate-dispute-letter.ts'
import { keepScorePrediction } from '#server/features/score-predictions/keep-score-prediction.ts'
import { readScorePredictions } from '#server/features/score-predictions/read-score-predictions.ts'
import { listMatters } from '#server/features/matters/list-matters.ts'
import { addScore } from '#server/features/scores/add-score.ts'
import { listScores } from '#server/features/scores/list-scores.ts'
import { removeScore } from '#server/features/scores/remove-score.ts'
import { beginTheft } from '#server/features/theft/begin-theft.ts'
import { endTheft } from '#server/features/theft/end-theft.ts'
import { readTheft } from '#server/features/theft/read-theft.ts'
import { recordTheftStep } from '#server/features/theft/record-theft-step.ts'
import { undoTheftStep } from '#server/features/theft/undo-theft-step.ts'
import { simulateScore } from '#server/features/tools/simulate-score.ts'
import { analyzeReport } from '#server/features/report-analysis/analyze-report.ts'
import { predictDispute } from '#server/features/ai-demo/predict-dispute.ts'
import { readPracticePage } from '#server/features/ai-demo/read-practice-page.ts'
import { recognisePage } from '#server/features/ai-demo/recognise-page.ts'
import { writeDemoLetter } from '#server/features/ai-demo/write-demo-letter.ts'
import type { Operations } from '#server/platform/operations.ts'

/** Which verb answers which call. */
export const operations: Operations = {
  readHealth,
  readReadiness,
  readIntegrations,
  readInstallation,
  register,
  logIn,
  logOut,
  readCurrentUser,
  askReset,
  checkResetToken,
  resetPassword,
  secureAccount,
  listEndedAccess,
  giveBackAccess,
  changePassword,
  finishLogIn,
  readFactors,
  startAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
  makeRecoveryCodes,
  stepUp,
  askPasskey,
  logInWithPasskey,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  exportAccount,
  eraseAccount,
  listSecurityEvents,
  listSessions,
  endSession,
  endOtherSessions,
  readEmailAddress,
  verifyEmail,
  returnEmail,
  resendVerification,
  changeEmail,
  readProfile,
  saveProfile,
  readIdentity,
  changeIdentity,
  readSubscription,
  confirmDemoPayment,
  readBillingPlan,
  readBillingDocuments,
  signRights,
  signContract,
  readSignedContract,
  cancelContract,
  startCard,
  checkCard,
  openPortal,
  payInvoices,
  refundInvoice,
  stripeWebhook: hearStripe,
  readCreditProfile,
  setGoal,
  listMatters,
  listScores,
  readTheft,
  beginTheft,
  endTheft,
  recordTheftStep,
  undoTheftStep,
  addScore,
  removeScore,
  uploadReport: uploadAny,
  analyzeReport,
  listReports,
  readReport,
  readReportChanges,
  answerOwnership,
  answerTotals,
  readReportPage,
  readReportFile,
  readReportOriginal,
  followReadings,
  listConfirmations,
  uploadReply,
  keepPaperLetter,
  usePaper,
  listReplies,
  readReplyOf,
  readCoveredDebts,
  readReplyPage,
  deleteReply,
  confirmReply,
  correctReply,
  readDisputeAnswers,
  recordDisputeAnswer,
  takeBackAnswer,
  checkResults,
  sayToCheck,
  confirmValues,
  listAnsweredValues,
  takeBackValue,
  deleteReport,
  removeReportFile,
  generateReports,
  autoPullReports,
  fetchAllReports,
  fetchBureauReports,
  connectBureau,
  listBureauConnections,
  giveConsent,
  listConsents,
  withdrawConsent,
  listFindings,
  readOwnWord,
  sayOwnWord,
  takeBackOwnWord,
  listAccountLinks,
  linkAccounts,
  unlinkAccounts,
  listNegativeItems,
  listNegativeItemsOfUser,
  listDisputes,
  countDisputes,
  createDispute,
  disputeWithBureau,
  disputeWithCreditor,
  readDispute,
  moveDispute,
  takeBackOutcome,
  readDocuments,
  readAllDocuments,
  readChain,
  readPacket,
  prepareFollowUp,
  prepareFollowUps,
  readNextRounds,
  declineRound,
  takeUpRound,
  prepareRound,
  recordFiledRound,
  readRoundPaper,
  recordEarlierDispute,
  tellDays,
  submitDispute,
  analyzeDispute,
  suggestDisputeStrategy,
  analyzeDisputeSuccess,
  generateAiDisputeLetter,
  aiGenerateDisputeLetter,
  generateDisputeLetters,
  listLetters,
  listLettersOfUser,
  listLetterKinds,
  readTold,
  generateLetter,
  hearLetter,
  readLetter,
  readLetterProof,
  readLetterPdf,
  editLetter,
  readUnsavedEdit,
  keepUnsavedEdit,
  bringBackWords,
  attestLetter,
  markLetterSent,
  markLettersSent,
  markLetterDelivered,
  readLettersPdf,
  choosePapers,
  keepLabelNumber,
  readLetterPrint,
  readLetterPage,
  listPapers,
  addPaper,
  readPaperPage,
  deletePaper,
  quoteMailing,
  sendLetters,
  sprintMail,
  mailService,
  readMailingPrices,
  listMailings,
  lobWebhook: hearLob,
  readDashboard,
  listEducationalContent,
  readEducationalContent,
  listRules,
  readRule,
  generateDisputeLetter,
  simulateScore,
  readScorePredictions,
  keepScorePrediction,
  listNotifications,
  readNotification,
  readAllNotifications,
  followNotifications,
  readNotificationPreferences,
  saveNotificationPreferences,
  stopReminderMails,
  listCalendar,
  readCalendarLink,
  makeCalendarLink,
  endCalendarLink,
  readCalendarFeed,
  readRewards,
  listRewardActivities,
  listBadges,
  listUserBadges,
  startWorkflow,
  readWorkflow,
  followWorkflow,
  readCreditFix,
  startCreditFix,
  analyseCredit,
  readAnalysis,
  recognisePage,
  readPracticePage,
  predictDispute,
  writeDemoLetter,
  readPlan,
  readPlanEntries,
  markPlanAction,
  readStrategy,
  readMortgageClosing,
  setMortgageClosing,
  clearMortgageClosing,
  askAssistant,
  hearAssistant,
  listRehearsals,
  startRehearsal,
  readRehearsal,
  advanceRehearsal,
  endRehearsal,
  listHelpers,
  inviteHelper,
  withdrawInvitation,
  changeHelper,
  endHelper,
  readHelperLog,
  listHelped,
  leaveHelped,
  readHelping,
  readInvitation,
  acceptInvitation,
  readRetention,
  chooseRetention,
  readDisplay,
  saveDisplay,
  readDraft,
  keepDraft,
}
