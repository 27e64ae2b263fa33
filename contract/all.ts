import {
  askReset,
  changePassword,
  checkResetToken,
  logIn,
  logOut,
  readCurrentUser,
  register,
  resetPassword,
} from '#contract/accounts.ts'
import { predictDispute, readPracticePage, recognisePage, writeDemoLetter } from '#contract/ai-demo.ts'
import { followWorkflow, readCreditFix, readWorkflow, startCreditFix, startWorkflow } from '#contract/ai-workflow.ts'
import { analyseCredit, readAnalysis } from '#contract/analysis.ts'
import { askAssistant, hearAssistant } from '#contract/assistant.ts'
import { connectBureau, giveConsent, listBureauConnections, listConsents, withdrawConsent } from '#contract/bureau-connections.ts'
import { autoPullReports, fetchAllReports, fetchBureauReports, generateReports } from '#contract/bureaus.ts'
import { readCreditProfile, setGoal } from '#contract/credit-profile.ts'
import { prepareFollowUp, prepareFollowUps, readAllDocuments, readDocuments } from '#contract/case-file.ts'
import { readDashboard } from '#contract/dashboard.ts'
import {
  createDispute,
  disputeWithBureau,
  disputeWithCreditor,
  listDisputes,
  moveDispute,
  readDispute,
} from '#contract/disputes.ts'
import { listEducationalContent, readEducationalContent } from '#contract/education.ts'
import { listFindings } from '#contract/findings.ts'
import { listLetterKinds, readTold } from '#contract/letter-kinds.ts'
import {
  attestLetter,
  editLetter,
  generateLetter,
  hearLetter,
  listLetters,
  listLettersOfUser,
  markLetterDelivered,
  markLetterSent,
  readLetterPdf,
} from '#contract/letters.ts'
import { listMailings, mailService, readMailingPrices, sendLetters, sprintMail } from '#contract/mailing.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#contract/negative-items.ts'
import { linkAccounts, listAccountLinks, readOwnWord, sayOwnWord, takeBackOwnWord, unlinkAccounts } from '#contract/own-word.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications.ts'
import { listBadges, listRewardActivities, listUserBadges, readRewards } from '#contract/rewards.ts'
import { listRules, readRule } from '#contract/rules.ts'
import { clearMortgageClosing, readMortgageClosing, setMortgageClosing } from '#contract/mortgage.ts'
import { markPlanAction, readPlan, readPlanEntries } from '#contract/plan.ts'
import {
  confirmValues,
  deleteReport,
  followReadings,
  listConfirmations,
  listReports,
  readReport,
  readReportFile,
  readReportOriginal,
  readReportPage,
  uploadReport,
} from '#contract/reports.ts'
import { readReportChanges } from '#contract/report-changes.ts'
import { analyzeReport } from '#contract/report-analysis.ts'
import { readHealth, readIntegrations, readReadiness } from '#contract/service.ts'
import {
  aiGenerateDisputeLetter,
  analyzeDispute,
  analyzeDisputeSuccess,
  generateAiDisputeLetter,
  generateDisputeLetters,
  suggestDisputeStrategy,
} from '#contract/ai-disputes.ts'
import { keepScorePrediction, readScorePredictions } from '#contract/score-predictions.ts'
import { readStrategy } from '#contract/strategy.ts'
import { submitDispute } from '#contract/submissions.ts'
import { confirmDemoPayment, readSubscription } from '#contract/subscriptions.ts'
import { generateDisputeLetter, simulateScore } from '#contract/tools.ts'

/** Every call of the wire: the only list. The server must have an operation for each of these keys. */
export const ENDPOINTS = {
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
} as const

/** The table as a type: what each call takes and answers. */
export type Endpoints = typeof ENDPOINTS
/** The operation’s name, the same on both sides of the wire. */
export type EndpointName = keyof Endpoints
