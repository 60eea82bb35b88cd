import type { ReadOptions } from '#kit/web/use-call.ts'

/** Others change the market all the time. */
export const OTHERS_TRADE: ReadOptions = { onOpen: true }
