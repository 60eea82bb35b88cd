/** The evening of a day without a season: what the portal says of time is always said of this moment. */
export const MOMENT = Date.UTC(2026, 10, 18, 20, 30)

/** Runs before the page: its clock stands, and chance falls the same way each time. */
export const FREEZE = `{
  const Clock = Date
  globalThis.Date = class Date extends Clock {
    constructor(...parts) {
      if (parts.length === 0) super(${MOMENT})
      else super(...parts)
    }
    static now() { return ${MOMENT} }
  }
  let state = 20261118
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}`
