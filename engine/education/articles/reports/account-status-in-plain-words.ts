import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'account-status-in-plain-words',
  title: 'Account statuses in plain words',
  description:
    'Current, past due, charged off, paid, settled, transferred: what each claims, and when the claim clashes with the figures next to it.',
  category: 'Reading Your Report',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681s2_a_1'],
  rules: [
    'current_with_past_due',
    'current_with_charge_off_remark',
    'late_with_nothing_past_due',
    'balance_after_paid',
    'bureaus_disagree_status',
  ],
  sources: [
    { title: '15 USC 1681s-2, duties of furnishers', address: 'https://www.law.cornell.edu/uscode/text/15/1681s-2' },
    {
      title: '15 USC 1681i, procedure in case of disputed accuracy',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
  ],
  sections: [
    {
      heading: 'A status is a claim',
      paragraphs: [
        'Behind every status on your report is a two-character code that the furnisher sent. You don’t see the code. The bureau turns it into words, and each bureau has its own. “Pays as agreed”, “Open/Never late” and “Current; paid or paying as agreed” are three ways to print the same good news.',
        'Read a status as a claim about one day: the date of the last update. What was true then may have changed since. Most disputes that come to nothing are disputes about an old snapshot, and most that succeed point at two facts within the same snapshot that can’t both hold.',
      ],
    },
    {
      heading: 'The good ones',
      paragraphs: [
        'Current, pays as agreed, never late. Nothing is owed beyond what’s due in the ordinary course. “Never late” goes further than “current”: it speaks about the whole recorded history, so one printed late month is enough to contradict it.',
        'Paid, or closed and paid. The balance should be zero. Be careful with “paid or paying as agreed”, which describes how the payments go and doesn’t say that the debt is gone. An entry with these words and a balance isn’t contradicting itself.',
        'Transferred or sold. The account has moved to another company. The entry should no longer show money owed to the first one, because the second now reports it. “Transferred to recovery” is something different: there, a department of the same lender took the matter over, and the debt remains with that lender.',
      ],
    },
    {
      heading: 'The late ones',
      paragraphs: [
        'Past due 30, 60, 90, 120, 150 or 180 days. The account is behind by that much on the day of the update. An amount past due should stand next to it. “Was past due 30”, or “paid, was 30 days late”, is about the past and says that it’s fine now.',
        'If an open account claims to be 60 days late while its amount past due is printed as $0, something is wrong. A bill that is 60 days overdue has an amount. The exceptions are these: the account was closed, settled, sold or charged off, it’s in a forbearance, or a disaster plan or an adjustment is being worked on. A blank isn’t the same as $0. If nothing is printed, nothing is claimed.',
        'The reverse is the contradiction that turns up in ordinary files: the status says current or never late, and the entry’s own amount past due is above zero. Money can’t be overdue on an account that’s paid as agreed. Before you dispute it, make sure that both figures come from the same date, and that no deferral explains the amount.',
      ],
    },
    {
      heading: 'The heavy ones',
      paragraphs: [
        'Charge-off. The lender has written the debt off as a loss in its books. You still owe it. The entry may go on showing a balance, an amount past due and a monthly CO mark, and all of this is lawful until the debt is paid, settled or sold.',
        'Collection. Either the lender handed the account to an agency, or you’re looking at the agency’s own entry. Repossession and voluntary surrender concern things that were taken back or given back, mostly cars. Foreclosure concerns a home. Each of these stays on the report for the time the law allows for a collection or charge-off.',
        'One combination doesn’t fit: a status that says the account is current, while a remark on the same entry says it is charged off or placed for collection. The usual innocent reason is that the remark tells the past. Words such as “was”, “reinstated”, “paid” or “settled” make it lawful. Without them, either the status or the remark needs to be corrected.',
      ],
    },
    {
      heading: 'Paid, settled, and what they don’t say',
      paragraphs: [
        '“Settled for less than the full balance” means that the lender agreed to take part of the debt and let the rest go. It counts as an adverse remark, and it’s accurate if that’s what happened. The balance should be zero afterward.',
        '“Paid charge-off” is a charge-off that was paid later. The payment doesn’t erase the history. People are often told otherwise, and ask for the whole entry to be removed because they paid. The law doesn’t promise that. It says what’s reported must be accurate, and a paid charge-off that’s reported as a paid charge-off is.',
        'A balance above zero on an entry whose status is “paid”, “settled” or “zero balance” is a real contradiction, and the cure is simple: set the balance to zero, or correct the status.',
      ],
    },
    {
      heading: 'Open or closed is another question',
      paragraphs: [
        'Whether an account is open and whether it’s in good standing are two different things. A closed card can be current while you pay it down. An open card can be 90 days late. A line that you closed with money still on it may lawfully be shown as open until the last dollar is paid. So “open” next to a closing date is worth a look and usually nothing more.',
        'Three-bureau pages from monitoring services add to the confusion, because there the row “Account Status” says open, closed or derogatory, and the row “Payment Status” says how it’s paid. Compare like with like before you call two bureaus contradictory.',
      ],
    },
    {
      heading: 'How to dispute a status',
      paragraphs: [
        'Quote what’s printed and where. Say which two facts clash. Ask for the one you know to be wrong to be corrected, or, if you don’t know which of the two is wrong, ask for the entry to be made consistent. You aren’t obliged to guess what the lender’s books say.',
        'Don’t claim more than the page shows. “This account isn’t mine” is a serious statement and must be true. “The status says paid as agreed and the amount past due is $112” only repeats what is printed, and no one can call it frivolous.',
        'A furnisher may not report what it knows to be inaccurate, and a bureau that finds a disputed fact inaccurate, or can’t verify it, has to delete or modify it promptly. You can start that process yourself, at no cost, with one page of plain words.',
      ],
    },
  ],
}
