import { createToastStore, errorDuration, type ToastAction, usualDuration } from './store.ts'

export const toastStore = createToastStore()

interface ToastOptions {
  duration?: number
  /** False when another part of the page already speaks it. */
  isSpoken?: boolean
  action?: ToastAction
}

export const toast = {
  success: (text: string, { duration = usualDuration }: ToastOptions = {}) =>
    toastStore.add('success', text, duration),
  info: (text: string, { duration = usualDuration, action }: ToastOptions = {}) =>
    toastStore.add('info', text, duration, { action }),
  error: (text: string, { duration = errorDuration, isSpoken = true }: ToastOptions = {}) =>
    toastStore.add('error', text, duration, { isSpoken }),
}
