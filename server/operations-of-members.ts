import type { MEMBER_CALLS } from '#contract/calls-of-members.ts'
import { eraseAccount } from '#server/features/account-data/erase-account.ts'
import { exportAccount } from '#server/features/account-data/export-account.ts'
import { addPasskey } from '#server/features/accounts/add-passkey.ts'
import { askPasskey } from '#server/features/accounts/ask-passkey.ts'
import { askReset } from '#server/features/accounts/ask-reset.ts'
import { changeEmail } from '#server/features/accounts/change-email.ts'
import { changePassword } from '#server/features/accounts/change-password.ts'
import { checkResetToken } from '#server/features/accounts/check-reset-token.ts'
import { confirmAuthenticator } from '#server/features/accounts/confirm-authenticator.ts'
import { readEmailAddress, resendVerification } from '#server/features/accounts/email-address.ts'
import { endAuthenticator } from '#server/features/accounts/end-authenticator.ts'
import { finishLogIn } from '#server/features/accounts/finish-log-in.ts'
import { listPasskeys } from '#server/features/accounts/list-passkeys.ts'
import { listSecurityEvents } from '#server/features/accounts/list-security-events.ts'
import { logInWithPasskey } from '#server/features/accounts/log-in-with-passkey.ts'
import { logIn } from '#server/features/accounts/log-in.ts'
import { logOut } from '#server/features/accounts/log-out.ts'
import { makeRecoveryCodes } from '#server/features/accounts/make-recovery-codes.ts'
import { readCurrentUser } from '#server/features/accounts/read-current-user.ts'
import { readFactors } from '#server/features/accounts/read-factors.ts'
import { register } from '#server/features/accounts/register.ts'
import { removePasskey } from '#server/features/accounts/remove-passkey.ts'
import { renamePasskey } from '#server/features/accounts/rename-passkey.ts'
import { endOtherSessions, endSession, listSessions } from '#server/features/accounts/sessions.ts'
import { startAuthenticator } from '#server/features/accounts/start-authenticator.ts'
import { startPasskey } from '#server/features/accounts/start-passkey.ts'
import { stepUp } from '#server/features/accounts/step-up.ts'
import { readDisplay } from '#server/features/display/read-display.ts'
import { saveDisplay } from '#server/features/display/save-display.ts'
import { keepDraft } from '#server/features/drafts/keep-draft.ts'
import { readDraft } from '#server/features/drafts/read-draft.ts'
import { listEducationalContent } from '#server/features/education/list-content.ts'
import { readEducationalContent } from '#server/features/education/read-content.ts'
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
import { followNotifications } from '#server/features/notifications/follow-notifications.ts'
import { listNotifications } from '#server/features/notifications/list-notifications.ts'
import { readAllNotifications } from '#server/features/notifications/read-all-notifications.ts'
import { readNotification } from '#server/features/notifications/read-notification.ts'
import { beginProfile } from '#server/features/profile/profile.ts'
import { readProfile } from '#server/features/profile/read-profile.ts'
import { saveProfile } from '#server/features/profile/save-profile.ts'
import { giveBackAccess } from '#server/features/recovery/give-back-access.ts'
import { listEndedAccess } from '#server/features/recovery/list-ended-access.ts'
import { resetPassword } from '#server/features/recovery/reset-password.ts'
import { returnEmail } from '#server/features/recovery/return-email.ts'
import { secureAccount } from '#server/features/recovery/secure-account.ts'
import { verifyEmail } from '#server/features/recovery/verify-email.ts'
import { advanceRehearsal } from '#server/features/rehearsal/advance-rehearsal.ts'
import { endRehearsal } from '#server/features/rehearsal/end-rehearsal.ts'
import { listRehearsals } from '#server/features/rehearsal/list-rehearsals.ts'
import { readRehearsal } from '#server/features/rehearsal/read-rehearsal.ts'
import { startRehearsal } from '#server/features/rehearsal/start-rehearsal.ts'
import { readNotificationPreferences } from '#server/features/reminders/read-preferences.ts'
import { saveNotificationPreferences } from '#server/features/reminders/save-preferences.ts'
import { stopReminderMails } from '#server/features/reminders/stop-mails.ts'
import { chooseRetention } from '#server/features/retention/choose-retention.ts'
import { readRetention } from '#server/features/retention/read-retention.ts'
import { listBadges, listUserBadges } from '#server/features/rewards/list-badges.ts'
import { listRewardActivities } from '#server/features/rewards/list-reward-activities.ts'
import { readRewards } from '#server/features/rewards/read-rewards.ts'
import { listRules } from '#server/features/rules/list-rules.ts'
import { readRule } from '#server/features/rules/read-rule.ts'
import { readHealth } from '#server/features/service/read-health.ts'
import { readInstallation } from '#server/features/service/read-installation.ts'
import { readIntegrations } from '#server/features/service/read-integrations.ts'
import { readReadiness } from '#server/features/service/read-readiness.ts'
import { cancelContract } from '#server/features/subscriptions/cancel-contract.ts'
import { checkCard } from '#server/features/subscriptions/check-card.ts'
import { confirmDemoPayment } from '#server/features/subscriptions/confirm-demo-payment.ts'
import { hearStripe } from '#server/features/subscriptions/hear-stripe.ts'
import { openPortal } from '#server/features/subscriptions/open-portal.ts'
import { payInvoices } from '#server/features/subscriptions/pay-invoices.ts'
import { readBillingDocuments } from '#server/features/subscriptions/read-billing-documents.ts'
import { readBillingPlan } from '#server/features/subscriptions/read-billing-plan.ts'
import { readSignedContract } from '#server/features/subscriptions/read-signed-contract.ts'
import { readSubscription } from '#server/features/subscriptions/read-subscription.ts'
import { refundInvoice } from '#server/features/subscriptions/refund-invoice.ts'
import { signContract } from '#server/features/subscriptions/sign-contract.ts'
import { signRights } from '#server/features/subscriptions/sign-rights.ts'
import { startCard } from '#server/features/subscriptions/start-card.ts'
import { beginTheft } from '#server/features/theft/begin-theft.ts'
import { endTheft } from '#server/features/theft/end-theft.ts'
import { readTheft } from '#server/features/theft/read-theft.ts'
import { recordTheftStep } from '#server/features/theft/record-theft-step.ts'
import { undoTheftStep } from '#server/features/theft/undo-theft-step.ts'
import type { OperationsOf } from '#server/platform/operations.ts'

/** The verbs behind the calls of members and of the service: accounts, security, money, helpers, settings, articles, rehearsals. */
export const memberOperations: OperationsOf<typeof MEMBER_CALLS> = {
  readHealth,
  readReadiness,
  readIntegrations,
  readInstallation,
  register: register(beginProfile),
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
  readTheft,
  beginTheft,
  endTheft,
  recordTheftStep,
  undoTheftStep,
  listEducationalContent,
  readEducationalContent,
  listRules,
  readRule,
  listNotifications,
  readNotification,
  readAllNotifications,
  followNotifications,
  readNotificationPreferences,
  saveNotificationPreferences,
  stopReminderMails,
  readRewards,
  listRewardActivities,
  listBadges,
  listUserBadges,
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
