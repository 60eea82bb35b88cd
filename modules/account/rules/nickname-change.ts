import { days } from '#kit/time/time.ts'

/** Apart from the other rules of names, whose lists of words no page needs. */
export const CHANGE_EVERY = /* @__PURE__ */ days(1)
