import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'credit-repair-companies',
  title: 'Credit repair companies: what they may do, what they may not, and what you can do without one',
  description: 'The contract, the three days, the ban on money in advance, and the promises that give a swindle away.',
  category: 'Your Rights',
  icon: 'lightbulb',
  updatedOn: '2026-11-20',
  authorities: ['croa_1679b', 'croa_1679c', 'croa_1679d', 'croa_1679e', 'reg_v_1022_43'],
  rules: [],
  sources: [
    {
      title: '15 USC 1679 and following, Credit Repair Organizations Act',
      address: 'https://www.law.cornell.edu/uscode/text/15/chapter-41/subchapter-II-A',
    },
    {
      title: 'Federal Trade Commission: Fixing your credit FAQs',
      address: 'https://consumer.ftc.gov/articles/fixing-your-credit-faqs',
    },
  ],
  sections: [
    {
      heading: 'The first sentence they must tell you',
      paragraphs: [
        'Federal law makes credit repair companies hand you a written statement of your rights before you sign anything. The heart of it is this: you have a right to dispute inaccurate information in your report by contacting the bureau directly, and neither you nor any company has the right to have accurate, current and verifiable information removed.',
        'That’s the whole truth about the industry in one sentence. What’s false, you can have corrected yourself, for free. What’s right, nobody can take off.',
      ],
    },
    {
      heading: 'What the law demands of them',
      paragraphs: [
        'No money in advance. A company may not charge or receive anything for a service before that service has been fully performed. A “set-up fee” or “first work fee” that’s due on the first day is the classic violation. Some companies call it something else and some sell by telephone, where a second, even stricter rule applies.',
        'A written contract, signed and dated, with the total cost, a full description of the services and of any guarantee, the time it will take, and the company’s name and address. The right to cancel must be stated in bold type next to your signature.',
        'Three business days. You may cancel without penalty until midnight of the third business day after signing, and a form for that has to be attached. No work may be done before these days are over.',
        'No lies. No person may make, or advise a consumer to make, an untrue or misleading statement to a bureau or a lender. No one may advise you to change your identity so as to hide accurate information. A waiver of these rights that you sign has no effect.',
        'Many states add to this: licenses, bonds, longer periods for cancelling. In a few, the business is hardly permitted at all.',
      ],
    },
    {
      heading: 'Who isn’t covered',
      paragraphs: [
        'Nonprofit organizations that are exempt under section 501(c)(3), banks and credit unions, and a creditor that helps you with your own debt to it fall outside that act. That doesn’t make each of them good. It means that you have to look with your own eyes. A nonprofit counseling agency that’s approved for bankruptcy counseling is a fair place to begin, and its first talk is usually free.',
      ],
    },
    {
      heading: 'Promises that give it away',
      paragraphs: [
        '“We remove anything.” “A new credit file in thirty days.” “Do not contact the bureaus yourself.” “We have a special relationship with the bureaus.” “Dispute everything, they have to delete what they can’t prove.” “Apply for a new number and use it in place of your Social Security number.”',
        'The last one is the most dangerous. Such a number goes by the name of credit privacy number or profile number. Using it, or a business tax number, on a credit application is a false statement to a lender, and that’s a federal crime committed by you, not the seller.',
        'A percentage is another sign. No company knows how likely your dispute is to succeed. Errata shows a grade of evidence with reasons and calls every number an estimate.',
      ],
    },
    {
      heading: 'What a company can do that you can’t',
      paragraphs: [
        'Nothing, in law. Bureaus and furnishers owe the same duties to a letter from you. They owe fewer to letters from a credit repair company: a furnisher needn’t investigate a direct dispute that it reasonably believes was prepared by one, or written on one’s form.',
        'What a company does sell is time, nerve and order. For some people, that’s worth something. If you decide to pay, pay after the work, for each piece of work, and ask for copies of everything that’s sent in your name before it’s sent.',
      ],
    },
    {
      heading: 'What Errata does',
      paragraphs: [
        'Errata is software that you use to read your own reports and to write your own letters. It doesn’t act in your name without you: each letter is yours, you read it, and you confirm that it’s true before anything goes out. It isn’t a lawyer. In its ordinary form it charges nothing; the payment in the demonstration is a demonstration, and it says so on the page. Where it’s ever offered for money, the rules above apply to it like to anyone: a contract, three days, and no charge before the work is done.',
        'And whatever Errata does, you may do alone with a pencil, a stamp and the articles on this page.',
      ],
    },
    {
      heading: 'If you’ve been taken in',
      paragraphs: [
        'Cancel in writing today, even if the three days are over, and tell your bank to stop further payments. Ask for a list of the letters that were sent, with copies. If untrue statements were made in your name, correct them in a letter to the bureau. It’s uncomfortable, and it’s better than being asked about them later.',
        'Then report it: to the Federal Trade Commission at ReportFraud.ftc.gov, to the federal consumer bureau, and to the attorney general of your state. A consumer can sue a company that broke this law and may get back the larger of the actual damage and everything paid, and possibly more. A lawyer or a legal aid office can look at the contract in half an hour.',
      ],
    },
    {
      heading: 'Questions to ask before you sign anywhere',
      paragraphs: [
        'What precisely will you write, to whom, and may I read it first? What do you charge, and when is it due? What happens if nothing is corrected? Who signs? How do I end it? Are you registered in my state, and where can I check that?',
        'A company that answers all six plainly may be honest. A company that answers with stories of other customers isn’t worth the seventh question. Ask also for the contract to take home. A company that wants your signature on the first evening, over the telephone, or on a screen that you can’t save, is telling you what it thinks of your three days. Read the part on cancelling and the part on payment before all others, and compare both with what the law asks for above.',
        'And if the answers make you think that you could do the same on two evenings, that’s because you can.',
      ],
    },
  ],
}
