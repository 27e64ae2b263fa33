import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'someone-elses-account',
  title: 'Someone else’s account on your report: theft, mix-up or forgotten?',
  description: 'How to tell the three apart before you write, and which letter belongs to which.',
  category: 'Identity',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681c2', 'fcra_1681g'],
  rules: [
    'account_not_recognised',
    'name_not_yours',
    'address_not_yours',
    'employer_not_yours',
    'phone_not_yours',
    'birth_date_disagrees',
    'ssn_variant',
    'deceased_indicator',
    'deceased_notice',
    'file_notice',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
    { title: '15 USC 1681e, compliance procedures', address: 'https://www.law.cornell.edu/uscode/text/15/1681e' },
  ],
  sections: [
    {
      heading: 'An unknown name',
      paragraphs: [
        'You see an account, and the name means nothing to you. Before anything else, slow down. There are three explanations, each needs another letter, and one of them needs no letter at all.',
        'Forgotten: it’s yours under another name. Mixed: it belongs to a real person with similar data, and the bureau put it in the wrong file. Theft: someone opened it with your data. The order in which you check them is the order in which they’re likely.',
      ],
    },
    {
      heading: 'Forgotten',
      paragraphs: [
        'Look at the opening date and ask what you did in that month. A furniture purchase, a dentist, a phone, a store card for ten percent off: behind each of these is a bank with its own name. Look at the original creditor, if a collector is shown. Look at the last digits, and search your e-mail for them. Look at the address of the furnisher on the report and put it into a search engine.',
        'Ask your family. Were you made an authorized user? Did you co-sign for a brother? The field called responsibility says in which role you’re on the account. “Authorized user” isn’t a debt of yours.',
        'Call the company if you still don’t know. You don’t have to confirm anything. Ask when the account was opened and under which address. If it’s yours, you’ve saved yourself an untrue statement.',
      ],
    },
    {
      heading: 'Mixed',
      paragraphs: [
        'Files are found by name, address, date of birth and number, and the match needn’t be perfect. A father and a son with one name at one address, two people with a common name in a city, a number in which two digits were swapped: in all of these, accounts can wander. Signs of a mix are a middle name that isn’t yours, a suffix such as Jr. or Sr., an address where you never lived, an employer or a phone number you never had, a number with a variant, and good accounts among the bad. Thieves don’t bring you a mortgage that’s been paid on time for fifteen years.',
        'If you find one such account, look for others, and look at the personal part of the report with care. The mix may be in one bureau only, as each matches by its own method.',
        'The law asks for reasonable procedures to assure maximum possible accuracy. Mixing two people isn’t a small slip. It can cost a job or a home.',
      ],
    },
    {
      heading: 'What to write about a mix',
      paragraphs: [
        'Don’t call it theft. Write to the bureau that your file contains information about another person, and list every item: the accounts, the addresses, the name, the number variant. Then give your own data completely: full name with suffix, date of birth, the addresses of the past years, the last four digits of your number. Enclose copies of an identity document, the Social Security card if you have it, and a bill.',
        'Ask for two things: the removal of the other person’s items, and a correction that keeps them from returning. That second point matters, because as long as the cause stays in the file, the next monthly update brings the account back.',
        'Don’t contact the other person, even if you can guess who it is, unless it’s your own father. And don’t try to use what you see. It’s someone’s private data.',
      ],
    },
    {
      heading: 'Theft',
      paragraphs: [
        'The signs are different: accounts opened within a few weeks of each other, hard inquiries just before, an address that’s new, cards used to the limit at once and never paid. A single collection for a phone or power contract in a town in which you’ve never lived is typical, too.',
        'Then go the way of identity theft: a report at IdentityTheft.gov, a freeze, and the packet with which the bureau has to block the information within four business days. It needs your signed statement that the transaction wasn’t yours.',
      ],
    },
    {
      heading: 'When you can’t tell',
      paragraphs: [
        'You may honestly not know. Then say just that, and ask for what you need in order to know. To the furnisher: “An account in my name appears on my report. I don’t recognize it. Please send me the application or agreement, and tell me the address at which it was opened.” To the bureau you may write the same, as a dispute for lack of recognition, but a straightforward one: “I don’t recognize this account. Please have the furnisher confirm the name, date of birth and address on it.”',
        '“I don’t recognize” is a true sentence when it’s true. “It isn’t mine” is a stronger one and should wait for the answer. Errata makes this distinction too. It never says on its own that an account isn’t yours, because no report can show that, and it asks you for an explicit statement before a letter uses it.',
      ],
    },
    {
      heading: 'What payments prove',
      paragraphs: [
        'If the account has been paid for a while, does that mean it’s yours? No. A thief pays to raise the limit, and a stranger in a mixed file simply pays his own bills. Nor does it mean the opposite. Look at where the payments came from. If they left your own bank account, the matter needs another thought.',
      ],
    },
    {
      heading: 'After the correction',
      paragraphs: [
        'Take a new report after one month and after three. Compare the personal data first, as that’s where a mix returns. Tell your present lenders, if one of them asked about the account. Ask the bureau to send the corrected version to those who got the false one within six months, or two years if it was for a job.',
        'Keep the letters for good, together with one report from before and one from after. A mix-up once made tends to repeat itself when one of the two people moves, marries or borrows.',
      ],
    },
    {
      heading: 'Cost',
      paragraphs: [
        'None of the three ways costs more than postage. The theft report is free, the freeze is free, the dispute is free. What you do pay with is an hour of careful reading before you write, and that hour often decides whether the answer will be “deleted” or “verified”.',
      ],
    },
  ],
}
