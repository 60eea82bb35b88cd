import { askBorders, askOutlines, askSizes } from './ask-countries.ts'
import { askFlags } from './ask-flags.ts'
import { askElements, askNotes, askRoman } from './ask-signs.ts'
import { askThanks } from './ask-thanks.ts'
import { askCalendar, askClock } from './ask-time.ts'
import type { Ask } from './question.ts'

export const asks = {
  flags: askFlags,
  outlines: askOutlines,
  sizes: askSizes,
  borders: askBorders,
  thanks: askThanks,
  clock: askClock,
  calendar: askCalendar,
  roman: askRoman,
  elements: askElements,
  notes: askNotes,
} as const satisfies Record<string, Ask>

export type Pack = keyof typeof asks
