import { toldClocks } from '#engine/disputes/told-clocks.ts'
import { type AuthorityId, citationOf } from '#engine/law/authorities.ts'
import { agencyDispute, fileRequest, NO_WRITER, type Writer } from '#engine/papers/agency-letters.ts'
import { agencyAddress, type AgencyAddress } from '#engine/papers/agency-addresses.ts'
import type { CourtPaper } from '#engine/papers/court-paper.ts'
import type { NewOwner } from '#engine/papers/new-owner.ts'
import type { PrintedAddress } from '#engine/papers/printed-address.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { FactName, ReceivedKind } from '#engine/words/received-paper.ts'

/** What the member can do about a paper, the most pressing first. */
export interface NextStep {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The clock that ends on its last day; null where none runs. */
  readonly clock: DeadlineKind | null
  /** The last day for it; null where there is none, or a day is still to be told. */
  readonly due: Day | null
  /** Why this day. */
  readonly why: string | null
  readonly citation: { readonly cite: string; readonly title: string } | null
  readonly address: AgencyAddress | null
  /** A letter to print and mail; null where none is needed. */
  readonly letter: string | null
  /** The same as it was kept among the member's letters; null while it is not. */
  readonly letterId: string | null
  /** What the member records of it, and what then runs: the day it was delivered; null where nothing is asked. */
  readonly asksDay: string | null
  /** Where in the product it is done. */
  readonly doneAt: 'findings' | 'disputes' | 'reports' | 'new_dispute' | null
  /** Of a new dispute, the company that it is with; null where the paper is from it. */
  readonly disputeWith: string | null
}

/** A paper as the member confirmed it. */
export interface ConfirmedPaper {
  readonly kind: ReceivedKind
  readonly sender: string | null
  readonly datedOn: Day | null
  /** The day it came; of a court's paper, the day it was served. */
  readonly receivedOn: Day | null
  readonly facts: readonly { readonly name: FactName; readonly value: string }[]
  /** The days that the member recorded for its steps, by their ids. */
  readonly days?: Readonly<Record<string, Day>>
  /** The letters that were kept for its steps, by their ids. */
  readonly letters?: Readonly<Record<string, string>>
  /** Of a court's paper, what it is about: a lawsuit unless its words say otherwise. */
  readonly courtPaper?: CourtPaper | undefined
  /** Of a notice of a decision: that nothing was decided yet. */
  readonly isBeforeDecision?: boolean | undefined
  /** Where the agencies are written to, as the paper prints. */
  readonly addresses?: readonly PrintedAddress[]
  /** Who owns the debt now, where it says that it was sold. */
  readonly newOwner?: NewOwner | undefined
  readonly writer?: Writer
}

/** Days after a notice of adverse action in which its agency's report is free. */
const FREE_REPORT_DAYS = 60

const NOTHING = {
  clock: null,
  due: null,
  why: null,
  citation: null,
  address: null,
  letter: null,
  letterId: null,
  asksDay: null,
  doneAt: null,
  disputeWith: null,
} as const
const cited = (id: AuthorityId): NextStep['citation'] => citationOf(id)

/** Where help against a lawsuit is found. */
export const LEGAL_HELP =
  'Find a legal aid office at lawhelp.org or lsc.gov, or call the court’s clerk and ask about its self-help center. Errata is not a lawyer.'

/** What is asked about a paper before anything follows: only the member knows when it came. */
const DAY_ASKED: Readonly<Partial<Record<ReceivedKind, string>>> = {
  refusal: 'When did this letter come?',
  collection_notice: 'When did this notice come?',
  court_paper: 'When were you served with these papers?',
}

export function dayAsked({ kind, courtPaper = 'lawsuit' }: Pick<ConfirmedPaper, 'kind' | 'courtPaper'>): string | null {
  if (kind !== 'court_paper' || courtPaper === 'lawsuit') return DAY_ASKED[kind] ?? null
  return isKept(courtPaper) ? null : 'When did these papers come?'
}

const isKept = (one: CourtPaper): one is keyof typeof KEPT => Object.hasOwn(KEPT, one)

/** A last day that is over is told as what can still be done. */
export function whatFollows(paper: ConfirmedPaper, today: Day): NextStep[] {
  if (paper.kind === 'refusal') return afterRefusal(paper, today)
  if (paper.kind === 'collection_notice') return afterNotice(paper, today)
  if (paper.kind === 'court_paper') return afterCourtPaper(paper, today)
  if (paper.kind === 'discharge') return afterDischarge(paper)
  if (paper.kind === 'identity') return [IDENTITY]
  return paper.newOwner === undefined ? [] : [writeToNewOwner(paper, paper.newOwner)]
}

const valuesOf = ({ facts }: ConfirmedPaper, name: FactName): string[] =>
  facts.filter((fact) => fact.name === name).map(({ value }) => value)

const isOver = (due: Day | null | undefined, today: Day): boolean => due !== null && due !== undefined && due < today

function afterRefusal(paper: ConfirmedPaper, today: Day): NextStep[] {
  const { receivedOn } = paper
  const due = receivedOn === null ? null : addDays(receivedOn, FREE_REPORT_DAYS)
  const agencies = valuesOf(paper, 'bureau')
  if (paper.isBeforeDecision === true) return [answerFirst(paper), ...agencies.flatMap((name) => agencySteps(paper, name, today))]
  const free = agencies.map((name): NextStep => {
    const by = due === null ? '' : ` by ${writeDay(due)}`
    const isBureau = isNationwide(name)
    const over = isOver(due, today)
    const used = `This lender used a report from ${name}.`
    const stillFree = isBureau
      ? 'You can still get a free report at AnnualCreditReport.com.'
      : `Ask ${name} for your file anyway. Many agencies give one free each year.`
    return {
      id: `free_report ${name}`,
      title: `Get your free ${name} ${isBureau ? 'report' : 'file'}${over ? '' : by}`,
      text: over
        ? `${used} The 60 days for a free copy are over. ${stillFree}`
        : `${used} You can ask ${name} for a copy for free, and dispute what is wrong in it.`,
      clock: 'free_report',
      due,
      why:
        receivedOn === null ? null : `The letter came on ${writeDay(receivedOn)}, and the report is free for 60 days after that.`,
      citation: cited('fcra_1681j_b'),
      address: agencyAddress(name),
      letter: null,
      letterId: null,
      asksDay: null,
      doneAt: isBureau ? 'reports' : null,
      disputeWith: null,
    }
  })
  const letters = agencies.filter((name) => !isNationwide(name)).flatMap((name) => agencySteps(paper, name, today))
  const unnamed: NextStep = {
    ...NOTHING,
    id: 'name_the_agency',
    title: 'Find out whose report they used',
    text: 'This page names no credit bureau. Look at the back or the next page and add it here, or ask the lender. They have to tell you.',
    citation: cited('fcra_1681m'),
  }
  const reasons: NextStep = {
    ...NOTHING,
    id: 'reasons',
    title: 'Check the reasons against your reports',
    text: 'A reason that rests on an error is worth disputing first.',
    doneAt: 'findings',
  }
  return [...(free.length > 0 ? free : [unnamed]), ...letters, ...(valuesOf(paper, 'reason').length > 0 ? [reasons] : [])]
}

/** What is said before they decide can still change the decision. */
const answerFirst = ({ sender }: ConfirmedPaper): NextStep => ({
  ...NOTHING,
  id: 'before_decision',
  title: 'Answer before they decide',
  text: `Nothing is decided yet, and the letter says how long they will wait. Read the copy of the report that came with it. If something in it is wrong, tell ${sender ?? 'them'} in writing right away, and dispute it with the company that made the report. If no copy came, ask for it today.`,
  citation: cited('fcra_1681b_b_3'),
})

const printedFor = ({ addresses = [] }: ConfirmedPaper, name: string): readonly string[] | null =>
  addresses.find(({ agency }) => agency === name)?.lines ?? null

/** The agency's address as the lender's letter prints it goes before the one we know. */
function addressOf(paper: ConfirmedPaper, name: string): AgencyAddress | null {
  const known = agencyAddress(name)
  const lines = printedFor(paper, name)
  return known === null || lines === null ? known : { ...known, lines, source: 'the letter itself' }
}

const envelopeOf = (address: AgencyAddress | null): readonly string[] => {
  if (address === null || address.lines.length === 0) return []
  return address.lines[0]?.includes(address.name.split(' ')[0] ?? '') ? address.lines : [address.name, ...address.lines]
}

const isNationwide = (name: string): boolean => BUREAUS.some((bureau) => BUREAU_NAMES[bureau] === name)

const FILE_DAYS = 15

/** An agency whose files we do not read: the letter that asks for the file, and the one that disputes it, each with its clock. */
function agencySteps(paper: ConfirmedPaper, name: string, today: Day): NextStep[] {
  const { days = {}, letters: kept = {}, writer = NO_WRITER, sender: lender, datedOn: refusedOn } = paper
  const address = addressOf(paper, name)
  const addressLines = printedFor(paper, name) ?? envelopeOf(address)
  const isDecided = paper.isBeforeDecision !== true
  const about = { agency: name, addressLines, today, writer, lender, refusedOn, isDecided }
  const [asked, disputed] = [`file_request ${name}`, `agency_dispute ${name}`].map((id) => ({ id, on: days[id] ?? null }))
  const request: NextStep = {
    ...NOTHING,
    id: asked?.id ?? '',
    title: `Ask ${name} for your file by letter`,
    text: `Print this letter, sign it, and mail it with a copy of your ID. Certified mail proves the day ${name} got it.`,
    clock: 'file_disclosure',
    due: asked?.on ? addDays(asked.on, FILE_DAYS) : null,
    why: asked?.on ? `${name} got your letter on ${writeDay(asked.on)}. It has ${FILE_DAYS} days to send the file.` : null,
    citation: cited('fcra_1681j_a'),
    address,
    letter: fileRequest(about),
    letterId: kept[asked?.id ?? ''] ?? null,
    asksDay: `When did ${name} get it?`,
  }
  const dispute: NextStep = {
    ...NOTHING,
    id: disputed?.id ?? '',
    title: `Dispute what is wrong in your ${name} file`,
    text: 'When the file comes, look for accounts, debts, or addresses that aren’t yours. Fill in what is wrong and mail this letter.',
    clock: 'reinvestigation',
    due: disputed?.on ? addDays(disputed.on, PERIODS.reinvestigation.value) : null,
    why: disputed?.on
      ? `${name} got your dispute on ${writeDay(disputed.on)}. It has ${PERIODS.reinvestigation.inWords} to investigate.`
      : null,
    citation: cited('fcra_1681i_a_1'),
    address,
    letter: agencyDispute(about),
    letterId: kept[disputed?.id ?? ''] ?? null,
    asksDay: `When did ${name} get it?`,
  }
  return [request, dispute]
}

function afterNotice(paper: ConfirmedPaper, today: Day): NextStep[] {
  const [noticeEndsOn = null] = valuesOf(paper, 'disputeBy')
  const [clock] = toldClocks({ noticeSentOn: paper.datedOn, noticeReceivedOn: paper.receivedOn, noticeEndsOn })
  const who = paper.sender ?? 'the collector'
  const over = isOver(clock?.due, today)
  return [
    {
      ...NOTHING,
      id: 'validation',
      title: `Dispute the debt in writing${clock && !over ? ` by ${writeDay(clock.due)}` : ''}`,
      text: over
        ? `The last day was ${writeDay(clock?.due ?? today)}. You can still write and ask for proof, but ${who} may keep collecting while you wait.`
        : `If you write in time, ${who} must stop collecting what you dispute until they send you proof. Ask for it even if you think you may owe it.${noticeEndsOn === null ? ' The 30 days start with their first letter: if an earlier one came, count from that.' : ''}`,
      clock: 'validation_period',
      due: clock?.due ?? null,
      why: clock?.why ?? null,
      citation: cited('fdcpa_1692g'),
      doneAt: 'new_dispute',
    },
  ]
}

function afterCourtPaper(paper: ConfirmedPaper, today: Day): NextStep[] {
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
          : `${came} on ${writeDay(receivedOn)} and this paper gives ${days} days. The court’s own paper decides: check it, and count from the day it says.`,
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

function afterDischarge(paper: ConfirmedPaper): NextStep[] {
  const [filedOn] = valuesOf(paper, 'filedOn')
  const since = filedOn === undefined ? 'before you filed' : `before you filed on ${writeDay(filedOn)}`
  return [
    {
      ...NOTHING,
      id: 'discharge',
      title: 'Use this order as proof',
      text: `Enclose it when you dispute a debt from ${since} that still shows a balance or is still collected. Accounts that the case covers should say discharged and $0.`,
      doneAt: 'findings',
    },
  ]
}

/** Who sold a debt has no more say in it; whoever bought it has to show what they bought. */
function writeToNewOwner({ sender }: ConfirmedPaper, { name, lines }: NewOwner): NextStep {
  const seller = sender ?? 'the company that sold it'
  const where =
    lines.length === 0
      ? 'The letter gives no address for them, so look at their own letters.'
      : `Their address in this letter: ${lines.join(', ')}.`
  return {
    ...NOTHING,
    id: 'new_owner',
    title: `Write to ${name}, which owns this debt now`,
    text: `Ask ${name} for proof that you owe it and that they own it, and dispute what is wrong. ${where} On your next reports, check that ${seller} shows this account as sold, with a balance of $0.`,
    doneAt: 'new_dispute',
    disputeWith: name,
  }
}

const IDENTITY: NextStep = {
  ...NOTHING,
  id: 'identity',
  title: 'Enclose it with your letters',
  text: 'Bureaus often ask for proof of who you are and where you live. You can choose a copy when you open a letter.',
  doneAt: 'disputes',
}
