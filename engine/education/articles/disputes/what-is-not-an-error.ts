import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'what-is-not-an-error',
  title: 'What looks wrong and isn’t: twelve lawful entries people dispute for nothing',
  description:
    'Accounts over their limit, payments after a charge-off, old opening dates and other false alarms, with the reason for each.',
  category: 'Disputes',
  icon: 'lightbulb',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b', 'fcra_1681c_a_4', 'fcra_1681i_a_3', 'croa_1679b'],
  rules: ['balance_above_high_balance'],
  sources: [
    {
      title: '15 USC 1681c, requirements relating to information contained in consumer reports',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c',
    },
    {
      title: '15 USC 1681i(a)(3), determination that dispute is frivolous or irrelevant',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
  ],
  sections: [
    {
      heading: 'Why this list exists',
      paragraphs: [
        'Many tools and templates tell people to dispute things that are correct. The result is a pile of “verified” letters, wasted weeks, and sometimes a notice that the dispute is frivolous. Worse, the one real error gets lost among the rest. Errata works the other way around: it would rather miss an error than accuse a correct entry. These are the false alarms that it has learned to leave alone.',
      ],
    },
    {
      heading: 'Figures',
      paragraphs: [
        'One: a card over its limit. Fees, interest and purchases that the bank let through can carry a balance past the limit. It’s unpleasant for your utilization and accurate all the same.',
        'Two: a balance on a card that you pay in full. The report shows the statement balance. You paid it after the statement closed.',
        'Three: two bureaus with different balances on an open card. They were updated on different days. Only figures of the same date, give or take three days, can be held against each other.',
        'Four: an amount past due that’s blank. Blank isn’t zero. The entry claims nothing.',
      ],
    },
    {
      heading: 'Dates',
      paragraphs: [
        'Five: an old opening date. A card opened in 2008 and charged off in 2023 is within its time. The seven years have nothing to do with the opening.',
        'Six: a collector whose opening date is after the delinquency. It prints the day on which it got the debt, and the delinquency is naturally earlier. That’s no contradiction and no re-aging.',
        'Seven: an item that’s seven years and two months old. For charge-offs and collections, the law adds 180 days in front of the seven years. In the gap, the bureaus usually drop the item, yet nothing obliges them to. Wait, or ask politely.',
        'Eight: a closed account with a balance that’s still being paid down. Closing ended new use, not the debt. Late payments on it can be reported as on any other.',
      ],
    },
    {
      heading: 'Marks and words',
      paragraphs: [
        'Nine: several 30s in a row. One missed payment that’s never made up keeps an account one step behind, month after month.',
        'Ten: a payment after a charge-off. You still owed the money and paid some of it. Templates call this “data fabrication”. It’s the opposite: it’s a record of your payment. What would be odd is a month marked as paid on time after a month marked as charged off, with no word about a reinstatement, and even that is only a reason to ask.',
        'Eleven: a loan that was paid in full and shows one late mark from 2021. “Paid” describes the end, and the mark describes a month. Both are true. The mark goes seven years after its month.',
        'Twelve: “paid or paying as agreed” with a balance. It rates how you pay. It doesn’t say that the debt is paid.',
      ],
    },
    {
      heading: 'Three more that concern companies',
      paragraphs: [
        'The name is unknown to you. Store cards, medical offices and online lenders are reported under the names of banks, billing companies and servicers. Search the name, and compare the opening date with your life, before you say that it isn’t yours.',
        'The same debt appears twice, under a bank and under a collector. That’s lawful. It’s an error only when both show the money as owed to them, although the bank sold it.',
        'The account is at one bureau and missing at another. Lenders may choose where to report. You can’t force a bank to report good conduct to a third bureau.',
      ],
    },
    {
      heading: 'How to tell a real one',
      paragraphs: [
        'Ask four questions. Do two facts on this entry exclude each other, on the same date, whatever the history behind it? Is an item past a limit that the law sets, counted from a date that’s printed? Do I know, from my own records, that a printed fact is false? Has someone else’s account got into my file?',
        'If all four answers are no, you have an entry that you don’t like. That’s a perfectly human feeling, and it isn’t a dispute.',
        'If you answer one with yes, ask a fifth: what would make this lawful? For a last payment before the opening, it would be a transfer. For a late mark after the closing, trailing interest. Look for the word on the page. If it’s there, stop. If it isn’t, you have a solid point. Errata prints this fifth answer next to each finding, under the heading of what would make the entry lawful, so that you can check it with what you know and it doesn’t.',
      ],
    },
    {
      heading: 'Grades',
      paragraphs: [
        'Not everything is black or white, so findings come in grades. Three of them assert: past a legal limit, can’t be true, contradicts itself. One says that bureaus disagree. The others ask for proof, point to a policy, wait for your own word, or just note something.',
        'The grade decides the tone of the letter. “This is false” fits the first three only. “Please show how these figures were computed” fits a question. “Your own policy, which isn’t a law” fits a policy. A letter in the right tone gets read; one that shouts about a note doesn’t.',
      ],
    },
    {
      heading: 'The cost of a false claim',
      paragraphs: [
        'Besides wasting a month, it can be unlawful. No one may make, or advise anyone to make, a statement to a bureau about a consumer’s credit that’s untrue or misleading. “This account is not mine” about a card that you used for years is such a statement.',
        'And it can cost you your credibility when you need it. If your number is stolen next year, and you have to state under penalty that certain accounts aren’t yours, an old letter with the same sentence about your own card is the last thing you want in the file.',
      ],
    },
    {
      heading: 'What to do with an accurate bad entry',
      paragraphs: [
        'Let it age. Pay on time, bring balances down, and ask the lender for a courtesy if the lateness was single and long ago. Note the day on which the item must be gone, and check on that day. All of that is free, and none of it requires an argument with anyone.',
      ],
    },
  ],
}
