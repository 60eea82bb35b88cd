export type Spot = readonly [x: number, y: number]
export type Spots = readonly Spot[]

const tidy = (value: number) => Math.round(value * 100) / 100

export const polygon = (spots: Spots): string =>
  spots.length < 3 ? '' : `M${spots.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}Z`

export const rectangle = (x: number, y: number, width: number, height: number): Spots => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** What of a polygon lies inside a convex one whose corners run clockwise (Sutherland-Hodgman). */
function clipped(spots: Spots, window: Spots): Spots {
  return window.reduce<Spots>((kept, [ax, ay], index) => {
    const [bx, by] = window[(index + 1) % window.length]!
    const side = ([x, y]: Spot) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    return kept.flatMap((spot, at) => {
      const before = kept[(at + kept.length - 1) % kept.length]!
      const [here, there] = [side(spot), side(before)]
      const cut: Spot[] = []
      if (here >= 0 !== there >= 0) {
        const k = there / (there - here)
        cut.push([before[0] + (spot[0] - before[0]) * k, before[1] + (spot[1] - before[1]) * k])
      }
      return here >= 0 ? [...cut, spot] : cut
    })
  }, spots)
}

/** A bar of a width along a line, longer than the line at both ends, cut off at a window. */
function bar([x1, y1]: Spot, [x2, y2]: Spot, width: number, window: Spots): Spots {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [nx, ny] = [(-uy * width) / 2, (ux * width) / 2]
  const [fromX, fromY, toX, toY] = [x1 - ux * width, y1 - uy * width, x2 + ux * width, y2 + uy * width]
  const spots: Spots = [
    [fromX + nx, fromY + ny],
    [fromX - nx, fromY - ny],
    [toX - nx, toY - ny],
    [toX + nx, toY + ny],
  ]
  return clipped(spots, window)
}

/** A band from corner to corner of a flag: rising to the fly or falling. */
export function diagonal(flagWidth: number, width: number, isRising: boolean): string {
  const [from, to]: [Spot, Spot] = isRising
    ? [
        [0, 100],
        [flagWidth, 0],
      ]
    : [
        [0, 0],
        [flagWidth, 100],
      ]
  return polygon(bar(from, to, width, rectangle(0, 0, flagWidth, 100)))
}

/** The Union Jack: the red saltire turns like a windmill, the broad white leads at the hoist. */
export function jack(width: number, height: number): readonly (readonly [color: string, path: string])[] {
  const unit = height / 30
  const window = rectangle(0, 0, width, height)
  const middle: Spot = [width / 2, height / 2]
  const corners: Spots = rectangle(0, 0, width, height)
  const white = [corners[0]!, corners[1]!].map((corner, index) =>
    polygon(bar(corner, corners[index + 2]!, 6 * unit, window)),
  )
  const edges: Spots = [
    [width / 2, 0],
    [width, height / 2],
    [width / 2, height],
    [0, height / 2],
  ]
  // Of each half diagonal only the red that lies clockwise behind it is seen.
  const red = corners.map((corner, index) => {
    const behind = edges[(index + 3) % 4]!
    return polygon(clipped(bar(corner, middle, 4 * unit, window), [corner, middle, behind]))
  })
  const cross = (thick: number) =>
    polygon(rectangle(0, (height - thick) / 2, width, thick)) +
    polygon(rectangle((width - thick) / 2, 0, thick, height))
  return [
    ['012169', polygon(window)],
    ['FFFFFF', white.join('')],
    ['C8102E', red.join('')],
    ['FFFFFF', cross(10 * unit)],
    ['C8102E', cross(6 * unit)],
  ]
}
