import { createContext } from 'react'

/** Tells the form around a field that a file begins or ends its way, so that none is left behind. */
export const UploadsContext = createContext<(change: 1 | -1) => void>(() => {})
