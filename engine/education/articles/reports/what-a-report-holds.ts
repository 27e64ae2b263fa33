import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'what-a-report-holds',
  title: 'What a credit report holds, and what it never does',
  description: 'The five parts of the file, who puts them there, and the things people expect to find that aren’t in it.',
  category: 'Reading Your Report',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681g', 'fcra_1681e_b', 'fcra_1681b_a'],
  rules: ['positive_account_missing'],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
    { title: '15 USC 1681g, disclosures to consumers', address: 'https://www.law.cornell.edu/uscode/text/15/1681g' },
  ],
  sections: [
    {
      heading: 'Three files, not one',
      paragraphs: [
        'There is no single credit report on you. Equifax, Experian and TransUnion are separate companies, each keeps its own file, and none of them checks its file against the others. Lenders choose where to report. A large card company usually reports to all three, a small credit union perhaps to one. So three honest files can differ, and a difference alone doesn’t prove an error. It proves one only when two bureaus describe the same account, at about the same time, in ways that can’t both be true.',
        'The companies that send the data are called furnishers: banks, card issuers, loan servicers, collection agencies. Most send one update a month for every account. The bureau stores what arrives. It is bound by law to follow reasonable procedures to assure maximum possible accuracy, yet it has never seen your statements, your checks or your contract. That is why a dispute from you matters. You’re often the only person who knows what really happened.',
      ],
    },
    {
      heading: 'Part one: who you are',
      paragraphs: [
        'The first pages list names, addresses, your date of birth or the year of it, parts of your Social Security number, phone numbers and employers. These come from applications you once filled in and from the updates of lenders. Old addresses are normal and aren’t errors. So are short forms of your name.',
        'What deserves attention is a name that was never yours, an address where you never lived, or a number that differs from your own in a digit. Such details don’t change a score. They can show that two people’s files have run together, or that someone has used your name, and then the accounts further down should be read with more care.',
      ],
    },
    {
      heading: 'Part two: the accounts',
      paragraphs: [
        'This is the heart of the file. Each account, or tradeline in the language of the trade, has the creditor’s name, a partly hidden account number, the kind of credit, the date opened, the limit or original amount, the balance, the payment due, a status and a grid of months. Closed accounts stay for years: late ones for a time set by law, good ones for a time chosen by the bureau.',
        'Nearly all errors that can be proved from the report alone are here. A status that says “paid as agreed” next to an amount past due. A date closed that is earlier than the date opened. A late mark for a month before the account existed. To see these you don’t need to know anything but the page itself, and that’s the kind of error Errata looks for first.',
      ],
    },
    {
      heading: 'Part three: collections',
      paragraphs: [
        'When a debt has gone to an agency or was sold to a debt buyer, a second entry may appear under that company’s name, in a section of its own or among the accounts. It should name the creditor who first lent the money. The old account usually stays as well, and both may lawfully be there together. What may not be is the same money owed twice: once the original creditor has sold the debt, its own entry should show a balance of zero.',
      ],
    },
    {
      heading: 'Part four: public records',
      paragraphs: [
        'Today this part holds bankruptcies and little else. The three bureaus stopped listing civil judgments and tax liens in 2017 and 2018 under a plan of their own. If your report has no public records, it says so in a sentence, and that sentence is good news.',
      ],
    },
    {
      heading: 'Part five: inquiries',
      paragraphs: [
        'Whenever someone asks the bureau for your file, it makes a note. Hard inquiries follow an application that you made and are shown to other lenders. Soft inquiries come from your own requests, from companies that already have you as a customer, and from lenders picking names for an offer. Only you see the soft ones. They count for nothing in a score.',
        'A look into your file needs a reason that the law allows, called a permissible purpose. An application for credit, a review of an existing account, insurance, and a job, when you agreed in writing, are among them. Curiosity isn’t.',
      ],
    },
    {
      heading: 'What is not in it',
      paragraphs: [
        'Your income isn’t there, and neither are your savings, your checking account balance, your investments or what you paid in tax. The report doesn’t state your race, religion, national origin, political views or marital status. It has no record of purchases: the bureau knows that a card has a balance of $640, not what was bought with it.',
        'Checking accounts are generally absent as well. Bounced checks and closed bank accounts are kept by other companies that specialise in them, and those have to give you a copy too. Rent, phone and electricity bills appear only if someone chose to report them, which mostly happens when they went unpaid and were handed to a collector.',
        'Your credit score isn’t part of the report either. It’s calculated from the report when someone asks for it. This is why two sites can show two different numbers on one morning without either being wrong: they used different formulas, or different bureaus, or data from different days.',
      ],
    },
    {
      heading: 'Who may see it',
      paragraphs: [
        'Lenders you apply to, lenders you already have, insurers, landlords and, with your written agreement, employers may see a report. What an employer gets is a special version, without your score. Relatives, neighbors and former partners have no right to it.',
        'You may see everything in your own file. The law says that a bureau must disclose, on request, all information in the file at that time, the sources of it, and those who obtained it recently. Use this right often. It’s free, it leaves no mark that a lender can see, and it doesn’t cost a single point.',
      ],
    },
    {
      heading: 'How to read it the first time',
      paragraphs: [
        'Take a pencil and forty minutes. On the first pass, read only the names of the creditors and tick those you know. On the second, read the status of each account and mark those that say anything but current, paid or never late. On the third, look at the dates and the monthly grid of the marked ones. Don’t start with the score and don’t start with the worst entry. You’ll see more when you know the whole shape of the file first.',
      ],
    },
  ],
}
