const WITHOUT_A_COOKIE = 'whoever comes without a cookie is known by this alone; then their own rows are asked'
const ROUND = 'a round behind the calls goes over everybody, a page or a batch at a time, by this index'
const TOGETHER = 'a round reads some members by their ids, and the messages of ten are claimed and settled together'
const OLD = 'what is kept no longer is deleted by its age, a thousand rows at a time'
const HOOK = 'the post office and the payment service know their own number alone'

/** Indexes of members' tables by which rows of more than one member may be looked for, each with why. No call of a member reads a table by others. */
export const NOT_OF_ONE_MEMBER: Readonly<Record<string, string>> = {
  names_kind_name_hash_pk: WITHOUT_A_COOKIE,
  email_returns_email: 'an address that may still go back to another account is taken by nobody',
  users_understudies: 'a member and who plays their part in a rehearsal are two accounts',
  helpings_grant: 'who holds a grant of the member; its row is the helper’s',
  helper_invitations_email: 'the address of somebody erased leaves everybody’s invitations',
  disputes_ended: 'counts of the newest thousand disputes that ended at a bureau, of nobody by name',
  mails_pkey: 'a mail is a job; the last one of an erased account belongs to nobody',
  mails_due: ROUND,
  mails_addresses: 'what waits to be sent to the address of somebody erased, whoever’s mail it is',
  mailings_waiting: ROUND,
  mailings_to_follow: ROUND,
  mailings_post_id: HOOK,
  billing_contracts_customer: HOOK,
  billing_invoices_vendor: HOOK,
  billing_contracts_due: ROUND,
  next_looks_due: ROUND,
  retention_choices_due: ROUND,
  notifications_to_mail: ROUND,
  reminder_mails_user_id_day_pk: TOGETHER,
  users_pkey: TOGETHER,
  notification_preferences_pkey: TOGETHER,
  notifications_newest: TOGETHER,
  notifications_user_id_id_pk: TOGETHER,
  report_readings_turn: ROUND,
  replies_turn: ROUND,
  notifications_old: OLD,
  reminder_mails_old: OLD,
  sessions_old: OLD,
  known_devices_old: OLD,
  password_resets_old: OLD,
  email_confirmations_old: OLD,
  email_returns_old: OLD,
  sign_in_challenges_old: OLD,
  answered_passkey_challenges_old: OLD,
  helper_invitations_old: OLD,
  ended_access_at: OLD,
  model_calls_old: OLD,
  done_calls_at: OLD,
  audit_log_at: OLD,
  signed_documents_kept_until: OLD,
}
