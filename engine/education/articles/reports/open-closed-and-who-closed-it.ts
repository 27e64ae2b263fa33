import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'open-closed-and-who-closed-it',
  title: 'Closed accounts: what may stay and what should be right',
  description: 'Why closed accounts stay on the report, who is said to have closed them, and late marks that come after the end.',
  category: 'Reading Your Report',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c_e', 'fcra_1681s2_a_4', 'fcra_1681e_b', 'fcra_1681i_a_5'],
  rules: ['open_with_close_date', 'closure_source_wrong', 'late_after_paid_closed'],
  sources: [
    { title: '15 USC 1681c(e), voluntary closure', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
    {
      title: '15 USC 1681s-2(a)(4), duty to report voluntary closure',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
    },
  ],
  sections: [
    {
      heading: 'Closing isn’t erasing',
      paragraphs: [
        'When you close a card or pay off a loan, the account stops taking new use. Its record remains. Late marks stay for seven years from each of them, and a clean record stays longer, usually about ten years by the bureaus’ own choice. No law limits how long good news may be reported.',
        'That’s in your interest. A closed account without a late payment goes on showing that you can handle credit. People who try to have all closed accounts removed are working against themselves.',
      ],
    },
    {
      heading: 'Who closed it',
      paragraphs: [
        'Most reports say it in a remark: closed by consumer, closed at consumer’s request, closed by credit grantor, closed by creditor. The difference matters a little to a person reading the file. A lender that shuts a line may have lost confidence in the borrower. A borrower who closes one may just be tidying up.',
        'The law cares about this point. If you close a credit account voluntarily, the furnisher that regularly reports to bureaus has to report that you did, and the bureau has to show it. So if the report says that the lender closed your card, and you closed it yourself, you can ask for the remark to be corrected.',
        'Be sure before you do. A card that you hadn’t used for two years and that was then shut by the bank was closed by the bank, even if you no longer wanted it. Something else is common too: you ask for the closing on Friday, while the bank’s own decision to close was made on Thursday. Only you can know what happened, and so Errata asks you first. A letter or a chat record in which you asked for the closing is good support.',
      ],
    },
    {
      heading: 'Open, with a closing date',
      paragraphs: [
        'Some entries are called open and have a closing date all the same. This looks like a contradiction and usually isn’t one. A credit line that’s closed to new purchases but still carries a balance may be reported as open until it’s paid. A frozen or suspended line may show a date as well. On three-bureau pages the field named account status is about condition, not about being open.',
        'If you closed the account, owe nothing on it, and the entry still calls it open, ask for the status to say closed. Otherwise leave it. Errata shows such an entry as a note, which is our word for something worth knowing that isn’t worth a dispute.',
      ],
    },
    {
      heading: 'Late marks after the end',
      paragraphs: [
        'Here’s the pattern that does deserve a letter. The account was closed, the balance had reached zero, and two or more months later the grid shows a 30. Nothing was owed, so nothing could be late.',
        'For the claim to hold, three dates matter: when the account was closed, when the last payment was made, and when the balance reached zero. The claim starts from the latest of the three. A late mark soon after the closing is ordinary if money was still owed; many people close a card with $400 on it, forget a payment in the next month, and are correctly reported late.',
        'The typical innocent cause is trailing interest. You pay the balance that’s printed on the statement, interest runs for the days until your payment arrives, and a last bill for $3.18 goes out to you. You think that the card is finished, the bill remains unpaid, and thirty days later there’s a late mark. That mark may be accurate, and it’s maddening. Call the lender, pay the remainder, and ask whether it will remove the mark as a courtesy. Lenders aren’t obliged to, and a good history with them helps. This is a request, and shouldn’t be dressed up as a dispute.',
        'A fee that was charged after the closing, such as an annual fee, is a cousin of this. Sometimes it should never have been charged. That’s a matter to settle with the lender, in writing, before you ask the bureau for anything.',
      ],
    },
    {
      heading: 'What the closing does to a score',
      paragraphs: [
        'Two separate things happen, and they’re often confused. The age of the account isn’t lost at once: the FICO formulas go on counting a closed account as long as it’s on the report; others may not. What does change at once is your total limit. Close a card with a limit of $5,000, and your balances on other cards now weigh on a smaller sum, so the share in use goes up.',
        'If your cards are paid down, this makes hardly any difference. If they aren’t, pay first and close afterward. If an annual fee is the reason to close, ask whether the card can be turned into one without a fee. The account then often goes on under its old opening date.',
      ],
    },
    {
      heading: 'Checking your closed accounts',
      paragraphs: [
        'Go through them with four questions. Does the balance say zero, if you owe nothing? Does the remark name the right party, as far as you know? Do the months after the end show late marks? Does a paid account show an amount past due? Three of these need only the page. For the second, you need your memory or your papers.',
        'Then look for doubles. A card that was lost or stolen gets a new number, and both the old and the new account may be listed with the same opening date. If the old one shows a zero balance and a remark such as “lost or stolen”, or “transferred to a new number”, it’s the closed predecessor of the new one and does no harm. If both show a balance or both show the same late marks as if they were two debts, that’s a different matter and deserves a dispute.',
      ],
    },
    {
      heading: 'How to word it',
      paragraphs: [
        'For late marks: “The entry shows the account as closed in April 2023 with a balance of $0. Its payment history shows 30 in July 2023. No payment was due in that month. Please remove the mark.” For the remark: “The entry says that the credit grantor closed the account. I closed it myself on March 9, 2024. Please report it as closed at the consumer’s request.”',
        'The second letter rests on your own word. Write the date only if you know it. A statement that’s a little vague and true is better than one that’s exact and guessed.',
      ],
    },
  ],
}
