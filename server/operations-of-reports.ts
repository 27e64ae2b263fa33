import type { REPORT_CALLS } from '#contract/calls-of-reports.ts'
import { predictDispute } from '#server/features/ai-demo/predict-dispute.ts'
import { readPracticePage } from '#server/features/ai-demo/read-practice-page.ts'
import { recognisePage } from '#server/features/ai-demo/recognise-page.ts'
import { writeDemoLetter } from '#server/features/ai-demo/write-demo-letter.ts'
import { followWorkflow } from '#server/features/ai-workflow/follow-workflow.ts'
import { readCreditFix } from '#server/features/ai-workflow/read-credit-fix.ts'
import { readWorkflow } from '#server/features/ai-workflow/read-workflow.ts'
import { startCreditFix } from '#server/features/ai-workflow/start-credit-fix.ts'
import { startWorkflow } from '#server/features/ai-workflow/start-workflow.ts'
import { analyseCredit } from '#server/features/analysis/analyse-credit.ts'
import { readAnalysis } from '#server/features/analysis/read-analysis.ts'
import { askAssistant } from '#server/features/assistant/ask-assistant.ts'
import { hearAssistant } from '#server/features/assistant/hear-assistant.ts'
import { autoPullReports } from '#server/features/bureau-connections/auto-pull-reports.ts'
import { connectBureau, listBureauConnections } from '#server/features/bureau-connections/connect-bureau.ts'
import { giveConsent, listConsents, withdrawConsent } from '#server/features/bureau-connections/consents.ts'
import { fetchAllReports, fetchBureauReports } from '#server/features/bureau-connections/fetch-reports.ts'
import { generateReports } from '#server/features/bureau-connections/generate-reports.ts'
import { readCreditProfile } from '#server/features/credit-profile/read-credit-profile.ts'
import { setGoal } from '#server/features/credit-profile/set-goal.ts'
import { readDashboard } from '#server/features/dashboard/read-dashboard.ts'
import { uploadAny } from '#server/features/intake/upload-any.ts'
import { listMatters } from '#server/features/matters/list-matters.ts'
import { clearMortgageClosing } from '#server/features/mortgage/clear-mortgage-closing.ts'
import { readMortgageClosing } from '#server/features/mortgage/read-mortgage-closing.ts'
import { setMortgageClosing } from '#server/features/mortgage/set-mortgage-closing.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#server/features/reports/list-negative-items.ts'
import { markPlanAction } from '#server/features/plan/mark-plan-action.ts'
import { readPlanEntries } from '#server/features/plan/read-plan-entries.ts'
import { readPlan } from '#server/features/plan/read-plan.ts'
import { analyzeReport } from '#server/features/report-analysis/analyze-report.ts'
import { answerOwnership } from '#server/features/reports/answer-ownership.ts'
import { answerTotals } from '#server/features/reports/answer-totals.ts'
import { confirmValues } from '#server/features/reports/confirm-values.ts'
import { deleteReport } from '#server/features/reports/delete-report.ts'
import { followReadings } from '#server/features/reports/follow-readings.ts'
import { linkAccounts, listAccountLinks, unlinkAccounts } from '#server/features/reports/link-accounts.ts'
import { listAnsweredValues } from '#server/features/reports/list-answered-values.ts'
import { listConfirmations } from '#server/features/reports/list-confirmations.ts'
import { listFindings } from '#server/features/reports/list-findings.ts'
import { listReports } from '#server/features/reports/list-reports.ts'
import { readOwnWord } from '#server/features/reports/read-own-word.ts'
import { readReportChanges } from '#server/features/reports/read-report-changes.ts'
import { readReportFile } from '#server/features/reports/read-report-file.ts'
import { readReportOriginal } from '#server/features/reports/read-report-original.ts'
import { readReportPage } from '#server/features/reports/read-report-page.ts'
import { readReport } from '#server/features/reports/read-report.ts'
import { removeReportFile } from '#server/features/reports/remove-report-file.ts'
import { sayOwnWord } from '#server/features/reports/say-own-word.ts'
import { takeBackOwnWord } from '#server/features/reports/take-back-own-word.ts'
import { takeBackValue } from '#server/features/reports/take-back-value.ts'
import { keepScorePrediction } from '#server/features/score-predictions/keep-score-prediction.ts'
import { readScorePredictions } from '#server/features/score-predictions/read-score-predictions.ts'
import { addScore } from '#server/features/scores/add-score.ts'
import { listScores } from '#server/features/scores/list-scores.ts'
import { removeScore } from '#server/features/scores/remove-score.ts'
import { readStrategy } from '#server/features/strategy/read-strategy.ts'
import { generateDisputeLetter } from '#server/features/tools/generate-dispute-letter.ts'
import { simulateScore } from '#server/features/tools/simulate-score.ts'
import type { OperationsOf } from '#server/platform/operations.ts'

/** The verbs behind the calls of what reports say: reading, findings, questions, the worklist, plan, strategy, runs, scores. */
export const reportOperations: OperationsOf<typeof REPORT_CALLS> = {
  readCreditProfile,
  setGoal,
  listMatters,
  listScores,
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
  readDashboard,
  generateDisputeLetter,
  simulateScore,
  readScorePredictions,
  keepScorePrediction,
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
