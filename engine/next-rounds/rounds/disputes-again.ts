import { deadlinesFor } from '#engine/disputes/deadlines.ts'
import { answeredWords } from '#engine/disputes/follow-up.ts'
import { misfit, type BureauStanding, UNKNOWN_END } from '#engine/next-rounds/rounds/letters-to-bureau.ts'
import { closed, from, later, open, type Verdict } from '#engine/next-rounds/round.ts'
import { bureausOf, isSettled, type News, type RoundCase, type Standing, standingWith } from '#engine/next-rounds/round-case.ts'
import { writeDay } from '#engine/values/day.ts'

const newsWords = (news: readonly News[]): string => news.map(({ words }) => words).join(' ')

/** The day from which the newest of it was there. */
const newsDay = (news: readonly News[]): string => news.reduce((first, { on }) => (on < first ? on : first), news[0]?.on ?? '')

const laterOf = (a: string, b: string): string => (a > b ? a : b)

/** A second dispute with a bureau: only with something new, for the same again may be held frivolous. */
export function secondDispute(standing: BureauStanding, file: RoundCase): Verdict {
  const { dispute, cameBack, answer, name, late, news } = standing
  const citations = ['fcra_1681i_a_3'] as const
  if (dispute === undefined) return closed({ reason: `You haven’t sent anything to ${name} yet. Start with your first dispute.` })
  if (cameBack)
    return open({
      reason: `The letter to ${name} came back unread, so sending it again isn’t a repeat.`,
      whatIsNew: 'You don’t need anything new, because the bureau never got it.',
    })
  if (answer?.kind === 'unknown') return closed({ reason: UNKNOWN_END })
  if (answer?.kind === 'deleted' || answer?.kind === 'blocked') return closed({ reason: misfit(standing) ?? '' })
  if (answer === null && (late === null || file.today < late)) return whileItRuns(standing)
  const since = answer?.on ?? late ?? file.today
  const more = [...news, ...newsOfAnswer(standing)]
  if (more.length === 0)
    return closed({
      reason: `There’s nothing new here since your dispute with ${name}. The same dispute again can be called frivolous, and then no one investigates.`,
      opensWith: 'news',
      citations,
    })
  const day = laterOf(since, newsDay(more))
  const whyThisDate =
    answer === null
      ? `${name}’s time was up on ${writeDay(since)}, and there’s been something new since ${writeDay(day)}.`
      : `${answeredWords(name, answer.on, answer.isUndated)}, and there’s been something new since ${writeDay(day)}.`
  const reason = 'There’s something new, so this isn’t a repeat. The bureau must look at it.'
  const against = 'Say what’s new at the top of the letter. A repeat can be called frivolous.'
  return from(day, file.today, {
    whyThisDate,
    reason,
    whatIsNew: newsWords(more),
    against,
    citations: ['fcra_1681i_a_1', ...citations],
  })
}

/** What an answer itself makes new: that the entry is back, or that it asks for more. */
function newsOfAnswer({ answer, name }: Standing): readonly News[] {
  if (answer?.kind === 'reinserted') return [{ kind: 'own_word', on: answer.on, words: 'The item was deleted and is back.' }]
  if (answer?.kind !== 'more_information_wanted') return []
  return [{ kind: 'own_word', on: answer.on, words: `${name} asks for more information, and the letter gives it.` }]
}

function whileItRuns({ name, late, dispute, news }: Standing): Verdict {
  const citations = ['fcra_1681i_a_1'] as const
  if (late === null) return later({ reason: `Record the delivery to ${name} first. Its deadline starts that day.`, citations })
  const clock = dispute && deadlinesFor(dispute.dispute).find(({ kind }) => kind === 'reinvestigation')
  const added =
    news.length === 0
      ? ''
      : ' You can add what’s new to the open dispute. If you do that within its 30 days, the bureau may get 15 more days.'
  return later({
    opensOn: late,
    whyThisDate: `${clock?.why ?? ''} At the latest, with the notice and the mail, its time is up on ${writeDay(late)}.`.trim(),
    reason: `${name} is still investigating.${added}`,
    whatIsNew: news.length === 0 ? null : newsWords(news),
    opensWith: news.length === 0 ? 'news' : null,
    citations,
  })
}

const NOT_OWED: Readonly<Partial<Record<RoundCase['subject'], string>>> = {
  inquiry: 'A company doesn’t have to investigate a direct dispute about an inquiry.',
  public_record: 'A public record comes from a court, not from a company that has to investigate.',
}

/** A dispute with the company itself; what it has looked into already through a bureau is no new dispute. */
export function directDispute(file: RoundCase): Verdict {
  const refusal = NOT_OWED[file.subject]
  if (refusal !== undefined) return closed({ reason: refusal, citations: ['reg_v_1022_43'] })
  const own = standingWith('creditor', file)
  if (own.dispute !== undefined && !own.cameBack) return afterDirect(own, file)
  if (isSettled(own.answer)) return closed({ reason: misfit(own) ?? '' })
  const bureaus = bureausOf(file).map((bureau) => standingWith(bureau, file))
  if (bureaus.length > 0 && bureaus.every(({ answer }) => isSettled(answer)))
    return closed({ reason: misfit(bureaus[0] ?? own) ?? '' })
  const verified = bureaus.find(({ answer }) => answer?.kind === 'verified' || answer?.kind === 'updated_in_part')
  if (verified === undefined) return beforeAnswer(bureaus, { file, hasAnswered: own.answer !== null })
  return withNews(verified, file)
}

interface Before {
  readonly file: RoundCase
  /** Whether the company wrote of itself. */
  readonly hasAnswered: boolean
}

function beforeAnswer(bureaus: readonly Standing[], { file: { creditor, today }, hasAnswered }: Before): Verdict {
  const citations = ['fcra_1681s2_a_8', 'reg_v_1022_43'] as const
  const running = bureaus.find(
    ({ dispute, answer, late }) => dispute !== undefined && answer === null && (late === null || today < late),
  )
  return open({
    reason: `${hasAnswered ? '' : `No answer shows that ${creditor} looked into it. `}${hasAnswered ? creditor : 'It'} must investigate what you dispute with it directly.`,
    against:
      running === undefined
        ? null
        : `${running.name} is still investigating and passes your dispute on to the company. You may not need this letter once it answers.`,
    citations,
  })
}

/** The company was asked through the bureau: the same again may be held frivolous. */
function withNews({ name, answer, news }: Standing, { creditor, today }: RoundCase): Verdict {
  const citations = ['fcra_1681s2_a_8', 'reg_v_1022_43'] as const
  const day = answer?.on ?? today
  if (news.length === 0)
    return closed({
      reason: `${name} had ${creditor} confirm the item. The company can call the same dispute, with nothing new, frivolous.`,
      opensWith: 'news',
      citations,
    })
  const from_ = laterOf(day, newsDay(news))
  return from(from_, today, {
    whyThisDate: `${answer === null ? `${name} answered on ${writeDay(day)}` : answeredWords(name, day, answer.isUndated)}, and there’s been something new since ${writeDay(from_)}.`,
    reason: `${creditor} has to look into anything it hasn’t seen yet.`,
    whatIsNew: newsWords(news),
    against: 'The bureau can call a repeat of the dispute frivolous.',
    citations,
  })
}

function afterDirect({ dispute, answer, name, news }: Standing, file: RoundCase): Verdict {
  const citations = ['fcra_1681s2_a_8', 'reg_v_1022_43'] as const
  const clock = dispute && deadlinesFor(dispute.dispute).find(({ kind }) => kind === 'furnisher_investigation')
  const sent = dispute?.sentOn ?? file.today
  if (answer === null && (clock === undefined || file.today <= clock.due)) {
    const until =
      clock === undefined ? 'No delivery is recorded, so its time hasn’t started yet.' : `It has until ${writeDay(clock.due)}.`
    return closed({ reason: `You disputed it with ${name} on ${writeDay(sent)}. ${until}`, citations })
  }
  if (news.length > 0)
    return open({
      reason: `You disputed it with ${name} on ${writeDay(sent)}, and there’s something new since then.`,
      whatIsNew: newsWords(news),
      against: 'A repeat can be called frivolous.',
      citations,
    })
  return closed({
    reason: `You disputed it with ${name} on ${writeDay(sent)}. The same again, with nothing new, can be called frivolous.`,
    opensWith: 'news',
    citations,
  })
}
