import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'bankruptcy-counseling-or-settlement',
  title: 'Bankruptcy, counseling or settlement: which way out fits',
  description: 'Three ways to deal with debt you can’t pay, what each costs, and what stays on your report.',
  category: 'Debts and Collections',
  icon: 'lightbulb',
  updatedOn: '2026-11-27',
  authorities: ['bankruptcy_109_h', 'bankruptcy_524_a', 'tsr_310_4_a_5', 'fcra_1681c_a_1', 'tax_108_a'],
  rules: [],
  sources: [
    {
      title: 'US Bankruptcy Court for the District of Columbia, notice about the credit counseling requirement',
      address: 'https://www.dcb.uscourts.gov/node/95',
    },
    {
      title: 'Telemarketing Sales Rule, debt relief amendments, 75 FR 48458',
      address: 'https://www.govinfo.gov/content/pkg/FR-2010-08-10/html/2010-19412.htm',
      copy: '2010-08-10',
    },
    { title: '11 USC 109(h), credit counseling before a case', address: 'https://www.law.cornell.edu/uscode/text/11/109' },
  ],
  sections: [
    {
      heading: 'First, two questions',
      paragraphs: [
        'Can you pay everything you owe within about five years, if the interest were lower? Then look at counseling. Is it more than you can ever pay, or are you being sued or garnished? Then talk to a bankruptcy lawyer before you pay anyone else. Is it one or two debts, and do you have a sum of money? Then settling may fit.',
        'Keep paying rent, power, food and the car you need for work first. Don’t empty a retirement account to pay card debt before you’ve talked to someone. It’s usually protected in a bankruptcy.',
      ],
    },
    {
      heading: 'Nonprofit credit counseling',
      paragraphs: [
        'A counselor goes through your budget with you, usually free for the first talk. If it fits, you get a debt management plan: one payment a month, lower interest by agreement with the card companies, and the cards closed. Plans often run three to five years and cost a small monthly fee. You pay the whole amount, so there’s no tax on canceled debt, and your accounts show as paid.',
        'Look for an agency at nfcc.org, or on the Justice Department’s list of agencies that are approved for bankruptcy counseling. A good one asks before it sells, and never tells you to stop paying.',
      ],
    },
    {
      heading: 'Settling',
      paragraphs: [
        'You offer a creditor part of the debt to end it. It works best with a debt that’s already charged off, with money you can pay at once. You can do it yourself, by letter. Get the offer in writing before you pay: the amount, that it settles the account in full, what will be reported, and who owns the debt. Never give access to your bank account; send a cashier’s check or use a separate account.',
        'What it costs: no creditor has to agree, it may sue you meanwhile, late marks go on, and what’s canceled can be taxed. The account will say settled. Before you pay on an old debt, find out whether a payment restarts your state’s time for a lawsuit.',
      ],
    },
    {
      heading: 'Settlement companies',
      paragraphs: [
        'A debt settlement company tells you to pay into an account and to stop paying your creditors, so that it can bargain later. In the meantime the fees, the interest and the lawsuits are yours. If it sells by telephone, federal rules forbid it to take a fee before it has settled at least one of your debts and you’ve made a payment on that settlement. Many states ask for a license.',
        'Ask how many of its customers finish, and what happens if you’re sued. Don’t sign on the first call.',
      ],
    },
    {
      heading: 'Bankruptcy',
      paragraphs: [
        'Filing a case stops most collection at once: calls, lawsuits, garnishments. Chapter 7 ends most debts without security in a few months, if your income is low enough. You can lose property that your state doesn’t protect, though most people who file keep everything. Chapter 13 is a plan over three to five years, in which you can catch up on a house or a car.',
        'Before you file you must have counseling from an approved agency within the 180 days before. You may do it online. Support, most student loans, recent taxes and debts from fraud usually stay.',
        'Talk to a lawyer who does bankruptcies; the first meeting is often free. Legal aid offices help people with low incomes. Don’t run up cards, pay back relatives or move property before you’ve talked to one.',
      ],
    },
    {
      heading: 'What your report will say',
      paragraphs: [
        'A bankruptcy may be listed for ten years from the day you file; the bureaus take a completed chapter 13 off after seven by their own policy. Each account in it should say that it was discharged, with a zero balance, and leaves on its own clock. A settled account stays until seven years after the delinquency, marked settled. A debt management plan isn’t negative by itself, though a note may show.',
        'For many people whose accounts are already charged off, bankruptcy doesn’t make the report much worse, and it ends the debts. Decide by the debts and not by the score: the score follows.',
      ],
    },
    {
      heading: 'Errors to watch for afterward',
      paragraphs: [
        'A balance that’s still owed on a discharged debt. New late marks after the filing. A settled account that shows a balance. A collector that appears with a debt you settled or discharged. Each of these can be disputed, and the paper that proves it is your discharge order or your settlement letter. Keep both for good.',
        'Errata is software and can’t tell you whether to file. It can show you every debt your three reports list, which is the list a counselor or a lawyer will ask for first.',
      ],
    },
  ],
}
