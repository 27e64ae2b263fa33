import { predictDispute, readPracticePage, recognisePage, writeDemoLetter } from '#contract/ai-demo.ts'
import { followWorkflow, readCreditFix, readWorkflow, startCreditFix, startWorkflow } from '#contract/ai-workflow.ts'
import { analyseCredit, readAnalysis } from '#contract/analysis.ts'
import { askAssistant, hearAssistant } from '#contract/assistant.ts'
import { connectBureau, giveConsent, listBureauConnections, listConsents, withdrawConsent } from '#contract/bureau-connections.ts'
import { autoPullReports, fetchAllReports, fetchBureauReports, generateReports } from '#contract/bureaus.ts'
import { confirmValues, listAnsweredValues, listConfirmations, takeBackValue } from '#contract/confirmations.ts'
import { readCreditProfile, setGoal } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listFindings } from '#contract/findings.ts'
import { listMatters } from '#contract/matters.ts'
import { clearMortgageClosing, readMortgageClosing, setMortgageClosing } from '#contract/mortgage.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#contract/negative-items.ts'
import { linkAccounts, listAccountLinks, readOwnWord, sayOwnWord, takeBackOwnWord, unlinkAccounts } from '#contract/own-word.ts'
import { markPlanAction, readPlan, readPlanEntries } from '#contract/plan.ts'
import { followReadings } from '#contract/readings.ts'
import { analyzeReport } from '#contract/report-analysis.ts'
import { readReportChanges } from '#contract/report-changes.ts'
import { removeReportFile } from '#contract/report-files.ts'
import { answerTotals } from '#contract/report-totals.ts'
import {
  answerOwnership,
  deleteReport,
  listReports,
  readReport,
  readReportFile,
  readReportOriginal,
  readReportPage,
  uploadReport,
} from '#contract/reports.ts'
import { keepScorePrediction, readScorePredictions } from '#contract/score-predictions.ts'
import { addScore, listScores, removeScore } from '#contract/scores.ts'
import { readStrategy } from '#contract/strategy.ts'
import { generateDisputeLetter, simulateScore } from '#contract/tools.ts'

/** The calls of what reports say: reading, findings, questions, the worklist, plan, strategy, runs, scores. */
export const REPORT_CALLS = {
  readCreditProfile,
  setGoal,
  listMatters,
  listScores,
  addScore,
  removeScore,
  uploadReport,
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
} as const
