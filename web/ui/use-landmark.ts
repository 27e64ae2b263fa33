import { useCallback, useState } from 'react'

/**
 * What floats above the page stays in the landmark of the control that opens it: at the end of the body a screen reader would find it
 * outside every part of the page. Answers that landmark, and the ref of the control.
 */
export function useLandmark(): readonly [HTMLElement | null, (control: Element | null) => void] {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const place = useCallback((control: Element | null) => {
    if (control !== null) setLandmark(control.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, header'))
  }, [])
  return [landmark, place]
}
