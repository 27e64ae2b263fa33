/** Where screens send someone by themselves. Apart from the menus, whose pictures the first page does not need. */
export const PAYMENT_PATH: string = '/payment-simple'
export const SUBSCRIBE_PATH: string = '/subscribe'
export const HOME_PATH: string = '/'
export const DASHBOARD_PATH: string = '/dashboard'
