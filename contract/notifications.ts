import { z } from 'zod'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from '#engine/words/notification.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, instant } from '#contract/values.ts'

/** Something the member is told of. */
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
  answer: z.array(notification),
  refusals: ['unauthenticated'],
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
