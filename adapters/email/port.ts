/** One message to one person. */
export interface EmailMessage {
  /** One address without a display name. */
  readonly to: string
  readonly subject: string
  /** Lines parted by `\n`. Always there: a mail is never HTML alone. */
  readonly text: string
  readonly html?: string
  /** Further header lines, such as `List-Unsubscribe`. Not those of the message itself (To, Subject, Content-Type …). */
  readonly headers?: Readonly<Record<string, string>>
  /** The instant of sending, ISO text; the message's Date. */
  readonly at: string
}

/** Hands messages to whoever carries mail. */
export interface EmailPort {
  /**
   * Hands one message over; answers its Message-ID. Rejects when an address, a subject or a header could smuggle in another header
   * (control characters, more than one address); the error repeats nothing of the message.
   */
  send(message: EmailMessage): Promise<{ readonly messageId: string }>
}
