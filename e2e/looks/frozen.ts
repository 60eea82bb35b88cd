/** The evening of a day without a season: what the portal says of time is always said of this moment. */
export const MOMENT = Date.UTC(2026, 10, 18, 20, 30)

/** How many are in a room is told once it is counted anew, within the minute: before or after a picture. */
const COUNTED = '[class*="chat-line"] > span'

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
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('${COUNTED} { visibility: hidden }')
  document.adoptedStyleSheets = [sheet]
  let state = 20261118
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}`
