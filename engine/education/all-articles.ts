import type { Article } from '#engine/education/article.ts'
import { article as aLetterThatWorks } from '#engine/education/articles/disputes/a-letter-that-works.ts'
import { article as accountStatusInPlainWords } from '#engine/education/articles/reports/account-status-in-plain-words.ts'
import { article as accountsAfterBankruptcy } from '#engine/education/articles/debts/accounts-after-bankruptcy.ts'
import { article as accountsFromChildhood } from '#engine/education/articles/identity/accounts-from-childhood.ts'
import { article as authorizedUsers } from '#engine/education/articles/scores/authorized-users.ts'
import { article as chargeOffExplained } from '#engine/education/articles/debts/charge-off-explained.ts'
import { article as complainToTheCfpb } from '#engine/education/articles/rights/complain-to-the-cfpb.ts'
import { article as creditRepairCompanies } from '#engine/education/articles/rights/credit-repair-companies.ts'
import { article as dateOfFirstDelinquency } from '#engine/education/articles/time-limits/date-of-first-delinquency.ts'
import { article as datesOnAnAccount } from '#engine/education/articles/reports/dates-on-an-account.ts'
import { article as deletedAndBackAgain } from '#engine/education/articles/disputes/deleted-and-back-again.ts'
import { article as disputeItYourself } from '#engine/education/articles/disputes/dispute-it-yourself.ts'
import { article as freezesAndAlerts } from '#engine/education/articles/identity/freezes-and-alerts.ts'
import { article as getYourFreeReports } from '#engine/education/articles/reports/get-your-free-reports.ts'
import { article as hardAndSoftInquiries } from '#engine/education/articles/reports/hard-and-soft-inquiries.ts'
import { article as howLongBankruptcyStays } from '#engine/education/articles/time-limits/how-long-bankruptcy-stays.ts'
import { article as howLongLatePaymentsStay } from '#engine/education/articles/time-limits/how-long-late-payments-stay.ts'
import { article as howWasItVerified } from '#engine/education/articles/disputes/how-was-it-verified.ts'
import { article as identityTheftBlock } from '#engine/education/articles/identity/identity-theft-block.ts'
import { article as judgmentsAndTaxLiens } from '#engine/education/articles/time-limits/judgments-and-tax-liens.ts'
import { article as limitsBalancesAndHighs } from '#engine/education/articles/reports/limits-balances-and-highs.ts'
import { article as medicalDebt } from '#engine/education/articles/debts/medical-debt.ts'
import { article as openClosedAndWhoClosedIt } from '#engine/education/articles/reports/open-closed-and-who-closed-it.ts'
import { article as reAging } from '#engine/education/articles/time-limits/re-aging.ts'
import { article as readThePaymentGrid } from '#engine/education/articles/reports/read-the-payment-grid.ts'
import { article as readingTheAnswer } from '#engine/education/articles/disputes/reading-the-answer.ts'
import { article as refusedBecauseOfAReport } from '#engine/education/articles/rights/refused-because-of-a-report.ts'
import { article as soldTransferredOrPlaced } from '#engine/education/articles/debts/sold-transferred-or-placed.ts'
import { article as someoneElsesAccount } from '#engine/education/articles/identity/someone-elses-account.ts'
import { article as startWithNoHistory } from '#engine/education/articles/scores/start-with-no-history.ts'
import { article as statementRemarkOrSilence } from '#engine/education/articles/disputes/statement-remark-or-silence.ts'
import { article as studentLoans } from '#engine/education/articles/debts/student-loans.ts'
import { article as theSevenYearRule } from '#engine/education/articles/time-limits/the-seven-year-rule.ts'
import { article as theThirtyDayClock } from '#engine/education/articles/disputes/the-thirty-day-clock.ts'
import { article as tooOldToSueTooOldToReport } from '#engine/education/articles/time-limits/too-old-to-sue-too-old-to-report.ts'
import { article as utilizationWithoutMyths } from '#engine/education/articles/scores/utilization-without-myths.ts'
import { article as whatAReportHolds } from '#engine/education/articles/reports/what-a-report-holds.ts'
import { article as whatDisputingDoesToAScore } from '#engine/education/articles/scores/what-disputing-does-to-a-score.ts'
import { article as whatIsNotAnError } from '#engine/education/articles/disputes/what-is-not-an-error.ts'
import { article as whatMakesAScore } from '#engine/education/articles/scores/what-makes-a-score.ts'
import { article as whenACollectorWrites } from '#engine/education/articles/debts/when-a-collector-writes.ts'
import { article as whyYouHaveManyScores } from '#engine/education/articles/scores/why-you-have-many-scores.ts'
import { article as writeToTheFurnisher } from '#engine/education/articles/disputes/write-to-the-furnisher.ts'
import { article as whenYouAreSued } from '#engine/education/articles/debts/when-you-are-sued.ts'
import { article as howLongTheyCanSue } from '#engine/education/articles/time-limits/how-long-they-can-sue.ts'
import { article as traffickingBlock } from '#engine/education/articles/identity/trafficking-block.ts'
import { article as coercedDebt } from '#engine/education/articles/identity/coerced-debt.ts'
import { article as canceledDebtAndForm1099C } from '#engine/education/articles/debts/canceled-debt-and-form-1099-c.ts'
import { article as bankruptcyCounselingOrSettlement } from '#engine/education/articles/debts/bankruptcy-counseling-or-settlement.ts'
import { article as servicemembers } from '#engine/education/articles/rights/servicemembers.ts'

/** Every article, by category. One that is not listed here does not exist. */
export const ARTICLES: readonly Article[] = [
  getYourFreeReports,
  whatAReportHolds,
  readThePaymentGrid,
  accountStatusInPlainWords,
  hardAndSoftInquiries,
  datesOnAnAccount,
  openClosedAndWhoClosedIt,
  limitsBalancesAndHighs,
  whatMakesAScore,
  utilizationWithoutMyths,
  whyYouHaveManyScores,
  startWithNoHistory,
  authorizedUsers,
  whatDisputingDoesToAScore,
  theSevenYearRule,
  howLongLatePaymentsStay,
  dateOfFirstDelinquency,
  reAging,
  howLongBankruptcyStays,
  tooOldToSueTooOldToReport,
  howLongTheyCanSue,
  judgmentsAndTaxLiens,
  disputeItYourself,
  theThirtyDayClock,
  aLetterThatWorks,
  readingTheAnswer,
  howWasItVerified,
  deletedAndBackAgain,
  writeToTheFurnisher,
  whatIsNotAnError,
  statementRemarkOrSilence,
  chargeOffExplained,
  soldTransferredOrPlaced,
  whenACollectorWrites,
  whenYouAreSued,
  canceledDebtAndForm1099C,
  medicalDebt,
  accountsAfterBankruptcy,
  bankruptcyCounselingOrSettlement,
  studentLoans,
  identityTheftBlock,
  freezesAndAlerts,
  someoneElsesAccount,
  accountsFromChildhood,
  coercedDebt,
  traffickingBlock,
  creditRepairCompanies,
  refusedBecauseOfAReport,
  complainToTheCfpb,
  servicemembers,
]
