import type { GameContext, HudItem } from '#kit/game/contract.ts'
import type { BubbleDefinition } from './definitions.ts'
import { FLIP_EVERY } from './flip.ts'
import { openOf, type Goal } from './goals.ts'
import { rowAfter } from './grab.ts'
import { pressureAt } from './hanging.ts'
import { rowEvery } from './rigged.ts'
import { isWanted, RIGS } from './rigs.ts'
import { isColor, type Board, type State } from './state.ts'

/** The counter of what a goal still asks for. */
const OPEN: Readonly<Record<Goal['kind'], string>> = { clear: 'bubbles', guests: 'rescue', gather: 'gather' }
const GREAT_REST = 0.32
const GOOD_REST = 0.14
const MILLI = 1000

/** The counters above the stage: what runs out, and what remains. */
export function hudOf(
  { definition, goal }: Board,
  state: State,
  { text, number }: Pick<GameContext<BubbleDefinition>, 'text' | 'number'>,
): HudItem[] {
  const { cells, left, shots } = state
  const item = (id: string, value: number): HudItem => ({
    id,
    label: text(`hud.${id}`),
    value: number(value),
  })
  const rest = item('bubbles', cells.filter(isColor).length)
  switch (definition.kind) {
    case 'pack': {
      const open = goal ?? { kind: 'clear' }
      return [item('shots', Math.max(0, left)), item(OPEN[open.kind], openOf(open, state))]
    }
    case 'ceiling': {
      const every = pressureAt(shots)
      return [item('ceiling', every - (shots % every))]
    }
    case 'flip':
      return [item('flip', FLIP_EVERY - (shots % FLIP_EVERY))]
    case 'marbles':
      return [rest]
    case 'nomiss':
    case 'grab':
      return [item('ceiling', untilRow(definition.kind, shots))]
    case 'rescue':
    case 'fuse':
      return [
        item('shots', Math.max(0, left)),
        item(definition.kind, cells.filter((cell) => isWanted(RIGS[definition.kind as 'fuse'], cell)).length),
      ]
    default:
      return [item('shots', Math.max(0, left)), rest]
  }
}

/** Shots until the next row comes by itself. */
function untilRow(kind: 'nomiss' | 'grab', shots: number): number {
  const every = (kind === 'grab' ? rowAfter : rowEvery)(shots)
  return every - (shots % every)
}

/** The number beside the launcher: shots left, or shots until the board moves. */
export function restOf(
  { definition }: Board,
  { left, shots }: State,
  number: (value: number) => string,
): string {
  if (definition.kind === 'ceiling') return number(pressureAt(shots) - (shots % pressureAt(shots)))
  if (definition.kind === 'flip') return number(FLIP_EVERY - (shots % FLIP_EVERY))
  if (definition.kind === 'nomiss') return number(untilRow(definition.kind, shots))
  return left >= 0 ? number(left) : ''
}

/** Stars by the shots saved; on a path by how far the chain was kept from its end. */
export function starsOf({ shotsAtStart, path }: Board, { left, lean }: State): 1 | 2 | 3 {
  const way = path ? (path.length - 1) / 8 : 1
  const rest = path ? 0.75 - lean / MILLI / way : left / shotsAtStart
  return rest >= GREAT_REST ? 3 : rest >= GOOD_REST ? 2 : 1
}
