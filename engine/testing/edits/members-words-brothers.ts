/** Brothers of the edits in members' own words that the checker was mended by. */
type Rows = readonly (readonly [letter: string, sentence: string])[]

export const UNTRUE_BROTHERS: Rows = [
  ['late-marks', 'You show me late three times on this card.'],
  ['goodwill', 'I was twice late with you and I am sorry for it.'],
  ['bureaus-disagree-dispute', 'Experian does not report any balance for this account.'],
  ['past-due', 'You do not show anything past due on it.'],
  ['late-marks', 'The report has never shown any late payment here.'],
  ['goodwill', 'You still show a balance due on this account.'],
  ['legal-limit-charge-off', 'It still has a big balance on it.'],
  ['duplicate', 'The two limits do not match.'],
  ['duplicate', 'Each of them has a different opening date.'],
  ['bureaus-disagree-dispute', 'Both of you show the same balance.'],
  ['method-of-verification', 'Your letter says the account was deleted.'],
  ['method-of-verification', 'You told me that it could not be confirmed.'],
  ['missed-deadline', 'You replied to me in September.'],
  ['missed-deadline', 'I got your results and they are wrong.'],
  ['late-after-discharge', 'My case was not over until late 2021.'],
  ['legal-limit-charge-off', 'It went delinquent in the spring of 2018.'],
  ['goodwill', 'You closed it in early 2025.'],
]

export const TRUE_BROTHERS: Rows = [
  ['late-marks', 'I was late one time and no more than that.'],
  ['late-marks', 'I was not late two times.'],
  ['goodwill', 'It has a zero balance on it.'],
  ['goodwill', 'There is no balance left on it.'],
  ['balance-after-paid', 'You still show a balance due on this account.'],
  ['duplicate', 'The two limits are the same.'],
  ['bureaus-disagree-dispute', 'The two balances do not match.'],
  ['bureaus-disagree-dispute', 'Equifax shows a different balance.'],
  ['method-of-verification', 'You did not tell me how you verified it.'],
  ['method-of-verification', 'Your answer says that you verified it.'],
  ['missed-deadline', 'You never answered me.'],
  ['missed-deadline', 'I have not received your results.'],
  ['late-after-discharge', 'My case was over in the spring of 2021.'],
  ['legal-limit-charge-off', 'It went delinquent in the fall of 2018.'],
  ['goodwill', 'It was closed in the summer of 2025.'],
  ['goodwill', 'I was out of work for five months and could not keep up.'],
  ['goodwill', 'My mother stayed with us for ten weeks after her surgery.'],
  ['past-due', 'The lady at the bank told me nothing is past due on it.'],
  ['not-mine', 'Gracias for looking into this for me.'],
]
