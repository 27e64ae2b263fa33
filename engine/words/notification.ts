/** What a notification is about; the documents name the first three. */
export const NOTIFICATION_TYPES = [
  'resolved',
  'response_received',
  'deadline_approaching',
  'dispute_opened',
  'letter_mailed',
  'letter_delivered',
  'letter_returned',
  'letter_not_taken',
  'workflow_finished',
  'email_refused',
  'helper_news',
  'payment_news',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export const NOTIFICATION_PRIORITIES = ['high', 'medium', 'low'] as const
export type NotificationPriority = (typeof NOTIFICATION_PRIORITIES)[number]
