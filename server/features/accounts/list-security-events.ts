import { z } from 'zod'
import { MOST_ROWS } from '#contract/endpoint.ts'
import type { listSecurityEvents as endpoint } from '#contract/security-events.ts'
import { instant } from '#contract/values.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'
import { readAuditBehind } from '#server/platform/read-audit.ts'
import { SECURITY_EVENTS } from '#server/platform/security-events.ts'

const place = z.tuple([instant, z.uuid()])
const WORDS = new Map(Object.entries(SECURITY_EVENTS).flatMap(([event, words]) => (words === null ? [] : [[event, words]])))

/** From the member's own audit log. */
export const listSecurityEvents: Operation<typeof endpoint> = async (context, { user, cursor }) => {
  const [at, id] = readCursor(cursor, place) ?? []
  const behind = at === undefined || id === undefined ? null : { at, id }
  const found = await readAuditBehind(context, user, { actions: [...WORDS.keys()], behind, most: MOST_ROWS + 1 })
  const page = pageOf(found, { most: MOST_ROWS, placeOf: (line) => [line.at, line.id] })
  const events = page.answer.map((line) => ({
    id: line.id,
    at: line.at,
    event: line.action,
    words: WORDS.get(line.action) ?? line.action,
    device: typeof line.detail['device'] === 'string' ? line.detail['device'] : null,
  }))
  return new Page({ events }, page.next)
}
