/** A bureau's own code, with no space where a line could break. */
const CODE = /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/

/** What a report prints, where it is no quote: `CHARGE_OFF` is said as "Charge off", everything else as it stands. */
export const plainCode = (printed: string): string =>
  CODE.test(printed) ? printed.charAt(0) + printed.slice(1).toLowerCase().replaceAll('_', ' ') : printed
