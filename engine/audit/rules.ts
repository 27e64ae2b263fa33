import type { Rule } from '#engine/audit/rule.ts'
import { rule as accountNotRecognised } from '#engine/audit/rules/account-not-recognised/rule.ts'
import { rule as addressNotYours } from '#engine/audit/rules/address-not-yours/rule.ts'
import { rule as arrearsGrowTooFast } from '#engine/audit/rules/arrears-grow-too-fast/rule.ts'
import { rule as authorizedUserDerogatory } from '#engine/audit/rules/authorized-user-derogatory/rule.ts'
import { rule as balanceAboveHighBalance } from '#engine/audit/rules/balance-above-high-balance/rule.ts'
import { rule as balanceAfterPaid } from '#engine/audit/rules/balance-after-paid/rule.ts'
import { rule as balanceAfterSale } from '#engine/audit/rules/balance-after-sale/rule.ts'
import { rule as balanceGrowsAfterChargeOff } from '#engine/audit/rules/balance-grows-after-charge-off/rule.ts'
import { rule as bankruptcyStillOwing } from '#engine/audit/rules/bankruptcy-still-owing/rule.ts'
import { rule as birthDateDisagrees } from '#engine/audit/rules/birth-date-disagrees/rule.ts'
import { rule as bureausDisagreeBalance } from '#engine/audit/rules/bureaus-disagree-balance/rule.ts'
import { rule as bureausDisagreeDofd } from '#engine/audit/rules/bureaus-disagree-dofd/rule.ts'
import { rule as bureausDisagreeLates } from '#engine/audit/rules/bureaus-disagree-lates/rule.ts'
import { rule as bureausDisagreeLimit } from '#engine/audit/rules/bureaus-disagree-limit/rule.ts'
import { rule as bureausDisagreeOpened } from '#engine/audit/rules/bureaus-disagree-opened/rule.ts'
import { rule as bureausDisagreeStatus } from '#engine/audit/rules/bureaus-disagree-status/rule.ts'
import { rule as bureausDisagreeDischarge } from '#engine/audit/rules/bureaus-disagree-discharge/rule.ts'
import { rule as bureausDisagreeRecord } from '#engine/audit/rules/bureaus-disagree-record/rule.ts'
import { rule as deceasedNotice } from '#engine/audit/rules/deceased-notice/rule.ts'
import { rule as fileNotice } from '#engine/audit/rules/file-notice/rule.ts'
import { rule as chainDofdMoved } from '#engine/audit/rules/chain-dofd-moved/rule.ts'
import { rule as chapter13PastSevenYears } from '#engine/audit/rules/chapter13-past-seven-years/rule.ts'
import { rule as closedBeforeOpened } from '#engine/audit/rules/closed-before-opened/rule.ts'
import { rule as closureSourceWrong } from '#engine/audit/rules/closure-source-wrong/rule.ts'
import { rule as collectorAboveOriginal } from '#engine/audit/rules/collector-above-original/rule.ts'
import { rule as collectorDofdAfterAssignment } from '#engine/audit/rules/collector-dofd-after-assignment/rule.ts'
import { rule as collectorWithoutOriginalCreditor } from '#engine/audit/rules/collector-without-original-creditor/rule.ts'
import { rule as currentWithChargeOffRemark } from '#engine/audit/rules/current-with-charge-off-remark/rule.ts'
import { rule as currentWithPastDue } from '#engine/audit/rules/current-with-past-due/rule.ts'
import { rule as dateInFuture } from '#engine/audit/rules/date-in-future/rule.ts'
import { rule as debtCountedTwice } from '#engine/audit/rules/debt-counted-twice/rule.ts'
import { rule as debtUnderTwoNumbers } from '#engine/audit/rules/debt-under-two-numbers/rule.ts'
import { rule as deceasedIndicator } from '#engine/audit/rules/deceased-indicator/rule.ts'
import { rule as deletedCameBack } from '#engine/audit/rules/deleted-came-back/rule.ts'
import { rule as dischargedDebtCollected } from '#engine/audit/rules/discharged-debt-collected/rule.ts'
import { rule as dischargedDebtUnmarked } from '#engine/audit/rules/discharged-debt-unmarked/rule.ts'
import { rule as disputeRemarkLeft } from '#engine/audit/rules/dispute-remark-left/rule.ts'
import { rule as disputeShownByOneOnly } from '#engine/audit/rules/dispute-shown-by-one-only/rule.ts'
import { rule as dofdAfterChargeOff } from '#engine/audit/rules/dofd-after-charge-off/rule.ts'
import { rule as dofdBeforeOpened } from '#engine/audit/rules/dofd-before-opened/rule.ts'
import { rule as dofdMissing } from '#engine/audit/rules/dofd-missing/rule.ts'
import { rule as dropOffNear } from '#engine/audit/rules/drop-off-near/rule.ts'
import { rule as duplicateAccount } from '#engine/audit/rules/duplicate-account/rule.ts'
import { rule as employerNotYours } from '#engine/audit/rules/employer-not-yours/rule.ts'
import { rule as historyBeforeOpened } from '#engine/audit/rules/history-before-opened/rule.ts'
import { rule as inquiryNotRecognised } from '#engine/audit/rules/inquiry-not-recognised/rule.ts'
import { rule as judgmentOrLienListed } from '#engine/audit/rules/judgment-or-lien-listed/rule.ts'
import { rule as lateAddedToPast } from '#engine/audit/rules/late-added-to-past/rule.ts'
import { rule as lateAfterBankruptcy } from '#engine/audit/rules/late-after-bankruptcy/rule.ts'
import { rule as lateAfterPaidClosed } from '#engine/audit/rules/late-after-paid-closed/rule.ts'
import { rule as lateCountsDisagree } from '#engine/audit/rules/late-counts-disagree/rule.ts'
import { rule as lateInFederalPause } from '#engine/audit/rules/late-in-federal-pause/rule.ts'
import { rule as lateLadderJump } from '#engine/audit/rules/late-ladder-jump/rule.ts'
import { rule as lateMarkAboveArrears } from '#engine/audit/rules/late-mark-above-arrears/rule.ts'
import { rule as lateMonthNothingDue } from '#engine/audit/rules/late-month-nothing-due/rule.ts'
import { rule as lateWithNothingPastDue } from '#engine/audit/rules/late-with-nothing-past-due/rule.ts'
import { rule as laterThoughPaid } from '#engine/audit/rules/later-though-paid/rule.ts'
import { rule as limitMissing } from '#engine/audit/rules/limit-missing/rule.ts'
import { rule as lostBalanceCameBack } from '#engine/audit/rules/lost-balance-came-back/rule.ts'
import { rule as medicalPaid } from '#engine/audit/rules/medical-paid/rule.ts'
import { rule as medicalUnder500 } from '#engine/audit/rules/medical-under-500/rule.ts'
import { rule as medicalUnderOneYear } from '#engine/audit/rules/medical-under-one-year/rule.ts'
import { rule as monthMoreThanOwed } from '#engine/audit/rules/month-more-than-owed/rule.ts'
import { rule as nameNotYours } from '#engine/audit/rules/name-not-yours/rule.ts'
import { rule as neverLateWithLateMarks } from '#engine/audit/rules/never-late-with-late-marks/rule.ts'
import { rule as obsoleteBankruptcy } from '#engine/audit/rules/obsolete-bankruptcy/rule.ts'
import { rule as obsoleteDelinquency } from '#engine/audit/rules/obsolete-delinquency/rule.ts'
import { rule as obsoleteInquiry } from '#engine/audit/rules/obsolete-inquiry/rule.ts'
import { rule as obsoleteLatePayment } from '#engine/audit/rules/obsolete-late-payment/rule.ts'
import { rule as okAfterChargeOff } from '#engine/audit/rules/ok-after-charge-off/rule.ts'
import { rule as openWithCloseDate } from '#engine/audit/rules/open-with-close-date/rule.ts'
import { rule as openedBeforeEighteen } from '#engine/audit/rules/opened-before-eighteen/rule.ts'
import { rule as pastDueAboveBalance } from '#engine/audit/rules/past-due-above-balance/rule.ts'
import { rule as pastDueFallsAfterChargeOff } from '#engine/audit/rules/past-due-falls-after-charge-off/rule.ts'
import { rule as paymentBeforeOpened } from '#engine/audit/rules/payment-before-opened/rule.ts'
import { rule as phoneNotYours } from '#engine/audit/rules/phone-not-yours/rule.ts'
import { rule as positiveAccountMissing } from '#engine/audit/rules/positive-account-missing/rule.ts'
import { rule as privateLoanRehabilitated } from '#engine/audit/rules/private-loan-rehabilitated/rule.ts'
import { rule as promisedChangeMissing } from '#engine/audit/rules/promised-change-missing/rule.ts'
import { rule as reagedDelinquency } from '#engine/audit/rules/reaged-delinquency/rule.ts'
import { rule as rehabilitatedDefaultListed } from '#engine/audit/rules/rehabilitated-default-listed/rule.ts'
import { rule as removalDateMovedLater } from '#engine/audit/rules/removal-date-moved-later/rule.ts'
import { rule as removalDatePassed } from '#engine/audit/rules/removal-date-passed/rule.ts'
import { rule as removalPastLimit } from '#engine/audit/rules/removal-past-limit/rule.ts'
import { rule as settledDebtSoldOn } from '#engine/audit/rules/settled-debt-sold-on/rule.ts'
import { rule as ssnVariant } from '#engine/audit/rules/ssn-variant/rule.ts'
import { rule as twoCollectorsOneDebt } from '#engine/audit/rules/two-collectors-one-debt/rule.ts'
import { rule as veteranMedical } from '#engine/audit/rules/veteran-medical/rule.ts'
import { rule as writeOffRemarkTooEarly } from '#engine/audit/rules/write-off-remark-too-early/rule.ts'

/** Every rule of the audit, in the order of the published table. A rule that is not listed here does not exist. */
export const RULES: readonly Rule[] = [
  obsoleteDelinquency,
  obsoleteLatePayment,
  obsoleteBankruptcy,
  chapter13PastSevenYears,
  dropOffNear,
  obsoleteInquiry,
  judgmentOrLienListed,
  reagedDelinquency,
  lostBalanceCameBack,
  removalDateMovedLater,
  removalDatePassed,
  currentWithPastDue,
  neverLateWithLateMarks,
  currentWithChargeOffRemark,
  lateWithNothingPastDue,
  balanceAfterPaid,
  pastDueAboveBalance,
  balanceAfterSale,
  closedBeforeOpened,
  paymentBeforeOpened,
  dateInFuture,
  employerNotYours,
  phoneNotYours,
  historyBeforeOpened,
  lateAfterPaidClosed,
  lateLadderJump,
  lateCountsDisagree,
  okAfterChargeOff,
  balanceAboveHighBalance,
  openWithCloseDate,
  bankruptcyStillOwing,
  lateAfterBankruptcy,
  dischargedDebtUnmarked,
  dischargedDebtCollected,
  dofdMissing,
  dofdAfterChargeOff,
  dofdBeforeOpened,
  collectorDofdAfterAssignment,
  chainDofdMoved,
  limitMissing,
  disputeRemarkLeft,
  lateInFederalPause,
  openedBeforeEighteen,
  closureSourceWrong,
  duplicateAccount,
  debtUnderTwoNumbers,
  debtCountedTwice,
  twoCollectorsOneDebt,
  settledDebtSoldOn,
  medicalPaid,
  medicalUnder500,
  medicalUnderOneYear,
  veteranMedical,
  collectorWithoutOriginalCreditor,
  collectorAboveOriginal,
  authorizedUserDerogatory,
  rehabilitatedDefaultListed,
  privateLoanRehabilitated,
  bureausDisagreeStatus,
  bureausDisagreeBalance,
  bureausDisagreeOpened,
  bureausDisagreeLates,
  bureausDisagreeLimit,
  bureausDisagreeDofd,
  bureausDisagreeRecord,
  bureausDisagreeDischarge,
  disputeShownByOneOnly,
  positiveAccountMissing,
  nameNotYours,
  addressNotYours,
  birthDateDisagrees,
  ssnVariant,
  deceasedIndicator,
  deceasedNotice,
  fileNotice,
  inquiryNotRecognised,
  accountNotRecognised,
  deletedCameBack,
  promisedChangeMissing,
  lateAddedToPast,
  lateMonthNothingDue,
  lateMarkAboveArrears,
  arrearsGrowTooFast,
  laterThoughPaid,
  balanceGrowsAfterChargeOff,
  pastDueFallsAfterChargeOff,
  writeOffRemarkTooEarly,
  monthMoreThanOwed,
  removalPastLimit,
]
