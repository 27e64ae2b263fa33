import { all, type Subject } from '#engine/assistant/subject.ts'

/** What people ask in passing. */
export const EVERYDAY_SUBJECTS: readonly Subject[] = [
  {
    id: 'house_for_debt',
    asked: [all('house'), all('house', 'debt'), all('house', 'card'), all('house', 'collector'), all('house', 'medical')],
    answer: [
      'Not just like that. For a card, loan or medical bill, a creditor must first sue you and win. In many states the judgment can then become a lien on your home, which is usually paid when you sell or refinance. Most states protect part or all of a home’s value (the “homestead exemption”).',
      'So the thing not to miss is a court paper: answer it in writing by its date. A mortgage or property tax is different: there the home itself secures the debt. Legal aid (lawhelp.org) is free if you qualify.',
    ],
    article: 'when-you-are-sued',
    authorities: [],
  },
  {
    id: 'letter_609',
    asked: [all('letter_609'), all('letter_609', 'dispute_letter'), all('letter_609', 'gone'), all('letter_609', 'legal')],
    answer: [
      'There is no magic “609 letter”. That section of the law gives you a copy of what is in your file. It doesn’t make a bureau show a signed contract, and it doesn’t remove what’s accurate. Templates sold under that name are often set aside.',
      'What works is a dispute: name the account, say what’s wrong, enclose the proof, and ask for a correction or deletion. You can write it here for free.',
    ],
    article: 'a-letter-that-works',
    authorities: ['fcra_1681g', 'fcra_1681i_a_1'],
  },
  {
    id: 'lost_wallet',
    asked: [all('wallet'), all('wallet', 'card')],
    answer: [
      'Call your bank and card companies now and have the cards replaced. Then freeze your credit at all three bureaus, free, or place a fraud alert with one of them (it tells the other two). Report a stolen wallet to the police, and a lost license to your state.',
      'Watch your accounts and reports for a few months. If somebody uses your information, make an identity theft report at IdentityTheft.gov: with it the bureaus must block what the thief opened.',
    ],
    article: 'freezes-and-alerts',
    authorities: ['fcra_1681c1', 'fcra_1681c2_a'],
  },
  {
    id: 'taxes_in_my_name',
    asked: [
      all('tax_return'),
      all('tax_return', 'used_name'),
      all('tax_return', 'theft'),
      all('tax', 'used_name'),
      all('tax', 'theft'),
    ],
    answer: [
      'That’s tax identity theft. Answer any letter from the IRS by its date. If your own return was rejected, file it on paper with form 14039, which you find at irs.gov. Then get an identity protection PIN at irs.gov, so that nobody files in your name again.',
      'A thief who has your number may open accounts too: make a report at IdentityTheft.gov, freeze your credit at all three bureaus, and look through your reports.',
    ],
    article: 'identity-theft-block',
    authorities: ['fcra_1681c1'],
  },
  {
    id: 'a_person',
    asked: [all('a_person')],
    answer: [
      'You’re talking to software, and there’s no phone line behind it. People who help for free: a nonprofit credit counselor (nfcc.org), legal aid (lawhelp.org) if you’re sued or threatened, and the CFPB at 855-411-2372 for trouble with a bureau, lender or collector.',
      'Somebody you trust can help you here too: invite them in Settings. They can prepare letters, but only you can approve them.',
    ],
    article: 'dispute-it-yourself',
    authorities: [],
  },
  {
    id: 'your_data',
    asked: [all('your_data'), all('your_data', 'free')],
    answer: [
      'The Privacy page says what is kept about you, why, and who can see it. You can download everything or erase your account in Settings at any time.',
      'The plan page shows what a plan costs here. Everything Errata does you may also do yourself, for free: your reports, your disputes and your complaints cost nothing.',
    ],
    article: 'dispute-it-yourself',
    authorities: [],
    act: { label: 'Privacy', to: '/privacy' },
  },
]
