import { NEGATIVE_ITEMS } from '#engine/assistant/statement.ts'
import { all, only, type Subject } from '#engine/assistant/subject.ts'

/** Family, other people's accounts, a home. */
export const LIFE_SUBJECTS: readonly Subject[] = [
  {
    id: 'divorce',
    asked: [
      all('divorce'),
      all('divorce', 'gone'),
      all('divorce', 'debt', 'gone'),
      all('divorce', 'hurt'),
      all('divorce', 'debt'),
      all('divorce', 'joint'),
      all('divorce', 'pay'),
      only('joint'),
      all('joint', 'debt'),
      all('joint', 'late'),
      all('divorce', 'report'),
    ],
    answer: [
      'A divorce decree binds you and your ex, not the lender. If your name is on the account, you still owe it, and late payments may be reported on your file even if the judge said your ex pays. That’s not an error you can dispute.',
      'What you can do: close or refinance joint accounts so that your name comes off, keep the account current if you can, and ask your divorce lawyer or the court to enforce the decree against your ex. If you were only an authorized user, or never signed, that’s different: ask to be removed, or dispute it.',
    ],
    article: 'authorized-users',
    authorities: ['fcra_1681e_b'],
  },
  {
    id: 'marriage',
    asked: [all('married'), all('married', 'hurt'), all('married', 'score'), all('married', 'debt'), all('married', 'joint')],
    answer: [
      'Getting married doesn’t merge your credit. Each of you keeps your own reports and scores, and a spouse’s old debts and late payments don’t appear on yours.',
      'What you share does: joint accounts, loans you cosign, and cards where one of you is an authorized user. A lender looks at both of you when you apply together. In community property states you may owe debts that either of you makes during the marriage: ask a legal aid office before you sign.',
      'If you change your name, tell your lenders. The bureaus then list both names, and that’s no error.',
    ],
    article: 'authorized-users',
    authorities: [],
  },
  {
    id: 'bought_tradeline',
    asked: [
      all('bought_tradeline'),
      all('bought_tradeline', 'legal'),
      all('bought_tradeline', 'score'),
      all('bought_tradeline', 'raise'),
      all('bought_tradeline', 'hurt'),
      all('bought_tradeline', 'authorized_user'),
    ],
    answer: [
      'Don’t buy a tradeline. Sellers charge a lot to add you to a stranger’s card for a month or two. Newer scores give such accounts little weight, lenders look for them, and the account leaves your report when you’re taken off.',
      'It can also get you into trouble: letting a lender believe that the history is yours may be a misleading statement on an application, and the seller gets your Social Security number. The Federal Trade Commission has taken a seller to court over it.',
      'Being added for free by a family member whose card is paid on time and nearly empty is fine, and does the same for you.',
    ],
    article: 'authorized-users',
    authorities: ['croa_1679b'],
  },
  {
    id: 'authorized_user',
    asked: [
      all('authorized_user'),
      all('authorized_user', 'gone'),
      all('authorized_user', 'late'),
      all('authorized_user', 'raise'),
      all('authorized_user', 'score'),
    ],
    answer: [
      'As an authorized user you don’t owe the debt, but the account can help or hurt your score. If it’s a good one, keep it. If it’s late or maxed out, call the card company and ask to be removed; many don’t need the owner’s consent.',
      'Check your reports after a month or two. If the bad account is still there, ask each bureau to remove it because you’re an authorized user. They usually do, by their own practice. Don’t call it fraud if you knew about it.',
    ],
    article: 'authorized-users',
    authorities: ['policy_authorized_user'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'deceased_relative',
    asked: [
      all('dead', 'relative'),
      all('dead', 'debt'),
      all('dead', 'collector'),
      all('dead', 'card'),
      all('dead', 'relative', 'debt'),
      all('dead', 'calls'),
      all('dead', 'partner'),
    ],
    answer: [
      'I’m sorry for your loss. You usually don’t have to pay a dead person’s debts out of your own money: they’re paid from what that person left (the estate), and if that isn’t enough, they go unpaid.',
      'You may owe it if you cosigned or were a joint account holder (an authorized user doesn’t count), if you live in a community property state, or if your state makes spouses pay for things like medical care. A collector may contact a spouse, but may not suggest that you owe it personally. Ask for the debt in writing and don’t promise to pay.',
      'Send a copy of the death certificate to the three bureaus so that no one can use the name.',
    ],
    article: 'when-a-collector-writes',
    authorities: ['fdcpa_1692g'],
  },
  {
    id: 'cosigner',
    asked: [all('cosign'), all('cosign', 'late'), all('cosign', 'gone'), all('cosign', 'debt')],
    answer: [
      'A cosigner owes the whole debt, as if it were their own. If the borrower doesn’t pay, the lender can come to you first, and the late payments may be on your report. That isn’t an error.',
      'To get off the loan, the borrower must refinance, or the lender must release you: ask for a cosigner release in writing (some student loans offer one). Until then, ask for online access so that you see a missed payment in time. If you never signed, dispute it and ask for the contract with your signature.',
    ],
    article: 'write-to-the-furnisher',
    authorities: ['fcra_1681s2_a_8'],
    act: NEGATIVE_ITEMS,
  },
  {
    id: 'mortgage',
    asked: [all('mortgage'), all('mortgage', 'dispute'), all('mortgage', 'score'), all('mortgage', 'inquiry')],
    answer: [
      'Get all three reports three to four months before you apply, and finish your disputes first: many mortgage lenders won’t go on while an account is in dispute. If one is open, ask your loan officer about that account before you start or withdraw anything.',
      'Until closing: pay on time, pay cards down, don’t open or close accounts, and don’t cosign. Compare rates within two weeks so that the inquiries count as one. If an error is fixed late, your loan officer (not you) can order a “rapid rescore”. Tell Errata about the mortgage on the Strategy page, and it holds back disputes until you close.',
    ],
    article: 'what-disputing-does-to-a-score',
    authorities: ['fcra_1681c_f'],
    act: { label: 'Strategy', to: '/strategy' },
  },
  {
    id: 'denied',
    asked: [
      all('denied'),
      all('denied', 'card'),
      all('denied', 'debt'),
      all('denied', 'report'),
      all('denied', 'eviction'),
      all('denied', 'score'),
      all('denied', 'employer'),
    ],
    answer: [
      'Read the notice you got: it must name the bureau that was used, and give your score and the main reasons if a score was used. If it gives no reasons, ask the lender for them. Ask that bureau for a free report within 60 days of the notice.',
      'Compare each reason with the report. If one rests on an error, dispute it with that bureau first, and when it’s fixed, ask the lender to look again. If the report is right, the reasons tell you what to change: usually card balances, recent late payments or a short history.',
    ],
    article: 'refused-because-of-a-report',
    authorities: ['fcra_1681m', 'fcra_1681j_b'],
  },
  {
    id: 'bank_report',
    asked: [
      all('bank_report'),
      all('bank_report', 'dispute'),
      all('bank_report', 'denied'),
      all('bank_report', 'gone'),
      all('bank_report', 'free'),
      all('bank_report', 'report'),
      all('bank_report', 'garnish'),
    ],
    answer: [
      'Banks check other files than your credit report: ChexSystems, Early Warning Services and similar companies. The bank’s notice must name the one it used. Ask that company for your free report (once every 12 months, and again within 60 days of a denial): chexsystems.com, earlywarning.com.',
      'Dispute what’s wrong with that company and with the bank that reported it; it has 30 days, like a credit bureau. If it’s right, pay what you owe the old bank, ask for a letter that it’s paid, and look for a “second chance” account or a credit union meanwhile.',
    ],
    article: 'refused-because-of-a-report',
    authorities: ['fcra_1681m', 'fcra_1681i_a_1'],
  },
  {
    id: 'spanish',
    asked: [only('spanish'), all('spanish'), all('spanish', 'report')],
    answer: [
      'Sí, hay ayuda en español. Puede llamar gratis a la CFPB, 855-411-2372, o visitar consumerfinance.gov/es; para robo de identidad, RobodeIdentidad.gov. Sus cartas a los burós van en inglés, como los reportes.',
      'Yes: ask here in Spanish, and the answer comes in Spanish. The CFPB helps in Spanish and many other languages by phone, 855-411-2372, and RobodeIdentidad.gov covers identity theft. Reports and letters to the bureaus are in English.',
    ],
    article: 'dispute-it-yourself',
    authorities: [],
  },
]
