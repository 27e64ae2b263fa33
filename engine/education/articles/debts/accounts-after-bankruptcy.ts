import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'accounts-after-bankruptcy',
  title: 'Your accounts after a bankruptcy: what must read zero',
  description:
    'How discharged debts should look, which debts survive, and how to deal with balances and late marks that shouldn’t be there.',
  category: 'Debts and Collections',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: [
    'bankruptcy_524_a',
    'bankruptcy_727_b',
    'bankruptcy_301_b',
    'fcra_1681e_b',
    'fcra_1681i_a_5',
    'policy_bankruptcy_period',
  ],
  rules: [
    'bankruptcy_still_owing',
    'late_after_bankruptcy',
    'discharged_debt_unmarked',
    'bureaus_disagree_discharge',
    'discharged_debt_collected',
  ],
  sources: [
    { title: '11 USC 524, effect of discharge', address: 'https://www.law.cornell.edu/uscode/text/11/524' },
    { title: '15 USC 1681e, compliance procedures', address: 'https://www.law.cornell.edu/uscode/text/15/1681e' },
  ],
  sections: [
    {
      heading: 'What the discharge does',
      paragraphs: [
        'A discharge in bankruptcy ends your personal duty to pay the debts it covers. It works as an order against creditors: they may not try to collect from you any more. The debt isn’t paid, and it isn’t declared never to have existed. You simply can’t be made to pay it.',
        'For your report that means: an account that was discharged should show a balance of zero, nothing past due, and a remark such as “discharged in bankruptcy, chapter 7”. The history before the filing stays as it was for its own seven years. Late marks from before the petition aren’t wiped out.',
      ],
    },
    {
      heading: 'The three errors',
      paragraphs: [
        'The first is an account whose own status or remark says that it was discharged in bankruptcy, and that shows a balance or an amount past due all the same. Both can’t be right. Errata calls it a contradiction, and it’s one of the most harmful errors there are, because a lender sees a live debt where there’s none.',
        'The second is a late mark for a month after the discharge on such an account. Nothing was due, so nothing could be late. Between the petition and the discharge, it’s a bit different: by the industry’s own guide, no new late marks are reported in that time on accounts that are included. That guide isn’t a law, and a letter should say so.',
        'The third is an account from before the filing that shows a balance and says nothing at all about the bankruptcy. It may have been forgotten, or not included, or reaffirmed. The page alone can’t tell, so it’s a question: was this debt part of the case? Errata grades it as a matter for proof and asks for exactly that.',
      ],
    },
    {
      heading: 'What survives',
      paragraphs: [
        'Before you call anything an error, check whether the debt is one of those that survive. Education loans normally do, unless the court decided otherwise in a special proceeding. So do child support and alimony, most recent taxes, fines, and debts from fraud when a court has said so.',
        'Mortgages and car loans are different. The discharge ends your personal liability, but the lien on the house or car remains. If you keep the house or car, you keep paying. If you reaffirmed the debt, which is a signed agreement filed with the court, then you owe it as before, and it’s reported as before, good months and bad.',
        'In a chapter 13 case, the home loan may be paid directly or through the plan, and it goes on after the discharge. Its balance is correct.',
        'And a joint account: when only one of the two filed, the other owes the whole. On the report of the one who didn’t file, a balance is right. A remark on it that names bankruptcy should say whose.',
        'Finally, filed isn’t discharged. If the case was dismissed or withdrawn, there’s no discharge, and you still owe the debts.',
      ],
    },
    {
      heading: 'Papers to have',
      paragraphs: [
        'The discharge order. The schedules that you filed with the list of creditors, of which you need the page that names this one. If you reaffirmed, the agreement. All of them are available from your lawyer or from the court, electronically for a small fee per page, and the clerk’s office will tell you how.',
        'Was a creditor not on the list? In many chapter 7 cases without assets, an unlisted debt of the ordinary kind is discharged too, though courts in different circuits reason differently. That’s something to ask a lawyer before writing to a bureau.',
      ],
    },
    {
      heading: 'What to write',
      paragraphs: [
        'For the first error: “The entry says that this account was discharged in bankruptcy. It shows a balance of $3,412 and $3,412 past due. Please set both to zero.” If you have your discharge order, enclose it with the schedule page.',
        'For the second: “The report gives July 9, 2024 as the date of the discharge. The payment history shows 120 for September and October 2024. Please remove these marks.”',
        'For the third: “This account was opened before my bankruptcy was filed, and shows a balance without mention of it. Please say whether it was part of the case or reaffirmed. If it was discharged, please mark it so and set the balance to zero.”',
        'Send the letter to each bureau that shows the error. If you also write to the creditor, keep to the facts. A creditor that reports a balance isn’t necessarily trying to collect, and whether a false report violates the discharge is a question for the bankruptcy court, not for a letter.',
      ],
    },
    {
      heading: 'When a buyer turns up',
      paragraphs: [
        'Discharged debts get sold in bulk, and years later a company you’ve never heard of reports a collection. Send it the order and the page of the schedules, and dispute the entry at the bureau. This is one of the cases in which a calm letter with two enclosures is often enough.',
        'Errata notices it where the old creditor’s entry says discharged, the case was a chapter 7 one, and the collector took the debt over after the discharge. It asks whether both mean the same debt, because a debt from after the petition to the same company would be lawful.',
        'If it goes on after having seen the order, speak to the lawyer of your case. The bankruptcy court can enforce its own order, and it takes a dim view of companies that ignore it.',
      ],
    },
    {
      heading: 'Rebuilding in the meantime',
      paragraphs: [
        'Take reports about two to three months after the discharge. Creditors need a cycle or two to update. Go through every account that was open on the day of filing, with the schedules next to it, and mark each as zero and marked, surviving, or wrong.',
        'Then move on as someone with a short new history: one account, used lightly, paid in full. A case that’s reported correctly loses weight every year. One that’s surrounded by accounts which still claim to be owed doesn’t, which is why an evening spent on these details is among the best-paid hours in this whole subject. It costs you nothing else.',
      ],
    },
    {
      heading: 'The clock of the case',
      paragraphs: [
        'The case itself may be reported for ten years from the order for relief, which in a case of your own is the filing. The accounts leave at their own times, nearly always earlier. When an account has been gone for a while and the case is still listed, that’s fine.',
      ],
    },
  ],
}
