import { milliseconds } from '#kit/time/time.ts'

/** Duration of our own scroll animations (spec 9.12); the same value as `--scroll`. */
export const SCROLL_TIME = milliseconds(300)
/** Default duration of a toast (spec 9.12). */
export const TOAST_TIME = milliseconds(1500)
/** Duration of a sheet's closing animation; the same value as `--t-sheet`. */
export const SHEET_TIME = milliseconds(320)

/** Whether the player asked the system for reduced motion; call it only in the browser. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
