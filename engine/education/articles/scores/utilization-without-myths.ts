import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'utilization-without-myths',
  title: 'Utilization without myths',
  description: 'How the share of your card limits in use is measured, when it is measured, and how to lower it this month.',
  category: 'Credit Scores',
  icon: 'lightbulb',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b'],
  rules: ['limit_missing'],
  sources: [
    { title: 'myFICO: Amounts owed', address: 'https://www.myfico.com/credit-education/credit-scores/amount-of-debt' },
    {
      title: 'Consumer Financial Protection Bureau: How do I get and keep a good credit score?',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
  ],
  sections: [
    {
      heading: 'A simple division',
      paragraphs: [
        'Utilization is what you owe on cards divided by what you may owe. A balance of $600 on a limit of $2,000 is 30 percent. Formulas look at it for every card separately and for all cards together, and they look at cards and similar revolving lines only. A car loan or mortgage isn’t part of it.',
        'The rule of thumb is to stay under 30 percent, and ideally under 10. There’s no cliff at 30. The effect is gradual: 28 is a bit better than 34, and 8 a bit better than 28. A single card close to its limit can hurt even if the total is low, so look at the worst card first.',
      ],
    },
    {
      heading: 'Which day counts',
      paragraphs: [
        'The figure on your report is normally the balance on the day your statement closed. It isn’t the balance of today or of the due date. That explains why people who pay their cards in full every month still show a balance, and why someone who puts all expenses on one card to collect points can look heavily indebted.',
        'If you want a low figure to appear, pay before the statement closes. The closing date is printed on the statement and hardly moves from month to month. Two payments a month work as well: one in the middle, and one after the statement. Nothing about this is a trick. You’re just choosing the day on which the snapshot is taken.',
        'Since the snapshot is taken afresh each month, utilization has almost no memory in most formulas. A high figure in March does no harm in May if it was paid down in April. Some newer formulas look at the trend over two years, and some lenders look at the whole history of balances, so steady habits still matter.',
      ],
    },
    {
      heading: 'Zero on everything',
      paragraphs: [
        'Is zero best? Nearly. Formulas like to see that at least one card is in use. If every card reports nothing for a long time, the file says little about how you handle them. One small purchase, paid in full after the statement, is enough. There’s no need to carry a balance over or to pay a cent of interest.',
      ],
    },
    {
      heading: 'Five ways to lower it, cheapest first',
      paragraphs: [
        'Pay down the card with the highest percentage, not the one with the highest amount. A card at 95 percent of a limit of $500 needs only $330 to come under 30, and that may help more than the same $330 on a card with a limit of $10,000. If interest is your larger worry, pay the dearest card first instead. Both are reasonable, and they don’t always point to the same card.',
        'Pay earlier in the month. It costs nothing and needs no new money.',
        'Ask for a higher limit on a card that you’ve paid well. Before you agree, ask whether the request leads to a hard inquiry. With many issuers it doesn’t.',
        'Leave unused cards open if they have no annual fee. Each limit is part of the division.',
        'Spread a large purchase over two cards, if one alone would end up nearly full. The total stays the same, yet no single card looks exhausted.',
      ],
    },
    {
      heading: 'Limits that aren’t on the report',
      paragraphs: [
        'The division goes wrong when the limit is missing. If a card issuer doesn’t report it, formulas may take the highest balance in its place or leave the card out. In the first case a card on which you never owed more than $900 counts as if $900 were its limit, and a balance of $850 looks like 94 percent.',
        'Check each open card on each report. Charge cards without a preset limit are an honest exception. For all others, compare the printed limit with your statement. If it’s absent, ask the issuer to report it. If it’s there and lower than the true one, that’s a wrong fact, and you can dispute it with the bureau and enclose the statement. Mention that the limit was raised and since when, if you know.',
        'Some bureaus print the limit in the column for the high balance and note it with a code or a remark. Then it isn’t missing. It’s just somewhere else.',
      ],
    },
    {
      heading: 'Authorized users and joint cards',
      paragraphs: [
        'A card on which you’re an authorized user normally counts toward your own utilization. If a parent added you to a card with a high limit and low use, this helps. If the owner fills the card up, it hurts, and you have no control over it. You can ask the issuer to take you off, and the account then usually disappears from your report.',
        'On a joint account the debt is yours in full. Whoever spends, both files show it.',
      ],
    },
    {
      heading: 'Business cards and lines at home',
      paragraphs: [
        'Many business cards don’t appear on personal reports as long as they’re paid. A home equity line is revolving credit by nature, and formulas differ in whether they treat it like a card. If it’s large, some of them leave it out. You’ll rarely need to know. Just don’t be surprised when two scores treat it differently.',
      ],
    },
    {
      heading: 'What utilization can’t do',
      paragraphs: [
        'It can’t repair a late mark. A file with a recent 90 will remain a file with a recent 90, however low the balances. And it can’t be used to outrun a debt: moving a balance from card to card changes the percentages for a month and costs a fee each time.',
        'Be wary, too, of offers of a “credit line” at an online shop that exists only to be reported. You pay a monthly fee, get a limit that can only be spent in that shop, and the effect on a lender who reads your file is slight. The same money paid toward an existing card lowers your utilization and your interest.',
      ],
    },
    {
      heading: 'A plan for one month',
      paragraphs: [
        'Write down for each card the limit, the balance and the closing date. Mark every card over 30 percent. Decide on an amount that you can spare, and give it first to the worst card until it’s under 30, then to the next. Make each payment two or three days before that card’s closing date, so that it’s booked in time. Four to six weeks later the new figures will be on your reports.',
        'Then do it again. To go from 70 percent to 20 takes patience and several such rounds, with nothing cleverer than that, and it costs nothing beyond the money you owed anyway.',
      ],
    },
  ],
}
