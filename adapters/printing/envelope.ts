/** A rectangle in inches from the top left. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A window of the envelope’s face, in inches as its maker gives it: from the left and from the bottom edge. */
interface Window {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/**
 * The #10 double-window envelope. Source: help.lob.com, “Letter envelopes”, read for `docs`; a self-mailer’s envelope of the
 * shelf has the same windows within a sixteenth of an inch.
 */
export const NUMBER_10 = {
  width: 9.5,
  height: 4.125,
  returnWindow: { left: 0.625, bottom: 2.375, width: 3.25, height: 0.875 },
  recipientWindow: { left: 0.625, bottom: 1, width: 4, height: 1 },
} as const satisfies { width: number; height: number; returnWindow: Window; recipientWindow: Window }

/** US Letter, folded in three. */
export const SHEET_INCHES = { width: 8.5, height: 11 } as const
export const FOLDS = [SHEET_INCHES.height / 3, (SHEET_INCHES.height * 2) / 3] as const

/** How far the folded sheet can slide in the envelope. */
const SLIDE = { across: NUMBER_10.width - SHEET_INCHES.width, down: NUMBER_10.height - SHEET_INCHES.height / 3 }

const topOf = ({ bottom, height }: Window): number => NUMBER_10.height - bottom - height

/** What of the sheet shows in a window however the sheet is in the envelope. */
function alwaysVisible(window: Window): Area {
  const { left, width, height } = window
  return { left, top: topOf(window), width: width - SLIDE.across, height: height - SLIDE.down }
}

/** What of the sheet may show in a window in some position. */
function everVisible(window: Window): Area {
  const left = Math.max(0, window.left - SLIDE.across)
  const top = topOf(window) - SLIDE.down
  return { left, top, width: window.left + window.width - left, height: window.height + SLIDE.down }
}

/** Where the return address stands: seen in every position. */
export const RETURN_AREA: Area = alwaysVisible(NUMBER_10.returnWindow)
/** Where the recipient is, and the barcode of the Postal Service with them. */
export const RECIPIENT_AREA: Area = alwaysVisible(NUMBER_10.recipientWindow)
/** Where nothing else stands: what any window can show in any position. */
export const SHOWN_AREAS: readonly [Area, Area] = [everVisible(NUMBER_10.returnWindow), everVisible(NUMBER_10.recipientWindow)]

/** Bare of ink where the mail vendor prints both addresses itself: all that the windows can show together. */
export const BARE_AREA: Area = (() => {
  const right = Math.max(...SHOWN_AREAS.map(({ left, width }) => left + width))
  const bottom = Math.max(...SHOWN_AREAS.map(({ top, height }) => top + height))
  const left = Math.min(...SHOWN_AREAS.map((area) => area.left))
  const top = Math.min(...SHOWN_AREAS.map((area) => area.top))
  return { left, top, width: right - left, height: bottom - top }
})()
