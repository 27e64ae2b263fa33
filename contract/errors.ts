/** The closed list of refusals: code, HTTP status, and the words used when an operation gives no better ones. */
export const REFUSALS = {
  invalid: { status: 400, message: 'Please check your information and try again.' },
  unauthenticated: { status: 401, message: 'Authentication failed' },
  second_factor_needed: { status: 401, message: 'Enter the code from your authenticator app, or one of your recovery codes.' },
  subscription_required: { status: 402, message: 'Payment Required - $39.00/Month' },
  forbidden: { status: 403, message: 'This belongs to someone else.' },
  step_up_needed: { status: 403, message: 'Confirm it’s you to continue.' },
  not_for_helpers: { status: 403, message: 'Only the member can do this. Leave their file and ask them.' },
  not_found: { status: 404, message: 'There’s nothing here.' },
  conflict: { status: 409, message: 'You can’t do this right now. Reload the page and check again.' },
  bureau_mismatch: { status: 409, message: 'This report is from a different bureau than the one you chose.' },
  bureau_needed: {
    status: 422,
    message: 'These pages don’t say which bureau they are from. Choose Equifax, Experian or TransUnion and upload them again.',
  },
  consent_needed: {
    status: 409,
    message: 'We ask this bureau only with your written consent. Sign it next to the form, then fetch again.',
  },
  not_attested: { status: 409, message: 'Read the letter and approve it before it is sent.' },
  identity_unconfirmed: {
    status: 409,
    message: 'Before you approve your first letter, confirm who you are. You do this once, in your profile under “Who you are”.',
  },
  email_unconfirmed: {
    status: 403,
    message:
      'Confirm your email address before we mail a letter. The link is in the message we sent you. Settings can send another one.',
  },
  price_changed: { status: 409, message: 'The price changed since you confirmed it. Check the new price and confirm again.' },
  too_large: {
    status: 413,
    message: 'The file is larger than 10MB. Save a smaller version or only the pages you need. Scan at 200 dpi in gray.',
  },
  unsupported_type: { status: 415, message: 'Accepted types are PDF, JPG and PNG.' },
  not_a_report: {
    status: 422,
    message:
      'This file isn’t a credit report we can read. Upload a report from Experian, Equifax or TransUnion, or a three-bureau page.',
  },
  damaged_file: { status: 422, message: 'This file is damaged. Download it again and upload the new file.' },
  password_needed: { status: 422, message: 'This file is locked with a password. Enter it and upload the file again.' },
  unproved_fact: {
    status: 422,
    message: 'The letter says something that isn’t in your file. Change it, or make it your own statement.',
  },
  too_many: { status: 429, message: 'Too many attempts. Wait a few minutes and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was lost. Try again.' },
  bureaus_failed: { status: 502, message: 'Failed to fetch credit reports automatically' },
  unavailable: { status: 503, message: 'The service is starting or busy. Try again in a moment.' },
} as const

/** One of the closed list. */
export type RefusalCode = keyof typeof REFUSALS
