export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** The person closed what the device asked, or it has no passkey for this site: no failure of ours. */
export const isPutOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
