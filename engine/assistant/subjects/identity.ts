import { NEGATIVE_ITEMS } from '#engine/assistant/statement.ts'
import { all, type Subject } from '#engine/assistant/subject.ts'

/** Theft, mixed files, freezes and what is wrong about the person. */
export const IDENTITY_SUBJECTS: readonly Subject[] = [
  {
    id: 'identity_theft',
    asked: [
      all('theft'),
      all('theft', 'divorce'),
      all('theft', 'partner'),
      all('theft', 'not_mine'),
      all('theft', 'debt', 'not_mine'),
      all('theft', 'debt'),
      all('used_name'),
      all('used_name', 'debt'),
      all('used_name', 'card'),
      all('theft', 'report'),
      all('theft', 'score'),
    ],
    answer: [
      'Do these in order. 1: Call the fraud department of the company where it happened and ask them to close the account. 2: Place a fraud alert with one bureau (it tells the other two), and freeze your file at all three. 3: Make an identity theft report at IdentityTheft.gov.',
      'Then send each bureau that lists the account your ID, the theft report, a list of the items to block, and your statement that you didn’t make those transactions. Once it has all four, the bureau must block the items within four business days. All of this is free.',
    ],
    article: 'identity-theft-block',
    authorities: ['fcra_1681c2_a', 'fcra_1681c1'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'family_theft',
    asked: [
      all('parent_did', 'used_name'),
      all('parent_did', 'theft'),
      all('age', 'theft'),
      all('age', 'used_name'),
      all('age', 'report'),
      all('age', 'debt'),
    ],
    answer: [
      'If a parent or relative opened an account in your name without asking, it’s identity theft, even in a family. If you were added as an authorized user, it isn’t theft: ask the bank and the bureaus to remove you.',
      'The block that makes the bureaus take a stolen account off rests on an identity theft report (IdentityTheft.gov), and that report names what happened. Freeze your files first; that costs nothing and accuses nobody. Then decide about the report.',
    ],
    article: 'accounts-from-childhood',
    authorities: ['fcra_1681c2_a'],
  },
  {
    id: 'mixed_file',
    asked: [
      all('mixed'),
      all('other_person', 'report'),
      all('other_person', 'debt'),
      all('other_person'),
      all('family', 'report'),
      all('family', 'debt', 'report'),
      all('mixed', 'family'),
      all('wrong', 'other_person'),
    ],
    answer: [
      'Your file may be mixed with another person’s. Dispute it with each bureau that shows it: say “my file is mixed with someone else’s”, list every account, name and address that isn’t yours, and give your full name, birth date, last four SSN digits and current address.',
      'Enclose a copy of your ID and a bill with your address. Ask the bureau to separate the files, not only to remove one account. A mix-up isn’t identity theft, so don’t sign a theft report for it.',
    ],
    article: 'someone-elses-account',
    authorities: ['fcra_1681e_b', 'fcra_1681i_a_1'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'not_mine',
    asked: [
      all('not_mine', 'debt'),
      all('not_mine', 'report'),
      all('not_mine'),
      all('not_mine', 'collection'),
      all('not_mine', 'card'),
    ],
    answer: [
      'First check that it isn’t yours under another name: a store card shows its bank, an old debt shows its buyer, and you may be an authorized user or cosigner. Look at the opening date, the last digits and the original creditor.',
      'If it isn’t yours, dispute it with each bureau that shows it: say “this account isn’t mine” and ask for it to be deleted, with a copy of your ID and a bill with your address. If someone used your name, it’s identity theft: you can have it blocked in four business days with a report from IdentityTheft.gov. If it belongs to someone with a name like yours, your file is mixed: say so.',
    ],
    article: 'someone-elses-account',
    authorities: ['fcra_1681i_a_1', 'fcra_1681c2_a'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'freeze',
    asked: [all('freeze'), all('freeze', 'report'), all('freeze', 'free'), all('freeze', 'score')],
    answer: [
      'Ask each of the three bureaus for a freeze, online or by phone: it must be in place within one business day (three by mail). It’s free to place and to lift, and it doesn’t change your score.',
      'A freeze keeps lenders from opening new credit in your name. It doesn’t remove anything from your report and doesn’t protect cards you already have. When you apply for something, lift it for a few days at the bureau the lender uses. A “lock” does about the same under a contract; you don’t need to pay for one.',
    ],
    article: 'freezes-and-alerts',
    authorities: ['fcra_1681c1'],
  },
  {
    id: 'fraud_alert',
    asked: [all('alert'), all('alert', 'freeze'), all('alert', 'theft')],
    answer: [
      'A fraud alert asks lenders to check that an applicant is really you. It’s free, lasts one year, and you only need to ask one bureau, which tells the other two. With an identity theft report you can get an extended alert for seven years.',
      'A freeze is stronger: it blocks new credit until you lift it, but you must ask each bureau. You can have both.',
    ],
    article: 'freezes-and-alerts',
    authorities: ['fcra_1681c1'],
  },
  {
    id: 'cpn',
    asked: [all('cpn'), all('cpn', 'legal'), all('cpn', 'upfront')],
    answer: [
      'Don’t buy or use a CPN (“credit privacy number”). Putting any number in place of your Social Security number on a credit application is a false statement to a lender, which is a federal crime that you, not the seller, would commit. The numbers are often stolen from children and others.',
      'No one may advise you to change your identity to hide your credit history. If you paid for one, stop using it, ask for your money back, and report the seller at ReportFraud.ftc.gov.',
    ],
    article: 'credit-repair-companies',
    authorities: ['croa_1679b'],
  },
  {
    id: 'coerced_debt',
    asked: [
      all('coerced', 'partner'),
      all('coerced', 'debt'),
      all('coerced'),
      all('coerced', 'used_name'),
      all('coerced', 'card'),
      all('coerced', 'partner', 'used_name'),
    ],
    answer: [
      'You’re not alone, and safety comes first: the National Domestic Violence Hotline is 1-800-799-7233. If someone opened accounts in your name without your consent, it’s identity theft, also when it was your partner, and you can have the accounts blocked.',
      'If you were forced to sign or agree, federal law gives no block of its own, but some states protect people from “coerced debt”. In California, a sworn statement with a police report, an FTC report, a court order or a professional’s certification makes the collector stop while it reviews. Ask a legal aid office or a domestic violence advocate about your state.',
      'Before you write, think about where the answer will be mailed and who opens it. Don’t call it theft if you agreed under pressure: say what happened. On the item, choose “Other letters”, then “Coerced debt”.',
    ],
    article: 'coerced-debt',
    authorities: ['fcra_1681c2_a'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'trafficking',
    asked: [all('trafficking'), all('trafficking', 'debt'), all('trafficking', 'report')],
    answer: [
      'The law has a block for you. Once you send a bureau your trafficking documentation, it may not report negative items that resulted from the trafficking.',
      'Send three things: proof of who you are; a document that you are a victim of trafficking (from a federal, state or tribal agency, an organization they authorize, or a court); and a list of the items that resulted from it. It’s free. The National Human Trafficking Hotline is 1-888-373-7888.',
      'On the item, choose “Other letters”, then “Trafficking block”: it asks for these three and nothing more. The bureau has four business days.',
    ],
    article: 'trafficking-block',
    authorities: ['fcra_1681c3', 'reg_v_1022_142'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'address',
    asked: [all('address', 'wrong'), all('address', 'not_mine'), all('address', 'report'), all('address')],
    answer: [
      'An old address that was once yours isn’t an error and doesn’t affect your score. Leave it, or ask the bureau to update your current address.',
      'An address where you never lived is worth a dispute: it can mean a mixed file or identity theft. Tell each bureau that shows it, with proof of your real address. First check whether any account on the same report came from that address.',
    ],
    article: 'what-a-report-holds',
    authorities: ['fcra_1681i_a_1'],
  },
  {
    id: 'employer',
    asked: [all('employer', 'wrong'), all('employer', 'not_mine'), all('employer', 'report')],
    answer: [
      'A wrong or old employer doesn’t affect your score. Employers come from your past applications, and bureaus don’t keep them up to date.',
      'If you never worked there, ask the bureau that shows it to remove it, and look for other signs of a mixed file or theft: accounts, names or addresses that aren’t yours. This goes to the bureau only; a lender doesn’t have to investigate it.',
    ],
    article: 'what-a-report-holds',
    authorities: ['fcra_1681i_a_1', 'reg_v_1022_43'],
  },
  {
    id: 'person_data',
    asked: [all('person_data', 'wrong')],
    answer: [
      'Dispute a wrong name, birth date or Social Security number with each bureau that shows it. Enclose a copy of your ID (or Social Security card, with all but the last four digits covered) and a bill with your address.',
      'A spelling variant or a former name is usually harmless. A different birth date or number is not: it can mean that your file is mixed with someone else’s, so check every account on that report.',
    ],
    article: 'what-a-report-holds',
    authorities: ['fcra_1681i_a_1'],
  },
  {
    id: 'reported_dead',
    asked: [all('reported_dead'), all('reported_dead', 'report')],
    answer: [
      'If your own report says you’re deceased, fix it fast: lenders will turn you down and there’s no score. Dispute it with each bureau that shows it, and enclose a copy of your ID and a recent bill. Find which account carries the mark and write to that company too.',
      'If a Social Security office has you as deceased, visit it with your ID and ask for a letter that says the record was an error. Send that letter to the bureaus.',
    ],
    article: 'what-a-report-holds',
    authorities: ['fcra_1681e_b', 'fcra_1681i_a_1'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'offers',
    asked: [all('offers')],
    answer: [
      'You can stop preapproved offers at optoutprescreen.com or 888-567-8688: for five years online or by phone, for good with a signed form. It’s free and doesn’t change your score.',
    ],
    article: 'freezes-and-alerts',
    authorities: ['fcra_1681b_e'],
  },
]
