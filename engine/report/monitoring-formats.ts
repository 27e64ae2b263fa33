/** Layouts of services that show bureaus' data; every other layout is a bureau's own report. */
const MONITORING_FORMATS: ReadonlySet<string> = new Set(['consumerdirect', 'identityiq', 'truelink', 'tu4', 'mismo'])

/** Whether a report is a monitoring service's page: neither the bureau's own report, nor is its number the bureau's. */
export const isFromMonitoring = ({ format }: { readonly format: string }): boolean => MONITORING_FORMATS.has(format)
