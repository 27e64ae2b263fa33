/** Tables whose rows outlive an erasure because a law says so, each with what the certificate says about it. */
export const KEPT_BY_LAW: Readonly<Record<string, string>> = {
  signed_documents:
    'The statement of rights and the contract that you signed, with your name: 15 USC 1679c(c) has them kept for two years after the signature. Then they are deleted.',
}
