import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'accounts-from-childhood',
  title: 'Accounts from before you were eighteen',
  description:
    'Why a young person’s report should be empty, which early accounts are lawful, and what to do if a parent opened one.',
  category: 'Identity',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['ecoa_1691_a', 'fcra_1681c2', 'fcra_1681c1', 'fcra_1681e_b'],
  rules: ['opened_before_eighteen'],
  sources: [
    { title: '15 USC 1691, scope of prohibition', address: 'https://www.law.cornell.edu/uscode/text/15/1691' },
    {
      title: 'Federal Trade Commission: How to protect your child from identity theft',
      address: 'https://consumer.ftc.gov/articles/how-protect-your-child-identity-theft',
    },
  ],
  sections: [
    {
      heading: 'The empty file',
      paragraphs: [
        'In most states a person under eighteen can’t be bound by a contract for credit. Lenders know it and don’t lend to minors. So a person who turns eighteen today should have no file at the bureaus or an almost empty one, and an account that’s older than the eighteenth birthday calls for an explanation.',
        'Many discover it at the worst moment: the first apartment, the first card, student housing. The file holds a phone bill from the age of nine or a card from fourteen.',
      ],
    },
    {
      heading: 'The lawful early accounts',
      paragraphs: [
        'Not all of them are wrong. A parent can make a child an authorized user, and many issuers report it. The account may then be far older than the child’s part in it. It’s not a debt of the child.',
        'A minor can be a co-signer or co-borrower in rare cases, and a court may have approved a contract. Emancipated minors and, in some states, married ones can be bound.',
        'Education loans are an exception by law: for federal student loans, being under age is no defense. A first-year student of seventeen may well have one.',
        'And a date may simply be false. An account that was opened at nineteen can be printed with a wrong year. Compare the three bureaus before you think of theft.',
        'Errata therefore keeps silent when the entry says authorized user or co-signer, and for all education loans. For the rest it asks you to confirm your birthday, since some bureaus print only the year. An account opened in the year you turned eighteen isn’t held against anyone if the report gives no month.',
      ],
    },
    {
      heading: 'What the page can tell',
      paragraphs: [
        'Look at the field for responsibility. Look at the opening date and at the first month in the grid. Look at the address history: does it show a place where you never lived, or your parents’ address at a time when you did live there? Look for inquiries around the opening. And look whether the account was paid for a long time and then went bad.',
        'Each of these tells you a bit about who it may have been. A stranger’s theft usually comes with strange addresses. One in the family comes with your own.',
      ],
    },
    {
      heading: 'The first letter',
      paragraphs: [
        'You don’t have to know who did it to say what’s wrong. “The entry gives May 2012 as the date opened. I was born in September 1999 and was twelve years old. I was neither an authorized user nor a co-signer. Please show the contract that bears my name, or delete the entry.” That’s a dispute about liability and accuracy, and it needs no accusation.',
        'Enclose a copy of your birth certificate or identity document. Send it to each bureau that shows the account, and to the furnisher at its address for disputes. A furnisher that can show no valid agreement has little to set against it.',
      ],
    },
    {
      heading: 'If it was theft',
      paragraphs: [
        'If someone used your number, you have the stronger tool, the block within four business days, with an identity theft report and a statement that the transaction wasn’t yours. Place freezes and an extended alert at the same time.',
        'For a child who’s still under sixteen, a parent or guardian may have the file frozen, at no charge. If no file exists, the bureau makes a record only to freeze it. If a file exists already, ask for a copy, because that’s the warning.',
      ],
    },
    {
      heading: 'If it was a parent',
      paragraphs: [
        'This is the hard part. Often a parent in distress used a child’s clean number for the electricity or for a card, meaning to pay. Legally it’s theft like any other. For the block you need a report that names what happened, and a false report that leaves out what you know could harm you.',
        'You can choose. The dispute on grounds of age, as above, makes no statement about who did it, and it’s enough in many cases. If it’s not enough, you’ll have to weigh the report against the family. No one else can decide that, and no software should push you. Legal aid offices and victim services have experience with it and are free.',
        'Some parents, when asked, will write a letter to the creditor taking over the debt, or pay it. A letter from the creditor that releases you is as good as a block. Get it in writing, and ask for the entry to be removed for you at all bureaus.',
        'What doesn’t work is to say that you were only an authorized user if you weren’t, or that a stranger did it if you know better.',
      ],
    },
    {
      heading: 'The debt itself',
      paragraphs: [
        'A contract made in your name without your knowledge doesn’t bind you at any age. A contract that you made yourself as a minor can, in most states, be avoided by you until some time after you come of age, though you may have to give back what you still have. If you go on paying after your eighteenth birthday, you may confirm it. Ask a legal aid office about your state before you pay anything.',
        'A collector has to stop while it verifies if you dispute in writing within thirty days of receiving its notice. Add a copy of your birth certificate.',
      ],
    },
    {
      heading: 'For parents who read this',
      paragraphs: [
        'Check once, when the child is about sixteen. That leaves two years to clear up whatever is found before it’s needed for college or a first lease. Ask each bureau whether a file exists under the child’s number. The answer is usually no, and it’s a good answer. The check is free, and it’s done by mail with copies of your identity documents, the child’s birth certificate and Social Security card.',
        'If something is found, act for the child at once: dispute, block and freeze are open to a parent or guardian with proof of authority.',
        'If you add your child to a card of your own, do it openly, keep the card clean, and tell the child that the account is there.',
      ],
    },
  ],
}
