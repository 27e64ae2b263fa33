/**
 * Boilerplate in the manner of the notices that close every disclosure, written for these test files. It names lates,
 * collections and bankruptcies without reporting any.
 */
export const SUMMARY_OF_RIGHTS = [
  'A Summary of Your Rights Under the Fair Credit Reporting Act',
  'The federal Fair Credit Reporting Act promotes the accuracy, fairness, and privacy of information in the files of consumer reporting agencies.',
  'You must be told if information in your file has been used against you.',
  'You have the right to know what is in your file. You may be asked for proper identification, which may include your Social Security number.',
  'You have the right to dispute incomplete or inaccurate information. The agency must investigate unless your dispute is frivolous.',
  'Agencies may not report outdated negative information. In most cases that is negative information more than seven years old, or bankruptcies that are more than 10 years old.',
  'Account Information: a charge off, a collection account or an account 30, 60, 90, 120, 150 or 180 days past due stays for seven years.',
  'Access to your file is limited. You may limit "prescreened" offers of credit and insurance you get based on information in your credit report.',
  'States may enforce the Act, and many states have their own consumer reporting laws. For questions, contact: Account Name, Account Number and Date Opened help us to find an entry.',
] as const
