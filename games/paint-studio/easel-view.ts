import type { GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { handleAt } from './easel-art.ts'
import type { Button, Easel } from './easel-layout.ts'
import { PEEK, placeOf } from './picture.ts'
import { pictureOf } from './pictures.ts'
import type { PaintState } from './rules.ts'

export interface EaselView {
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

export function picture(view: EaselView) {
  return pictureOf(view.craft, view.tools.state().level)
}

function cellPlace(view: EaselView, cell: number): Point {
  const { x, y, cell: side } = view.easel.sheet
  const { size } = picture(view)
  return { x: x + ((cell % size) + 0.5) * side, y: y + (Math.floor(cell / size) + 0.5) * side }
}

export function buttonFor(view: EaselView, kind: Button['kind'], value: number) {
  return view.easel.buttons.find((button) => button.kind === kind && button.value === value)
}

/** Position of a stroke on the screen. */
export function spotOf(view: EaselView, input: number): Point {
  if (input === PEEK) return buttonFor(view, 'peek', 0)?.at ?? { x: 0, y: 0 }
  const place = placeOf(input)
  if (view.craft === 'stencil') return buttonFor(view, 'stencil', place)?.at ?? { x: 0, y: 0 }
  const { size } = picture(view)
  if (view.craft === 'blot' && place >= size * size)
    return buttonFor(view, 'fold', place - size * size)?.at ?? { x: 0, y: 0 }
  return view.craft === 'roller' ? handleAt(view.easel, size, place) : cellPlace(view, place)
}

/** Touch targets: places of the sheet, then buttons, numbered from `places` on. */
export function spots(view: EaselView): readonly Point[] {
  const { size, target } = picture(view)
  const places =
    view.craft === 'roller'
      ? Array.from({ length: size * 2 }, (_, line) => handleAt(view.easel, size, line))
      : view.craft === 'stencil'
        ? []
        : [...target.keys()].map((cell) => cellPlace(view, cell))
  return [...places, ...view.easel.buttons.map(({ at }) => at)]
}

export function placesCount(view: EaselView) {
  return spots(view).length - view.easel.buttons.length
}

export function cellAt(view: EaselView, { x, y }: Point): number | undefined {
  const { size } = picture(view)
  const { sheet } = view.easel
  const [column, row] = [Math.floor((x - sheet.x) / sheet.cell), Math.floor((y - sheet.y) / sheet.cell)]
  return column < 0 || row < 0 || column >= size || row >= size ? undefined : column + row * size
}
