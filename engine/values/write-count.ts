/** `1,284`, without Intl: its first use costs a phone about 100 ms. */
export const writeCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',')
