/** Mails of one kind that one mailbox gets in an hour, however many accounts are made for it. */
export const MOST_MAILS_TO_ONE_MAILBOX = 50

/** The mailbox behind an address: what follows a plus sign in front of the @ leads to the same one. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.split('+', 1)[0]}@${domain}`
}
