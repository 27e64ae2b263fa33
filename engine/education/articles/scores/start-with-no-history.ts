import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'start-with-no-history',
  title: 'How to start when you have no credit history',
  description: 'Being invisible isn’t being bad. The small steps that build a file, what they cost, and which offers to pass by.',
  category: 'Credit Scores',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['reg_z_1026_51_b', 'fcra_1681g', 'ecoa_1691_a', 'fcra_1681e_b'],
  rules: [],
  sources: [
    { title: '12 CFR 1026.51, ability to pay', address: 'https://www.law.cornell.edu/cfr/text/12/1026.51' },
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
    {
      title: 'Federal Trade Commission: Understanding your credit',
      address: 'https://consumer.ftc.gov/articles/understanding-your-credit',
    },
  ],
  sections: [
    {
      heading: 'No one knows you yet',
      paragraphs: [
        'If you’ve never borrowed, if you came to the country lately, or if your last loan ended many years ago, the bureaus may have no file on you, or one that’s too thin to score. A lender who asks then gets an empty answer. That’s not a low score. It’s silence, and silence makes lenders careful.',
        'The remedy is one account that’s reported, used lightly and paid on time. After about six months of it, most formulas can begin to give you a number. A year later the number means something. No trick makes it much quicker.',
      ],
    },
    {
      heading: 'Check that the file is really empty',
      paragraphs: [
        'Before you build, look. Ask for your reports at all three bureaus. Sometimes a file exists that you didn’t expect: a collection for an old phone bill, an account of someone with a similar name, or a student loan you had stopped thinking about. If you moved here with a new Social Security number, or changed your name, parts of your history may be kept under the old details. Such things should be cleared up at the start, while the file is short and each entry stands out.',
        'A stranger’s account on an empty file is a special case. It can look like a gift if it’s paid on time. It isn’t yours, it can turn bad at any moment, and the law wants the file to be accurate in both directions. Tell the bureau.',
      ],
    },
    {
      heading: 'Step one: a secured card',
      paragraphs: [
        'A secured card asks for a deposit, often $200 or $300, which becomes your limit. The deposit comes back when you close the card in good order or when the bank turns it into an ordinary one. Everything else works like any other card, and it’s reported like any other.',
        'Ask three questions before you choose. Is it reported to all three bureaus? What’s the annual fee? After how many months of good payment will the bank consider an ordinary card? A credit union is a good place to begin asking. Avoid cards that deduct large fees from a tiny limit, so that you start with half of it used up before you buy anything.',
        'Use it for one regular expense, such as a phone bill, and pay the whole statement each month by automatic payment. Keep the balance small when the statement closes. That’s all.',
      ],
    },
    {
      heading: 'Step two, if you like: a builder loan',
      paragraphs: [
        'With a credit builder loan you pay first and get the money last. The lender puts, say, $600 into a locked account, you pay $52 a month for a year, and at the end the money is yours, less interest and perhaps a fee. It’s reported as an installment loan, so it adds a second kind of account. It’s worth doing only if the cost is low and you’re sure of the payments. A late payment on a loan that you took to build credit is a bad bargain.',
      ],
    },
    {
      heading: 'Step three: a helping hand',
      paragraphs: [
        'A parent or partner may add you as an authorized user to an old card that’s well kept. Many issuers report it in your file too. Choose a card that has a long clean history and a low balance, and make sure that the owner knows what you’re asking for. You needn’t even hold the plastic.',
        'Don’t pay a stranger to be added to a stranger’s card. Such places are sold on the web. It can amount to misleading a lender, and it may end with the account being closed.',
      ],
    },
    {
      heading: 'Rent, phone and power',
      paragraphs: [
        'Payments of rent and of utility bills don’t appear by themselves. Some services report them if you and the landlord agree. It may help with a thin file, in the formulas that take it into account. Many older versions don’t. If it’s free, there’s no harm. If it costs a monthly fee, put the fee toward the deposit of a secured card instead.',
        'Remember that an unpaid utility bill is treated less politely. It goes to a collector, and the collection is reported although the good months never were.',
      ],
    },
    {
      heading: 'Your age and your rights',
      paragraphs: [
        'In most states, a person under eighteen can’t be bound by a credit contract. Under the federal rule on credit cards, an issuer may open a card for someone under twenty-one in two cases only. Either the applicant can make the minimum payments from income or assets of their own, and a parent’s income doesn’t count just because they may use it. Or someone at least twenty-one who can pay signs as co-signer, guarantor or joint applicant; not every issuer offers that. If your report shows an account opened before you were eighteen, and you weren’t an authorized user or co-signer, someone may have used your number.',
        'A lender may not refuse you because of race, color, religion, national origin, sex, marital status or age, as long as you have the capacity to contract, nor because your income comes from public assistance. A refusal has to be explained on request. “Insufficient credit history” is a permitted reason, and it tells you that nothing is wrong. You only need time.',
      ],
    },
    {
      heading: 'What to avoid while the file is young',
      paragraphs: [
        'Don’t open four accounts in one month to go faster. Each application leaves an inquiry, every new account lowers the average age, and a formula that sees only new things sees risk. One account, then perhaps a second after half a year, is enough.',
        'Don’t finance furniture or a phone just to have it reported. Don’t leave a balance in order to “show activity”. Don’t close the first card when you get a better one, if it costs nothing to keep. It’ll be your oldest account for decades.',
        'And avoid anyone who offers you a new number in place of your Social Security number so that you can begin with a clean slate. Using one on an application is a crime, whatever it’s called in the advertisement.',
      ],
    },
    {
      heading: 'What you’ll see, and when',
      paragraphs: [
        'After one or two months, the account appears on your reports. Check that the name, the limit and the opening date are right. After about six months, a score shows up. Over the next year it moves up if you pay on time, and mostly sideways otherwise. Then the offers become better. Take the one you need and let the rest go.',
        'Read your reports twice in that first year. A young file has few entries, so an error weighs more in it than it’ll ever weigh later.',
      ],
    },
  ],
}
