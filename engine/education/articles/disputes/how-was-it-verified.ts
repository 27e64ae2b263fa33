import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'how-was-it-verified',
  title: '“How was it verified?” The request almost no one makes',
  description: 'What a bureau must describe after it says verified, what the description looks like, and how to use it.',
  category: 'Disputes',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681i_a_7', 'fcra_1681i_a_6', 'fcra_1681i_a_2', 'fcra_1681s2_b'],
  rules: [],
  sources: [
    {
      title: '15 USC 1681i(a)(7), description of reinvestigation procedure',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
    {
      title: '15 USC 1681s-2(b), duties of furnishers upon notice of dispute',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
    },
  ],
  sections: [
    {
      heading: 'A right stated in the results',
      paragraphs: [
        'After a reinvestigation, the bureau’s results have to mention that you may ask for a description of the procedure used to determine whether the information is accurate and complete. If you ask, the description is due within fifteen days. It has to include the business name and address of any furnisher that was contacted, and its telephone number if that’s reasonably available.',
        'People call this the method of verification. The request is short, free, and has no form. It’s worth making when you believe no one really looked.',
      ],
    },
    {
      heading: 'What you’ll get',
      paragraphs: [
        'Don’t expect a detective’s report. The typical description says that your dispute was sent electronically to the furnisher together with what you had submitted, that the furnisher was asked to review its records, and that it answered. The name and address follow.',
        'That may sound like nothing, and still it’s useful. You learn which company was asked. For a debt that has changed hands, this alone may solve the matter: the one who answered was the old servicer, not the owner of today. You learn whether your enclosures went along. And you have made a record that you asked.',
      ],
    },
    {
      heading: 'What the furnisher must do',
      paragraphs: [
        'When a furnisher gets notice of a dispute from a bureau, it must investigate, review all relevant information that the bureau provided, and report the result. If it finds the information incomplete or inaccurate, it must tell all the nationwide bureaus to which it gave it. If it can’t verify the item, it must modify, delete or permanently block it.',
        'A comparison of a name and a number on two screens isn’t much of an investigation when your letter shows a paper that contradicts the screen. How deep it must go depends on what it was told. That’s why a letter with evidence puts a heavier duty on the furnisher than a letter that says only “not accurate”.',
      ],
    },
    {
      heading: 'When to ask, and when not',
      paragraphs: [
        'Ask when the answer was “verified” and your dispute contained evidence. Ask when the facts on the page still contradict each other after verification, since both can’t have been confirmed by a look at the records. Ask when you want to know whom to write to.',
        'Don’t ask as a ritual. If the answer was right, there’s nothing to learn. If you plan to send new evidence, send it; the description of an old procedure will hardly matter. And don’t use the request to delay a bureau or to collect violations. A missed fifteen-day period is a real lapse and worth a line in a complaint. It doesn’t make the disputed entry false.',
      ],
    },
    {
      heading: 'How to word it',
      paragraphs: [
        '“On April 10 you informed me that the entry of the furnisher named above was verified as accurate. Please send me a description of the procedure used, including the name, address and telephone number of the furnisher contacted, as provided in 15 USC 1681i(a)(7).” Add the confirmation number of the results. If you’d like to know one thing in particular, ask it plainly: “Was the enclosed bank record forwarded?”',
        'That’s all it takes. Send it in a way that leaves you with proof of the day of receipt, and mark the fifteenth day in your calendar.',
      ],
    },
    {
      heading: 'Reading the description',
      paragraphs: [
        'Look for three points. Who was contacted? If it isn’t the company that owns the debt now, write that in your next letter. What was sent? If the answer says that a code and a summary were transmitted and nothing about your enclosures, ask whether they were passed on, because all relevant information had to be. What was confirmed? Often only identity: the name, address and number match. A match of identity says nothing about a late mark.',
        'Take an example. You disputed a jump from OK to 60 in two consecutive months, with bank records that show each payment. The description says that the furnisher “verified that the account belongs to you”. But you never denied that. Your next letter can say so in two sentences and ask for the due dates and payments of those two months.',
      ],
    },
    {
      heading: 'Going to the furnisher',
      paragraphs: [
        'With the name and address in hand, you can write directly. Furnishers have to investigate direct disputes about most facts of an account, when they’re sent to the right address and not through a credit repair company. Explain what the bureau’s result was, enclose the same papers, and ask for the payment history of the months in question.',
        'A direct dispute is often the better way for errors that live in the lender’s books: payments posted to a wrong account, a deferral that wasn’t recorded, a date entered wrongly. The bureau can’t see these. The lender can.',
      ],
    },
    {
      heading: 'If the description is never sent',
      paragraphs: [
        'Wait until the fifteen days and the time for mail have passed. Write once more, with a copy of the first request and its proof of delivery. After that, a complaint to the federal consumer bureau is the natural next step. If it says that the entry is inaccurate, the agency takes it once your dispute is closed or forty-five days have gone by.',
        'Make the complaint about the entry in the first place and about the missing description in the second. The condition of a closed dispute belongs to complaints about inaccurate or incomplete information. A missing description is a complaint of another kind, and you may make it separately, but what you want in the end is the correct entry.',
      ],
    },
    {
      heading: 'What it can’t do',
      paragraphs: [
        'The description isn’t evidence that the entry is wrong. It doesn’t oblige the bureau to begin again. Some books present it as a magic sentence, after which items vanish. They vanish when someone can’t support them. The request helps you find out who that is.',
      ],
    },
    {
      heading: 'A habit worth having',
      paragraphs: [
        'Whenever you get results, spend five minutes with three questions before you file them. Did they answer what I asked? Do I know who confirmed it? Is there something that I know and they didn’t see? If the second answer is no and the matter is worth it, ask for the description. If the third is yes, send it. In all other cases, let it rest and look at the next report.',
      ],
    },
  ],
}
