import { BUREAU_ADDRESSES } from '#engine/law/bureau-addresses.ts'
import { DISPUTES, NEGATIVE_ITEMS } from '#engine/assistant/statement.ts'
import { all, only, type Subject } from '#engine/assistant/subject.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Where each bureau takes disputes by mail, as noted last; a stop within it would end the sentence for the catalogs. */
const addressOf = (bureau: Bureau): string => {
  const noted = BUREAU_ADDRESSES.find((one) => one.bureau === bureau)
  return [noted?.name ?? '', ...(noted?.lines ?? [])].join(', ').replace('P.O.', 'PO')
}
const ADDRESS_OF = {
  equifax: addressOf('equifax'),
  experian: addressOf('experian'),
  transunion: addressOf('transunion'),
} as const

/** How disputes go and what follows each answer; complaints, lawyers, companies. */
export const DISPUTE_SUBJECTS: readonly Subject[] = [
  {
    id: 'how_to_dispute',
    asked: [
      all('dispute'),
      all('how', 'dispute'),
      only('dispute', 'how_long'),
      all('dispute', 'how_long'),
      all('dispute', 'send'),
      all('how', 'send'),
      all('dispute', 'yourself'),
      all('wrong', 'how', 'report'),
    ],
    answer: [
      'Write to the bureau that shows the error. Say which account, what’s wrong, why, and what you want (correct it or delete it). Enclose copies of your proof, your ID and a bill with your address. Certified mail gives you the delivery date; online works too and has the same deadline.',
      'The bureau has 30 days from when it gets your dispute, 45 if you used your free annual report or add information, and then five business days to send the result. In Errata: open the item, choose Dispute, read the letter, approve it, and send it.',
    ],
    article: 'dispute-it-yourself',
    authorities: ['fcra_1681i_a_1', 'fcra_1681i_a_6'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'which_first',
    asked: [
      all('which_first', 'dispute'),
      all('which_first', 'dispute_letter'),
      all('which_first', 'wrong'),
      all('which_first', 'negative'),
      all('which_first', 'gone'),
      only('which_first'),
    ],
    answer: [
      'Start with what your own report proves wrong: a date that can’t be right, an item past its legal limit, or a balance on a debt that was paid, sold or discharged. That needs no other proof. Next comes what you can prove with a receipt or a letter.',
      'Leave alone what’s right and what helps you. Dispute each error with every bureau that shows it. The Strategy page puts your whole file in order and says why.',
    ],
    article: 'dispute-it-yourself',
    authorities: ['fcra_1681i_a_1'],
    act: { label: 'Strategy', to: '/strategy' },
  },
  {
    id: 'bureau_address',
    asked: [
      all('where_to', 'bureau'),
      all('where_to', 'dispute'),
      all('where_to', 'dispute', 'bureau'),
      all('where_to', 'dispute_letter'),
      all('where_to', 'dispute_letter', 'bureau'),
      all('where_to', 'send', 'bureau'),
    ],
    answer: [
      `By mail: ${ADDRESS_OF.equifax}; ${ADDRESS_OF.experian}; ${ADDRESS_OF.transunion}. If your own report prints another address for disputes, use that one.`,
      'In Errata the address is already on each letter, from your report where it prints one. Certified mail gives you the delivery date; each bureau also takes disputes on its website, with the same deadline.',
    ],
    article: 'dispute-it-yourself',
    authorities: ['fcra_1681i_a_1'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'dispute_letter',
    asked: [all('dispute_letter'), all('dispute_letter', 'how'), all('dispute_letter', 'dispute')],
    answer: [
      'Say four things, each in a sentence: which account (company and number as printed), what the report says, why it’s wrong, and what you want (“please delete this late mark”). Add your name, address, birth date and last four SSN digits, sign it, and enclose copies of your proof.',
      'Skip templates from the web, long quotes of law, and threats: bureaus see them all day. Errata writes the letter from your own report; you can change it, and nothing goes out before you approve it.',
    ],
    article: 'a-letter-that-works',
    authorities: ['fcra_1681i_a_1'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'dispute_papers',
    asked: [
      all('proof', 'dispute'),
      all('proof', 'send'),
      all('proof', 'bureau'),
      all('own_number', 'send'),
      all('own_number', 'dispute'),
      all('own_number', 'proof'),
      all('no_number', 'dispute'),
      all('no_number', 'send'),
      all('no_number', 'dispute', 'report'),
    ],
    answer: [
      'Send copies, never originals: your ID, a recent bill or bank statement with your address, the page of the report with the error marked, and what proves your point (a receipt, a letter, a court order). Bureaus may ask for ID before they look into a dispute.',
      'Cover account numbers but the last four digits, and your Social Security number except where the bureau asks for it. The last four digits are usually enough to find your file. Without a Social Security number you can still dispute: give your full name, birth date and the addresses of the last two years, with copies of your ID and a bill.',
    ],
    article: 'a-letter-that-works',
    authorities: ['reg_v_1022_123'],
  },
  {
    id: 'no_answer',
    asked: [all('silent', 'bureau'), all('silent', 'dispute'), all('silent')],
    answer: [
      'Count first: 30 days from the day the bureau got your dispute (45 if you used your free annual report or added information), then five business days to send the result, then a few days in the mail. Only after that is it late.',
      'If it’s late, write once more: name the delivery date, enclose the proof of delivery, and ask for the result and for anything it couldn’t verify in time to be deleted. You can also complain to the CFPB once 45 days have passed. Being late doesn’t by itself make an accurate item false.',
    ],
    article: 'the-thirty-day-clock',
    authorities: ['fcra_1681i_a_1', 'fcra_1681i_a_6', 'cfpb_complaint_intake'],
    act: DISPUTES,
    own: ['clocks'],
  },
  {
    id: 'verified',
    asked: [all('verified'), all('verified', 'bureau'), all('verified', 'dispute'), all('verified', 'wrong')],
    answer: [
      '“Verified” means the company that reported it confirmed it. Don’t send the same letter again. Choose by what went wrong: no new proof? Ask the bureau how it verified the item; it must answer within 15 days. The company’s records are wrong? Dispute with the company and enclose your proof.',
      'New proof? Send a new, shorter dispute with it. You can also complain to the CFPB once the dispute is closed, or add a short statement to your file. If you have solid proof and nobody acts on it, talk to a consumer lawyer: many charge you nothing up front.',
    ],
    article: 'how-was-it-verified',
    authorities: ['fcra_1681i_a_7', 'fcra_1681s2_a_8', 'cfpb_complaint_intake'],
    act: DISPUTES,
  },
  {
    id: 'frivolous',
    asked: [all('frivolous'), all('frivolous', 'dispute'), all('frivolous', 'bureau')],
    answer: [
      'A bureau that calls your dispute frivolous must tell you within five business days, say why, and say what’s missing. Read that notice and send exactly what it asks for: usually your ID, which account you mean, or what’s wrong with it.',
      'If it says you sent the same dispute before, add something new: a document, a fact, or the part it overlooked. A dispute that names the account, the error and the proof, signed by you, isn’t frivolous; if it’s refused again, complain to the CFPB.',
    ],
    article: 'reading-the-answer',
    authorities: ['fcra_1681i_a_3'],
    act: DISPUTES,
  },
  {
    id: 'reinserted',
    asked: [all('back', 'report'), all('back', 'gone'), all('back', 'collection'), all('back'), all('back', 'debt')],
    answer: [
      'A bureau may put a deleted item back only if the company that reported it certifies that it’s complete and accurate, and it must tell you in writing within five business days. If it didn’t, write to the bureau: say what was deleted and when, that it’s back, and that you got no notice. Ask it to delete it again.',
      'Enclose the letter that said “deleted” and the new report. A new collector that lists the same debt is a new entry, not a reinsertion: dispute that one for what’s wrong with it.',
    ],
    article: 'deleted-and-back-again',
    authorities: ['fcra_1681i_a_5_b'],
    act: DISPUTES,
  },
  {
    id: 'complaint',
    asked: [
      all('complain'),
      all('complain', 'bureau'),
      all('complain', 'collector'),
      all('complain', 'how'),
      all('lawyer'),
      all('lawyer', 'complain'),
      all('i_sue'),
      all('i_sue', 'bureau'),
      all('i_sue', 'collector'),
      all('lawyer', 'i_sue'),
    ],
    answer: [
      'Complain to the CFPB, free, at consumerfinance.gov/complaint or 855-411-2372. About an error on a report, dispute with the bureau first: the CFPB takes the complaint once the dispute is closed or 45 days have passed. Say what’s wrong, when you disputed, what they answered, and what you want, with copies.',
      'You don’t need a lawyer to dispute or complain. You may want one if you proved an error and nobody fixed it: federal law lets you sue a bureau, or a company that didn’t investigate after the bureau’s notice, and the other side may have to pay your lawyer. Look at naca.net, your bar’s referral service, or legal aid. There’s a time limit: two years from when you found out.',
    ],
    article: 'complain-to-the-cfpb',
    authorities: ['cfpb_complaint_intake', 'fcra_1681n', 'fcra_1681o', 'fcra_1681p'],
    act: DISPUTES,
  },
  {
    id: 'dispute_score',
    asked: [
      all('dispute', 'hurt'),
      all('dispute', 'score'),
      all('dispute', 'hurt', 'score'),
      all('own_check', 'hurt'),
      all('own_check', 'score'),
      only('hurt', 'score'),
      only('hurt'),
    ],
    answer: [
      'No: disputing an error doesn’t lower your score, and neither does checking your own report. What can change it is the result: removing a false negative mark usually helps, and deleting a good old account by mistake can hurt.',
      'While a dispute is open, a note shows on the account, and a mortgage lender may ask you to finish it first. Dispute only what’s wrong, and ask for the smallest correction that makes it right.',
    ],
    article: 'what-disputing-does-to-a-score',
    authorities: ['fcra_1681c_f'],
  },
  {
    id: 'late_payment',
    asked: [
      all('late', 'gone'),
      all('late', 'wrong'),
      all('late', 'pay'),
      all('never_late'),
      all('never_late', 'late'),
      all('goodwill'),
      all('goodwill', 'late'),
      all('late'),
      all('late', 'how'),
    ],
    answer: [
      'If you paid on time, dispute the late mark with the bureau and the lender, with the bank statement or receipt that shows the payment date. A payment less than 30 days late shouldn’t be marked late.',
      'If the mark is right, it can’t be disputed away. You can send the lender a goodwill letter: admit it, say what happened, point to your record since, and ask them to remove it as a courtesy. They don’t have to. It leaves after seven years and matters less each year.',
    ],
    article: 'how-long-late-payments-stay',
    authorities: ['fcra_1681c_a_5', 'fcra_1681i_a_1'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'accurate',
    asked: [
      all('accurate', 'gone'),
      all('accurate', 'negative'),
      all('accurate', 'dispute'),
      all('negative', 'gone'),
      all('accurate', 'gone', 'negative'),
    ],
    answer: [
      'Nobody, no company included, can make a bureau remove information that’s accurate, current and verifiable. Don’t dispute what you know is true: an untrue statement to a bureau can hurt you, and nobody may advise you to make one.',
      'What you can do: check every detail (a true debt with a wrong date, balance or status can be corrected), ask the lender for a goodwill removal, pay or settle, and let time work. Most negative items leave after seven years.',
    ],
    article: 'what-is-not-an-error',
    authorities: ['croa_1679b', 'fcra_1681c_a_5'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'good_account',
    asked: [
      all('in_good_standing', 'dispute'),
      all('in_good_standing', 'how', 'dispute'),
      all('in_good_standing', 'verified'),
      all('in_good_standing', 'wrong'),
      all('in_good_standing', 'gone'),
      all('in_good_standing', 'accurate'),
    ],
    answer: [
      'Leave alone what helps you. An account paid as agreed, a higher limit or a lower balance counts for you, and asking a bureau to verify it can only change or delete it.',
      'If two bureaus disagree, dispute the one that hurts you, and enclose the page of the one that is good. If a good account shows a real error, such as a wrong date, ask for that one correction and never for its deletion.',
    ],
    article: 'what-is-not-an-error',
    authorities: ['fcra_1681i_a_1'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'legal',
    asked: [
      only('legal'),
      all('legal', 'dispute'),
      all('legal', 'yourself'),
      only('yourself'),
      all('yourself', 'legal', 'dispute'),
      only('legal', 'gone'),
    ],
    answer: [
      'Yes. Federal law gives you the right to dispute anything on your report that’s inaccurate or incomplete, yourself and free. You don’t need a lawyer, a company, or Errata.',
      'What isn’t legal is saying something you know is untrue: that a debt isn’t yours when it is, that it was identity theft when it wasn’t, or using another number in place of your Social Security number.',
    ],
    article: 'dispute-it-yourself',
    authorities: ['fcra_1681i_a_1', 'croa_1679b'],
  },
  {
    id: 'credit_repair',
    asked: [
      all('repair'),
      all('repair', 'company'),
      all('repair', 'upfront'),
      all('company', 'upfront'),
      all('repair', 'legal'),
      all('upfront', 'repair', 'company'),
    ],
    answer: [
      'You don’t need one. A credit repair company can’t do anything you can’t do yourself for free, and nobody can remove what’s accurate. A company may not charge you before the work is done, must give you a written contract, and must let you cancel within three business days.',
      'Walk away from anyone who wants money up front, promises a certain score, tells you not to contact the bureaus, or offers a new number or identity. If you already paid, cancel in writing and report it at ReportFraud.ftc.gov and to your attorney general.',
    ],
    article: 'credit-repair-companies',
    authorities: ['croa_1679b', 'croa_1679d', 'croa_1679e'],
  },
  {
    id: 'own_statement',
    asked: [all('note'), all('note', 'report'), all('note', 'dispute'), all('note', 'late')],
    answer: [
      'Yes, when a dispute didn’t settle it: you may file a brief statement with the bureau, up to 100 words if it helps you write it. Reports that show the item must then carry your statement or a summary of it, unless the bureau has good reason to find it frivolous.',
      'Scores don’t read it; a person might. Give the fact, the proof and where it stands. A statement that explains why you were late isn’t a dispute: it confirms that the lateness is right. Give that kind of explanation to the lender with your application instead.',
    ],
    article: 'statement-remark-or-silence',
    authorities: ['fcra_1681i_b'],
  },
]
