import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'date-of-first-delinquency',
  title: 'The date of first delinquency: the most important date you never look at',
  description: 'What it is, who has to report it, where each bureau shows it, and when it cannot be right.',
  category: 'Time Limits',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681s2_a_5', 'fcra_1681c_c_1', 'fcra_1681c_a_4', 'fcra_1681e_b'],
  rules: ['dofd_missing', 'dofd_after_charge_off', 'dofd_before_opened', 'bureaus_disagree_dofd', 'bureaus_disagree_record'],
  sources: [
    {
      title: '15 USC 1681s-2(a)(5), duty to provide notice of delinquency of accounts',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
    },
    { title: '15 USC 1681c(c), running of reporting period', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
  ],
  sections: [
    {
      heading: 'One date decides when it ends',
      paragraphs: [
        'For a charge-off, a collection, a repossession or a foreclosure, one date decides how long the entry may live on your report: the date on which the delinquency began that led to it. The industry calls it DOFD, date of first delinquency. Seven years are counted from 180 days after it. Everything else about the account can change, its owner, its number, its balance. This date can’t, unless the delinquency was really cured and a new one began.',
        'Because so much hangs on it, the law doesn’t leave it to the bureau to guess. A furnisher that reports a charge-off or collection must tell the bureau the month and year in which the delinquency began, no later than 90 days after furnishing it.',
      ],
    },
    {
      heading: 'Which payment is the first',
      paragraphs: [
        'It’s the due date of the first payment that you missed and never made up. If you were late in January, caught up in February, and missed every payment from May, the date lies in May. If you missed January, paid one installment in March, and stayed behind ever since, it lies in January, because you were never fully current in between.',
        'Lenders sometimes take the date on which the account became thirty days late. The difference is a month. Two bureaus may print two neighboring months for this reason, and that isn’t worth a dispute.',
      ],
    },
    {
      heading: 'What a collector must use',
      paragraphs: [
        'A collector doesn’t get a fresh date. It may use the date that the original creditor reported. If the creditor never reported one, the collector has to follow reasonable procedures to obtain it, from the creditor or another reliable source. If that fails as well, it must use reasonable procedures to make sure that the date it reports comes before the debt was placed for collection, charged to loss or the like.',
        'So there are three lawful ways for a collector to get the date, and none of them leads to the day on which it bought your debt. A letter that says “you must use the original creditor’s date and nothing else” goes a little too far. A letter that asks where the date comes from is exactly right.',
      ],
    },
    {
      heading: 'Where to find it',
      paragraphs: [
        'Equifax prints it, as “Date of First Delinquency” or “Date of 1st Delinquency”, in the details of each account. Experian and TransUnion don’t print it on the reports they give to consumers. They print the month to which the item stays on record, or the estimated month of removal. You may ask each of them for the date itself.',
        'The line next to it on an Equifax report, “Delinquency First Reported” or “Date Major Delinquency First Reported”, is something else: the day on which the bad news was first sent in. It’s always later, and it starts no clock.',
      ],
    },
    {
      heading: 'When the field is empty',
      paragraphs: [
        'On a charged-off account or a collection, where the layout has a place for the date and the place is empty, the furnisher’s duty may not have been met. Errata grades this as a question, “ask for proof”. The entry might still be right in every respect, but without the date no one can tell when it has to come off. Ask the bureau which date it holds, and on what it bases the removal month. Ask the furnisher for the same.',
        'An empty field on an account that’s only late means nothing. The duty exists for charge-offs, collections and similar actions. And if your layout doesn’t print the date for anybody, its absence on your page says nothing either.',
      ],
    },
    {
      heading: 'When it cannot be right',
      paragraphs: [
        'Two printed facts can make the date impossible. First, it’s after the charge-off. The delinquency leads to the charge-off, so it has to come first. If a bank’s own entry says that it charged the account off in June 2021, and gives September 2021 as the date of first delinquency, one of these is false. Before you claim it, make sure that June 2021 is the date of the charge-off itself, that the account wasn’t reinstated in between, and that the entry is the bank’s and not a collector’s. A collector’s own dates follow other logic.',
        'Second, it’s before the account was opened. You can’t be behind on an account that doesn’t exist. On an original creditor’s entry this is as impossible as a closing before the opening. On a collector’s, it’s normal: it prints as the date opened the day on which it got the debt, and the delinquency is naturally older. The same exceptions hold as for payments made before the opening: accounts transferred, consolidated or renumbered, servicers, guarantors, authorized users.',
      ],
    },
    {
      heading: 'Why you should keep it',
      paragraphs: [
        'Copy the date from your oldest report for every bad account. If a later report gives a later date, and there was no cure in between, then the account has been re-aged, and your old page is the evidence. Without that page, it’s your memory against their computer.',
        'Keep it even after the debt is paid. Paid collections stay until the same day as unpaid ones.',
      ],
    },
    {
      heading: 'What to ask, and whom',
      paragraphs: [
        'The bureau is the place for a dispute: the date is printed on its report, and it has thirty days to look into it. Quote the date and the fact that it clashes with. Ask for the correct date of first delinquency to be reported and for the entry to be removed at the time that follows from it.',
        'The furnisher is the place for the source. It knows, or should know, when the last payment arrived that brought the account current. A short letter asking for the payment history around that time is often answered, since it’s an ordinary request from a customer.',
        'If your own statements show the last month in which you were current, send a copy to both. You can do all of it yourself. No company has access to a record that you couldn’t ask for on your own.',
      ],
    },
    {
      heading: 'A caution about guesses',
      paragraphs: [
        'Don’t invent the date because you need one. If you write “my first delinquency was on May 1, 2018” and it was in August, you’ve handed over a false statement and perhaps shortened your own case. Write what you have: the printed date, the printed month of removal, the statement in your hand. Where you have nothing, ask.',
      ],
    },
  ],
}
