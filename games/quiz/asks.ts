import {
  askAbacus,
  askAngles,
  askBinary,
  askBraille,
  askFractions,
  askGauges,
  askMaya,
  askMorse,
  askSemaphore,
  askSquares,
} from './ask-codes.ts'
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
  morse: askMorse,
  braille: askBraille,
  semaphore: askSemaphore,
  maya: askMaya,
  abacus: askAbacus,
  binary: askBinary,
  fractions: askFractions,
  angles: askAngles,
  squares: askSquares,
  gauges: askGauges,
} as const satisfies Record<string, Ask>

export type Pack = keyof typeof asks
