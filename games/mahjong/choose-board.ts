import type { GameContext, GameOption, Run } from '#kit/game/contract.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { boardOfLevel, boards, isPicture, levelOfBoard } from './all-boards.ts'
import type { Board } from './boards.ts'
import type { MahjongDefinition } from './definitions.ts'
import { tileWidthOn } from './geometry.ts'
import type { MahjongInput } from './rules.ts'
import { THEMES, themeOf } from './themes.ts'

export type MahjongContext = GameContext<MahjongDefinition, MahjongInput>

export const BOARD_OPTION = 'board'
export const THEME_OPTION = 'theme'
export const TIME_OPTION = 'time'
/** Least tile width for which the big board is the default. */
const COMFORTABLE_TILE = 44
/**
 * Tile width that a thumb hits: with it all 144 tiles fit on a phone in eight columns, if its stage is high
 * enough.
 */
const THUMB_TILE = 40

/** Default board: all 144 tiles where there is space, low and wide on a phone in landscape, else eight columns. */
export function fittingBoard(size: StageSize): string {
  const width = (id: string) => tileWidthOn(boardOfLevel(levelOfBoard(id)), size)
  if (width('turtle') >= COMFORTABLE_TILE) return 'turtle'
  if (size.height < 420 && width('reef') >= COMFORTABLE_TILE) return 'reef'
  return width('terrace') >= THUMB_TILE ? 'terrace' : 'shell'
}

/** The chosen board, or the default. */
export function wantedBoard(context: MahjongContext, size: StageSize): string {
  const kept = context.remembered(BOARD_OPTION)
  return kept && levelOfBoard(kept) > 0 ? kept : fittingBoard(size)
}

/** The stored run, or a new one on the wanted board. */
export function openRun(context: MahjongContext, size: StageSize): Run<MahjongInput> {
  const run = context.open()
  if (context.definition.picture) return run
  const level = levelOfBoard(wantedBoard(context, size))
  const begun = run.sim.progress > 0 || run.sim.score > 0
  return begun || run.level === level ? run : context.fresh({ level })
}

/** Options: board, unless the game has its own picture, tiles, and whether the time is shown. */
export const optionsOf = (context: MahjongContext, chosen: Board): readonly GameOption[] => [
  ...(context.definition.picture ? [] : [boardOption(context, chosen)]),
  themeOption(context),
  timeOption(context),
]

export const boardName = ({ text }: MahjongContext, board: Board): string =>
  text(isPicture(board) ? `title.${board.id}` : `board.${board.id}`)

const boardOption = (context: MahjongContext, chosen: Board): GameOption => ({
  id: BOARD_OPTION,
  label: context.text('option.board'),
  value: chosen.id,
  choices: boards.map((board) => ({
    value: board.id,
    label: context.text('board.choice', {
      name: boardName(context, board),
      tiles: context.number(board.places.length),
    }),
  })),
})

const themeOption = ({ text, remembered }: MahjongContext): GameOption => ({
  id: THEME_OPTION,
  label: text('option.theme'),
  value: themeOf(remembered(THEME_OPTION)).id,
  choices: THEMES.map(({ id }) => ({ value: id, label: text(`theme.${id}`) })),
})

const timeOption = ({ text, remembered }: MahjongContext): GameOption => ({
  id: TIME_OPTION,
  label: text('option.time'),
  value: remembered(TIME_OPTION) === 'off' ? 'off' : 'on',
  choices: ['on', 'off'].map((value) => ({ value, label: text(`time.${value}`) })),
})
