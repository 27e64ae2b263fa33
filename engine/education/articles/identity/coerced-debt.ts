import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'coerced-debt',
  title: 'Coerced debt: when a partner or relative made you borrow',
  description: 'Theft, force and joint debt are three different things. What you can say, and who helps.',
  category: 'Identity',
  icon: 'lightbulb',
  updatedOn: '2026-11-27',
  authorities: ['fcra_1681c2_a', 'fcra_1681a_q_4', 'fcra_1681i_a_1', 'fdcpa_1692g', 'fdcpa_1692c_c'],
  rules: [],
  sources: [
    {
      title: 'Department of Justice, Office for Victims of Crime: the National Domestic Violence Hotline, 800-799-7233',
      address: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
      copy: '2022-01-20',
    },
    {
      title: 'California Civil Code 1798.97.1 and 1798.97.2, coerced debt (chapter 989 of 2022)',
      address: 'https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.35.',
    },
    {
      title: '15 USC 1681c-2, block of information resulting from identity theft',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c-2',
    },
  ],
  sections: [
    {
      heading: 'Safety first',
      paragraphs: [
        'If the person who did this can still hurt you, plan before you write. A dispute brings mail to your address, and a bank may call. The National Domestic Violence Hotline, 1-800-799-7233, is free and open day and night. An advocate there can help you with a safe address, a new phone number and a plan.',
        'Change the passwords of your email, your bank and your phone account on a device the other person has never used. Freeze your files at all three bureaus. A freeze is free, tells no one, and stops new accounts.',
      ],
    },
    {
      heading: 'Three different cases',
      paragraphs: [
        'Someone opened an account in your name and you didn’t agree. That’s identity theft, also when it was your husband, wife, partner or parent. Federal law gives you a block.',
        'You signed, or gave your number, because you were threatened, forced or tricked. That’s coerced debt. Federal credit reporting law has no block for it, but some states do protect you.',
        'You agreed, and the other person later didn’t pay. That’s a joint or cosigned debt. It hurts, but it isn’t theft, and the lender may report it.',
        'Which case it is can differ from account to account. Make a list and say for each one what’s true.',
      ],
    },
    {
      heading: 'If you didn’t agree: the theft block',
      paragraphs: [
        'Make an identity theft report at IdentityTheft.gov. Send each bureau your ID, the report, the list of accounts, and your statement that the transactions weren’t yours. The bureau must block them within four business days after it has everything.',
        'The report says that a crime happened, and it may name who did it. Talk with an advocate first if that could put you at risk. Don’t use it for an account you agreed to, even under pressure: the bureau can undo the block, and a false report can be used against you.',
      ],
    },
    {
      heading: 'If you were forced: state law',
      paragraphs: [
        'California has a law on coerced debt. You send the creditor or collector a sworn statement that the debt was coerced, with one of these: a police report, a Federal Trade Commission identity theft report that calls the debt coerced, a court order about domestic violence or elder abuse, or a sworn letter from a professional who helped you. It must then stop collecting until it has finished a review, and tell the credit bureaus that the account is disputed within ten business days.',
        'Several other states have passed their own laws, with different steps. Ask a legal aid office or a domestic violence program in your state before you write, because a letter in the wrong form can waste your best proof.',
        'If you’re sued, tell the court in your answer that the debt was coerced. Judges in many states can take it into account, and some laws make the person who forced you owe the debt.',
      ],
    },
    {
      heading: 'What to gather',
      paragraphs: [
        'A protective order, a police report, messages in which the other person threatens you or admits it, medical records, a letter from a shelter or therapist. Bank records that show who got the money. The application, if you can get it: a business that dealt with a thief must give you copies when you ask in writing with your theft report.',
        'Keep copies somewhere the other person can’t reach.',
      ],
    },
    {
      heading: 'What you can always do',
      paragraphs: [
        'Dispute what’s wrong about an account: an amount, a date, a late mark while you weren’t living at that address. Ask a collector in writing for proof within thirty days of its notice. Tell it in writing to stop contacting you. Ask the lender for its fraud or domestic violence team and say what happened; some close the account or remove you.',
        'In a divorce, ask your lawyer to have these debts assigned to the other person and to put the coercion into the decree. The decree doesn’t bind the lender, but it’s strong proof.',
      ],
    },
    {
      heading: 'How to say it',
      paragraphs: [
        'Short, true and without details you don’t want to share: “I was forced to take out this loan by a person who abused me. I ask you to stop collecting it from me and to tell the credit bureaus that it’s disputed. Enclosed is a copy of my protective order.” In Errata, open the item, choose “Other letters” and “Coerced debt”. What you say becomes your statement, and it goes out only when you approve it.',
      ],
    },
  ],
}
