import { milliseconds } from '#kit/time/time.ts'

/** Our own scroll animations last this long (spec 9.12); the same value as `--scroll`. */
export const SCROLL_TIME = milliseconds(300)
/** A toast stays this long unless told otherwise (spec 9.12). */
export const TOAST_TIME = milliseconds(1500)
/** A sheet needs this long to leave; the same value as `--t-sheet`. */
export const SHEET_TIME = milliseconds(320)

/** Whether the player asked the system for less movement; never asked on the server. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
