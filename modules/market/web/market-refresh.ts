import { seconds } from '#kit/time/time.ts'
import type { ReadOptions } from '#kit/web/use-call.ts'

/** Others change the market all the time; a list may have many pages, which another look need not read at once. */
export const MARKET_REFRESH: ReadOptions = { onOpen: true, onFocus: seconds(30) }
