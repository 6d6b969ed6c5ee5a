import { createToastStore, ERROR_DURATION, type ToastAction, USUAL_DURATION } from './store.ts'

export const toastStore = createToastStore()

interface ToastOptions {
  duration?: number
  /** False when another part of the page already speaks it. */
  isSpoken?: boolean
  action?: ToastAction
}

export const toast = {
  success: (text: string, { duration = USUAL_DURATION }: ToastOptions = {}) =>
    toastStore.add('success', text, duration),
  info: (text: string, { duration = USUAL_DURATION, action }: ToastOptions = {}) =>
    toastStore.add('info', text, duration, { action }),
  error: (text: string, { duration = ERROR_DURATION, isSpoken = true }: ToastOptions = {}) =>
    toastStore.add('error', text, duration, { isSpoken }),
}
