import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'identity-theft-block',
  title: 'Identity theft: how to have false accounts blocked in four business days',
  description:
    'The packet that the law asks for, the statement you sign, the reasons a bureau may refuse, and the order of the first days.',
  category: 'Identity',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c2', 'fcra_1681g', 'fcra_1681c1', 'fcra_1681s2_b', 'fcra_1681m'],
  rules: [],
  sources: [
    {
      title: '15 USC 1681c-2, block of information resulting from identity theft',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c-2',
    },
    { title: 'Federal Trade Commission: IdentityTheft.gov', address: 'https://www.identitytheft.gov' },
  ],
  sections: [
    {
      heading: 'A stronger tool than a dispute',
      paragraphs: [
        'If someone used your name to open an account, you don’t have to prove in thirty days that it’s inaccurate. The law gives you a quicker way: the bureau must block the information that results from the theft within four business days after it has received a complete packet. Blocked means that it’s no longer reported.',
        'Because the tool is so strong, it has a price: you sign statements that must be true. Knowingly using it to get rid of a debt of your own can be a crime.',
      ],
    },
    {
      heading: 'The packet has four parts',
      paragraphs: [
        'Proof of who you are. Usually that’s a copy of an identity document and of a bill with your address.',
        'A copy of an identity theft report. You can make one at IdentityTheft.gov, where the Federal Trade Commission takes your account of what happened and gives you a document. A police report serves as well, and for some creditors it’s worth having both.',
        'An identification of the information that you want blocked: which account, which inquiry, which address, on which page. Be exact. “Everything bad” isn’t an identification.',
        'A statement by you that the information doesn’t relate to any transaction by you. That’s the sentence on which everything rests, and it must be said of each item.',
        'The four business days run from the moment the bureau has all four. If something is missing, nothing has begun.',
      ],
    },
    {
      heading: 'Look before you sign',
      paragraphs: [
        'Before you say of an account that it isn’t yours, make sure. Is it a store card under the name of a bank? Is it an old debt under the name of a buyer? Were you an authorized user? Did a member of your family open it with your knowledge? Did you co-sign?',
        'If the account shows payments that you might have made, look at your bank records. Payments alone prove nothing; thieves pay as well, in order to get a higher limit. But if they came from your account, you’d want to know it before you sign. Errata shows such payments with a warning and asks you for an explicit statement. It refuses to go on only if an earlier statement of your own in the file says the contrary.',
      ],
    },
    {
      heading: 'When the bureau may refuse',
      paragraphs: [
        'A bureau may decline or lift a block if it reasonably finds that it was made in error, that you misrepresented a material fact, or that you got goods, services or money from the transaction and knew of it. It has to tell you promptly if it does so, in the same way as for a reinserted item.',
        'What it may not do is wait. Four business days are four business days, and weekends and federal holidays don’t count.',
      ],
    },
    {
      heading: 'What the block sets in motion',
      paragraphs: [
        'The bureau must tell the furnisher that the information may result from identity theft, that a report has been filed, and that a block was requested. From then on, the furnisher has to have procedures so that it doesn’t send the same information again, and it may not sell or place the debt for collection.',
        'A collector that learns a debt may be the result of theft has to pass this on to the creditor.',
        'You have a further right that’s little known: the business that dealt with the thief must give you copies of the application and the transaction records within thirty days, free of charge, if you ask in writing with proof of identity and, where it asks for them, a police report and an affidavit. Those papers may show who it was.',
      ],
    },
    {
      heading: 'The order of the first days',
      paragraphs: [
        'First, call the company where the fraud happened, ask for the fraud department, have the account closed, and note the name and time. Second, place a fraud alert with one of the bureaus, which passes it on to the others, and take your three reports. Third, make the report at IdentityTheft.gov, and at the police if there’s a suspect, a large amount or a creditor that insists. Fourth, freeze all three files. Fifth, send the packet to each bureau that shows something false. Sixth, write to each company for a letter that says the account isn’t yours and that you owe nothing.',
        'Change the passwords of your e-mail and your bank at the same time. Anyone who has your email has everything.',
        'Keep a log from the first call on: the date, the company, the person, what was said and what was promised. Ask for a reference number every time. Weeks later someone may claim you never called, and one line with a time and a name can settle it. Include the hours you spent and what you paid for copies and postage, since a court may order a convicted thief to repay such costs.',
      ],
    },
    {
      heading: 'Inquiries and addresses',
      paragraphs: [
        'A thief leaves more traces than accounts: hard inquiries from lenders that said no, and an address to which the cards were sent. List those too. An address that isn’t yours may be the reason that the next fraudulent application passes the check.',
        'Look at other places besides: checking account reports, utility and telephone accounts, and the tax office, where an identity protection number can be had.',
      ],
    },
    {
      heading: 'If they say no',
      paragraphs: [
        'Ask for the reason in writing. Often a part was missing, or the copy was illegible. Complete it and send it again. If the bureau believes that the account is yours, send an ordinary dispute with what you have, and go to the furnisher with the application papers.',
        'You can also complain to the federal consumer bureau. The wait that it asks for in other cases, until a dispute is closed or forty-five days are over, concerns information that’s inaccurate or incomplete. A refused block is another kind of complaint, so describe it as one.',
      ],
    },
    {
      heading: 'Keep the folder',
      paragraphs: [
        'Theft has a long tail. Debts are sold, and accounts come back after years under new names. The identity theft report, the letters of the companies and the results of the bureaus are what you’ll need each time to end it. Everything described here is free, the report and the block included. Companies that charge for it fill in the same forms.',
      ],
    },
  ],
}
