import { toldClocks } from '#engine/disputes/told-clocks.ts'
import type { CourtPaper } from '#engine/papers/court-paper.ts'
import { type ConfirmedPaper, isOver, type NextStep, NOTHING, valuesOf } from '#engine/papers/next-step.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'

/** Where help against a lawsuit is found. */
export const LEGAL_HELP =
  'Find a legal aid office at lawhelp.org or lsc.gov, or call the court’s clerk and ask about its self-help center. Errata is not a lawyer.'

/** A paper that asks nothing of the member has no day to answer. */
export const isKept = (one: CourtPaper): one is keyof typeof KEPT => Object.hasOwn(KEPT, one)

/** What a court's paper asks for comes before everything else. */
export function afterCourtPaper(paper: ConfirmedPaper, today: Day): NextStep[] {
  const { courtPaper = 'lawsuit', receivedOn } = paper
  if (isKept(courtPaper)) return [KEPT[courtPaper]]
  const [days] = valuesOf(paper, 'answerWithinDays').map(Number)
  const due = days !== undefined && receivedOn !== null ? addDays(receivedOn, days) : null
  const [clock] = toldClocks({ courtAnswerBy: due })
  const over = isOver(clock?.due, today)
  const when = clock && !over ? ` by ${writeDay(clock.due)}` : ''
  const { title, text, came } = COURT[courtPaper]
  return [
    {
      ...NOTHING,
      id: 'court_answer',
      title: `${title}${when}`,
      text: over
        ? `The last day to answer was ${writeDay(clock?.due ?? today)}. Call the court’s clerk today and ask if you can still answer. Talk to a lawyer or legal aid right away.`
        : text,
      // What gives no time has no clock; of a lawsuit the member is asked.
      clock: courtPaper === 'lawsuit' || days !== undefined ? 'court_answer' : null,
      due: clock?.due ?? null,
      why:
        due === null || receivedOn === null
          ? null
          : `${came} on ${writeDay(receivedOn)} and this paper gives ${days} days. Go by the court paper itself. Check it, and count from the day it says.`,
    },
    {
      ...NOTHING,
      id: 'legal_help',
      title: 'Get free legal help',
      text: LEGAL_HELP,
    },
  ]
}

/** The first thing to do about a court's paper, by what it is about. */
const COURT: Readonly<
  Record<'lawsuit' | 'judgment' | 'taking', { readonly title: string; readonly text: string; readonly came: string }>
> = {
  lawsuit: {
    title: 'Answer the court first',
    text: 'A court’s deadline comes before every dispute. If you don’t answer, the other side can win without a hearing. A letter to a credit bureau does not answer a lawsuit.',
    came: 'You were served',
  },
  judgment: {
    title: 'Find out what you can still do about this judgment',
    text: 'The court decided against you. If you were never served, or have a defense, you may be able to ask the court to set it aside. The time for that is short, so call the court’s clerk or legal aid today.',
    came: 'These papers came',
  },
  taking: {
    title: 'Protect the money they can’t take',
    text: 'Some money is protected, such as Social Security, disability, and veterans’ benefits, and part of your pay. You claim it on a form from the court. The time for that is short, so call the court’s clerk or legal aid today.',
    came: 'These papers came',
  },
}

/** Papers of a court that ask nothing of the member. */
const KEPT: Readonly<Record<'bankruptcy' | 'bankruptcy_dismissed' | 'over', NextStep>> = {
  over: {
    ...NOTHING,
    id: 'court_over',
    title: 'Keep this as proof',
    text: 'This paper says that a judgment was paid or that the case is over, so there is nothing to answer. If a report still shows a debt as unpaid that this paper says was paid, enclose a copy when you dispute it.',
    doneAt: 'findings',
  },
  bankruptcy: {
    ...NOTHING,
    id: 'bankruptcy_case',
    title: 'Keep this with your case',
    text: 'This paper is about your bankruptcy case, and it isn’t the discharge. When the discharge order comes, add it here. It’s the proof to enclose when you dispute a debt.',
  },
  bankruptcy_dismissed: {
    ...NOTHING,
    id: 'bankruptcy_dismissed',
    title: 'This is not a discharge',
    text: 'The court dismissed the case, so your debts were not wiped out. Don’t use this order as proof of a discharge. Ask your bankruptcy lawyer or legal aid what you can do now.',
  },
}
