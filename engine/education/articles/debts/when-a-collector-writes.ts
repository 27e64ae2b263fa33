import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'when-a-collector-writes',
  title: 'When a collector writes: thirty days that are worth using',
  description:
    'The validation notice, what it must tell you, what a written dispute stops, and what remains when the time is up.',
  category: 'Debts and Collections',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: [
    'fdcpa_1692g',
    'reg_f_1006_34',
    'reg_f_1006_38',
    'reg_f_1006_30_a',
    'fdcpa_1692f_1',
    'fdcpa_1692e_8',
    'fdcpa_1692c_c',
  ],
  rules: ['collector_without_original_creditor', 'collector_above_original', 'two_collectors_one_debt'],
  sources: [
    {
      title: '15 USC 1692c, contact hours, the place of work, and how a letter ends the contact',
      address: 'https://checkoutapi.com/uscode/title15_chapter41_subchapterV_section1692c',
      copy: '2024-11-22',
    },
    { title: '15 USC 1692g, validation of debts', address: 'https://www.law.cornell.edu/uscode/text/15/1692g' },
    { title: '12 CFR 1006.34, notice for validation of debts', address: 'https://www.law.cornell.edu/cfr/text/12/1006.34' },
  ],
  sections: [
    {
      heading: 'The letter you should not throw away',
      paragraphs: [
        'Within five days of first contacting you, a debt collector has to give you certain information, usually in a letter or e-mail: the validation notice. It looks like all the other letters that you’d rather not open. It’s the one that gives you rights, and they have a date.',
        'On the notice you’ll find the name of the collector, the name of the creditor to whom the debt is owed now, the account number or a part of it, and the amount. There’s an itemization: what the debt was on a certain earlier date, and the interest, fees, payments and credits since then. There’s the date by which you may dispute. And there’s a form at the bottom that you can tear off and send back.',
      ],
    },
    {
      heading: 'Your thirty days',
      paragraphs: [
        'If you dispute the debt in writing within thirty days of receiving the notice, the collector must stop collecting the disputed amount until it has obtained verification and mailed it to you. If you ask in writing, within the same time, for the name and address of the original creditor, it has to stop until it has sent you that, too.',
        'The notice prints the end date. Use that date. It already contains some allowance for the mail.',
        'Note whose time it is. The thirty days bind you. The collector has no date by which it must answer, and if it never answers, it just can’t continue. Some guides tell you that the debt becomes void if there’s no reply in thirty days. That’s wrong.',
        'A telephone call isn’t enough. It must be written: a letter, the tear-off form, or an electronic way that the collector accepts.',
      ],
    },
    {
      heading: 'What to write',
      paragraphs: [
        'Three lines will do. “I received your notice dated August 4 on August 9. I dispute this debt. Please send me verification, and the name and address of the original creditor.” Add the reason if you have one: you paid, the amount is wrong, you were never a customer, it was discharged. You needn’t give any.',
        'Send it so that you can prove the date. Keep the notice with its envelope.',
        'Don’t admit the debt in the letter, and don’t promise a payment “as soon as possible”, because in some states a written acknowledgment restarts the time for lawsuits. Don’t deny what you know to be true either. “I dispute the amount” is often the exact truth.',
      ],
    },
    {
      heading: 'What counts as verification',
      paragraphs: [
        'Less than people hope. The law doesn’t list documents. Courts have often accepted a statement of the original creditor that confirms who owes what. You may ask for more: the agreement, the last statements, a list of payments, the chain of sales. A serious collector has at least some of it. A refusal tells you something about how a lawsuit would go.',
        'Compare the verification with the itemization. A collector may ask only for what the agreement creating the debt or the law permits. If the balance has grown by more than the interest in the contract, or a “collection fee” appears out of nowhere, ask which clause allows it.',
      ],
    },
    {
      heading: 'Reporting to the bureaus',
      paragraphs: [
        'A collector may not report a debt to a bureau before it has either spoken with you about it or sent you a notice and waited for a reasonable time for a message that it couldn’t be delivered. So a collection on your report of which you’ve never heard is worth a question: when and where was the notice sent? An old address is the common explanation.',
        'Once you’ve disputed in writing, the collector has to say that the debt is disputed whenever it reports it. Check that after a month.',
        'Disputing with the collector and disputing the entry at the bureau are two different things. The first concerns the debt. The second concerns the report and starts the bureau’s thirty days. You can do both in the same week.',
      ],
    },
    {
      heading: 'After the thirty days',
      paragraphs: [
        'You can still ask for validation at any time, and collectors often answer. It’s only a request then, and nothing stops because of it. Silence within the thirty days isn’t an admission, the law says so; no court may take it as one.',
        'What you can always do: tell the collector in writing to stop contacting you, after which it may only tell you that it’s ending its efforts or that it’ll take a certain step. That can be a relief, and it can also lead to a lawsuit sooner. You can tell it which channels and hours not to use. You can ask for the itemization. And you can settle.',
      ],
    },
    {
      heading: 'If you’re sued',
      paragraphs: [
        'A summons has nothing to do with the thirty days. It has its own deadline, often twenty or thirty days by the law of the state, and if you don’t answer, you’ll usually lose by default, whether you owed the money or not. Answer, ask for proof that the plaintiff owns the debt, and mention it if the debt is too old. Look for a legal aid office. Many courts have a form for the answer.',
      ],
    },
    {
      heading: 'Is it a collector at all',
      paragraphs: [
        'Criminals use the same words. A genuine collector sends a notice and gives its address. Anyone who demands payment today, by gift card or transfer, threatens arrest or refuses to put anything in writing isn’t one. Don’t confirm your number or your bank. Ask for the notice, hang up, and compare it with your credit reports. A real debt usually leaves some trace there or in your own papers.',
      ],
    },
    {
      heading: 'An order for the first evening',
      paragraphs: [
        'Write the date of receipt on the notice. Look up the creditor and the account in your own records. Check whether the amount and the date fit. Look at your three reports for the original creditor and the collector. Decide: owed, not owed, or not sure. In the last two cases, send the dispute tomorrow. In the first, think about what you can pay and ask for terms in writing before you pay anything. All this can be done for the price of a stamp, and no one has to do it for you.',
      ],
    },
  ],
}
