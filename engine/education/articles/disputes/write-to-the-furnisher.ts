import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'write-to-the-furnisher',
  title: 'Writing to the furnisher: the direct dispute',
  description: 'When to go to the bank or collector itself, which address counts, what it must look into and what it may refuse.',
  category: 'Disputes',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681s2_a_8', 'reg_v_1022_43', 'reg_v_1022_42', 'fcra_1681s2_a_2', 'fcra_1681s2_a_3', 'fcra_1681s2_b'],
  rules: [],
  sources: [
    { title: '12 CFR 1022.43, direct disputes', address: 'https://www.law.cornell.edu/cfr/text/12/1022.43' },
    {
      title: '15 USC 1681s-2(a)(8), ability of consumer to dispute information directly with furnisher',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
    },
  ],
  sections: [
    {
      heading: 'Two doors',
      paragraphs: [
        'An error on a report has two owners: the bureau that prints it and the company that sent it. You can knock at either door. At the bureau’s door, the law gives you the stronger position in most cases, because the bureau must delete or modify what can’t be verified, and because the furnisher’s duty to investigate, once the bureau has told it, can be enforced by you.',
        'At the furnisher’s door you meet the people who have the records. That’s better when the error lies in the books: a payment posted to another account, a deferment that was agreed and not entered, a closing that you asked for.',
        'A good order is this. Begin with the bureau for anything that can be seen on the page. Go to the furnisher for anything that can be seen only in its records. When both are needed, start with the bureau, so that the furnisher receives two requests that say the same.',
      ],
    },
    {
      heading: 'What it must investigate',
      paragraphs: [
        'A furnisher has to investigate a direct dispute about your liability for the account, such as identity theft or authorized use; about the terms, such as the balance, the limit or the type; about your performance, such as payments and late marks; and about any other information that bears on your creditworthiness or reputation.',
        'The time is the same as for bureaus: thirty days from receipt, with the same extension. If the result is that the information was inaccurate, the furnisher must tell every bureau that it sent it to. And once you have disputed, it may not report the item any more without saying that it’s disputed.',
      ],
    },
    {
      heading: 'What it needn’t investigate',
      paragraphs: [
        'Some matters are outside: your name, address, date of birth and similar identifying details; the names of employers; inquiries; information from public records, unless the furnisher has a relationship with you about it; fraud alerts; and what another company reported. For these, the bureau is the address.',
        'There’s one more exception. If the furnisher has good reason to believe that the dispute was submitted by, prepared on behalf of, or written on a form supplied by a credit repair organization, or by a nonprofit that does the same work, it owes no investigation under this rule. That’s an excellent reason to write your own letters. Where a service charges you for writing them, the letter may have less force than the one you’d have written at the kitchen table.',
        'And a dispute may be frivolous: when it lacks the information that’s needed, or when it’s substantially the same as one you’ve sent before without anything new. The furnisher has to tell you so within five business days of deciding it, with reasons.',
      ],
    },
    {
      heading: 'Which address',
      paragraphs: [
        'The duty arises only when the dispute arrives at a proper address. That’s the address for disputes that the furnisher gives on the report, or one that it has told you, in writing or electronically, to use for them. If it has named none, any of its business addresses will do. The payment address is usually the wrong one. Look for words such as “credit bureau disputes” on the statement or the website.',
        'If you send the letter somewhere else, it may still be answered. It just doesn’t start the clock.',
      ],
    },
    {
      heading: 'What to put in',
      paragraphs: [
        'Enough to identify you and the account: full name, address, the account number as far as you know it. The specific information that you dispute and the reason. Whatever supports it: the page of the report, statements, a police report or identity theft report where that’s the subject, the account agreement.',
        'Then ask for a result in writing, and for the correction to be sent to all bureaus to which the account is reported.',
        'Take the case of a card that you closed yourself. “My report of August 4 says that this account was closed by the credit grantor. I closed it by chat on March 9, 2024; the transcript is enclosed. Please correct the remark with each bureau.” The bank can look that up within minutes. The bureau couldn’t.',
        'Or the case of a student loan with late marks in the summer of 2021. From April 2020 to September 2023 no payment fell due on federally held loans. The servicer knows whether yours was federally held. Ask it, and enclose what you have from the federal student aid site. If the loan was private or was held by a bank or school, the pause didn’t cover it, and the marks may be right.',
      ],
    },
    {
      heading: 'What to expect',
      paragraphs: [
        'A good furnisher answers within its time with a letter that says what it found. A poor one sends a form. The regulation obliges furnishers to have reasonable written policies on the accuracy and integrity of what they report, so you can politely ask how the result was reached.',
        'If it agrees, ask for a letter that says so. Keep it, and send a copy to the bureaus if the reports don’t change within two months. If it disagrees, you’ve learned its reason, and you can answer that reason at the bureau.',
      ],
    },
    {
      heading: 'What you can’t do',
      paragraphs: [
        'You can’t sue a furnisher under the part of the law that sets these direct duties. Only government agencies enforce it. The part that concerns investigations after a bureau’s notice is different, and that’s why the way through the bureau shouldn’t be skipped when the matter is serious. A letter that threatens with the wrong provision shows the furnisher’s lawyers that no one behind it has read it.',
      ],
    },
    {
      heading: 'Collectors',
      paragraphs: [
        'A collector is a furnisher too. Disputing with it has an additional effect under the law on debt collection: within thirty days of receiving its notice, a written dispute stops the collection until the debt is verified. If you’re within that time, say both things in one letter, that you dispute the debt and ask for verification, and that you dispute the entry on your report.',
        'If you’re outside that time, the letter is a request for validation and a direct dispute of the entry. Both are worth making. Neither stops the collection.',
      ],
    },
  ],
}
