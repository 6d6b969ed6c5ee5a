import { createToastStore, ERROR_DURATION, USUAL_DURATION } from './store.ts'

export const toastStore = createToastStore()

interface ToastOptions {
  duration?: number
  /** For what another part of the page says aloud already. */
  isSpoken?: boolean
}

export const toast = {
  success: (text: string, { duration = USUAL_DURATION }: ToastOptions = {}) =>
    toastStore.add('success', text, duration),
  info: (text: string, { duration = USUAL_DURATION }: ToastOptions = {}) =>
    toastStore.add('info', text, duration),
  error: (text: string, { duration = ERROR_DURATION, isSpoken = true }: ToastOptions = {}) =>
    toastStore.add('error', text, duration, isSpoken),
}
