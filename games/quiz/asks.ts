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
import { askFolds, askReach, askRopes, askTurned } from './ask-paths.ts'
import { askAxes, askCubes, askGears, askJugs, askLamps, askPips, askScales } from './ask-puzzles.ts'
import { askBeats, askEgypt, askLights, askMirror, askMoon, askPennants, askPlanets } from './ask-sights.ts'
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
  pennants: askPennants,
  egypt: askEgypt,
  planets: askPlanets,
  moon: askMoon,
  lights: askLights,
  cubes: askCubes,
  pips: askPips,
  gears: askGears,
  scales: askScales,
  axes: askAxes,
  jugs: askJugs,
  beats: askBeats,
  circuits: askLamps,
  mirror: askMirror,
  reach: askReach,
  folds: askFolds,
  turned: askTurned,
  ropes: askRopes,
} as const satisfies Record<string, Ask>

export type Pack = keyof typeof asks
