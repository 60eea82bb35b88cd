/** An evening without a season: all times in the pages are relative to this moment. */
export const MOMENT = Date.UTC(2026, 10, 18, 20, 30)

/** The number of people in a channel is counted once a minute, so it may change between pictures. */
const COUNTED = '[class*="chat-line"] > span'

/** Runs before the page: stops its clock, and makes its random numbers repeatable. */
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
