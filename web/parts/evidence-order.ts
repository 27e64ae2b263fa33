import { createContext, useContext } from 'react'
import type { EvidenceWords } from '#web/parts/evidence-place.ts'

const Order = createContext<readonly EvidenceWords[]>([])

/** The errors of a list in their order: whoever looks at one of them goes on to the next. */
export const EvidenceOrder = Order.Provider
export const useEvidenceOrder = () => useContext(Order)
