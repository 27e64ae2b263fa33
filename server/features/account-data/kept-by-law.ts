/** Tables whose rows outlive an erasure because a law says so, each with what the certificate says of it. */
export const KEPT_BY_LAW: Readonly<Record<string, string>> = {}
