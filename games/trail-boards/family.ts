import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { BOARDS } from './boards.ts'
import { trailMind } from './bot.ts'
import { definitions, type TrailDefinition } from './definitions.ts'
import type { TrailPosition } from './position.ts'
import { rulesOf } from './rules.ts'

export const set: DuelSet<TrailDefinition, TrailPosition, string> = {
  definitions,
  rulesOf,
  mindOf: trailMind,
}

/** Undoing a move would reveal the next throw. */
export const family: Family<TrailDefinition, string> = {
  ...duelFamily('trail-boards', set),
  mayUndo: () => false,
  board: ({ kind }) => BOARDS[kind].cells,
}
