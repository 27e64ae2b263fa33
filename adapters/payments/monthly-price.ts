/** Integer cents. */
export const MONTHLY_CENTS = 3900
