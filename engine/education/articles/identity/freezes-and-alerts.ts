import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'freezes-and-alerts',
  title: 'Freezes and alerts: lock the file without paying anyone',
  description: 'What a freeze does and doesn’t do, how fast it must be set and lifted, and when an alert is the better tool.',
  category: 'Identity',
  icon: 'lightbulb',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c1', 'fcra_1681b_e', 'fcra_1681j_a'],
  rules: [],
  sources: [
    {
      title: 'Kansas Attorney General: opting out of prescreened offers, 1-888-567-8688',
      address:
        'https://www.ag.ks.gov/consumer-protection/consumer-tips/telephone-and-cellular-phone/consumer-tips/2011/10/12/opting-out-of-pre-screened-credit-solicitations',
      copy: '2011-10-12',
    },
    {
      title: '15 USC 1681c-1, identity theft prevention; fraud alerts',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c-1',
    },
    {
      title: 'Federal Trade Commission: Credit freezes and fraud alerts',
      address: 'https://consumer.ftc.gov/articles/credit-freezes-and-fraud-alerts',
    },
  ],
  sections: [
    {
      heading: 'The freeze',
      paragraphs: [
        'A security freeze tells a bureau not to give your report to anyone who wants to open new credit in your name. A lender that can’t see the file will usually decline the application. A freeze is free by federal law: to place, to lift for a while, and to remove. It stays until you lift it.',
        'You have to place it at each of the three bureaus separately. Ask online or by telephone, and it must be in place within one business day. Ask by mail, and it’s three business days after receipt. Lifting is even faster: within an hour when you ask online or by phone, and three business days by mail.',
      ],
    },
    {
      heading: 'What a freeze doesn’t do',
      paragraphs: [
        'It doesn’t affect your score. It doesn’t keep you from seeing your own report. It doesn’t stop the lenders you already have, nor collectors acting for them, from reviewing the file. Government agencies with a court order or a legal task can see it. And the federal freeze doesn’t apply when you look for a job, rent a home or buy insurance: those who may see a report for that can see it without your lifting anything.',
        'It doesn’t protect an account that you already have. A stolen card number works in spite of any freeze. Watch your statements.',
        'And it doesn’t remove anything. Freezing a file with an error in it preserves the error.',
      ],
    },
    {
      heading: 'Freeze, lock and monitoring',
      paragraphs: [
        'Bureaus also offer a “lock”, often inside a paid subscription. It does about the same, with an app, and rests on a contract with the bureau instead of the law. Nothing is wrong with a free one. But there’s no reason to pay for it, since the freeze is free, is defined by statute and must be lifted within an hour.',
        'Monitoring tells you that something happened. A freeze makes it hard to open new credit in the first place. If you have to choose, take the freeze.',
      ],
    },
    {
      heading: 'The initial fraud alert',
      paragraphs: [
        'An alert is milder. It stays in the file and asks anyone who gets the report to take reasonable steps to verify that the applicant is really you, for example by calling the number you give. It lasts one year, can be renewed, is free, and you need only tell one bureau, which must tell the other two.',
        'It’s right for someone who has lost a wallet, or whose data was in a leak, and who wants to go on applying for credit in the meantime. An alert also entitles you to a free copy of your report from each bureau.',
      ],
    },
    {
      heading: 'The extended alert',
      paragraphs: [
        'If you’ve become a victim of identity theft and have made a report of it, you can have an alert for seven years. Lenders must then contact you in the way you’ve named before they open anything. You get two free reports from each bureau within the first twelve months, and your name comes off the lists for pre-approved offers for five years.',
        'For members of the armed forces on active duty away from their usual post, there’s an alert for one year, which also takes the name off those lists for two years.',
      ],
    },
    {
      heading: 'Which one do I need',
      paragraphs: [
        'If you don’t plan to borrow in the next months: freeze all three. If you’re about to look for a mortgage or a car: use an alert now, freeze later, or freeze and ask the lender which bureau it uses and when, so that you can lift just that one for a few days. If something has already happened: extended alert and freeze together. They don’t exclude each other.',
        'Note the access for each bureau in a safe place. Today it’s usually an account with a password, not a PIN anymore. A lost password costs you an hour on the very day you need the car.',
      ],
    },
    {
      heading: 'For children and others in your care',
      paragraphs: [
        'You can have a freeze placed for a child under sixteen, or for an adult for whom you’re the guardian or conservator or hold a valid power of attorney. If no file exists, the bureau creates a record only in order to freeze it. You need proof of who you are, who the child is, and of your authority. It’s free and done by mail in most cases.',
        'It’s worth considering, because a child’s number is attractive: no one looks at it for years. An account that was opened before its owner’s eighteenth birthday, on which the person was neither authorized user nor co-signer, is a strong sign that something is wrong. Errata has a rule for it, and it needs you to confirm the birthday first. Education loans are left aside, since minors can take these.',
      ],
    },
    {
      heading: 'The lists for offers',
      paragraphs: [
        'Bureaus may sell lists of names for firm offers of credit or insurance, and you may leave these lists: for five years online or by telephone, or permanently with a signed form. The official address is optoutprescreen.com, the number 888-567-8688. It reduces the mail that a thief could use and makes no difference to your score.',
      ],
    },
    {
      heading: 'Smaller files no one thinks of',
      paragraphs: [
        'Besides the big three there are companies that keep files on checking accounts, on utilities and telephone contracts, and on small loans. Many of them offer a freeze as well. If thieves have used your name for a bank account or a phone, find out which company the bank or phone provider asks, and freeze that one.',
      ],
    },
    {
      heading: 'Ten minutes today',
      paragraphs: [
        'Go to the three bureaus’ own sites, type the addresses yourself, and look for “freeze,” not the product advertised above it. Decline every trial. Save the confirmation. Do the same for your partner and your parents while you’re at it, with them next to you, because older people are asked for their numbers more than anyone and check their files least. Then put a note into your calendar for the next planned loan: “lift the freeze”. If a lender says that it can’t see your file, it’s often this forgotten freeze, not a problem with your credit. That’s the core of the protection that companies sell for a monthly fee, and it’s yours for free.',
      ],
    },
  ],
}
