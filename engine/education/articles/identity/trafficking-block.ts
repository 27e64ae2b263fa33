import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'trafficking-block',
  title: 'Debt from trafficking: the block that survivors can ask for',
  description: 'What the law keeps off your report, which papers you need, and how to send them safely.',
  category: 'Identity',
  icon: 'play-circle',
  updatedOn: '2026-11-28',
  authorities: ['fcra_1681c3', 'reg_v_1022_123', 'reg_v_1022_142', 'fcra_1681i_a_1'],
  rules: [],
  sources: [
    {
      title: 'National Human Trafficking Hotline, 1-888-373-7888: what we do',
      address: 'https://humantraffickinghotline.org/about-us/what-we-do',
    },
    {
      title: '15 USC 1681c-3, adverse information in cases of trafficking',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c-3',
      copy: '2024-04-26',
    },
    {
      title: 'Regulation V: prohibition on adverse information in cases of human trafficking, 87 FR 37700',
      address: 'https://www.govinfo.gov/content/pkg/FR-2022-06-24/html/2022-13671.htm',
      copy: '2022-06-24',
    },
    {
      title: '12 CFR 1022.142, the papers that show it, as the Federal Reserve’s regulatory service prints it',
      address:
        'https://frrsdigital.com/display-section/GUID-FF0340BB-7F25-4003-98E9-56B590A0A304=1=en=/GUID-5F2B0DDA-2D47-4171-9669-4D0ECD53C212=1=en=/GUID-56A8BF33-1908-4933-8794-AF1043E970EF=1=en=/GUID-F3C068D9-AA4D-4E5F-A56C-594F7CBEB0A3.html',
    },
    {
      title: 'CFPB: how to block items that resulted from trafficking, within four business days',
      address:
        'https://www.consumerfinance.gov/ask-cfpb/im-a-victim-of-trafficking-how-can-i-block-items-from-my-credit-report-that-are-the-result-of-trafficking-en-2127/',
    },
    {
      title: 'TransUnion: human trafficking survivor resources',
      address: 'https://www.transunion.com/human-trafficking',
    },
  ],
  sections: [
    {
      heading: 'What the law gives you',
      paragraphs: [
        'If you’re a survivor of trafficking, a credit bureau may not report a negative item that resulted from it, once you’ve sent the bureau your documents. Congress wrote this into the Fair Credit Reporting Act in December 2021, and the rule that says how to ask took effect on July 25, 2022.',
        'It covers every kind of negative item: late payments, charge-offs, collections, an eviction in a tenant report, inquiries. It works even if you signed for the debt yourself. That’s the difference from the block for identity theft, where you must say that the transaction wasn’t yours.',
        'It applies to every consumer reporting agency, not only the three big bureaus: tenant screening, checking accounts and employment reports too. It’s free.',
      ],
    },
    {
      heading: 'The papers',
      paragraphs: [
        'First, proof of who you are: usually a copy of an ID and something that shows your address. If you have neither, ask the bureau how else you can show who you are: it must work with you on that.',
        'Second, a document that you’re a victim of trafficking. It can come from a federal, state or tribal agency, or from an organization or task force that such an agency has authorized to decide this. It can be a court’s decision, or certain court papers in a case where this was a central question. Your own written statement counts too, if an agency, a court, or their representative has signed or certified it.',
        'Third, a list of the items that resulted from the trafficking: which account, which company, which page of the report. Be exact. You don’t need to describe what happened to you.',
      ],
    },
    {
      heading: 'What you don’t need',
      paragraphs: [
        'You don’t need a police report, a lawyer, or the trafficker’s conviction. You don’t need to owe nothing. You don’t need to explain each debt, and a bureau shouldn’t ask you for your story.',
        'Don’t say that you never opened an account if you did. The block doesn’t ask you to. Say only that the item resulted from the trafficking.',
      ],
    },
    {
      heading: 'How to send it',
      paragraphs: [
        'Each bureau must explain the steps on its website. Look for “human trafficking” on the bureau’s own site on the day you send it. Send each bureau that shows the item its own packet. Send copies, keep the originals, and keep proof of the day it arrived. In Errata, open the item, choose “Other letters” and “Trafficking block”: we write the letter and name the item.',
        'Think about safety before you give an address. You can use a post office box, a trusted person or an advocate’s office, if the bureau can reach you there. Many states have an address confidentiality program: an advocate can sign you up.',
      ],
    },
    {
      heading: 'What happens then',
      paragraphs: [
        'The bureau has four business days from the day it has everything to block the item.',
        'Ask the bureau to tell you in writing what it decided. It may ask for more only in a few cases, such as when it can’t tell who you are or which item you mean. Answer with exactly what it asks for.',
        'If it refuses, ask for the reason in writing, add what’s missing, and send it again. You can complain to the federal consumer bureau at consumerfinance.gov/complaint or 855-411-2372. A refused block is its own kind of complaint: say that it’s about trafficking documents, not about an ordinary dispute.',
      ],
    },
    {
      heading: 'The debt itself',
      paragraphs: [
        'The block is about the report. The debt may still exist, and a collector may still ask for it. Tell the collector in writing to stop contacting you, or ask it to close the account because of trafficking. If you’re sued, answer by the date on the summons. Legal aid offices and anti-trafficking programs help with both.',
        'If accounts were opened without you, you can also use the identity theft block. You may use both for different accounts, as long as each statement is true.',
      ],
    },
    {
      heading: 'Who helps',
      paragraphs: [
        'The National Human Trafficking Hotline, 1-888-373-7888, is free, open day and night, and answers in many languages. It can lead you to an advocate who writes the document you need. Errata helps you list the items and keeps the packet and the dates in one place. It never sends anything without you.',
      ],
    },
  ],
}
