import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'reading-the-answer',
  title: 'Verified, updated, deleted: what the answer means and what to do next',
  description: 'The six kinds of reply to a dispute, and the sensible next step after each.',
  category: 'Disputes',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681i_a_3', 'fcra_1681i_a_5', 'fcra_1681i_a_6', 'fcra_1681i_a_7', 'fcra_1681i_b', 'fcra_1681i_d'],
  rules: ['promised_change_missing'],
  sources: [
    {
      title: '15 USC 1681i, procedure in case of disputed accuracy',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
  ],
  sections: [
    {
      heading: 'First, keep the envelope',
      paragraphs: [
        'The date on the letter and the postmark on the envelope tell you whether the results came in time. Keep both. Then lay the letter next to your own and go through the entries one by one. Bureaus answer each disputed item separately, and a single letter may contain three different results.',
        'The results should come with a revised report, or with the changed part of it. They should tell you that you may have the procedure described, that you may add a statement, and that you may have past recipients informed. If one of these is missing, ask for it.',
      ],
    },
    {
      heading: 'Deleted',
      paragraphs: [
        'The entry has been taken off. This happens when the furnisher agreed, couldn’t verify it, or didn’t answer. It usually isn’t said which of the three it was, and it makes a difference for the future: an entry that came off because no one answered may return when someone does.',
        'Next step: take a new report after a month and look. Keep the letter for as long as you keep anything. If the entry comes back, the bureau must have a certification from the furnisher and must tell you within five business days.',
        'You can also ask the bureau to notify those who received the old report in the last six months, or in the last two years for a job.',
      ],
    },
    {
      heading: 'Modified or updated',
      paragraphs: [
        'Something was changed. Find out what. “Updated” can mean that the false mark is gone. It can also mean that the balance was brought up to date, while the disputed fact was left alone. Compare the two versions field by field. Errata does that comparison when you upload the new report.',
        'If what you asked for was done, finish there. If something else was changed, write again and quote both versions: “My dispute of that date concerned the late mark for March 2024. Your result says updated. The mark is still shown.”',
      ],
    },
    {
      heading: 'Verified, remains',
      paragraphs: [
        'The furnisher confirmed the entry. This is the most common unwelcome answer, and it has several meanings. Maybe you were mistaken: check your records once more, with an open mind. Maybe the furnisher compared its own computer with itself, and the error sits in that computer. Maybe your point got lost between the letter and the code.',
        'Choose the next step by the reason you suspect. If you have no new paper, ask for the description of the procedure, which is due within fifteen days. It names the furnisher that was contacted. If the error is in the furnisher’s books, go to the furnisher with the papers. If your point got lost, send it again, shorter, with a new exhibit. The same letter a second time, word for word, is an invitation to be called frivolous.',
      ],
    },
    {
      heading: 'Frivolous or irrelevant',
      paragraphs: [
        'The bureau declines to investigate. It has to tell you within five business days of that decision, with reasons, and it has to say what information it would need. Typical reasons: no identification, no clear statement of what’s wrong, the same dispute as before without anything new, or a letter that seems to come from a company in bulk.',
        'Next step: give it what’s missing. A dispute that names an account, a field and a printed value, that’s signed by you and comes with a copy of your identification, isn’t frivolous.',
      ],
    },
    {
      heading: 'We could not identify you',
      paragraphs: [
        'This isn’t a result, although it looks like one. Nothing was investigated. Send a copy of an identity document and a recent bill with your address on it, and enclose your first letter again. The clock begins with this new letter.',
        'If the address on your report is an old one, that may be the cause. Have it updated at the same time.',
      ],
    },
    {
      heading: 'No answer',
      paragraphs: [
        'Count before you conclude. Thirty days from receipt, forty-five if the report was a free annual one or if you added information, then five business days, then the mail. If that time is up, write once: name the date of receipt, enclose the proof of delivery, and ask for the results and for the removal of anything that wasn’t verified.',
      ],
    },
    {
      heading: 'After the answer: three lasting rights',
      paragraphs: [
        'The statement. If the dispute isn’t resolved to your satisfaction, you can file a brief statement, which the bureau may limit to a hundred words if it helps you write a clear summary. It has to be shown, or summarized, in later reports. Its use is limited: formulas don’t read. Keep it factual, if you want one at all, for a human reader such as a mortgage officer.',
        'The complaint. The federal consumer bureau takes complaints about inaccurate information once the dispute is closed, or after forty-five days. It’s free. Enclose the dispute, the answer and the proof.',
        'The court. Federal law lets a consumer sue a bureau that didn’t follow reasonable procedures, and a furnisher that didn’t investigate properly after a bureau’s notice. That is where a lawyer is needed, and where your folder of dated papers is worth most. Many take such cases without charging the consumer in advance. Errata can’t advise you on it.',
      ],
    },
    {
      heading: 'When to stop',
      paragraphs: [
        'Stop when the entry is right, even if it’s still bad. Stop when it’ll reach its time limit within a few months. Stop when the only thing left to write is the same letter. People sometimes spend two years fighting an accurate 30-day late that would have ceased to matter in half the time.',
        'Keep going when you have a document that contradicts the entry and no one has dealt with it. That’s the case for which the second letter, the direct dispute and the complaint exist. Only you can decide to use it. Set a limit for yourself all the same, such as two rounds with the bureau and one with the furnisher, and take a fresh look after each of them. A pause of a month with a fresh report at its end shows more than the third letter in a row, and it may turn out that nothing is left to fight about.',
      ],
    },
  ],
}
