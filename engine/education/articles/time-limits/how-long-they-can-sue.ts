import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'how-long-they-can-sue',
  title: 'How long they can sue: your state’s limit and what starts it over',
  description: 'Which limit applies, what restarts it, and the states where an old debt ends.',
  category: 'Time Limits',
  icon: 'book-open',
  updatedOn: '2026-11-27',
  authorities: ['reg_f_1006_26_b', 'wisconsin_893_05', 'mississippi_15_1_3', 'fcra_1681c_c_1'],
  rules: [],
  sources: [
    {
      title: '12 CFR 1006.26, collection of time-barred debts',
      address: 'https://www.law.cornell.edu/cfr/text/12/1006.26',
    },
    {
      title: 'Wisconsin Statutes 893.05 and 893.07, edition of 2011',
      address: 'https://docs.legis.wisconsin.gov/document/statutes/893.05',
    },
    {
      title: 'National Consumer Law Center, limits on collection of time-barred debt',
      address: 'https://library.nclc.org/article/limits-collection-time-barred-debt-and-new-fdcpa-rules',
    },
    {
      title: 'insideARM, report of a talk by a CFPB official on Mississippi and Wisconsin',
      address: 'https://www.insidearm.com/news/00038874-regulators-urge-caution-and-full-disclosu',
    },
    { title: 'Arizona Revised Statutes 12-508', address: 'https://www.azleg.gov/ars/12/00508.htm' },
    {
      title: 'California Code of Civil Procedure 360',
      address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=360.&lawCode=CCP',
    },
  ],
  sections: [
    {
      heading: 'One clock of the state',
      paragraphs: [
        'Every state sets a time in which a creditor can sue you for a debt: the statute of limitations. It’s often three to six years and longer in some states. It depends on the kind of debt. A written contract, an oral one, a card account and a promissory note can each have their own time.',
        'This is not the clock of your credit report. A debt can be too old to sue on and still be reported lawfully, and the other way round. Never use one as an argument about the other.',
      ],
    },
    {
      heading: 'Which state’s limit',
      paragraphs: [
        'Usually it’s the state where you’re sued, which is where you live or where you signed the contract. But your card agreement may name another state’s law, and some states look at where the debt arose and use the shorter time. Wisconsin does that by statute: if the other state’s time has run out, nobody can sue in Wisconsin.',
        'So “my state has six years” is a first guess, not an answer. A legal aid office can tell you which one counts for your debt.',
      ],
    },
    {
      heading: 'When it starts',
      paragraphs: [
        'As a rule it starts when you broke the agreement: the first payment you missed and never made up. For some accounts it’s counted from the last payment or the last activity. Look for proof of that date in your own bank statements. The date of last payment on your credit report is a hint and can be wrong.',
      ],
    },
    {
      heading: 'What starts it over',
      paragraphs: [
        'In many states a payment, even five dollars, restarts the time. In many a signed promise to pay does, or a written statement that you owe the debt. In some states it can even bring back a debt whose time had already run out. Others are stricter: in Arizona and California a debt that’s too old comes back only by a signed writing.',
        'So on an old debt don’t pay, promise or sign anything until you know your state’s rule. Don’t agree on the phone to a “small good-faith payment”. Asking for proof of the debt and disputing it don’t admit anything.',
        'What never restarts it: a sale to a new collector, a new account number, a call or a letter to you, or the collector’s own entry on your report.',
      ],
    },
    {
      heading: 'When the time is up',
      paragraphs: [
        'A debt collector may not sue you or threaten to sue you over a time-barred debt. In most states it may still ask you to pay, unless you’ve told it in writing to stop. Some states make the collector tell you that the debt is too old to sue on.',
        'If you’re sued anyway, answer by the date on the summons and say in your answer that the time is up. The court won’t check it for you. If you stay away, the old debt becomes a new judgment, which can be enforced for many years.',
      ],
    },
    {
      heading: 'Where the debt itself ends',
      paragraphs: [
        'In most states the debt still exists when the time is up; only the lawsuit is barred. Two states go further. In Wisconsin, when the time to sue has expired, the right is extinguished as well as the remedy. Mississippi’s law does the same. There, no one has a claim against you for that debt anymore.',
        'If you live in one of them, a collector that says you still owe such a debt is worth a complaint to the state, and a question to a lawyer. For the credit report, ask the bureau and the company to correct the balance: nothing is owed. Whether the history of the account may still be listed until the seven years are over is a different question, and courts haven’t settled it everywhere. Say what’s wrong about the balance, and leave the rest out.',
      ],
    },
    {
      heading: 'Judgments and special debts',
      paragraphs: [
        'A judgment has its own, much longer time, and it can often be renewed. Federal student loans have no time limit for a lawsuit. Taxes and child support follow their own laws. A military service period can be left out when the time is counted.',
      ],
    },
    {
      heading: 'What to write down',
      paragraphs: [
        'For each old debt note the day of the first missed payment, the day of your last payment, the state where you signed and where you live now, and every letter that you sent. With these a legal aid lawyer can answer your question in minutes. Errata doesn’t compute a state’s limit, because one wrong guess could cost you a lawsuit.',
      ],
    },
  ],
}
