import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'a-letter-that-works',
  title: 'What makes a dispute letter work',
  description:
    'The parts of a page that someone can check in two minutes, and the sentences that get letters put in the wrong pile.',
  category: 'Disputes',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681i_a_3', 'fcra_1681i_a_4', 'fcra_1681i_a_5', 'fcra_1681e_b', 'croa_1679b'],
  rules: [],
  sources: [
    {
      title: '15 USC 1681i, procedure in case of disputed accuracy',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
    {
      title: 'Federal Trade Commission: Disputing errors on your credit reports',
      address: 'https://consumer.ftc.gov/articles/disputing-errors-your-credit-reports',
    },
  ],
  sections: [
    {
      heading: 'Who reads it',
      paragraphs: [
        'At the bureau, a clerk has a few minutes for your letter. The dispute is turned into one or two short codes and a line of text, and goes to the furnisher through a common system called e-OSCAR, which can carry your enclosures too. The furnisher’s clerk compares it with the account and answers with a code. If your letter contains one clear fact, that fact survives the journey. If it contains two pages about your rights, the journey ends with the code for “consumer says inaccurate”, and the answer is likely to be “verified”.',
        'So write for the clerk. Put the fact where it can’t be missed.',
      ],
    },
    {
      heading: 'The parts',
      paragraphs: [
        'At the top are your name, address, date of birth and the last four digits of your number, and the report number and date. Under that is the bureau’s dispute address, best taken from your own report.',
        'Then one line says what this is: a dispute of inaccurate information. After it come the entries, each in its own block: the furnisher’s name as printed, the last four digits of the account, and the page.',
        'Within the block you need three sentences. First, what is printed. Second, why it can’t be right. Third, what you ask for. For example: “The entry shows an amount past due of $412 and a balance of $0, both as of 08/2026. No amount can be overdue on a card on which nothing is owed. Please set the amount past due to zero or correct the balance.”',
        'At the end are a list of enclosures and your signature. That’s the whole letter.',
      ],
    },
    {
      heading: 'Choose the right verb',
      paragraphs: [
        'Ask for what follows from the error. A wrong figure gets corrected, a false mark gets removed, an item past its time gets deleted. Where you don’t know which of two facts is false, ask for the entry to be made consistent. Where nothing is false on its face but something must be shown, ask: what date is this based on? Who was the original creditor?',
        'A letter that demands deletion of everything for any reason weakens itself. The clerk sees a demand that the fact doesn’t support, and answers the demand, not the fact.',
      ],
    },
    {
      heading: 'Use the law sparingly',
      paragraphs: [
        'One citation where it belongs is enough: the provision on the time limit for an item that’s too old, the one on accuracy for a contradiction. Quote it correctly. Make sure that it’s in force, since guidance gets withdrawn: a circular of 2022 about investigations and two opinions from 2024 are no longer in force, and a federal rule of 2025 on medical debt was struck down before it applied. Templates that still cite them show their age.',
        'If something is the bureau’s own policy, call it that. If something is only your word, call it your statement. Errata’s letters keep these three apart, and every fact in them is tied to the place where it comes from.',
        'Don’t threaten to sue under provisions that give consumers no right to sue. Don’t threaten at all, in fact. A fact with a date on it is more frightening than a paragraph in bold type.',
      ],
    },
    {
      heading: 'Sentences to leave out',
      paragraphs: [
        '“I do not recall this account.” If it’s not yours, say so. If you aren’t sure, find out first.',
        '“Prove it with a contract bearing my wet signature.” No law requires a bureau to have one. Where a signature matters, as with an account you didn’t open, ask the furnisher for the application.',
        '“This debt is beyond the statute of limitations.” That’s about lawsuits and not about reports.',
        '“Under the law you must delete within thirty days or pay me a thousand dollars.” Neither half is right in that form.',
        '“All of my accounts are inaccurate.” This is the sentence that turns a dispute into a frivolous one.',
        'And nothing that’s untrue, even if a website tells you everyone writes it. An untrue statement to a bureau is illegal for you and for anyone who advised it.',
      ],
    },
    {
      heading: 'Enclosures that decide things',
      paragraphs: [
        'A copy of the report’s page with the item highlighted is always useful. Then whatever proves the true state: a bank record with date and amount, the lender’s letter, the payoff confirmation, the page of a docket. Three good pages beat thirty. Number them and refer to the numbers in the text.',
        'The law says that the bureau has to review and consider all relevant information that you submit, and that it must pass that information on to the furnisher. So what you enclose isn’t decoration. It’s the part of the letter that binds them most.',
      ],
    },
    {
      heading: 'One letter for each bureau',
      paragraphs: [
        'The bureaus don’t talk to each other about your dispute. If the same error is on three reports, three letters are needed, and each quotes its own report. Don’t quote Equifax’s page in a letter to Experian, except where you point out that two bureaus contradict each other and enclose both.',
      ],
    },
    {
      heading: 'Handwriting, colors, folklore',
      paragraphs: [
        'You may write by hand. You may type. Colored ink, odd spellings and strange fonts that are supposed to defeat scanning only defeat the reader. A letter that differs from the usual template in one respect stands out anyway: it says something specific.',
      ],
    },
    {
      heading: 'Read it once more as a stranger',
      paragraphs: [
        'Before you send it, give it to someone who knows nothing of the matter. Ask three questions. Which account is it? What’s wrong with it? What should they do? If the person can answer all three after one reading, the letter is good.',
        'Then check each date, amount and name against the page, one after the other. Errata does this check by machine and refuses a letter that states a fact which is neither in your file nor in the law. By hand it takes five minutes, and it protects you from the one thing that can turn a right letter into a wrong one. Sign the page, date it, and keep a copy together with everything you enclosed, because the answer in five weeks will make sense only next to it.',
      ],
    },
  ],
}
