import type { Authority } from '#engine/law/authority.ts'

/** What a bureau says it does; a letter that names it says that it is no law. */
const policy = (
  cite: string,
  title: string,
  known: { readonly source: string; readonly effective: string | null },
): Authority => ({
  cite,
  title,
  kind: 'policy',
  source: known.source,
  effective: known.effective,
  ended: null,
})

/** Guidance that is no longer there. It is kept so that the registry can refuse it by name. */
const withdrawn = (
  cite: string,
  title: string,
  days: { readonly source: string; readonly effective: string; readonly ended: string },
): Authority => ({
  cite,
  title,
  kind: 'guidance',
  ...days,
})

/** What is no law: what bureaus and authorities say that they do, and guidance that has fallen. */
export const POLICIES = {
  // Bureau policies: none of them is a law
  policy_chapter_13: policy(
    "the bureaus' own policy on chapter 13",
    'Completed chapter 13 cases leave the report seven years after filing',
    {
      source: 'https://www.experian.com/blogs/ask-experian/removing-bankruptcy-from-your-credit-report/',
      effective: null,
    },
  ),
  policy_on_ramp: policy(
    "the Department of Education's on-ramp to repayment",
    'Missed payments on federally held student loans were not reported from October 2023 to September 2024',
    {
      source: 'https://www.equifax.com/personal/education/credit/score/articles/-/learn/student-loan-repayment-resume/',
      effective: '2023-10-01',
    },
  ),
  policy_inquiries: policy("the bureaus' own policy on inquiries", 'Hard inquiries stay for two years', {
    source: 'https://www.transunion.com/blog/credit-advice/how-long-do-hard-inquiries-stay-on-your-credit-report',
    effective: null,
  }),
  policy_rate_shopping: policy(
    "the scoring models' own practice on rate shopping",
    'Inquiries for one auto loan or mortgage count as one; the shortest span of any model in use is 14 days',
    {
      source: 'https://www.myfico.com/credit-education/credit-reports/credit-checks-and-inquiries',
      effective: null,
    },
  ),
  policy_removal_month: policy(
    "the bureaus' own practice on the month of removal",
    'Experian and TransUnion take a charged-off or collected account off up to three months before the seven years end',
    { source: 'https://www.sensibledollar.com/early-exclusion/', effective: null },
  ),
  policy_public_records: policy(
    'the National Consumer Assistance Plan of the three bureaus',
    'Civil judgments and tax liens are no longer listed',
    {
      source: 'https://www.consumerfinance.gov/data-research/research-reports/quarterly-consumer-credit-trends-public-records/',
      effective: '2017-07-01',
    },
  ),
  policy_bankruptcy_period: policy(
    "the industry's own reporting guide",
    'Between petition and discharge no new late marks are reported on included accounts',
    { source: 'https://www.cdiaonline.org/metro-2/', effective: null },
  ),
  policy_medical_paid: policy(
    "the bureaus' joint medical policy of 2022",
    'Paid medical collections and those under a year are not listed',
    {
      source:
        'https://www.equifax.com/newsroom/all-news/-/story/first-changes-to-reporting-of-medical-collection-debt-roll-out-july-1-2022',
      effective: '2022-07-01',
    },
  ),
  policy_medical_500: policy(
    "the bureaus' joint medical policy of 2023",
    'Medical collections with an initial balance under $500 are not listed',
    {
      source:
        'https://www.cdiaonline.org/cdia-statements/2023/04/11/national-credit-bureaus-remove-medical-collection-debt-under-500-from-u-s-credit-reports/',
      effective: '2023-04-11',
    },
  ),
  policy_authorized_user: policy(
    "the bureaus' own practice on authorized users",
    'An authorized user is taken off a derogatory account on request',
    {
      source: 'https://www.experian.com/blogs/ask-experian/authorized-user-accounts-can-be-disputed-upon-request/',
      effective: null,
    },
  ),

  // Practice of an authority: no law either
  cfpb_complaint_intake: policy(
    "the CFPB's complaint intake practice",
    'A complaint about inaccurate information is taken once the dispute is closed or 45 days have passed',
    {
      source: 'https://www.consumerfinance.gov/complaint/credit-and-consumer-reporting-complaint-notice-2',
      effective: null,
    },
  ),
  cfpb_company_response: policy(
    "the CFPB's complaint process",
    'Companies generally respond within 15 days; some give a final response within 60 days',
    {
      source: 'https://www.consumerfinance.gov/complaint/process/',
      effective: null,
    },
  ),

  // Withdrawn or vacated: kept to be refused
  cfpb_circular_2022_07: withdrawn('CFPB Circular 2022-07', 'Reasonable investigation of consumer reporting disputes', {
    source:
      'https://www.federalregister.gov/documents/2025/05/12/2025-08286/interpretive-rules-policy-statements-and-advisory-opinions-withdrawal',
    effective: '2022-11-10',
    ended: '2025-05-12',
  }),
  cfpb_background_screening_2024: withdrawn(
    'CFPB advisory opinion on background screening (2024)',
    'Duplicative, outdated and sealed records',
    {
      source:
        'https://www.federalregister.gov/documents/2025/05/12/2025-08286/interpretive-rules-policy-statements-and-advisory-opinions-withdrawal',
      effective: '2024-01-23',
      ended: '2025-05-12',
    },
  ),
  cfpb_file_disclosure_2024: withdrawn('CFPB advisory opinion on file disclosure (2024)', 'What a file disclosure must contain', {
    source:
      'https://www.federalregister.gov/documents/2025/05/12/2025-08286/interpretive-rules-policy-statements-and-advisory-opinions-withdrawal',
    effective: '2024-01-23',
    ended: '2025-05-12',
  }),
  cfpb_medical_debt_rule: withdrawn(
    'CFPB medical debt rule (2025)',
    'Medical debt out of consumer reports; vacated before it applied',
    {
      source: 'https://www.consumerfinance.gov/rules-policy/final-rules/',
      effective: '2025-03-17',
      ended: '2025-07-11',
    },
  ),
} as const satisfies Record<string, Authority>
