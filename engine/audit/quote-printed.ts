/** A value of a data file, as `CHARGE_OFF` and `CollectionOrChargeOff`: no words that anyone prints. */
const CODE = /^[A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,9}$|^(?:[A-Z][a-z]{1,20}){2,9}$/

/** Printed words in quotation marks; a code in plain words, without them. */
export const quotePrinted = (text: string): string =>
  CODE.test(text)
    ? text
        .replaceAll('_', ' ')
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
    : `"${text}"`
