import { z } from 'zod'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from '#engine/words/notification.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, instant } from '#contract/values.ts'

/** News for the member. */
export const notification = z
  .object({
    id: z.string(),
    type: z.enum(NOTIFICATION_TYPES),
    title: z.string(),
    message: z.string(),
    priority: z.enum(NOTIFICATION_PRIORITIES),
    isRead: z.boolean(),
    createdAt: instant,
    /** The dispute it is about, as it stood when this was told. */
    disputeId: z.string().nullable(),
    /** The paper that it is about; null where it is about something else. */
    replyId: z.string().nullable(),
    disputeCreditor: z.string().optional(),
    disputeStatus: z.enum(DISPUTE_STATUSES).optional(),
    isPractice: z.boolean(),
  })
  .meta({ id: 'Notification' })

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/dispute-notifications',
  summary:
    'What the member was told of, newest first: the newest 100, and behind them older unread ones, at most the newest 100 unread',
  tag: 'notifications',
  access: 'signed_in',
  pages: 'rows',
  answer: z.array(notification),
  refusals: ['invalid', 'unauthenticated'],
})

export const readNotification = endpoint({
  method: 'PATCH',
  path: '/api/dispute-notifications/:id/read',
  summary: 'Mark one notification as read; a second time changes nothing',
  tag: 'notifications',
  access: 'signed_in',
  params: idParams,
  answer: notification,
  refusals: ['unauthenticated', 'not_found'],
})

export const readAllNotifications = endpoint({
  method: 'PATCH',
  path: '/api/dispute-notifications/mark-all-read',
  summary: 'Mark every notification as read',
  tag: 'notifications',
  access: 'signed_in',
  /** How many were unread until now. */
  answer: z.object({ marked: z.number().int().min(0) }),
  refusals: ['unauthenticated'],
})

/** Something has changed: how many are unread, and when the newest was told. Told at once, and again with each change. */
export const notificationNews = z
  .object({ unread: z.number().int().min(0), newestAt: instant.nullable() })
  .meta({ id: 'NotificationNews' })

export const followNotifications = endpoint({
  method: 'GET',
  path: '/api/dispute-notifications/events',
  summary: 'How many notifications are unread, as it changes: server-sent events without an end',
  tag: 'notifications',
  access: 'signed_in',
  answers: 'events',
  answer: notificationNews,
  refusals: ['unauthenticated'],
})

/** How many days before a deadline its news comes. */
const daysBefore = z.number().int().min(1, 'Choose 1 to 30 days').max(30, 'Choose 1 to 30 days')
const emailKinds = z
  .array(z.enum(NOTIFICATION_TYPES))
  .max(100)
  .transform((kinds) => [...new Set(kinds)])

/** Which news comes by e-mail, and how early before a deadline. In the product all of it appears. */
export const notificationPreferences = z
  .object({
    /** One message a day at most, in the member's morning. */
    isEmailOn: z.boolean(),
    emailKinds: z.array(z.enum(NOTIFICATION_TYPES)),
    daysBefore,
    /** Where the messages go. */
    email: z.string(),
    /** The time zone whose morning is meant. */
    timeZone: z.string(),
  })
  .meta({ id: 'NotificationPreferences' })

export const readNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  summary: 'What the member is told of by e-mail, and how many days before a deadline',
  tag: 'notifications',
  access: 'signed_in',
  answer: notificationPreferences,
  refusals: ['unauthenticated'],
})

export const saveNotificationPreferences = endpoint({
  method: 'PATCH',
  path: '/api/notification-preferences',
  summary: 'Choose what is told by e-mail and how early; what is left out stays as it is',
  tag: 'notifications',
  access: 'signed_in',
  body: z.object({ isEmailOn: z.boolean(), emailKinds, daysBefore }).partial(),
  answer: notificationPreferences,
  refusals: ['invalid', 'unauthenticated'],
})

export const stopReminderMails = endpoint({
  method: 'POST',
  path: '/api/notification-preferences/unsubscribe/:token',
  summary: 'Stop the reminders by e-mail with the token of one of them, as mail programs do (RFC 8058)',
  tag: 'notifications',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ message: z.string() }),
  refusals: ['not_found'],
})
