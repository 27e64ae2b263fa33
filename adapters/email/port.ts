/** One message to one person. */
export interface EmailMessage {
  /** One address without a display name. */
  readonly to: string
  /** The person of whom the message speaks, where that is not its recipient: answers go to them, and it is forgotten with them too. */
  readonly replyTo?: string
  readonly subject: string
  /** Lines parted by `\n`. Always there: a mail is never HTML alone. */
  readonly text: string
  readonly html?: string
  /** Further header lines, such as `List-Unsubscribe`. Not those of the message itself (To, Subject, Content-Type …). */
  readonly headers?: Readonly<Record<string, string>>
  /** Its name in the world, `<…@…>`: the same for each try, so that a mailbox shows one message. Made up where absent. */
  readonly messageId?: string
  /** The instant of sending, ISO text; the message's Date. */
  readonly at: string
}

/** What became of a message that was not taken: worth another try, or refused for good. Repeats nothing of the message or its answer. */
export class EmailFailure extends Error {
  readonly isPermanent: boolean
  constructor(isPermanent: boolean, code: number | null) {
    const said = code === null ? 'The mail server could not be reached or used' : `The mail server answered ${code}`
    super(isPermanent ? `${said}: it takes this message at no time` : said)
    this.isPermanent = isPermanent
  }
}

/** Hands messages to whoever carries mail. */
export interface EmailPort {
  /**
   * Hands one message over; answers its Message-ID. Rejects when an address, a subject or a header could smuggle in another header
   * (control characters, more than one address); the error repeats nothing of the message.
   * What the carrier does not take rejects with an `EmailFailure`.
   */
  send(message: EmailMessage): Promise<{ readonly messageId: string }>
  /** Deletes the messages to one address, and those that are answered there, which are kept here; answers how many. What has left is in someone's mailbox. */
  forget(address: string): Promise<number>
  /** Lets go of open connections. */
  close(): Promise<void>
}
