import { days } from '#kit/time/time.ts'

/** In a file of its own, because pages must not load the word lists of the other name rules. */
export const CHANGE_EVERY = /* @__PURE__ */ days(1)
