/** Each telephone number that an article or an answer names, and the public page that was read for it. */
export const HELP_LINES: Readonly<Record<string, string>> = {
  '800-799-7233': 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
  '888-373-7888': 'https://humantraffickinghotline.org/about-us/what-we-do',
  '800-342-9647':
    'https://www.militaryconsumer.gov/spend/getting-started/personal-financial-managers-pfms-other-financial-counselors-legal-help',
  '800-906-9887':
    'https://archive.centraljersey.com/2011/02/17/free-tax-preparation-services-through-irs-volunteer-tax-assistance-programs/',
  '888-567-8688':
    'https://www.ag.ks.gov/consumer-protection/consumer-tips/telephone-and-cellular-phone/consumer-tips/2011/10/12/opting-out-of-pre-screened-credit-solicitations',
  '888-995-4673':
    'https://homeownershippreservation.org/news/nine-millionth-call-for-help-to-hpf-homeowners-hope-hotline-since-2007/',
  '877-322-8228': 'https://ftc.gov/news-events/press-releases/2006/09/new-year-begins-free-annual-credit-report-program',
  '855-411-2372':
    'https://www.esrcheck.com/2012/10/31/consumer-financial-protection-bureau-begins-accepting-credit-reporting-complaints-from-consumers/',
}

/** The numbers in a text, without a leading 1. */
export const numbersIn = (text: string): readonly string[] => text.match(/\b\d{3}-\d{3}-\d{4}\b/g) ?? []
