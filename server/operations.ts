import { askReset } from '#server/features/accounts/ask-reset.ts'
import { changePassword } from '#server/features/accounts/change-password.ts'
import { checkResetToken } from '#server/features/accounts/check-reset-token.ts'
import { logIn } from '#server/features/accounts/log-in.ts'
import { logOut } from '#server/features/accounts/log-out.ts'
import { readCurrentUser } from '#server/features/accounts/read-current-user.ts'
import { register } from '#server/features/accounts/register.ts'
import { resetPassword } from '#server/features/accounts/reset-password.ts'
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
import { prepareFollowUp, prepareFollowUps } from '#server/features/case-file/follow-up.ts'
import { autoPullReports } from '#server/features/bureau-connections/auto-pull-reports.ts'
import { connectBureau, listBureauConnections } from '#server/features/bureau-connections/connect-bureau.ts'
import { giveConsent, listConsents, withdrawConsent } from '#server/features/bureau-connections/consents.ts'
import { fetchAllReports, fetchBureauReports } from '#server/features/bureau-connections/fetch-reports.ts'
import { generateReports } from '#server/features/bureau-connections/generate-reports.ts'
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
import { submitDispute } from '#server/features/submissions/submit-dispute.ts'
import { createDispute } from '#server/features/disputes/create-dispute.ts'
import { disputeWithBureau, disputeWithCreditor } from '#server/features/disputes/dispute-item.ts'
import { listDisputes } from '#server/features/disputes/list-disputes.ts'
import { moveDispute } from '#server/features/disputes/move-dispute.ts'
import { listEducationalContent } from '#server/features/education/list-content.ts'
import { readEducationalContent } from '#server/features/education/read-content.ts'
import { attestLetter } from '#server/features/letters/attest-letter.ts'
import { editLetter } from '#server/features/letters/edit-letter.ts'
import { generateLetter } from '#server/features/letters/generate-letter.ts'
import { hearLetter } from '#server/features/letters/hear-letter.ts'
import { listLetters, listLettersOfUser } from '#server/features/letters/list-letters.ts'
import { listLetterKinds } from '#server/features/letters/list-letter-kinds.ts'
import { markLetterDelivered } from '#server/features/letters/mark-letter-delivered.ts'
import { markLetterSent } from '#server/features/letters/mark-letter-sent.ts'
import { readLetterPdf } from '#server/features/letters/read-letter-pdf.ts'
import { readTold } from '#server/features/letters/read-told.ts'
import { listMailings } from '#server/features/mailing/list-mailings.ts'
import { mailService } from '#server/features/mailing/mail-service.ts'
import { readMailingPrices } from '#server/features/mailing/read-prices.ts'
import { sendLetters } from '#server/features/mailing/send-letters.ts'
import { sprintMail } from '#server/features/mailing/sprint-mail.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#server/features/negative-items/list-negative-items.ts'
import { linkAccounts, listAccountLinks, unlinkAccounts } from '#server/features/reports/link-accounts.ts'
import { readOwnWord } from '#server/features/reports/read-own-word.ts'
import { sayOwnWord } from '#server/features/reports/say-own-word.ts'
import { takeBackOwnWord } from '#server/features/reports/take-back-own-word.ts'
import { readProfile } from '#server/features/profile/read-profile.ts'
import { saveProfile } from '#server/features/profile/save-profile.ts'
import { listNotifications } from '#server/features/notifications/list-notifications.ts'
import { readAllNotifications } from '#server/features/notifications/read-all-notifications.ts'
import { readNotification } from '#server/features/notifications/read-notification.ts'
import { listBadges, listUserBadges } from '#server/features/rewards/list-badges.ts'
import { listRewardActivities } from '#server/features/rewards/list-reward-activities.ts'
import { readRewards } from '#server/features/rewards/read-rewards.ts'
import { listRules } from '#server/features/rules/list-rules.ts'
import { readRule } from '#server/features/rules/read-rule.ts'
import { markPlanAction } from '#server/features/plan/mark-plan-action.ts'
import { readPlanEntries } from '#server/features/plan/read-plan-entries.ts'
import { readPlan } from '#server/features/plan/read-plan.ts'
import { clearMortgageClosing } from '#server/features/mortgage/clear-mortgage-closing.ts'
import { readMortgageClosing } from '#server/features/mortgage/read-mortgage-closing.ts'
import { setMortgageClosing } from '#server/features/mortgage/set-mortgage-closing.ts'
import { readStrategy } from '#server/features/strategy/read-strategy.ts'
import { confirmValues } from '#server/features/reports/confirm-values.ts'
import { deleteReport } from '#server/features/reports/delete-report.ts'
import { followReadings } from '#server/features/reports/follow-readings.ts'
import { listConfirmations } from '#server/features/reports/list-confirmations.ts'
import { listFindings } from '#server/features/reports/list-findings.ts'
import { listReports } from '#server/features/reports/list-reports.ts'
import { readReport } from '#server/features/reports/read-report.ts'
import { readReportOriginal } from '#server/features/reports/read-report-original.ts'
import { readReportChanges } from '#server/features/reports/read-report-changes.ts'
import { readReportFile } from '#server/features/reports/read-report-file.ts'
import { readReportPage } from '#server/features/reports/read-report-page.ts'
import { uploadReport } from '#server/features/reports/upload-report.ts'
import { readHealth } from '#server/features/service/read-health.ts'
import { readIntegrations } from '#server/features/service/read-integrations.ts'
import { readReadiness } from '#server/features/service/read-readiness.ts'
import { confirmDemoPayment } from '#server/features/subscriptions/confirm-demo-payment.ts'
import { readSubscription } from '#server/features/subscriptions/read-subscription.ts'
import { generateDisputeLetter } from '#server/features/tools/generate-dispute-letter.ts'
import { keepScorePrediction } from '#server/features/score-predictions/keep-score-prediction.ts'
import { readScorePredictions } from '#server/features/score-predictions/read-score-predictions.ts'
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
  register,
  logIn,
  logOut,
  readCurrentUser,
  askReset,
  checkResetToken,
  resetPassword,
  changePassword,
  readProfile,
  saveProfile,
  readSubscription,
  confirmDemoPayment,
  readCreditProfile,
  setGoal,
  uploadReport,
  analyzeReport,
  listReports,
  readReport,
  readReportChanges,
  readReportPage,
  readReportFile,
  readReportOriginal,
  followReadings,
  listConfirmations,
  confirmValues,
  deleteReport,
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
  createDispute,
  disputeWithBureau,
  disputeWithCreditor,
  readDispute,
  moveDispute,
  readDocuments,
  readAllDocuments,
  prepareFollowUp,
  prepareFollowUps,
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
  readLetterPdf,
  editLetter,
  attestLetter,
  markLetterSent,
  markLetterDelivered,
  sendLetters,
  sprintMail,
  mailService,
  readMailingPrices,
  listMailings,
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
}
