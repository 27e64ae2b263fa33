/** Front door of the calendar. */
export { putBackCalendarLink, takeCalendarLink } from '#server/features/calendar/calendar-link.ts'
