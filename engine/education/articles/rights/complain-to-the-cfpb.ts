import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'complain-to-the-cfpb',
  title: 'A complaint to the federal consumer bureau: when the door opens and what to bring',
  description:
    'When a complaint about inaccurate information is taken, how to write one that can be acted on, and what not to expect.',
  category: 'Your Rights',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['cfpb_complaint_intake', 'fcra_1681i_a_1', 'fcra_1681i_a_6', 'fcra_1681i_a_7'],
  rules: [],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: how the complaint process works',
      address: 'https://www.consumerfinance.gov/complaint/process/',
    },
    {
      title: 'Consumer Financial Protection Bureau: Credit and consumer reporting complaint notice (2026)',
      address: 'https://www.consumerfinance.gov/complaint/credit-and-consumer-reporting-complaint-notice-2',
    },
    {
      title: '15 USC 1681i, procedure in case of disputed accuracy',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
  ],
  sections: [
    {
      heading: 'What it is',
      paragraphs: [
        'The Consumer Financial Protection Bureau, a federal agency, takes complaints about banks, collectors and credit bureaus. It sends each complaint to the company, the company answers, and you can read the answer and comment on it. It costs nothing, it’s done online or by telephone, and no lawyer is needed.',
        'It’s not a court. The agency doesn’t decide who’s right, doesn’t award money, and rarely writes to you itself. Its strength is another one: the company is expected to answer within a set time, and the agency keeps the record and can look for patterns in it.',
      ],
    },
    {
      heading: 'Not the first step',
      paragraphs: [
        'A complaint about inaccurate information comes after a dispute. Since February 2026 the form makes you confirm, before you can send such a complaint, that your dispute with the bureau is no longer pending or that you filed it more than forty-five days ago. If the bureau reports that you never disputed with it, the agency stops working on the complaint.',
        'The form is the agency’s practice and not a statute. It changed twice in 2026, in February and again with an announcement in June that dealt with proof of identity and with complaints sent in bulk, so look at it before you count on a date. The practice concerns complaints that a bureau’s information is inaccurate or incomplete. A refusal to block, a return of a deleted entry without notice, or a lack of access to your report is another kind of complaint and is handled in its own way, so describe the problem for what it is.',
        'Errata shows the day from which the door is open for a dispute, under the name of a practice.',
      ],
    },
    {
      heading: 'Does it help',
      paragraphs: [
        'Sometimes. The figures that are published are sobering, and they’re about the companies, not the merit of complaints. In a report of January 2022, the agency found that the three bureaus together reported relief in fewer than 2 percent of the complaints that the law makes them review, after nearly 25 percent in 2019. For 2022, TransUnion reported relief in most complaints, Experian in nearly half, and Equifax in none, though the agency thought that its letters told another story. So it differs by company and year and by what each calls relief, and no one can tell you the odds for yours.',
        'Complaints about credit reporting have become a flood: 85 percent of all complaints in 2024, and, as the agency said in June 2026, more than five million in 2025 after about 150,000 in 2019. The agency holds that much of it comes from credit repair companies and automatic tools. That’s the reason why a specific complaint, with papers, is worth the effort, and a template isn’t.',
      ],
    },
    {
      heading: 'How to write it',
      paragraphs: [
        'The form has a field for what happened. Use it for six short paragraphs, each with a date.',
        'What’s printed: the entry, the bureau, the report’s date, the exact words or figures. Why it can’t be right: the fact that clashes or the paper that proves it. When you disputed, and how it was delivered. What the bureau answered, and on which day. What’s still wrong today, according to which report. What you ask for: the specific correction.',
        'Leave out feelings, history and law as far as you can. One citation is enough, if any. Don’t write what you don’t know. A complaint is a statement to a federal agency, and it should be as true as a letter to a bureau, down to the dates.',
      ],
    },
    {
      heading: 'What to attach',
      paragraphs: [
        'The page of the report with the item highlighted. The dispute letter and the proof of delivery. The bureau’s answer. The paper that proves the fact. A new report which shows that it’s still wrong. Five documents, each as a PDF with a name that says what it is.',
        'Cover account numbers and your Social Security number. You may allow the agency to publish your text; names are removed, though you should write it so that nothing in it identifies you.',
      ],
    },
    {
      heading: 'Against whom',
      paragraphs: [
        'Against the bureau if it didn’t investigate, didn’t answer, or confirmed something that contradicts itself on the page. Against the furnisher if its books are the source. You can file two complaints when both had a part in it, and each should be about what that company did.',
        'Don’t file the same complaint three times in different words. A repeated one may be closed as a duplicate, and it buries the good one.',
      ],
    },
    {
      heading: 'What happens then',
      paragraphs: [
        'By the agency’s own description, companies generally answer within fifteen days. In some cases the company says that it’s still working on the matter, and gives its final answer within sixty. These are the agency’s expectations and no deadlines of the statute. You get a message. Read the answer with the same three questions as any result: did they answer what I asked, did they change something, and is it right now?',
        'You then have a time to give feedback, sixty days when this was written; the message states it. If the answer misses the point, say in two sentences what was missed. If the entry was corrected, say so, too. And take a new report before you believe it.',
      ],
    },
    {
      heading: 'Other doors',
      paragraphs: [
        'Your state’s attorney general takes complaints and sometimes acts faster than a federal agency. A bank has its own supervisor, which is named on its website. The Federal Trade Commission collects reports of fraud and of credit repair swindles; it doesn’t deal with single cases, but its report of identity theft is a document that you need for a block.',
        'Small claims court is possible for simple damage in some states, and federal court for serious violations by a bureau or by a furnisher that didn’t investigate after a bureau’s notice. There a lawyer should look at your papers. There are time limits for lawsuits, so don’t let years pass.',
      ],
    },
    {
      heading: 'Before you press the button',
      paragraphs: [
        'Ask yourself what you want to be different tomorrow. If the answer is “this late mark removed, because this bank record shows the payment”, go ahead. If it’s “they should be punished”, the form won’t give you that. And if the entry is accurate, a complaint won’t remove it, whatever templates say.',
        'Read the finished text once more the next morning. Take out every sentence that a stranger couldn’t check against an attachment, and see whether anything is missing. If you can, have someone read it who doesn’t know the case, and ask which correction you want. The answer should come at once.',
        'A good complaint takes one hour, because everything in it has been collected along the way. That’s the quiet advantage of keeping copies from day one.',
      ],
    },
  ],
}
