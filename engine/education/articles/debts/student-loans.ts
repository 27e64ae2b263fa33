import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'student-loans',
  title: 'Student loans on your report: a few special rules',
  description:
    'The payment pause, first late marks at ninety days, rehabilitation, transfers between servicers, and clocks that aren’t seven years.',
  category: 'Debts and Collections',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: [
    'cares_3513',
    'hea_1078_6_a_1',
    'hea_1080a_f',
    'hea_1087e_a_1',
    'hea_1087cc_c_3',
    'fcra_1681s2_a_1_e',
    'fcra_1681s2_a_8',
  ],
  rules: ['late_in_federal_pause', 'rehabilitated_default_listed', 'private_loan_rehabilitated'],
  sources: [
    {
      title: '20 USC 1080a, reports to consumer reporting agencies',
      address: 'https://www.law.cornell.edu/uscode/text/20/1080a',
    },
    { title: '20 USC 1078-6, default reduction program', address: 'https://www.law.cornell.edu/uscode/text/20/1078-6' },
    {
      title: 'Department of Education: Federal Student Loan Program final regulations, May 1, 2026',
      address: 'https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm',
    },
    { title: 'Public Law 116-136, section 3513', address: 'https://www.congress.gov/116/plaws/publ136/PLAW-116publ136.pdf' },
  ],
  sections: [
    {
      heading: 'First find out which kind',
      paragraphs: [
        'Nearly every rule in this field depends on who is behind the loan. A federal loan is owed to the Department of Education or guaranteed under one of its programs. A private loan comes from a bank or another lender. A school may hold its own loans, and older Perkins loans were held by schools. Older bank loans with a federal guarantee may have been sold to the department or may still be with a bank.',
        'The report rarely says which. The federal student aid site does: sign in there, and every federal loan is listed with its holder. What’s not on the list is as a rule private or held by a school. Save that page as a PDF. It’s the exhibit for everything that follows.',
      ],
    },
    {
      heading: 'Why one loan appears many times',
      paragraphs: [
        'Each disbursement is a loan in its own right. A student who borrowed in each of eight semesters may have eight entries from one servicer, opened on similar dates and for similar amounts. They aren’t duplicates. When the servicer changes, all of them get closed at zero and appear again under the new name. That’s ordinary, too, as long as the old ones read zero and transferred.',
        'It’s a problem if the old ones still show a balance, or if late marks appear in the months around the transfer that neither servicer can explain. Ask both for the payment history.',
      ],
    },
    {
      heading: 'Late marks begin at ninety days',
      paragraphs: [
        'The servicers of the Department of Education generally report a loan as late only when it’s ninety days behind. So a grid that jumps from good to 90 isn’t an error in itself. It’s how these loans are usually reported. With private loans, the usual ladder of 30, 60 and 90 applies.',
      ],
    },
    {
      heading: 'The pause from 2020 to 2023',
      paragraphs: [
        'From April 2020 to September 2023, no payment fell due on federally held loans. The first months were ordered by law, the rest by extensions, and payments that were suspended counted as made for the purpose of reporting. A late mark that first appears in this time on a federally held loan therefore needs an explanation.',
        'The pause didn’t cover private loans, loans from a school, or bank loans with a federal guarantee that weren’t held by the department. And a loan that was already in default before the pause kept its history. Since the page doesn’t show who held the loan, Errata asks and doesn’t assert: was this loan federally held in those months?',
        'Write to the servicer first, because it knows. “The payment history shows 90 for August 2021. According to the enclosed page, the loan was held by the Department of Education. Please remove the mark, or tell me who held the loan in that month.”',
        'After the pause, there was a year of transition in which missed payments weren’t to be reported as late by the federal servicers. It ended in the autumn of 2024. Marks since then can be right, and many people were surprised by them in 2025.',
      ],
    },
    {
      heading: 'Deferment and forbearance',
      paragraphs: [
        'In a deferment or forbearance, nothing is due, and no late mark should arise for those months. Marks from before it remain. Errors happen when an application took weeks to be processed: the servicer often backdates the relief, and the marks for the weeks in between should then go. Ask for a letter that confirms the dates, and enclose it.',
      ],
    },
    {
      heading: 'Default, and the way out',
      paragraphs: [
        'A federal Direct or guaranteed loan in default can be rehabilitated by nine agreed payments, each made within 20 days of its due date, during ten consecutive months. A Perkins loan needs nine in a row. When it’s done, the holder has to ask the bureaus to remove the record of the default. The late payments that led up to the default stay for their time. Check both: the default should be gone, and no one promised you the rest.',
        'Until now, each loan can as a rule be rehabilitated once. A law of July 2025 allows it a second time, from July 1, 2027, and the Department of Education put that into its regulations in May 2026. The amount of the payments is a matter of regulation and is changing as well, so ask the holder what applies to yours on the day you begin.',
        'Consolidation is often the faster way out, and it has no such effect. The defaulted loans read paid through consolidation, with their history.',
        'If you rehabilitated and the default mark is still there, get the confirmation from the holder and send it to the bureaus. Only you can know that the rehabilitation was completed, so Errata waits for your word on this.',
        'A private loan has no such right. But a lender may offer a program of its own, with consecutive payments on time, and once you complete it you may ask, once for each loan, to have the reported default removed. The law says that the report isn’t inaccurate without it. The lender doesn’t have to offer a program, so this is a request to the lender, not a dispute.',
      ],
    },
    {
      heading: 'The clocks are different',
      paragraphs: [
        'For many federal loans, the ordinary seven years don’t apply as they do to a card. Education laws set their own periods, which may start when a guarantor pays the claim or when the default is first reported, and for certain loans there’s no fixed end before the debt is paid. They’re intricate. So Errata makes no claim at all about the age of an education loan, unless you confirm that it’s private. Then it’s treated like any other loan.',
        'Be careful with advice that promises that a federal default “falls off after seven years”. For some loans it’s true, for others it isn’t.',
      ],
    },
    {
      heading: 'Discharge and forgiveness',
      paragraphs: [
        'A loan that was forgiven or discharged, for public service, for disability, because a school closed or misled its students, should read paid or closed with a zero balance. Some discharges also require the holder to ask the bureaus to delete the adverse history. The letter with the decision says which. If it says so and the marks are still there after two or three months, you have the paper to enclose.',
      ],
    },
    {
      heading: 'What borrowers report about disputes',
      paragraphs: [
        'The federal consumer bureau looked in 2021 at accounts that carry a dispute remark. About 40 percent of the flagged student loans had been deleted within four years, which was less than 0.2 percent of all student loans in the study. That figure says nothing about your loan. It only shows that these entries aren’t set in stone.',
      ],
    },
    {
      heading: 'A short routine',
      paragraphs: [
        'Once a year, compare the federal list with your three reports. Check that every open loan is there once with about the right balance, that every transferred one is at zero, and that each late month has a reason you can name. Twenty minutes, and no fee. For everything that must be done with federal loans, consolidation, rehabilitation, repayment plans, the application is free on the federal site. A company that wants money for it sells you a form that costs nothing.',
      ],
    },
  ],
}
