import type { GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { handleAt } from './easel-art.ts'
import type { Button, Easel } from './easel-layout.ts'
import { PEEK, placeOf } from './picture.ts'
import { pictureOf } from './pictures.ts'
import type { PaintState } from './rules.ts'

export interface Desk {
  readonly tools: SceneTools<PaintDefinition, PaintState, number>
  readonly host: GameHost
  readonly craft: PaintDefinition['craft']
  easel: Easel
  brush: number
  press: number
  wet: Map<number, number>
  crosses: { readonly at: Point; k: number }[]
  stripe: { readonly line: number; k: number } | undefined
  hinted: { readonly input: number; k: number } | undefined
  cursor: number | undefined
  /** Cells the held finger has touched. */
  touched: Set<number>
}

export function picture(desk: Desk) {
  return pictureOf(desk.craft, desk.tools.state().level)
}

function cellPlace(desk: Desk, cell: number): Point {
  const { x, y, cell: side } = desk.easel.sheet
  const { size } = picture(desk)
  return { x: x + ((cell % size) + 0.5) * side, y: y + (Math.floor(cell / size) + 0.5) * side }
}

export function buttonFor(desk: Desk, kind: Button['kind'], value: number) {
  return desk.easel.buttons.find((button) => button.kind === kind && button.value === value)
}

/** Position of a stroke on the screen. */
export function spotOf(desk: Desk, input: number): Point {
  if (input === PEEK) return buttonFor(desk, 'peek', 0)?.at ?? { x: 0, y: 0 }
  const place = placeOf(input)
  if (desk.craft === 'stencil') return buttonFor(desk, 'stencil', place)?.at ?? { x: 0, y: 0 }
  const { size } = picture(desk)
  if (desk.craft === 'blot' && place >= size * size)
    return buttonFor(desk, 'fold', place - size * size)?.at ?? { x: 0, y: 0 }
  return desk.craft === 'roller' ? handleAt(desk.easel, size, place) : cellPlace(desk, place)
}

/** Touch targets: places of the sheet, then buttons, numbered from `places` on. */
export function spots(desk: Desk): readonly Point[] {
  const { size, target } = picture(desk)
  const places =
    desk.craft === 'roller'
      ? Array.from({ length: size * 2 }, (_, line) => handleAt(desk.easel, size, line))
      : desk.craft === 'stencil'
        ? []
        : [...target.keys()].map((cell) => cellPlace(desk, cell))
  return [...places, ...desk.easel.buttons.map(({ at }) => at)]
}

export function placesCount(desk: Desk) {
  return spots(desk).length - desk.easel.buttons.length
}

export function cellAt(desk: Desk, { x, y }: Point): number | undefined {
  const { size } = picture(desk)
  const { sheet } = desk.easel
  const [column, row] = [Math.floor((x - sheet.x) / sheet.cell), Math.floor((y - sheet.y) / sheet.cell)]
  return column < 0 || row < 0 || column >= size || row >= size ? undefined : column + row * size
}
