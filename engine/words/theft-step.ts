import type { Bureau } from '#engine/words/bureau.ts'

/** What someone does whose name was used, in the order in which it helps. */
export const THEFT_STEPS = ['freeze_equifax', 'freeze_experian', 'freeze_transunion', 'fraud_alert', 'ftc_report'] as const
export type TheftStep = (typeof THEFT_STEPS)[number]

/** An initial alert lasts a year; an extended one lasts seven and takes an identity theft report. */
export const ALERT_KINDS = ['initial', 'extended'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** The bureau that a freeze is asked of; null for the other steps. */
export const FREEZE_BUREAU: Readonly<Record<TheftStep, Bureau | null>> = {
  freeze_equifax: 'equifax',
  freeze_experian: 'experian',
  freeze_transunion: 'transunion',
  fraud_alert: null,
  ftc_report: null,
}
