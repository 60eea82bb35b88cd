import type { Point } from '#kit/game/stage.ts'

/** Something a cursor can select. */
export interface Choice {
  readonly id: number
  readonly at: Point
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isArrow = (key: string) => key in ARROWS

/** The best choice in the direction of an arrow key; the first one if none is selected. */
export function nearest(
  choices: readonly Choice[],
  from: number | undefined,
  arrow: string,
): number | undefined {
  const [dx, dy] = ARROWS[arrow] ?? [0, 0]
  const here = choices.find(({ id }) => id === from)
  if (!here) return choices[0]?.id
  let best = here.id
  let least = Infinity
  for (const { id, at } of choices) {
    const ahead = (at.x - here.at.x) * dx + (at.y - here.at.y) * dy
    const aside = Math.abs((at.x - here.at.x) * dy) + Math.abs((at.y - here.at.y) * dx)
    if (ahead < 2 || ahead + aside * 2 >= least) continue
    best = id
    least = ahead + aside * 2
  }
  return best
}
