import type { GameContext, GameOption, Run } from '#kit/game/contract.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { boardOfLevel, boards, levelOfBoard, type Board } from './boards.ts'
import type { MahjongDefinition } from './definitions.ts'
import { tileWidthOn } from './geometry.ts'
import type { MahjongInput } from './rules.ts'

export type MahjongContext = GameContext<MahjongDefinition, MahjongInput>

export const BOARD_OPTION = 'board'
/** Tiles of the big board must be at least this wide before it is the first choice. */
const COMFORTABLE_TILE = 44

/** The board a new visitor gets: big where there is room, low and wide on a lying phone, else eight columns. */
export function fittingBoard(size: StageSize): string {
  const comfortable = (id: string) => tileWidthOn(boardOfLevel(levelOfBoard(id)), size) >= COMFORTABLE_TILE
  if (comfortable('turtle')) return 'turtle'
  return size.height < 420 && comfortable('reef') ? 'reef' : 'shell'
}

/** The board the player chose, or the one that fits. */
export function wantedBoard(context: MahjongContext, size: StageSize): string {
  const kept = context.remembered(BOARD_OPTION)
  return kept && levelOfBoard(kept) > 0 ? kept : fittingBoard(size)
}

/** The kept run, or a fresh one on the wanted board. */
export function openRun(context: MahjongContext, size: StageSize): Run<MahjongInput> {
  const run = context.open()
  if (context.definition.picture) return run
  const level = levelOfBoard(wantedBoard(context, size))
  const begun = run.sim.progress > 0 || run.sim.score > 0
  return begun || run.level === level ? run : context.fresh({ level })
}

/** The choice among the big boards; a game with a picture of its own has none. */
export const boardOptions = (context: MahjongContext, chosen: Board): readonly GameOption[] =>
  context.definition.picture ? [] : [boardOption(context, chosen)]

const boardOption = ({ text, number }: MahjongContext, chosen: Board): GameOption => ({
  id: BOARD_OPTION,
  label: text('option.board'),
  value: chosen.id,
  choices: boards.map(({ id, places }) => ({
    value: id,
    label: text('board.choice', { name: text(`board.${id}`), tiles: number(places.length) }),
  })),
})
