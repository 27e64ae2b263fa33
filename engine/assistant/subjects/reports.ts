import { NEGATIVE_ITEMS, UPLOAD } from '#engine/assistant/statement.ts'
import { all, lasting, only, type Subject } from '#engine/assistant/subject.ts'

/** Reports, how long things stay, scores, cards and inquiries. */
export const REPORT_SUBJECTS: readonly Subject[] = [
  {
    id: 'how_long',
    asked: [
      all('how_long', 'stays'),
      all('how_long', 'gone'),
      only('how_long'),
      all('stays', 'old', 'pay'),
      all('stays', 'pay'),
      all('stays', 'negative'),
      all('how_long', 'collection', 'stays'),
      all('how_long', 'late', 'stays'),
      all('how_long', 'charge_off', 'stays'),
      all('how_long', 'accurate', 'stays'),
      all('how_long', 'negative', 'stays'),
    ],
    answer: [
      'Late payments: seven years from each one. Charge-offs, collections, repossessions and foreclosures: seven years from the first missed payment that led to them (the law allows 180 days more). Bankruptcy: ten years from filing; a completed chapter 13 usually seven. Hard inquiries: two years. Child support: seven years.',
      'Paying, settling, or a sale to a new collector doesn’t restart any of these. Good and paid accounts can stay longer, which helps you. Some federal student loans follow other rules.',
    ],
    article: 'the-seven-year-rule',
    authorities: ['fcra_1681c_a_1', 'fcra_1681c_a_4', 'fcra_1681c_a_5', 'fcra_1681c_c_1', 'policy_inquiries'],
    own: ['leaving'],
  },
  {
    id: 'free_reports',
    asked: [
      all('free', 'report'),
      all('get', 'report'),
      only('free'),
      only('report', 'get'),
      all('free', 'get'),
      all('free', 'company'),
      only('report', 'get', 'free'),
    ],
    answer: [
      'Get all three reports free every week at AnnualCreditReport.com, or call 877-322-8228. It’s the only official site; you don’t need a credit card, and checking your own report doesn’t affect your score.',
      'Save each one as a PDF and upload it here. You get more free reports after a denial (within 60 days), with a fraud alert, or after identity theft. The free reports don’t include a score.',
    ],
    article: 'get-your-free-reports',
    authorities: ['fcra_1681j_a', 'fcra_1681j_b'],
    act: UPLOAD,
  },
  {
    id: 'raise_score',
    asked: [all('raise', 'score'), all('raise'), all('raise', 'how'), only('raise')],
    answer: [
      'Three things work: pay every bill on time (autopay the minimum), pay card balances down below 30 percent of the limit, best below 10, before the statement date, and have errors corrected. Lower balances can show within a month or two; the rest takes time.',
      'Keep old cards open, apply only for what you need, and don’t pay anyone who promises points. If you have little credit, a secured card or a credit-builder loan starts a history. Nobody can tell you how many points anything will bring.',
    ],
    article: 'what-makes-a-score',
    authorities: [],
    act: NEGATIVE_ITEMS,
    own: ['utilization'],
  },
  {
    id: 'what_weighs',
    asked: [all('weighs'), all('weighs', 'hurt'), all('weighs', 'hurt', 'score'), all('weighs', 'score')],
    answer: [
      'Late payments weigh most, then how much of your card limits you use. The age of your accounts, new applications and the mix of accounts count less. A sudden drop usually has one of these reasons: a late mark, a higher card balance, a new collection, or an account that closed or left the report.',
      'Look at the negative items and the card balances on your reports first. If one of them is wrong, dispute it. If they’re right, pay cards down and pay on time: that moves a score back up.',
    ],
    article: 'what-makes-a-score',
    authorities: [],
    act: NEGATIVE_ITEMS,
    own: ['score', 'utilization'],
  },
  {
    id: 'no_credit',
    asked: [all('no_credit'), all('no_credit', 'raise'), all('no_credit', 'score')],
    answer: [
      'Start with one secured card (you pay a deposit as the limit) or a credit-builder loan at a credit union. Use it for one small bill, pay it in full by autopay, and wait about six months for a first score.',
      'Being added as an authorized user on a well-kept card can help too. First check your three free reports: a file that should be empty and isn’t can mean theft.',
    ],
    article: 'start-with-no-history',
    authorities: [],
  },
  {
    id: 'closing_cards',
    asked: [all('close', 'card'), all('close', 'card', 'hurt'), all('close', 'card', 'old'), all('close', 'hurt')],
    answer: [
      'Usually keep it open, if it costs nothing. Closing a card takes its limit away, so the rest of your balances weigh more. A closed card in good standing stays on your report for years, so its age doesn’t vanish at once.',
      'Close it if it has a yearly fee you don’t want or tempts you to overspend. Pay it off first, and not right before a loan application.',
    ],
    article: 'open-closed-and-who-closed-it',
    authorities: [],
  },
  {
    id: 'utilization',
    asked: [all('utilization'), all('utilization', 'card'), all('utilization', 'score'), all('utilization', 'pay')],
    answer: [
      'Utilization is your card balances divided by your card limits. Under 30 percent is fine, under 10 is best, for each card and for all together. A maxed-out card hurts; it recovers as soon as a lower balance is reported.',
      'The balance on your statement date counts, so pay before it. Then check that each limit on your report is right: a missing or too low limit makes it look higher.',
    ],
    article: 'utilization-without-myths',
    authorities: [],
    own: ['utilization'],
  },
  {
    id: 'limit_increase',
    asked: [all('increase_limit'), all('increase_limit', 'hurt')],
    answer: [
      'A higher limit can help: the same balance is then a smaller part of it. Ask the bank first whether it does a hard or a soft check, since a hard inquiry can cost a few points for a while.',
    ],
    article: 'utilization-without-myths',
    authorities: [],
  },
  {
    id: 'inquiries',
    asked: [
      all('inquiry'),
      all('inquiry', 'not_mine'),
      ...lasting('inquiry'),
      all('inquiry', 'gone'),
      all('inquiry', 'hurt'),
      all('inquiry', 'score'),
      all('inquiry', 'how_long'),
      all('inquiry', 'how_long', 'stays'),
      all('inquiry', 'stays'),
      all('inquiry', 'denied'),
      all('inquiry', 'used_name'),
    ],
    answer: [
      'A hard inquiry comes from an application you made: lenders see it, it costs a little for a while, and it stays two years. A soft inquiry (your own check, an offer, a review by your bank) is seen only by you and never counts. Rate shopping for one mortgage or car loan within two weeks counts as one.',
      'You can have a hard inquiry removed only if you didn’t apply or allow it. Ask the company first what it was for: a car dealer may have sent your application to several banks. If nobody can show an application, dispute it with the bureau, and check for identity theft. Don’t dispute inquiries you made.',
    ],
    article: 'hard-and-soft-inquiries',
    authorities: ['fcra_1681b_f', 'policy_inquiries'],
    own: ['inquiries'],
  },
  {
    id: 'scores_differ',
    asked: [all('score', 'differ'), all('differ'), all('report', 'differ')],
    answer: [
      'That’s normal: you have many scores. They differ by formula (FICO, VantageScore, older and newer versions), by bureau, since not every lender reports to all three, and by day. Free apps often show VantageScore; many lenders use FICO.',
      'Watch one score from one source over time. If one bureau is far lower, compare the three reports side by side: an account or mistake that only one of them shows is often the reason.',
    ],
    article: 'why-you-have-many-scores',
    authorities: [],
  },
  {
    id: 'good_score',
    asked: [all('good_score'), all('good_score', 'score')],
    answer: [
      'On the usual scale from 300 to 850, about 670 and up is called good and 740 and up very good; each lender draws its own lines. There’s no score that guarantees a yes.',
    ],
    article: 'why-you-have-many-scores',
    authorities: [],
  },
  {
    id: 'employer_check',
    asked: [all('employer_check'), all('employer_check', 'report')],
    answer: [
      'An employer may see a version of your credit report only if you agree in writing. Before it turns you down because of the report, it must give you a copy and a summary of your rights, so that you can point out mistakes. Some states restrict these checks further.',
    ],
    article: 'refused-because-of-a-report',
    authorities: ['fcra_1681m'],
  },
  {
    id: 'updates',
    asked: [all('update', 'report'), all('update', 'score'), all('update', 'how_long'), all('update', 'bureau')],
    answer: [
      'Most lenders report once a month, around your statement date, and each on its own day. So a payment or a correction can take four to six weeks to show. A correction after a dispute shows sooner: the bureau sends you the changed report with its result.',
    ],
    article: 'what-a-report-holds',
    authorities: ['fcra_1681i_a_6'],
  },
]
