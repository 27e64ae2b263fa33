/** What a lender's reason is about, and the findings that are about the same: by the names of their rules. */
const TOPICS: readonly { readonly said: RegExp; readonly rules: RegExp }[] = [
  {
    said: /\b(?:delinquen\w*|late|past.?due|derogatory|serious|missed|morosidad|atras\w*)\b/i,
    rules: /late|delinquen|past-due|dofd|arrears|payment|derogatory|charge-off|removal|obsolete/,
  },
  {
    said: /\b(?:collections?|charge.?offs?|charged.?off|cobranza|cobro)\b/i,
    rules: /collect|charge-off|sold|debt-|balance-after|settled|medical|write-off|lost-balance/,
  },
  {
    said: /\b(?:public record|bankrupt\w*|judgments?|liens?|foreclosure|quiebra)\b/i,
    rules: /bankrupt|judgment|chapter13|discharge/,
  },
  { said: /\b(?:inquir\w*|consultas?)\b/i, rules: /inquiry/ },
  {
    said: /\b(?:balances?|utili[sz]ation|amounts? owed|proportion|revolving|limits?|saldo)\b/i,
    rules: /balance|limit|owed|duplicate|under-two-numbers|counted-twice/,
  },
  {
    said: /\b(?:length|too new|insufficient|history|age|established|historial)\b/i,
    rules: /opened|positive-account-missing|history/,
  },
  { said: /\b(?:identity|identification|address|name|verify|unable to confirm)\b/i, rules: /not-yours|ssn|birth|deceased/ },
]

/** Whether a finding of this rule is about what the lender gives as a reason. */
export const isAboutReason = (reason: string, rule: string): boolean =>
  TOPICS.some(({ said, rules }) => said.test(reason) && rules.test(rule.replaceAll('_', '-')))
