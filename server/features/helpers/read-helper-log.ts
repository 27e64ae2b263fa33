import type { z } from 'zod'
import { ENDPOINTS } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { helperLogLine, readHelperLog as endpoint } from '#contract/helpers.ts'
import type { Day } from '#engine/values/day.ts'
import { grantsOf } from '#server/features/helpers/helper-rows.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { type AuditGroup, readAuditByDay } from '#server/platform/read-audit.ts'
import { helperActor } from '#server/platform/transact.ts'

type Line = z.input<typeof helperLogLine>

/** What the log says about each action. */
const KINDS: Readonly<Record<string, Line['kind']>> = {
  'helper.looked': 'looked',
  'helper.prepared': 'prepared',
  'helper.invited': 'invited',
  'helper.withdrawn': 'withdrawn',
  'helper.accepted': 'accepted',
  'helper.changed': 'changed',
  'helper.ended': 'ended',
}

/** What a call of this tag shows, as its owner would name it. Any other belongs to the frame of the page. */
const SUBJECTS: Readonly<Record<string, string>> = {
  profile: 'your profile',
  'credit profile': 'your scores',
  'credit reports': 'your credit reports',
  findings: 'your findings',
  'negative items': 'your negative items',
  disputes: 'your disputes',
  answers: 'your answers',
  'AI disputes': 'advice about your disputes',
  letters: 'your letters',
  papers: 'the list of your documents',
  mailing: 'your mailings',
  dashboard: 'your dashboard',
  tools: 'your tools',
  calendar: 'your dates',
  rewards: 'your rewards',
  'ai workflow': 'your workflow',
  analysis: 'your analysis',
  'AI analysis demo': 'your analysis',
  plan: 'your plan',
  strategy: 'your strategy',
  assistant: 'the assistant’s answers',
  notifications: 'your notifications',
}
const FRAME = 'your file'

const MOST = 500

/** Newest first; what was done of one kind on one day is one line. */
export const readHelperLog: Operation<typeof endpoint> = async (context, { user }) => {
  const names = new Map((await grantsOf(context, user)).map(({ grant, holder }) => [helperActor(grant.id), holder?.name ?? null]))
  const { of: dayOf } = await daysOf(context, user)
  const groups = await readAuditByDay(context, user, { actions: Object.keys(KINDS), most: MOST, dayOf })
  const lines = new Map<string, Line>()
  for (const group of groups) {
    const line = lineOf(group, { names, dayOf })
    const before = lines.get(line.id)
    lines.set(line.id, before === undefined ? line : { ...before, times: before.times + line.times })
  }
  return { lines: [...lines.values()] }
}

interface Known {
  readonly names: ReadonlyMap<string, string | null>
  readonly dayOf: (instant: string) => Day
}

function lineOf(group: AuditGroup, { names, dayOf }: Known): Line {
  const { actor, action, operation, subjectId, at, times } = group
  const kind = KINDS[action] ?? 'looked'
  const isAct = kind === 'looked' || kind === 'prepared'
  const what = isAct ? subjectOf(operation) : null
  return {
    id: isAct ? [dayOf(at), actor, kind, what].join(' ') : [at, actor, kind, subjectId].join(' '),
    at,
    // The member changes and ends the help of someone: who that is, its grant says.
    name: names.get(actor) ?? names.get(helperActor(subjectId)) ?? null,
    kind,
    what,
    times,
  }
}

function subjectOf(operation: string | null): string {
  const endpoint = Object.entries<Endpoint>(ENDPOINTS).find(([name]) => name === operation)?.[1]
  return SUBJECTS[endpoint?.tag ?? ''] ?? FRAME
}
